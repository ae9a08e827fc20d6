import type { Field } from "../fields/field.ts";
import { kindredLabels } from "../candidates/kindred-labels.ts";
import { LabelFinder } from "../candidates/label-matches.ts";
import { WORDS } from "../candidates/word-kinship.ts";
import { toValue } from "../fields/to-value.ts";
import type { Filled } from "../result/filled.ts";
import { Passage, type Said } from "../line-index/passage.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";
import { textOf } from "../line-index/line-index.ts";
import { type Span, spanText } from "../line-index/span.ts";
import { definedParties } from "../structure/defined-parties.ts";
import { READERS, takesAll } from "../values/readers.ts";
import { type Notation, readAll } from "../values/reading.ts";
import { bylineNames } from "./byline.ts";
import { referenceTexts } from "./bibliography.ts";
import { leadIns } from "../structure/lead-ins.ts";
import { enumerated } from "./enumerations.ts";
import { isHeading } from "./headings.ts";
import { itemsOf, type ListItem, passageOf, type Row, rowsOf } from "./rows.ts";
import { sectionsOf } from "./sections.ts";

/** Sureness of an item of a list. */
const SURE = 0.8;
/** Minimum fit of a value in a list. */
const MIN_FIT = 0.4;
/** Minimum indentation of the items below a heading. */
const MIN_INDENT_EM = 0.5;

const MAX_ITEMS = 500;

/** Fills an array of texts, numbers or dates from the lines of the sections that it names, or from all values of a distinct form. */
export function fillList(
  field: Field,
  path: readonly string[],
  lineIndex: LineIndex,
  { notation, mayGroup }: { readonly notation: Notation; readonly mayGroup: boolean },
): Filled[] {
  const found =
    field.kind === "mail" || field.kind === "phone" || field.kind === "web"
      ? byForm(field, lineIndex, notation)
      : listed(field, lineIndex, mayGroup, path);
  const counts = new Map<string | null, number>();
  return found.slice(0, MAX_ITEMS).map(({ value, spans, group }) => {
    const index = counts.get(group) ?? 0;
    counts.set(group, index + 1);
    return { path: [...path, ...(group === null ? [] : [group]), index], value, spans, sureness: SURE };
  });
}

/** Items under a heading; otherwise the names of the party whose term is the list's name. */
function listed(field: Field, lineIndex: LineIndex, mayGroup: boolean, path: readonly string[]): Item[] {
  const own = [...bylineNames(path, lineIndex), ...referenceTexts(path, lineIndex)];
  if (own.length > 0) return own.flatMap((said) => toItem(field, said));
  const led = behindLeadIn(field, lineIndex);
  if (led.length > 0) return led;
  const found = underHeading(field, lineIndex, mayGroup);
  if (found.length > 0) return found;
  const named = ofParty(field, lineIndex);
  return named.length > 0 ? named : enumerated(field, lineIndex).map((said) => ({ ...said, group: null }));
}

function toItem(field: Field, { value: text, spans }: Said): Item[] {
  const value = toValue(field, { value: text, from: 0, to: 0, fit: 1 }, text);
  return value === undefined ? [] : [{ value, spans, group: null }];
}

/** Minimum match of a label before a list on its line; with a lower one, its other words mean something else. */
const MIN_LEAD = 0.8;

/** "Keywords: tides, harbours, pumps". */
function behindLeadIn(field: Field, lineIndex: LineIndex): Item[] {
  if (!takesAll(field.kind)) return [];
  const lead = leadIns(lineIndex).find(({ label }) => isCalled(label, field, MIN_LEAD));
  if (lead === undefined) return [];
  const passage = new Passage(lead.spans.map(({ place }) => place));
  const start = passage.text.indexOf(spanText(lead.spans).slice(0, 12));
  const from =
    Math.max(0, start) + (/^[\p{L}\s]+[—–:]\s*/u.exec(passage.text.slice(Math.max(0, start)))?.[0].length ?? 0);
  return split(passage, from, LIST_SIGNS).flatMap((said) =>
    toItem(field, { ...said, value: said.value.replace(/[.;]$/u, "") }),
  );
}

const LIST_SIGNS = /\s*[,;·•|]\s+|\s+[·•|]\s*/gu;

function isCalled(label: Place, field: Field, least: number): boolean {
  const keys = label.tokens.flatMap((token) => token.keys);
  const text = { place: label, from: 0, end: label.tokens.length, hasColon: false, keys };
  const labels = [...new LabelFinder([field]).findIn(label), ...kindredLabels([field], [text], WORDS)];
  return labels.some(({ weight, share }) => weight * share >= least);
}

/** Minimum match of a term with the field's name: "Tenant" for "tenants". */
const MIN_TERM = 0.85;

