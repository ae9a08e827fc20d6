/** The questions that extraction is evaluated on: papers with their own schema, parts of it, more than it, and with a schema about something else. */
import { type Choice, chooseValues } from "@docsvc/engine/src/extract/extract.ts";
import { generator, type Random, shuffled, within } from "../random.ts";
import { mayBeStated } from "./may-be-stated.ts";
import { labelledLeaves, nearMisses, strangeLists } from "./near-misses.ts";
import type { ReadPaper } from "./read-papers.ts";

/** A paper and a schema to extract from it. */
export interface Question {
  readonly paper: ReadPaper;
  readonly schema: object;
  /** Empty if the schema is about something else. */
  readonly truth: Record<string, unknown>;
  readonly isForeign: boolean;
  /** Paths of leaves that the paper may state although they were not annotated; they are not scored. */
  readonly shared: ReadonlySet<string>;
  /** Fields and lists added to the schema that the paper does not state. */
  readonly absent?: ReadonlySet<string>;
  /** True if only the lists that the paper does not state are of interest. */
  readonly isOfLists?: boolean;
  readonly choice: Choice;
}

/** Kinds of papers about the same thing under different names: they are left out together, and say nothing foreign to each other. */
const SUBJECTS: Readonly<Record<string, string>> = {
  adbuy: "advertising order",
  einvoice: "invoice",
  invoice2data: "invoice",
  sroie: "invoice",
  "detailed invoice": "invoice",
};

export function subjectOf({ kind }: Pick<ReadPaper, "kind">): string {
  return SUBJECTS[kind] ?? kind;
}

/** Percentage of papers that are given the schema of another kind. */
const FOREIGN = 50;
const WIDENED = 50;
const NARROWED = 50;

export function questionsOf(papers: readonly ReadPaper[]): Question[] {
  const random = generator(77);
  const own = papers.map((paper): Question => {
    const shared = new Set(paper.ignored);
    return { paper, schema: paper.schema, truth: paper.truth, isForeign: false, shared, choice: chooseValues(paper.transcript, paper.schema) };
  });
  const others = papers.flatMap((paper): Question[] => [
    ...(random() * 100 < FOREIGN ? foreignOf(paper, papers, random) : []),
    paddedOf(paper, random),
    ...strangeListsOf(paper, papers, random),
    ...(random() * 100 < WIDENED ? widenedOf(paper, papers, random) : []),
    ...(random() * 100 < NARROWED ? narrowedOf(paper, random) : []),
  ]);
  return [...own, ...others];
} // prettier-ignore

/** A schema about something else. */
function foreignOf(paper: ReadPaper, papers: readonly ReadPaper[], random: Random): Question[] {
  const others = shuffled(papers, random).filter((one) => subjectOf(one) !== subjectOf(paper)).slice(0, TRIED);
  const other = others.toSorted((a, b) => overlap(a, paper) - overlap(b, paper))[0]!;
  if (overlap(other, paper) > MAX_OVERLAP) return [];
  const { schema } = other;
  return [{ paper, schema, truth: {}, isForeign: true, shared: new Set([...mayBeStated(schema, paper), ...labelledLeaves(paper, schema, OWN_LABEL)]), choice: chooseValues(paper.transcript, schema) }];
} // prettier-ignore

/** The paper's own schema with additional fields of other kinds. */
function widenedOf(paper: ReadPaper, papers: readonly ReadPaper[], random: Random): Question[] {
  const own = propertiesOf(paper.schema);
  const words = wordsOf(paper.truth);
  const added: Record<string, object> = {};
  for (const other of shuffled(papers, random)) {
    const { schema } = other;
    if (Object.keys(added).length >= MAX_ADDED) break;
    if (subjectOf(other) === subjectOf(paper)) continue;
    const names = Object.keys(propertiesOf(schema)).filter((name) => !(name in own) && !name.toLowerCase().split("_").some((word) => words.has(word)));
    const [name] = shuffled(names, random);
    if (name !== undefined) added[name] = propertiesOf(schema)[name]!;
  }
  const schema = { ...paper.schema, properties: { ...own, ...added } };
  const more = { type: "object", properties: added };
  const stated = [...mayBeStated(more, paper), ...labelledLeaves(paper, more, OWN_LABEL)];
  return [{ paper, schema, truth: paper.truth, isForeign: false, shared: new Set([...stated, ...(paper.ignored ?? [])]), choice: chooseValues(paper.transcript, schema) }];
} // prettier-ignore

