import { largestMatching } from "../assign/largest-matching.ts";
import { conceptsNamed } from "../lexicon/lexicon.ts";
import type { Field } from "../fields/field.ts";
import { toKeys, wordsOfName } from "../line-index/keys.ts";
import { LabelFinder, type LabelMatch } from "../candidates/label-matches.ts";
import type { Place, Token } from "../line-index/line-index.ts";
import { readNumber } from "../values/numbers.ts";
import { readDate } from "../values/dates.ts";
import type { PageLine } from "./page-lines.ts";

/** Minimum share of a line's texts that are values. */
const MIN_VALUE_SHARE = 0.3;
/** Maximum gap between the lines of one header. */
const MAX_LINE_GAP_EM = 0.65;
/** Minimum share of the narrower of two headers that the other covers. */
const MIN_SHARED = 0.5;

/** A column of a table, found by its header. */
export interface Column {
  /** Index of the field that it fills; null if no field is requested of it. */
  readonly field: number | null;
  readonly left: number;
  readonly right: number;
}

/** A header row and the columns that it names. */
export interface Header {
  readonly columns: readonly Column[];
  /** Indexes of its first and last line among the document's lines. */
  readonly first: number;
  readonly last: number;
  /** How well the header names the fields. */
  readonly score: number;
  /** Its text, by which a repeated header on the next page is recognised. */
  readonly text: string;
}

/** Maximum further header lines above and below the one that names most fields. */
const MAX_MORE = 3;
const MIN_LABEL = 0.3;

/** The rows of a document that name at least two fields of an array's items, the best first. */
export function findHeaders(fields: readonly Field[], lines: readonly PageLine[]): Header[] {
  const finder = new LabelFinder(fields);
  const fewest = Math.min(2, fields.length);
  const headers: Header[] = [];
  for (const [index, line] of lines.entries()) {
    const named = new Set(line.places.flatMap((place) => matchesIn(finder, place).map(({ field }) => field)));
    if (named.size < fewest || isData(line)) continue;
    const header = toHeader(fields, finder, lines, index);
    if (header !== null) headers.push(header);
  }
  return headers.toSorted((a, b) => b.score - a.score);
}

function matchesIn(finder: LabelFinder, place: Place): LabelMatch[] {
  return finder.findIn(place).filter(({ weight, share }) => weight * share >= MIN_LABEL);
}

const plain = { decimal: null, dayOrder: null } as const;

/** Whether a row has values, not names. */
function isData({ places }: PageLine): boolean {
  let values = 0;
  for (const place of places) {
    if (
      readNumber(place, 0, place.tokens.length, plain) !== null ||
      readDate(place, 0, place.tokens.length, plain) !== null
    ) {
      values++;
    }
  }
  return values > 1 && values >= MIN_VALUE_SHARE * places.length;
}

function toHeader(
  fields: readonly Field[],
  finder: LabelFinder,
  lines: readonly PageLine[],
  at: number,
): Header | null {
  const { first, last } = bandOf(lines, at);
  const stacks = stacksOf(lines.slice(first, last + 1).flatMap(({ places }) => places.flatMap(partAtLabels)));
  const cells = stacks.map((stack) => ({ place: joined(stack), matches: matchesIn(finder, joined(stack)) }));
  const spots = new Map<string, { readonly left: number; readonly right: number }>();
  const edges = fields.map((_, field) =>
    cells.flatMap(({ place, matches }, cell) =>
      matches.flatMap((match) => {
        if (match.field !== field) return [];
        const key = `${cell}.${isShared(matches) ? match.from : 0}`;
        if (!spots.has(key)) {
          spots.set(key, isShared(matches) ? extentOf(place.tokens.slice(match.from, match.to)) : place);
        }
        return [{ to: [...spots.keys()].indexOf(key), weight: match.weight * match.share ** 2, key }];
      }),
    ),
  );
  const chosen = largestMatching(edges, spots.size);
  const columns: Column[] = [];
  let score = 0;
  const taken = new Set<string>();
  for (const [field, edge] of chosen.entries()) {
    if (edge === null) continue;
    const { left, right } = spots.get(edge.key)!;
    columns.push({ field, left, right });
    taken.add(edge.key);
    score += edge.weight;
  }
  if (columns.length < Math.min(2, fields.length)) return null;
  for (const [cell, { place }] of cells.entries()) {
    if (![...taken].some((key) => key.startsWith(`${cell}.`))) {
      columns.push({ field: abbreviated(fields, columns, place), left: place.left, right: place.right });
    }
  }
  const text = cells.map(({ place }) => place.text).join(" | ");
  return { columns: columns.toSorted((a, b) => a.left - b.left), first, last, score, text };
}

