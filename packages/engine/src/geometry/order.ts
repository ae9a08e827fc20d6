/** The same in order, what is alike as it stood; the list itself, as nearly always, where it is in that order. */
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

/** The same from left to right; the list itself, as nearly always, where it is in that order. */
export function byLeft<Placed extends { readonly left: number }>(list: readonly Placed[]): readonly Placed[] {
  for (let at = 1; at < list.length; at++) {
    if (list[at]!.left < list[at - 1]!.left) return [...list].sort((a, b) => a.left - b.left);
  }
  return list;
}

/** The middle value of a list, 0 for none. The list is left as it was. */
export function median(values: readonly number[]): number {
  return values.length === 0 ? 0 : nthSmallest(values, values.length >> 1);
}

/** The value that would be at `nth`, from 0, were the list sorted. It is left as it was. */
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

/** Up to here sorting by insertion beats the native sort. */
export const FEW = 24;
/** For a few numbers to be sorted in; asked for at every line of every page, and never held. */
const few = new Float64Array(FEW);
