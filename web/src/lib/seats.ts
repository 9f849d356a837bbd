/** How seats are called and marked: every player has a name, a letter, a shape and a colour. */
import type { SeatSeen } from "./api";
import type { Speaker } from "./speaker";

const ROMAN = ["I", "II", "III", "IV", "V"];

/** A name for each seat; bots of one kind are told apart by numbers. */
export function names(seats: readonly SeatSeen[], words: Speaker, ours: Speaker): string[] {
  const called = seats.map((seat) => {
    if (seat.kind === "bot" && seat.bot) return botName(seat.bot, words, ours);
    return seat.name || ours.say("seat-nobody", { number: seat.seat + 1 });
  });
  return called.map((name, seat) => {
    if (called.filter((each) => each === name).length === 1) return name;
    const number = called.slice(0, seat).filter((each) => each === name).length;
    return `${name} ${ROMAN[number] ?? number + 1}`;
  });
}

export function botName(bot: string, words: Speaker, ours: Speaker): string {
  for (const speaker of [words, ours]) if (speaker.has(`bot-${bot}`)) return speaker.say(`bot-${bot}`);
  return bot;
}

export type Shape = "circle" | "square" | "triangle" | "diamond" | "hexagon";

export const SHAPES: readonly Shape[] = ["circle", "square", "triangle", "diamond", "hexagon"];

export function shape(seat: number): Shape {
  return SHAPES[seat % SHAPES.length] as Shape;
}

export function letter(name: string): string {
  return (/\p{L}|\p{N}/u.exec(name)?.[0] ?? "·").toUpperCase();
}
