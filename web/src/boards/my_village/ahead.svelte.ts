/** What is pointed at: the time it would cost, and the moves that a value would allow, to be shown on the table. */
export const ahead = $state({ time: 0, could: [] as readonly string[] });