function ofParty(field: Field, lineIndex: LineIndex): Item[] {
  const party = definedParties(lineIndex).find(({ term }) => isCalled(term, field, MIN_TERM));
  return (party?.names ?? []).flatMap(([from, to]) => {
    const spans = party!.text.spans(from, to);
    const text = spanText(spans).replace(/[,;(]+$/u, "");
    const value = toValue(field, { value: text, from, to, fit: 1 }, text);
    return value === undefined ? [] : [{ value, spans, group: null }];
  });
}

interface Item {
  readonly value: unknown;
  readonly spans: readonly Span[];
  /** The sub-heading above it, if items are grouped. */
  readonly group: string | null;
}

function byForm(field: Field, { places }: LineIndex, notation: Notation): Item[] {
  const found = new Map<unknown, Item>();
  for (const place of places) {
    for (const reading of readAll(READERS[field.kind], place, 0, place.tokens.length, notation)) {
      const text = textOf(place, reading.from, reading.to);
      const value =
        reading.fit < MIN_FIT || (field.kind === "phone" && place.page.number > 1)
          ? undefined
          : toValue(field, reading, text);
      if (value !== undefined && !found.has(value)) {
        found.set(value, { value, spans: [{ place, from: reading.from, to: reading.to }], group: null });
      }
    }
  }
  return [...found.values()];
}

/** A value of a section, with its sub-heading. */
interface Grouped {
  readonly said: Said;
  readonly group: string | null;
}

function underHeading(field: Field, lineIndex: LineIndex, mayGroup: boolean): Item[] {
  if (!takesAll(field.kind)) return [];
  const sections = sectionsOf(field, lineIndex);
  const used = mayGroup ? sections : sections.slice(0, 1);
  const grouped = used.flatMap(({ heading, places }) => {
    const own = groupsOf(rowsOf(places));
    const isGrouped = own.some(({ group }) => group !== null);
    const title = capitalised(heading.text);
    return own.map(({ said, group }) => ({ said, group: group ?? (isGrouped || used.length > 1 ? title : null) }));
  });
  const areGroups = mayGroup && grouped.some(({ group }) => group !== null);
  return grouped.flatMap(({ said, group }) => {
    const value = toValue(field, { value: said.value, from: 0, to: 0, fit: 1 }, said.value);
    return value === undefined ? [] : [{ value, spans: said.spans, group: areGroups ? group : null }];
  });
}

/** "CORE COMPETENCIES" as a name: "Core Competencies". */
function capitalised(text: string): string {
  if (text !== text.toUpperCase()) return text.replace(/:$/u, "");
  return text.toLowerCase().replaceAll(/(?<=^|[\s&/-])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Items under sub-headings, or after "label: a, b, c". */
function groupsOf(rows: readonly Row[]): Grouped[] {
  const found: Grouped[] = [];
  let group: string | null = null;
  for (const item of itemsOf(rows)) {
    const first = item.rows[0]!;
    const isSubheading = !item.hasBullet && first.places.length === 1 && isSub(first, rows);
    if (isSubheading) {
      group = first.places[0]!.text.replace(/:$/u, "");
      continue;
    }
    const passage = passageOf(item);
    const labelled = item.hasBullet ? null : /^(?<label>[^:.]{2,40}):\s/u.exec(passage.text);
    const start = labelled === null ? startOf(item, passage) : labelled[0].length;
    const parts = partsOf(passage, start, labelled !== null);
    for (const said of parts) found.push({ said, group: labelled?.groups?.["label"]?.trim() ?? group });
  }
  return found;
}

/** Whether it is a heading within a section, or a line without bullet and with a smaller indent before bullets. */
function isSub(row: Row, rows: readonly Row[]): boolean {
  const place = row.places[0]!;
  if (isHeading(place) && (place.block?.type === "Section Header" || place.line.bold === true)) return true;
  const next = rows[rows.indexOf(row) + 1];
  return (
    next !== undefined && next.hasBullet && place.tokens.length <= 4 && row.left < next.left - MIN_INDENT_EM * row.size
  );
}

function startOf(item: ListItem, { text }: Passage): number {
  return item.hasBullet ? /^\S+\s*/u.exec(text)![0].length : 0;
}

const BARS = /\s[|•*·●▪«]+(?=\s|$)|[|•·●▪]\s|;\s/gu;
const COMMAS = /,\s(?![^()]*\))/gu;
/** Maximum words of a part in a comma-separated list. */
const SHORT_PART = 2;

/** Splits at signs, and short parts at commas. */
function partsOf(passage: Passage, start: number, hasLabel: boolean): Said[] {
  const byBars = split(passage, start, BARS);
  if (byBars.length > 1) return byBars;
  const byCommas = split(passage, start, COMMAS);
  const areShort = byCommas.every(({ value }) => value.split(" ").length <= SHORT_PART);
  return byCommas.length > 1 && (hasLabel || areShort) ? byCommas : byBars;
}

function split(passage: Passage, start: number, pattern: RegExp): Said[] {
  const parts: Said[] = [];
  let from = start;
  const add = (to: number): void => {
    const part = passage.part(from, to);
    if (part !== null) parts.push(part);
  };
  for (const match of passage.text.matchAll(pattern)) {
    if (match.index < start) continue;
    add(match.index);
    from = match.index + match[0].length;
  }
  add(passage.text.length);
  return parts;
}
