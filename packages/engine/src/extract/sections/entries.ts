import type { Field } from "../fields/field.ts";
import { readField } from "../fields/read-field.ts";
import { toValue } from "../fields/to-value.ts";
import type { Filled } from "../result/filled.ts";
import type { SchemaNode } from "../schema/schema-node.ts";
import { Passage, type Said } from "../line-index/passage.ts";
import type { LineIndex } from "../line-index/line-index.ts";
import { awardOf } from "./awards.ts";
import type { EntryValues, Role } from "./entry.ts";
import { type EntryHead, headOf } from "./entry-head.ts";
import { referenceOf } from "./references.ts";
import { itemsOf, type ListItem, type Row, rowsOf, withoutBullet } from "./rows.ts";
import { sectionsOf } from "./sections.ts";

/** Maximum indentation that is none. */
const MAX_INDENT_EM = 0.5;

/** A date range of a stay, a job or a course: "March 2019 – Present", "1991–1998", "06/2015 - 02/2019". */
const STAY =
  /(?<start>(?:\p{L}{3,9}\.? |\d{1,2}[/.])?(?:19|20)\d{2})\s*(?:[-–—]|\bto\b|\bbis\b|\buntil\b)\s*(?<end>(?:\p{L}{3,9}\.? |\d{1,2}[/.])?(?:19|20)\d{2}|present|current|now|today|heute|ongoing)/iu;
/** The end of a course whose start is not given. */
const GRADUATION =
  /\b(?:graduated|graduation|completed|conferred|awarded|expected|abschluss)\b:?\s*(?<end>(?:\p{L}{3,9}\.? |\d{1,2}[/.])?(?:19|20)\d{2})/iu;
const CURRENT = /present|current|now|today|heute|ongoing/iu;
const MAX_ENTRIES = 300;
const SURENESS = 0.7;

const ROLES: readonly (readonly [Role, RegExp])[] = [
  ["start", /start|from|begin/iu],
  ["end", /end|until|^to$/iu],
  ["current", /current/iu],
  ["authors", /author/iu],
  ["year", /^(?:date|year)$|year|issued|awarded/iu],
  ["organisation", /employer|company|organi[sz]ation|institution|school|university|publisher|journal|issuer/iu],
  ["title", /title|position|role|degree|qualification|name/iu],
  ["text", /description|responsib|summary|details|content/iu],
];

/** Fills an array of objects from the entries of the sections that it names: jobs with their dates, references, awards. */
export function fillEntries(
  path: readonly string[],
  node: SchemaNode,
  leaves: readonly Field[],
  lineIndex: LineIndex,
): Filled[] {
  const roles = leaves.map(
    ({ path: names }) => ROLES.find(([, pattern]) => pattern.test(names.at(-1) ?? ""))?.[0] ?? null,
  );
  const read = READERS.find(({ needs }) => needs.every((role) => roles.includes(role)));
  if (read === undefined) return [];
  const entries = sectionsOf(readField(path, node), lineIndex).flatMap(({ places }) => read.entries(rowsOf(places)));
  return entries.slice(0, MAX_ENTRIES).flatMap((entry, index) =>
    leaves.flatMap((field, at) => {
      const role = roles[at] ?? null;
      return role === null ? [] : toFilled(entry, role, field, [...path, index, ...field.path]);
    }),
  );
}

function toFilled(entry: EntryValues, role: Role, field: Field, path: readonly (string | number)[]): Filled[] {
  const said = entry[role];
  if (said === undefined) return [];
  // For a current entry the word is the evidence, for others the end date.
  const words = entry.end ?? entry.start;
  if (typeof said === "boolean") {
    return typeof words === "object" ? [{ path, value: said, spans: words.spans, sureness: SURENESS }] : [];
  }
  if (role === "end" && CURRENT.test(said.value)) return [];
  const value = toValue(field, { value: said.value, from: 0, to: 0, fit: 1 }, said.value);
  return value === undefined ? [] : [{ path, value, spans: said.spans, sureness: SURENESS }];
}

