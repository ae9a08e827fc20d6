/**
 * Evaluates extraction by cross-validation: the confidence of values and the threshold for `high` are learned from papers of other kinds or other
 * issuers, and tested on the held-out ones. Each paper is also given the schema of another kind: every value returned then is invented.
 */
import { type Choice, chooseValues, finishDraft, judgeChoice, judgedArrays } from "../../../src/extract/extract.ts";
import { sortOf } from "../../../src/extract/sureness/value-sort.ts";
import type { SurenessWeights } from "../../../src/extract/sureness/sureness-weights.ts";
import { cellsByArray, isGrouped } from "../../../src/extract/sureness/cell-signs.ts";
import { evidenceOf, signsOf } from "../../../src/extract/sureness/judge-values.ts";
import { Surroundings } from "../../../src/extract/sureness/surroundings.ts";
import { generator, type Random, shuffled, within } from "../random.ts";
import { learnSureness, type CellSample, type ValueSample } from "./learn-sureness.ts";
import { mayBeStated } from "./may-be-stated.ts";
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
  readonly choice: Choice;
}

/** The answer to a question that was held out from training. */
export interface Answer {
  readonly question: Question;
  readonly data: unknown;
  /** JSON Pointers of the values called `high`. */
  readonly high: ReadonlySet<string>;
}

/** Whether two values are equal, whatever their notation. */
export type AreSame = (truth: unknown, value: unknown) => boolean;

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

/** Each fold holds out a fifth of the issuers, or a twelfth of the kinds. */
export const FOLDS_OF_ISSUERS = 5;
export const FOLDS_OF_KINDS = 12;
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
  return [{ paper, schema, truth: {}, isForeign: true, shared: mayBeStated(schema, paper), choice: chooseValues(paper.transcript, schema) }];
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
  const stated = mayBeStated({ type: "object", properties: added }, paper);
  return [{ paper, schema, truth: paper.truth, isForeign: false, shared: new Set([...stated, ...(paper.ignored ?? [])]), choice: chooseValues(paper.transcript, schema) }];
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
const MAX_ADDED = 6;
const MAX_NARROWED = 4;

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

/** Answers to held-out questions. */
export interface HeldOut {
  readonly answers: readonly Answer[];
  /** Weights learned from all papers, and the answers by them: for kinds that were seen. */
  readonly taught: SurenessWeights;
  readonly inView: readonly Answer[];
  /** The same with other confidence thresholds below which values and arrays are left out. */
  readonly tried: readonly { readonly least: Least; readonly answers: readonly Answer[] }[];
}

type Least = SurenessWeights["least"];

const TRIED_LEASTS: readonly Least[] = [
  { value: 0, row: 0, rows: 0 },
  { value: 0.35, row: 0.2, rows: 0.4 },
  { value: 0.25, row: 0.2, rows: 0.3 },
  { value: 0.5, row: 0.4, rows: 0.5 },
  { value: 0.6, row: 0.5, rows: 0.7 },
];

/**
 * Answers each question with confidence and the threshold for `high` learned from papers of the other groups.
 *
 * @param folds - number of parts that the groups are divided into; without it, each group is held out by itself
 */
// oxlint-disable-next-line max-params -- what is asked, how it is parted, and what is right
export function answerHeldOut(
  questions: readonly Question[],
  groupOf: (question: Question) => string,
  areSame: AreSame,
  folds?: number,
): HeldOut {
  const groups = shuffled([...new Set(questions.map(groupOf))].toSorted(), generator(5));
  const count = folds ?? groups.length;
  const samples = questions.map((question) => ({
    fold: groups.indexOf(groupOf(question)) % count,
    ...samplesOf(question, areSame),
  }));
  const taught = Array.from({ length: count }, (_, fold) =>
    learnSureness(joined(samples.filter((one) => one.fold !== fold))),
  );
  const answer = (least?: Least): Answer[] =>
    questions.map((question, at) => {
      const sureness = taught[samples[at]!.fold]!;
      if (least === undefined) return toAnswer(question, sureness);
      return toAnswer(question, { ...sureness, least });
    });
  const all = learnSureness(joined(samples));
  return {
    answers: answer(),
    taught: all,
    inView: questions.map((question) => toAnswer(question, all)),
    tried: TRIED_LEASTS.map((least) => ({ least, answers: answer(least) })),
  };
}

interface Samples {
  readonly values: readonly ValueSample[];
  readonly cells: readonly CellSample[];
}

function joined(parts: readonly Samples[]): Samples {
  return { values: parts.flatMap(({ values }) => values), cells: parts.flatMap(({ cells }) => cells) };
}

function samplesOf({ paper: { kind }, truth, shared, choice }: Question, areSame: AreSame): Samples {
  const { fields, assigned, rows, carried, lineIndex } = choice;
  const arrays = judgedArrays(choice);
  const shown = evidenceOf({ assigned, arrays });
  const around = new Surroundings(fields, assigned, rows, lineIndex);
  const evidence = carried.length > 0 ? 1 : shown.ofAll;
  const values = assigned.flatMap((one, index): ValueSample[] => {
    const { path, kind: ofField } = fields[index]!;
    if (one === null || isShared(path, shared)) return [];
    const right = at(truth, path);
    return [{ signs: signsOf(one, index, shown, around), sort: sortOf(ofField), evidence, kind, weight: 1, isRight: isSaid(right) && areSame(right, one.candidate.value) }];
  });
  const cells = cellsByArray(rows, arrays, shown).flatMap((array): CellSample[] => {
    const known = array.rows.flat().filter(({ signs, filled }) => signs !== null && !isShared(filled.path, shared));
    return known.map(({ signs, filled, filled: { path, value, cell } }) => (
      { signs: signs!, sort: cell!.sort, evidence: isGrouped(filled) ? 0 : evidence, kind, weight: 1 / Math.sqrt(known.length), isRight: isInColumn(truth, path, value, areSame) }
    ));
  });
  return { values, cells };
} // prettier-ignore

/** @param shared - paths of leaves and arrays, without row numbers */
export function isShared(path: readonly (string | number)[], shared: ReadonlySet<string>): boolean {
  const names = path.filter((part) => typeof part === "string");
  return names.some((_, at) => shared.has(names.slice(0, at + 1).join(".")));
}

/** A cell is right if its row of the truth, or a row near it, states it: earlier rows may have been missed. */
// oxlint-disable-next-line max-params -- a value of the data, and what it is compared by
function isInColumn(truth: unknown, path: readonly (string | number)[], value: unknown, areSame: AreSame): boolean {
  const row = path.findLastIndex((part) => typeof part === "number");
  const list = at(truth, path.slice(0, row));
  if (!Array.isArray(list)) return false;
  const own = path[row] as number;
  return [own, own - 1, own + 1].some((index) => {
    const right = at((list as unknown[])[index], path.slice(row + 1));
    return isSaid(right) && areSame(right, value);
  });
}

function isSaid(truth: unknown): boolean {
  return truth !== null && truth !== undefined;
}

function at(value: unknown, path: readonly (string | number)[]): unknown {
  let found = value;
  for (const part of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Record<string | number, unknown>)[part];
  }
  return found;
}

function toAnswer(question: Question, sureness: SurenessWeights): Answer {
  const draft = judgeChoice(question.choice, sureness);
  const { data, citations } = finishDraft(draft, draft.filled, []);
  const high = Object.entries(citations ?? {}).flatMap(([pointer, places]) =>
    places.some(({ confidence }) => confidence === "high") ? [pointer] : [],
  );
  return { question, data, high: new Set(high) };
}