/** Splits headers so close that they read as one text: "Pos Article Description" is three, if each part is a label and the whole is not. */
function partAtLabels(place: Place): Place[] {
  const { tokens } = place;
  if (tokens.length < 2 || conceptsNamed(tokens.flatMap(({ keys }) => keys)).length > 0) return [place];
  const parts: Place[] = [];
  for (let from = 0; from < tokens.length;) {
    let to = Math.min(tokens.length, from + 4);
    while (to > from && conceptsNamed(tokens.slice(from, to).flatMap(({ keys }) => keys)).length === 0) to--;
    if (to === from) return [place];
    const part = tokens.slice(from, to);
    parts.push({ ...place, ...extentOf(part), tokens: part, text: part.map(({ text }) => text).join(" ") });
    from = to;
  }
  return parts;
}

/** Finds a field without a header by its initials ("YB" for the year of birth) or by the header "Name" for the thing that is named. */
function abbreviated(fields: readonly Field[], columns: readonly Column[], place: Place): number | null {
  const keys = place.tokens.flatMap((token) => token.keys);
  const header = keys.join("");
  const free = fields.flatMap(({ path, kind }, index) => {
    if (columns.some((column) => column.field === index)) return [];
    const words = toKeys(wordsOfName(path.at(-1) ?? "")).filter((word) => !/^(?:of|the|de|du|der)$/u.test(word));
    return [
      {
        index,
        kind,
        initials: sortedLetters(words.map((word) => word[0] ?? "").join("")),
      },
    ];
  });
  const sorted = sortedLetters(header);
  const byInitials = header.length < 2 ? undefined : free.find(({ initials }) => initials === sorted);
  if (byInitials !== undefined) return byInitials.index;
  const isName = conceptsNamed(keys).some(({ concept }) => concept === "name");
  return isName ? (free.find(({ kind }) => kind === "text" || kind === "name")?.index ?? null) : null;
}

function sortedLetters(text: string): string {
  return Array.from(text)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join("");
}

/** Whether one place names two columns, so that its words must be split. */
function isShared(matches: readonly LabelMatch[]): boolean {
  return (
    new Set(matches.map(({ from }) => from)).size > 1 &&
    matches.some((a) => matches.some((b) => a.to <= b.from && a.field !== b.field))
  );
}

function extentOf(tokens: readonly Token[]): { readonly left: number; readonly right: number } {
  return { left: tokens[0]!.left, right: tokens.at(-1)!.right };
}

/** The lines that belong to the header: close together, without values. */
function bandOf(lines: readonly PageLine[], at: number): { readonly first: number; readonly last: number } {
  const size = lines[at]!.places[0]!.size;
  let first = at;
  while (first > 0 && at - first < MAX_MORE && isClose(lines[first - 1]!, lines[first]!, size)) first--;
  let last = at;
  while (last + 1 < lines.length && last - at < MAX_MORE && isClose(lines[last]!, lines[last + 1]!, size)) last++;
  // Text above the header is wider than a column, or a line of prose.
  while (first < at && lines[first]!.places.some(({ tokens }) => tokens.length > 5)) first++;
  return { first, last };
}

function isClose(upper: PageLine, lower: PageLine, size: number): boolean {
  const other = [upper, lower];
  return (
    upper.page === lower.page &&
    lower.top - upper.bottom < MAX_LINE_GAP_EM * size &&
    other.every(
      (line) =>
        !line.places.some(({ text }) => /\d/u.test(text)) && line.places.every(({ tokens }) => tokens.length <= 6),
    )
  );
}

/** Groups places of a header that are above each other. */
function stacksOf(places: readonly Place[]): Place[][] {
  const stacks: Place[][] = [];
  for (const place of places.toSorted((a, b) => a.top - b.top || a.left - b.left)) {
    const stack = stacks.find((others) =>
      others.some((other) => {
        const shared = Math.min(other.right, place.right) - Math.max(other.left, place.left);
        return (
          shared > MIN_SHARED * Math.min(other.right - other.left, place.right - place.left) &&
          other.bottom <= place.top + 0.5 * place.size
        );
      }),
    );
    if (stack === undefined) stacks.push([place]);
    else stack.push(place);
  }
  return stacks;
}

/** Joins a stack to one text; a hyphenated word becomes one. */
function joined(stack: readonly Place[]): Place {
  if (stack.length === 1) return stack[0]!;
  const tokens: Token[] = [];
  for (const place of stack) {
    for (const token of place.tokens) {
      const last = tokens.at(-1);
      if (last !== undefined && /\p{L}-$/u.test(last.text)) {
        const text = last.text.slice(0, -1) + token.text;
        tokens[tokens.length - 1] = { ...last, text, keys: [text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "")] };
      } else tokens.push(token);
    }
  }
  return {
    ...stack[0]!,
    tokens,
    text: tokens.map(({ text }) => text).join(" "),
    left: Math.min(...stack.map(({ left }) => left)),
    right: Math.max(...stack.map(({ right }) => right)),
    top: Math.min(...stack.map(({ top }) => top)),
    bottom: Math.max(...stack.map(({ bottom }) => bottom)),
  };
}
