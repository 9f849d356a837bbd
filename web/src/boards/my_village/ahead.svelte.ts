/** What is pointed at: the time it would cost, and the moves that a value would allow, to be shown on the table. */
export const ahead = $state({ time: 0, cloud: 0, crosses: false, could: [] as readonly string[] });

/** Point at something that takes time, or at nothing. */
export function foresee({ time, cloud, crosses } = { time: 0, cloud: 0, crosses: false }): void {
  ahead.time = time;
  ahead.cloud = cloud;
  ahead.crosses = crosses;
}
