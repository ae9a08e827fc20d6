import type { Split, SplitOutput } from "@docsvc/openapi";
import type { FoundDocument } from "./find-documents.ts";
import type { SectionDescription } from "./section-description.ts";
import { isSure } from "./section-confidence.ts";
import type { PageLook } from "./page-look.ts";
import type { Rule } from "./rules/grammar.ts";
import type { ReadRules } from "./rules/read-rules.ts";
import type { Sequence } from "./start-signs.ts";

export interface Found {
  readonly looks: readonly PageLook[];
  readonly sequence: Sequence;
  readonly documents: readonly FoundDocument[];
  readonly descriptions: readonly SectionDescription[];
  readonly asked: ReadRules;
}

/** Rules that make a section of each part they cut. */
const PARTS: ReadonlySet<Rule["kind"]> = new Set(["each", "everyPages", "atWords", "atHeadings", "byValue", "atPages"]);

/** Converts documents with their kinds to the sections of the result. */
export function toSections({ looks, sequence, documents, descriptions, asked }: Found): SplitOutput {
  const placed = placeRest(documents, asked);
  const pageNumbers = sequence.looks.map(({ page }) => page.number);
  const blanks = hasRule(asked, "withoutBlank", undefined)
    ? new Map<number, number[]>()
    : innerBlanks(looks, sequence, placed);
  const splits: Split[] = [];
  for (const [kind, { title }] of descriptions.entries()) {
    const ofKind = placed.filter((document) => document.kind === kind);
    const parts = ofKind.map((document): Split => ({
      title,
      pages: [...pageNumbers.slice(document.first, document.last + 1), ...(blanks.get(document.first) ?? [])].sort(
        (a, b) => a - b,
      ),
      confidence: isSure(document, followerOf(document, placed)) ? "high" : "low",
    }));
    splits.push(...(partsOf(asked, kind) ? parts : unite(parts)));
  }
  const assigned = new Set(splits.flatMap(({ pages }) => pages));
  return {
    splits,
    section_mapping: toMapping(descriptions, splits),
    unassigned: looks.map(({ page }) => page.number).filter((page) => !assigned.has(page)),
    ...(asked.report.length === 0 ? {} : { rules: [...asked.report] }),
  };
}

function toMapping(
  descriptions: readonly SectionDescription[],
  splits: readonly Split[],
): SplitOutput["section_mapping"] {
  const mapping: [string, number[]][] = descriptions.map(({ title }) => [
    title,
    splits
      .filter((one) => one.title === title)
      .flatMap(({ pages }) => pages)
      .sort((a, b) => a - b),
  ]);
  return Object.fromEntries(mapping);
}

function unite(parts: readonly Split[]): Split[] {
  if (parts.length < 2) return [...parts];
  const pages = parts.flatMap((part) => part.pages).sort((a, b) => a - b);
  const isSure = parts.every(({ confidence }) => confidence === "high");
  return [{ title: parts[0]!.title, pages, confidence: isSure ? "high" : "low" }];
}

/** The last rule about a kind decides. */
function partsOf({ asked }: ReadRules, kind: number): boolean {
  const last = asked.findLast(
    ({ rule, kinds }) =>
      (PARTS.has(rule.kind) || rule.kind === "together") && (kinds === undefined || kinds.includes(kind)),
  );
  return last !== undefined && last.rule.kind !== "together";
}

function hasRule({ asked }: ReadRules, name: Rule["kind"], kind: number | undefined): boolean {
  return asked.some(
    ({ rule, kinds }) => rule.kind === name && (kinds === undefined || kind === undefined || kinds.includes(kind)),
  );
}

/** Moves pages of no kind to the section that a rule names. */
function placeRest(documents: readonly FoundDocument[], asked: ReadRules): FoundDocument[] {
  const before = hasRule(asked, "restWithBefore", undefined);
  if (!before && !hasRule(asked, "restWithNext", undefined)) return [...documents];
  const placed = before ? [...documents] : documents.toReversed();
  const joined: FoundDocument[] = [];
  for (const document of placed) {
    const neighbour = joined.at(-1);
    if (document.kind >= 0 || neighbour === undefined) joined.push(document);
    else {
      joined[joined.length - 1] = {
        ...neighbour,
        first: Math.min(neighbour.first, document.first),
        last: Math.max(neighbour.last, document.last),
        innerOdds: Math.max(neighbour.innerOdds, document.innerOdds),
      };
    }
  }
  return before ? joined : joined.reverse();
}

function followerOf({ last }: FoundDocument, all: readonly FoundDocument[]): FoundDocument | undefined {
  return all.find(({ first }) => first === last + 1);
}

/** Blank pages inside a document belong to it, such as backs of a scan; those around it are unassigned. Keyed by the document's first page. */
function innerBlanks(
  looks: readonly PageLook[],
  { looks: printed }: Sequence,
  documents: readonly FoundDocument[],
): Map<number, number[]> {
  const inner = new Map<number, number[]>();
  for (const { first, last } of documents) {
    const from = looks.indexOf(printed[first]!);
    const to = looks.indexOf(printed[last]!);
    const blank = looks.slice(from, to + 1).filter(({ isBlank }) => isBlank);
    const numbers = blank.map(({ page }) => page.number);
    if (numbers.length > 0) inner.set(first, numbers);
  }
  return inner;
}
