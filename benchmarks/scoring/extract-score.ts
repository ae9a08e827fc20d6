/** Compares an extraction with its truth: counts leaves that are true, returned and right, and blanks that were left blank. */
export interface ExtractCounts {
  true: number;
  given: number;
  right: number;
  blank: number;
  leftBlank: number;
}

export function noCounts(): ExtractCounts {
  return { true: 0, given: 0, right: 0, blank: 0, leftBlank: 0 };
}

/** F1 of leaves, in per cent. */
export function f1({ true: gold, given, right }: ExtractCounts): number {
  return gold + given === 0 ? 100 : (200 * right) / (gold + given);
}

/** JSON Pointers that are not scored; `*` matches any index. */
export type Ignored = readonly string[];

/** A leaf of the truth, or of the data, with its counterpart; blank if it has none. */
export interface ComparedLeaf {
  readonly truth: unknown;
  readonly data: unknown;
  /** JSON Pointer into the data. */
  readonly pointer: string;
  readonly isRight: boolean;
}

/** Compares data with its truth, leaf by leaf; rows of arrays are aligned in order. */
export function countLeaves(
  truth: unknown,
  data: unknown,
  counts: ExtractCounts = noCounts(),
  ignored: Ignored = [],
): ExtractCounts {
  for (const leaf of comparedLeaves(truth, data, ignored)) {
    if (isBlank(leaf.truth)) counts.blank++;
    else counts.true++;
    if (isBlank(leaf.data)) counts.leftBlank += isBlank(leaf.truth) ? 1 : 0;
    else counts.given++;
    if (leaf.isRight) counts.right++;
  }
  return counts;
}

/** Yields the leaves of both sides in pairs, those of aligned rows together. */
export function* comparedLeaves(
  truth: unknown,
  data: unknown,
  ignored: Ignored = [],
  path = "",
  pointer = "",
): Generator<ComparedLeaf> {
  if (ignored.includes(path)) return;
  if (Array.isArray(truth) || (Array.isArray(data) && isBlank(truth))) {
    const [rows, given] = [listOf(truth), listOf(data)];
    for (const [a, b] of alignRows(rows, given)) {
      const row = a === null ? null : rows[a];
      yield* comparedLeaves(row, b === null ? null : given[b], ignored, `${path}/*`, `${pointer}/${b ?? "-"}`);
    }
    return;
  }
  if (isObject(truth) || (isObject(data) && isBlank(truth))) {
    const [gold, given] = [isObject(truth) ? truth : {}, isObject(data) ? data : {}];
    for (const key of new Set([...Object.keys(gold), ...Object.keys(given)])) {
      const name = key.replaceAll("~", "~0").replaceAll("/", "~1");
      yield* comparedLeaves(gold[key], given[key], ignored, `${path}/${key}`, `${pointer}/${name}`);
    }
    return;
  }
  const isRight = !isBlank(truth) && !isBlank(data) && areSame(truth, data);
  yield { truth, data, pointer, isRight };
}

/** Matches rows in the order of both lists; a row without a match is paired with null. */
function alignRows(rows: readonly unknown[], given: readonly unknown[]): (readonly [number | null, number | null])[] {
  const [n, m] = [rows.length, given.length];
  const best = Array.from({ length: n + 1 }, () => new Float64Array(m + 1));
  const likeness = Array.from({ length: n }, () => new Float64Array(m));
  for (let a = n - 1; a >= 0; a--) {
    for (let b = m - 1; b >= 0; b--) {
      // In a nearly correct list, matching rows are near the diagonal.
      likeness[a]![b] = Math.abs(a - b) > WIDEST_SHIFT ? 0 : countLeaves(rows[a], given[b]).right;
      best[a]![b] = Math.max(best[a + 1]![b]!, best[a]![b + 1]!, best[a + 1]![b + 1]! + likeness[a]![b]!);
    }
  }
  const pairs: (readonly [number | null, number | null])[] = [];
  let [a, b] = [0, 0];
  while (a < n && b < m) {
    if (best[a]![b] === best[a + 1]![b + 1]! + likeness[a]![b]! && likeness[a]![b]! > 0) pairs.push([a++, b++]);
    else if (best[a]![b] === best[a + 1]![b]) pairs.push([a++, null]);
    else pairs.push([null, b++]);
  }
  while (a < n) pairs.push([a++, null]);
  while (b < m) pairs.push([null, b++]);
  return pairs;
}

const WIDEST_SHIFT = 60;

/** Whether two values are equal regardless of notation: numbers to half a cent, words without case, spaces and punctuation. */
export function areSame(truth: unknown, data: unknown): boolean {
  if (typeof truth === "boolean" || typeof data === "boolean") return truth === data;
  if (typeof truth === "number") return Math.abs(Number(data) - truth) <= Math.max(0.005, Math.abs(truth) * 1e-6);
  return plain(truth) === plain(data);
}

export function plain(value: unknown): string {
  return String(value)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
