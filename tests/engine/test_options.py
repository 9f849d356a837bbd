import pytest

from igroteka.engine.errors import BadOption
from igroteka.engine.options import Choice, Flag, Number, read_options

DECLARED = (Choice("map", "old", "new"), Flag("trade", False), Number("rounds", 5, 1, 9))


def test_defaults_fill_in_and_words_are_read() -> None:
    assert read_options(DECLARED, None) == {"map": "old", "trade": False, "rounds": 5}
    assert read_options(DECLARED, {"trade": "yes", "rounds": "7"}) == {"map": "old", "trade": True, "rounds": 7}


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"map": "flat"}, "option map is one of old, new, not 'flat'"),
        ({"trade": "maybe"}, "option trade is yes or no"),
        ({"rounds": "many"}, "option rounds is a whole number"),
        ({"rounds": 10}, "option rounds goes from 1 to 9"),
        ({"rounds": True}, "option rounds"),
        ({"board": 1}, "there is no option 'board'; the options are: map, trade, rounds"),
    ],
)
def test_a_wrong_option_is_refused_by_name(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        read_options(DECLARED, given)
