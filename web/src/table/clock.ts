/** Seconds as a clock shows them: minutes and seconds, or days and hours. */
export function clockFace(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const days = Math.floor(left / 86400);
  const hours = Math.floor((left % 86400) / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  const two = (n: number) => String(n).padStart(2, "0");
  if (days) return `${days}:${two(hours)}:${two(minutes)}`;
  if (hours) return `${hours}:${two(minutes)}:${two(left % 60)}`;
  return `${minutes}:${two(left % 60)}`;
}