/** Readers of entries; the first one whose roles are requested is used. */
const READERS: readonly {
  readonly needs: readonly Role[];
  readonly entries: (rows: readonly Row[]) => readonly EntryValues[];
}[] = [
  { needs: ["start"], entries: stays },
  { needs: ["authors", "title"], entries: (rows) => itemsOf(rows).flatMap((item) => referenceOf(item) ?? []) },
  { needs: ["year", "organisation"], entries: (rows) => itemsOf(rows).flatMap((item) => awardOf(item) ?? []) },
];

/** Entries are recognised by their dates: the lines above, up to a list or a sentence, are their heading. */
function stays(rows: readonly Row[]): EntryValues[] {
  const dated = rows.some((row) => !row.hasBullet && STAY.test(textOf(row)));
  const pattern = dated ? STAY : GRADUATION;
  const found: { readonly head: EntryHead; readonly date: Row; readonly body: Row[] }[] = [];
  let loose: Row[] = [];
  for (const row of rows) {
    const match = row.hasBullet ? null : pattern.exec(textOf(row));
    if (match === null) {
      loose.push(row);
      continue;
    }
    const head = takeHead(loose);
    found.at(-1)?.body.push(...loose);
    loose = [];
    found.push({ head: headOf(head, row, match.index), date: row, body: [] });
  }
  found.at(-1)?.body.push(...loose);
  return found.map(({ head, date, body }) => ({
    ...head,
    ...datesOf(date, pattern),
    ...textOfBody(date, body, pattern),
  }));
}

/** Maximum lines of an entry's heading. */
const MAX_HEAD = 3;

/** Removes the lines of the heading from the end of the text above a date. */
function takeHead(loose: Row[]): Row[] {
  const head: Row[] = [];
  while (loose.length > 0 && head.length < MAX_HEAD && isHeadRow(loose, loose.length - 1)) {
    // A bold line or a heading begins the entry; lines above it belong to the entry before.
    const row = loose.pop()!;
    head.unshift(row);
    if (row.bold) break;
  }
  return head;
}

function isHeadRow(rows: readonly Row[], at: number): boolean {
  const row = rows[at]!;
  const text = textOf(row);
  if (row.hasBullet || /[.;]$/u.test(text) || text.split(" ").length > 18) return false;
  // A line that continues a bullet's text has the indent of that text.
  const bullet = rows.slice(0, at).findLast(({ hasBullet }) => hasBullet);
  return bullet === undefined || row.left <= bullet.left + MAX_INDENT_EM * row.size;
}

function datesOf(row: Row, pattern: RegExp): EntryValues {
  const passage = new Passage(row.places);
  const match = pattern.exec(passage.text)!;
  const said = (name: string): Said | undefined => {
    const value = match.groups?.[name];
    if (value === undefined) return undefined;
    const at = match.index + (name === "end" ? match[0].lastIndexOf(value) : match[0].indexOf(value));
    return passage.part(at, at + value.length) ?? undefined;
  };
  const [start, end] = [said("start"), said("end")];
  return {
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end, current: CURRENT.test(end.value) }),
  };
}

/** Description of an entry: the text after its date and below it. */
function textOfBody(date: Row, body: readonly Row[], pattern: RegExp): EntryValues {
  const passage = new Passage(date.places);
  const match = pattern.exec(passage.text)!;
  const rest = /^[\s|)(,;.–—-]*/u.exec(passage.text.slice(match.index + match[0].length))![0].length;
  const behind = passage.part(match.index + match[0].length + rest, passage.text.length);
  const tail = behind === null || behind.value.length < 4 ? [] : [behind];
  const said = [...tail, ...itemsOf(body).flatMap((item: ListItem) => withoutBullet(item) ?? [])];
  if (said.length === 0) return {};
  return { text: { value: said.map(({ value }) => value).join("; "), spans: said.flatMap(({ spans }) => spans) } };
}

function textOf({ places }: Row): string {
  return new Passage(places).text;
}
