/** A stable sort. Returns the list itself if it is already in order, which is nearly always so. */
export function sortBy<Placed>(
  list: readonly Placed[],
  isBefore: (a: Placed, b: Placed) => boolean,
): readonly Placed[] {
  let at = 1;
  while (at < list.length && !isBefore(list[at]!, list[at - 1]!)) at++;
  if (at >= list.length) return list;
  if (list.length > FEW) return [...list].sort((a, b) => (isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0));
  const sorted = [...list];
  for (; at < sorted.length; at++) {
    const value = sorted[at]!;
    let to = at;
    for (; to > 0 && isBefore(value, sorted[to - 1]!); to--) sorted[to] = sorted[to - 1]!;
    sorted[to] = value;
  }
  return sorted;
}

/** Sorts from left to right. Returns the list itself if it is already in order, which is nearly always so. */
export function byLeft<Placed extends { readonly left: number }>(list: readonly Placed[]): readonly Placed[] {
  for (let at = 1; at < list.length; at++) {
    if (list[at]!.left < list[at - 1]!.left) return [...list].sort((a, b) => a.left - b.left);
  }
  return list;
}

/** Median of a list; 0 for an empty list. Does not change the list. */
export function median(values: readonly number[]): number {
  return values.length === 0 ? 0 : nthSmallest(values, values.length >> 1);
}

/** The value at index `nth`, from 0, of the sorted list. Does not change the list. */
export function nthSmallest(values: readonly number[], nth: number): number {
  if (values.length > FEW) return Float64Array.from(values).sort()[nth]!;
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!;
    let to = at;
    while (to > 0 && few[to - 1]! > value) {
      few[to] = few[to - 1]!;
      to--;
    }
    few[to] = value;
  }
  return few[nth]!;
}

/** Up to this length, insertion sort is faster than the native sort. */
export const FEW = 24;
/** Buffer for sorting a few numbers. It is reused, because this runs for every line of every page. */
const few = new Float64Array(FEW);
