/**
 * The largest `count` from 1 to `most` for which `fits(count)` holds, if it holds for all smaller ones; 1 if it never does.
 * Asks few times, because each question may write out a whole table: parts of one block have about the same count, so
 * that the search begins at a guess and widens from there.
 */
export function longestFit(most: number, fits: (count: number) => boolean, guess = 1): number {
  let low = 1;
  let high = most + 1;
  let step = 1;
  for (let count = Math.min(guess, most); low < count && count < high; step *= 2) {
    if (fits(count)) low = count;
    else high = count;
    // Until both sides are known, continue to the unknown one.
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
