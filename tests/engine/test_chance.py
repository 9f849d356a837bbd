import pytest

from igroteka.engine.chance import MASK, Chance, Scripted, key_of, threefry


@pytest.mark.parametrize(
    ("key", "counter", "block"),
    [
        ((0, 0), (0, 0), (0x6B200159, 0x99BA4EFE)),
        ((MASK, MASK), (MASK, MASK), (0x1CB996FC, 0xBB002BE7)),
        ((0x13198A2E, 0x03707344), (0x243F6A88, 0x85A308D3), (0xC4923A9C, 0x483DF7A0)),
    ],
)
def test_threefry_gives_the_published_vectors(
    key: tuple[int, int], counter: tuple[int, int], block: tuple[int, int]
) -> None:
    assert threefry(*key, *counter) == block


def test_the_same_seed_and_ply_give_the_same_numbers_and_others_do_not() -> None:
    def numbers(seed: int | str, ply: int) -> list[int]:
        chance = Chance(key_of(seed), ply)
        return [chance.below(1000) for _ in range(10)]

    assert numbers(7, 3) == numbers(7, 3)
    assert len({str(each) for each in (numbers(7, 3), numbers(7, 4), numbers(8, 3), numbers("7x", 3))}) == 4


def test_numbers_are_even() -> None:
    chance = Chance(key_of("even"), 0)
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.below(6)] += 1
    assert max(abs(count - 10_000) for count in counts) < 400  # more than four standard deviations


def test_shuffles_are_even() -> None:
    chance = Chance(key_of("shuffle"), 0)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert max(abs(count - 1000) for count in counts.values()) < 140


def test_a_script_is_followed_and_checked() -> None:
    script = Scripted(numbers=[2, 9], orders=[[3, 1, 2]])
    assert script.below(6) == 2
    items = [1, 2, 3]
    script.shuffle(items)
    assert items == [3, 1, 2]
    script.shuffle(items)
    assert items == [3, 1, 2]
    with pytest.raises(ValueError, match="says 9"):
        script.below(6)
    with pytest.raises(ValueError, match="out of numbers"):
        script.below(6)
    with pytest.raises(ValueError, match="not an order"):
        Scripted(orders=[[1]]).shuffle(items)
