import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import type { Filled } from "../result/filled.ts";
import { toKeys, wordsOfName } from "../line-index/keys.ts";
import { Passage, type Said } from "../line-index/passage.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";
import { blocksOf } from "../structure/paragraphs.ts";

/** Minimum share of entries with a marker. */
const MIN_MARKED_SHARE = 0.5;

/** Headings and names of reference lists. */
const BIBLIOGRAPHY =
  /^(?:references?|bibliography|literature|citations?|sources|literatur(?:verzeichnis)?|quellen|références|bibliographie|referencias|bibliografía|bibliografia|riferimenti|literatuur|referenties|works cited)$/iu;
const MARKER = /^(?:\[[\p{L}\d+.-]{1,12}\]|\d{1,3}[.)])(?=\s|$)/u;
const YEAR = /(?<![\d-])(?:1[89]|20)\d{2}(?=[a-z]?(?:\D|$))/gu;
const QUOTED = /["“”„«‘](?<title>[^"“”„«»]{6,300}?)[,.?!]?["”“»’]/u;
/** "Okafor, A. & Li, W. (2021). Title." */
const YEAR_SECOND = /^(?<authors>.{3,300}?)\s*\((?<year>(?:1[89]|20)\d{2})[a-z]?(?:,[^)]*)?\)[.,:]?\s+(?<rest>.+)$/u;
const MAX_REFERENCES = 600;
const SURENESS = 0.8;

interface Reference {
  readonly text: Said;
  readonly authors: Said | null;
  readonly title: Said | null;
  readonly year: Said | null;
  readonly venue: Said | null;
}

/** The items of a reference list; empty if the array is about anything else. */
export function fillReferences(path: readonly string[], fields: readonly Field[], lineIndex: LineIndex): Filled[] {
  if (!toKeys(wordsOfName(path.at(-1) ?? "")).some((word) => BIBLIOGRAPHY.test(word))) return [];
  const roles = fields.map(({ path: names }) => roleOf(names.at(-1) ?? ""));
  if (roles.every((role) => role === null)) return [];
  return referencesOf(lineIndex).flatMap((reference, index) =>
    fields.flatMap((field, at): Filled[] => {
      const role = roles[at] ?? null;
      const said = role === null ? null : reference[role];
      if (said === null) return [];
      const value = toValue(field, { value: field.node.types.has("string") ? said.value : Number(said.value), from: 0, to: 0, fit: 1 }, said.value);
      return value === undefined ? [] : [{ path: [...path, index, ...field.path], value, spans: said.spans, sureness: SURENESS }];
    }),
  );
} // prettier-ignore

/** References as printed, for an array of texts. */
export function referenceTexts(path: readonly string[], lineIndex: LineIndex): Said[] {
  const isBibliography = toKeys(wordsOfName(path.at(-1) ?? "")).some((word) => BIBLIOGRAPHY.test(word));
  return isBibliography ? referencesOf(lineIndex).map(({ text }) => text) : [];
}

function roleOf(name: string): keyof Reference | null {
  if (/author/iu.test(name)) return "authors";
  if (/year|date/iu.test(name)) return "year";
  if (/journal|venue|publisher|source|conference|booktitle/iu.test(name)) return "venue";
  if (/title|name/iu.test(name)) return "title";
  return /text|reference|citation|raw/iu.test(name) ? "text" : null;
}

function referencesOf(lineIndex: LineIndex): Reference[] {
  return itemsOf(lineIndex)
    .slice(0, MAX_REFERENCES)
    .map((lines) => toReference(new Passage(lines)));
}

