/**
 * The proof of extraction by what was left out: how sure values are, and from where on they are `high`, is learned of papers of other
 * kinds, or of other issuers, and tried on those that had no part in it. Each paper is also asked for what another kind of paper states: all that it then gives is invented.
 */
import { type Choice, chooseValues, filledArrays, finishDraft, judgeChoice } from "../../../src/extract/extract.ts";
import { sortOf } from "../../../src/extract/sureness/value-sort.ts";
import type { SurenessWeights } from "../../../src/extract/sureness/sureness-weights.ts";
import { evidenceOf } from "../../../src/extract/sureness/evidence.ts";
import { signsOf } from "../../../src/extract/sureness/judge-values.ts";
import { generator, shuffled } from "../random.ts";
import { learnSureness, type CellSample, type ValueSample } from "./learn-sureness.ts";
import type { ReadPaper } from "./read-papers.ts";

/** A paper and a schema that is asked of it. */
export interface Question {
  readonly paper: ReadPaper;
  readonly schema: object;
  /** Empty where the schema is about something else. */
  readonly truth: Record<string, unknown>;
  readonly isForeign: boolean;
  /** Names of leaves that the paper states, too, though the schema is about something else. */
  readonly shared: ReadonlySet<string>;
  readonly choice: Choice;
}

/** What was given to a question that had no part in the learning. */
export interface Answer {
  readonly question: Question;
  readonly data: unknown;
  /** JSON Pointers of the values that are called `high`. */
  readonly high: ReadonlySet<string>;
}

/** Whether two values are the same, whatever their notation. */
export type AreSame = (truth: unknown, value: unknown) => boolean;

/** Issuers are left out a fifth at a time. */
export const FOLDS_OF_ISSUERS = 5;
/** Of the papers this many in a hundred are asked for what another kind states. */
const FOREIGN = 50;

export function questionsOf(papers: readonly ReadPaper[]): Question[] {
  const random = generator(77);
  const own = papers.map((paper): Question => ({ paper, schema: paper.schema, truth: paper.truth, isForeign: false, shared: new Set(paper.ignored), choice: chooseValues(paper.material, paper.schema) }));
  const foreign = papers.flatMap((paper): Question[] => {
    if (random() * 100 >= FOREIGN) return [];
    const others = shuffled(papers, random).filter(({ kind }) => kind !== paper.kind).slice(0, TRIED);
    const other = others.toSorted((a, b) => overlap(a, paper) - overlap(b, paper))[0]!;
    if (overlap(other, paper) > MAX_OVERLAP) return [];
    return [{ paper, schema: other.schema, truth: {}, isForeign: true, shared: leafNames(paper.truth), choice: chooseValues(paper.material, other.schema) }];
  });
  return [...own, ...foreign];
} // prettier-ignore

/** Of this many other papers that is asked which has the least to do with this one: an order is an invoice, nearly. */
const TRIED = 12;
const MAX_OVERLAP = 0.15;

/** Share of the words that a schema's names have in common with what a paper states. */
function overlap(asked: ReadPaper, paper: ReadPaper): number {
  const wordsOf = ({ truth }: ReadPaper): Set<string> => new Set([...leafNames(truth)].flatMap((name) => name.toLowerCase().split("_")));
  const [a, b] = [wordsOf(asked), wordsOf(paper)];
  return [...a].filter((word) => b.has(word)).length / Math.max(1, a.size);
} // prettier-ignore

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

/** Answers to what had no part in the learning. */
export interface HeldOut {
  readonly answers: readonly Answer[];
  /** What all of them teach together, and the answers by it: of kinds in view. */
  readonly taught: SurenessWeights;
  readonly inView: readonly Answer[];
  /** The same, were values and arrays left out from other sureness on. */
  readonly tried: readonly { readonly least: Least; readonly answers: readonly Answer[] }[];
}

type Least = SurenessWeights["least"] & Pick<SurenessWeights, "strict">;

const TRIED_LEASTS: readonly Least[] = [
  { value: 0.25, rows: 0.4, strict: 0.55 },
  { value: 0.35, rows: 0.4, strict: 0.8 },
  { value: 0.55, rows: 0.5, strict: 0.8 },
  { value: 0.7, rows: 0.4, strict: 1 },
];

/**
 * Answers each question by what papers of the other groups taught of how sure values are, and from where on they are `high`.
 *
 * @param folds - into this many the groups are parted; without it each group is left out by itself
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
      const { strict, value, rows } = least;
      return toAnswer(question, { ...sureness, least: { value, rows }, strict });
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

function samplesOf({ truth, shared, isForeign, choice }: Question, areSame: AreSame): Samples {
  const { fields, assigned, rows, carried } = choice;
  const evidence = carried.length > 0 ? 1 : evidenceOf(assigned.map((one) => one?.candidate ?? null), filledArrays(choice));
  const values = assigned.flatMap((one, index): ValueSample[] => {
    const { path, kind } = fields[index]!;
    if (one === null || shared.has(path.at(-1)!)) return [];
    const right = at(truth, path);
    return [{ signs: signsOf(one), sort: sortOf(kind), evidence, isForeign, isRight: isSaid(right) && areSame(right, one.candidate.value) }];
  });
  const cells = rows.flatMap(({ path, value, cell }): CellSample[] => {
    if (cell === undefined || shared.has(String(path.at(-1)))) return [];
    return [{ signs: cell.signs, sort: cell.sort, evidence, isForeign, isRight: isInColumn(truth, path, value, areSame) }];
  });
  return { values, cells };
} // prettier-ignore

/** A cell is right where its row of the truth says it, or a row near it: rows before it may have been missed. */
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
