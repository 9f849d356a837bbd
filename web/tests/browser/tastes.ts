/** What newcomers like to click, game by game: the first of these that glows. */

function first(order: readonly (string | RegExp)[]) {
  return (moves: string[]): string | undefined => {
    for (const wish of order) {
      const found = moves.filter((move) => (typeof wish === "string" ? move === wish : wish.test(move)));
      if (found.length) return found.at(-1);
    }
    return moves.at(-1);
  };
}

export const TASTES: Record<string, (moves: string[]) => string | undefined> = {
  dominion: first([
    "play:village",
    "play:market",
    /^play:(smithy|militia|woodcutter|moat)$/,
    "end_actions",
    "treasures",
    /^play:(gold|silver|copper)$/,
    "buy:province",
    "buy:gold",
    "buy:smithy",
    "buy:silver",
    /^discard:(estate|curse|duchy|copper)$/,
    /^discard:/,
    "end_turn",
  ]),
  bronze_age: first([
    "roll",
    "keep",
    /^food:/,
    /^build:(city|step|stone)/,
    /^build:/,
    "done_building",
    "done_trading",
    "decline",
    /^buy:/,
    /^pay:/,
    /^discard:/,
    "buy_nothing",
  ]),
  strasbourg: first([
    /^keep:/,
    /^take:/,
    /^sell:/,
    /^buy:/,
    /^chapel:/,
    /^build:/,
    /^recover:/,
    "lay-out",
    "stop",
    /^reveal:/,
  ]),
  my_village: first([
    /^(bury|hire|graduate|church|council|monk|travel|serve):/,
    /^(build|use|invite):/,
    /^(field|meeting|pupil|push|mark_|token)/,
    "walk:house",
    /^walk:/,
    /^take:black/,
    /^take:/,
    /^pay/,
  ]),
  village: (moves) => {
    const takes = moves.filter((move) => /^(take|act):/.test(move));
    if (takes.length) return takes[(moves.length * 7) % takes.length];
    return first([
      /^(serve|set_out|travel_on|climb|pull|bury):/,
      "harvest",
      "birth",
      /^(make|train|enter|rise|church|buy|privilege|coins):/,
      /^take_/,
    ])(moves);
  },
};
