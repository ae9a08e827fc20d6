/**
 * The largest `count` from 1 to `most` for which `fits(count)` is true, if it is true for all smaller ones; 1 if it never is.
 * Calls `fits` rarely, because each call may render a whole table: parts of one block have about the same count, so
 * the search begins at a guess and widens from there.
 */
export function longestFit(most: number, fits: (count: number) => boolean, guess = 1): number {
  let low = 1;
  let high = most + 1;
  let step = 1;
  for (let count = Math.min(guess, most); low < count && count < high; step *= 2) {
    if (fits(count)) low = count;
    else high = count;
    // Until both bounds are known, move towards the unknown one.
    if (high > most) count = low + step;
    else if (low === 1) count = high - step;
    else break;
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
