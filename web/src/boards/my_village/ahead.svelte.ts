/** The time that the piece under the pointer would cost, so that the life track can show where it leads. */
export const ahead = $state({ time: 0 });
