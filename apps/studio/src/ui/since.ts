const STEPS: readonly (readonly [number, Intl.RelativeTimeFormatUnit])[] = [
  [60, "second"],
  [60, "minute"],
  [24, "hour"],
  [365, "day"],
];
const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** `5 minutes ago` */
export function sinceInWords(time: string): string {
  let count = (Date.parse(time) - Date.now()) / 1000;
  for (const [most, unit] of STEPS) {
    if (Math.abs(count) < most || unit === "day") return format.format(Math.round(count), unit);
    count /= most;
  }
  return time;
}
