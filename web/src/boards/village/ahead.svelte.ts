/** The move that is pointed at: the life track shows where its time would lead. */
class Ahead {
  move = $state<string | null>(null);
}

export const ahead = new Ahead();