/** The paper's own schema, of which a third to a half are near misses. */
function paddedOf(paper: ReadPaper, random: Random): Question {
  const added = nearMisses(paper, random);
  const schema = { ...paper.schema, properties: { ...propertiesOf(paper.schema), ...added } };
  return { paper, schema, truth: paper.truth, isForeign: false, shared: new Set(paper.ignored), absent: new Set(Object.keys(added)), choice: chooseValues(paper.transcript, schema) };
} // prettier-ignore

/** The fields of the paper outside lists, and lists of other papers: its tables have nothing else to go to. */
function strangeListsOf(paper: ReadPaper, papers: readonly ReadPaper[], random: Random): Question[] {
  const own = Object.entries(propertiesOf(paper.schema)).filter(([, of]) => (of as { type?: unknown }).type !== "array");
  const others = shuffled(papers, random).filter((other) => subjectOf(other) !== subjectOf(paper)).slice(0, TRIED);
  const lists = [...others.flatMap(({ schema }) => Object.entries(propertiesOf(schema))), ...strangeLists(random)].filter(
    ([name, of]) => (of as { type?: unknown }).type === "array" && !(name in propertiesOf(paper.schema)),
  );
  const stated = mayBeStated({ type: "object", properties: Object.fromEntries(lists) }, paper);
  const added = Object.fromEntries(shuffled(lists.filter(([name]) => !stated.has(name)), random).slice(0, MAX_LISTS));
  const schema = { type: "object", properties: { ...Object.fromEntries(own), ...added } };
  return [{ paper, schema, truth: paper.truth, isForeign: false, shared: new Set(paper.ignored), absent: new Set(Object.keys(added)), isOfLists: true, choice: chooseValues(paper.transcript, schema) }];
} // prettier-ignore

/** A few fields of the paper's own schema, which say little about each other. */
function narrowedOf(paper: ReadPaper, random: Random): Question[] {
  const own = propertiesOf(paper.schema);
  const names = shuffled(Object.keys(own), random).slice(0, within(1, MAX_NARROWED, random));
  const schema = { ...paper.schema, required: [], properties: Object.fromEntries(names.map((name) => [name, own[name]!])) };
  const truth = Object.fromEntries(names.map((name) => [name, paper.truth[name]]));
  return names.length === 0 ? [] : [{ paper, schema, truth, isForeign: false, shared: new Set(paper.ignored), choice: chooseValues(paper.transcript, schema) }];
} // prettier-ignore

/** Among this many other papers, the schema with the least in common is used: an order is nearly an invoice. */
const TRIED = 12;
const MAX_OVERLAP = 0.15;
/** A paper that prints a field's own label may state the field, whatever its truth has. */
const OWN_LABEL = 0.9;
const MAX_ADDED = 6;
const MAX_NARROWED = 4;
const MAX_LISTS = 5;

/** Share of the words in a schema's names that also occur in what a paper states. */
function overlap(asked: ReadPaper, paper: ReadPaper): number {
  const [a, b] = [wordsOf(asked.truth), wordsOf(paper.truth)];
  return [...a].filter((word) => b.has(word)).length / Math.max(1, a.size);
}

function wordsOf(truth: unknown): Set<string> {
  return new Set([...leafNames(truth)].flatMap((name) => name.toLowerCase().split("_")));
}

function propertiesOf(schema: object): Readonly<Record<string, object>> {
  return (schema as { properties?: Record<string, object> }).properties ?? {};
}

function leafNames(truth: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, name);
    else if (typeof value === "object" && value !== null) for (const [key, item] of Object.entries(value)) visit(item, key);
    else names.add(name);
  };
  visit(truth, "");
  return names;
} // prettier-ignore
