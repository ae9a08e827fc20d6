/**
 * The largest `count` from 1 to `most` for which `fits(count)` holds, if it holds for all smaller ones; 1 if it never does.
 * Asks about log₂ times, because each question may write out a whole table.
 */
export function longestFit(most: number, fits: (count: number) => boolean): number {
  let known = 1;
  let step = 1;
  while (known + step <= most && fits(known + step)) {
    known += step;
    step *= 2;
  }
  for (; step >= 1; step = Math.floor(step / 2)) {
    if (known + step <= most && fits(known + step)) known += step;
  }
  return known;
}
