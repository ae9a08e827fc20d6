/**
 * The heaviest selection of items whose values do not fall in list order, using a tree over the values (Fenwick, 1994): n log n.
 *
 * @param weights - weight of each item; above 0
 * @returns indexes of the selected items, rising
 */
export function longestRising(values: readonly number[], weights: readonly number[]): readonly number[] {
  const ranks = rankOf(values);
  const size = values.length + 1;
  // For each rank, the item that ends the heaviest selection so far.
  const tree = new Int32Array(size).fill(-1);
  const sums = new Float64Array(values.length);
  const before = new Int32Array(values.length).fill(-1);
  let last = -1;
  for (let index = 0; index < values.length; index += 1) {
    let best = -1;
    for (let at = ranks[index]!; at > 0; at -= at & -at) {
      const item = tree[at]!;
      if (item >= 0 && (best < 0 || sums[item]! > sums[best]!)) best = item;
    }
    before[index] = best;
    sums[index] = weights[index]! + (best < 0 ? 0 : sums[best]!);
    for (let at = ranks[index]!; at < size; at += at & -at) {
      const item = tree[at]!;
      if (item < 0 || sums[index]! > sums[item]!) tree[at] = index;
    }
    if (last < 0 || sums[index]! > sums[last]!) last = index;
  }
  const selected: number[] = [];
  for (let index = last; index >= 0; index = before[index]!) selected.push(index);
  return selected.reverse();
}

/** Ranks from 1; equal values share one. */
function rankOf(values: readonly number[]): readonly number[] {
  const sorted = [...new Set(values)].sort((one, other) => one - other);
  const ranks = new Map(sorted.map((value, index) => [value, index + 1]));
  return values.map((value) => ranks.get(value)!);
}