/** Entries under the last references heading: each begins with a marker or, if no entry has one, with a block. */
function itemsOf(lineIndex: LineIndex): Place[][] {
  const blocks = blocksOf(lineIndex);
  const at = blocks.findLastIndex(
    (lines) => lines.length === 1 && BIBLIOGRAPHY.test(lines[0]!.text.replace(/^[\divx.]+\s+/iu, "").replace(/[:.]$/u, "").trim()) && lines[0]!.block!.type !== "Header",
  );
  if (at < 0) return [];
  const { level } = blocks[at]![0]!.block!;
  const rest = blocks.slice(at + 1);
  const end = rest.findIndex(([first]) => first!.block!.type === "Section Header" && (first!.block!.level ?? 9) <= (level ?? 2) && !MARKER.test(first!.text));
  const own = (end < 0 ? rest : rest.slice(0, end)).filter(([first]) => first!.block!.type === "Text" || first!.block!.type === "List Item" || MARKER.test(first!.text));
  const isMarked = own.filter(([first]) => startsWithMarker(first!)).length >= MIN_MARKED_SHARE * own.length;
  const items: Place[][] = [];
  for (const lines of own) {
    for (const [index, line] of lines.entries()) {
      const isStart = isMarked ? startsWithMarker(line) : index === 0;
      if (isStart || items.length === 0) items.push([line]);
      else items.at(-1)!.push(line);
    }
  }
  return items;
} // prettier-ignore

/** Some files omit markers of list items from a block's text, but not from its lines. */
function startsWithMarker({ text, block }: Place): boolean {
  return MARKER.test(text) || (block?.marker !== undefined && block.text.startsWith(text));
}

function toReference(passage: Passage): Reference {
  const { text } = passage;
  const start = (MARKER.exec(text)?.[0].length ?? 0) + (/^\s*/u.exec(text.slice(MARKER.exec(text)?.[0].length ?? 0))?.[0].length ?? 0);
  const body = text.slice(start);
  const whole = passage.part(start, text.length)!;
  const part = (from: number, to: number): Said | null => passage.part(start + from, start + to);
  const second = YEAR_SECOND.exec(body)?.groups;
  const quoted = QUOTED.exec(body);
  const years = [...body.matchAll(YEAR)];
  const last = years.at(-1);
  const year = second === undefined ? (last === undefined ? null : part(last.index, last.index + 4)) : part(body.indexOf(`(${second["year"]!}`) + 1, body.indexOf(`(${second["year"]!}`) + 5);
  if (quoted?.groups !== undefined) {
    const from = quoted.index + 1;
    const title = quoted.groups["title"]!;
    const behind = quoted.index + quoted[0].length;
    return { text: whole, authors: part(0, quoted.index), title: part(from, from + title.length), year, venue: venueOf(body, behind, part) };
  }
  const titleFrom = second === undefined ? authorsEnd(body) : body.length - second["rest"]!.length;
  const titleTo = titleFrom + sentenceLength(body.slice(titleFrom));
  const authorsTo = second === undefined ? titleFrom : second["authors"]!.length;
  return {
    text: whole,
    authors: titleFrom === 0 ? null : part(0, authorsTo),
    title: part(titleFrom, titleTo),
    year,
    venue: venueOf(body, titleTo + 1, part),
  };
} // prettier-ignore

function venueOf(body: string, from: number, part: (from: number, to: number) => Said | null): Said | null {
  const match = /^[\s.,]*(?:in:?\s+)?(?<venue>\p{Lu}[^,.\d(]{3,120})/u.exec(body.slice(from));
  if (match?.groups === undefined) return null;
  const end = from + match[0].length;
  return part(end - match.groups["venue"]!.length, end);
}

/** End of the authors' names: the first stop without an initial before it; "et al." or a year also end them. */
function authorsEnd(body: string): number {
  for (const { index, 0: stop } of body.matchAll(/\.\s+(?=["“\p{Lu}\d])|:\s+(?=\p{Lu})/gu)) {
    const before = body.slice(0, index);
    if (/(?:^|[\s.-])\p{Lu}$/u.test(before) && !/[\p{Ll}]{3}\s\p{Lu}$/u.test(before)) continue;
    return index + stop.length;
  }
  return 0;
}

function sentenceLength(text: string): number {
  const end = /[.?!](?=\s+["“\p{Lu}\d]|\s*$)/u.exec(text);
  return end === null ? text.length : end.index + (end[0] === "." ? 0 : 1);
}
