/** Formats a time in UTC for people. */
export function toTime(time: number | null): string {
  return time === null ? "-" : new Date(time).toISOString().slice(0, 19).replace("T", " ");
}
