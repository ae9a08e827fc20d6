import type { Assigned } from "../assign/assign-fields.ts";
import type { Candidate } from "../candidates/candidate.ts";
import type { Field } from "../fields/field.ts";
import type { Filled } from "../result/filled.ts";
import { evidenceOf } from "./evidence.ts";
import { cellProbability, cellSureness, valueProbability, valueSureness } from "./sureness.ts";
import type { SurenessWeights, ValueSigns } from "./sureness-weights.ts";
import { sortOf } from "./value-sort.ts";

/** What was chosen for a schema, before it is judged. */
export interface ToJudge {
  readonly fields: readonly Field[];
  readonly assigned: readonly (Assigned | null)[];
  /** Whether each array has rows. */
  readonly arrays: readonly boolean[];
  /** Values that the file carries as data. */
  readonly carried: readonly Filled[];
}

/** What is given, with how sure it is. */
export interface Judged {
  readonly values: readonly Filled[];
  readonly evidence: number;
  rows(filled: readonly Filled[]): Filled[];
}

const MAX_SCORE = 8;

/** Leaves out what is not sure enough, and says of the rest how sure it is: by itself, and by what the document shows of the schema. */
export function judgeValues({ fields, assigned, arrays, carried }: ToJudge, model: SurenessWeights): Judged {
  const evidence = carried.length > 0 ? 1 : evidenceOf(assigned.map((one) => one?.candidate ?? null), arrays);
  const values = assigned.flatMap((one, index): Filled[] => {
    if (one === null) return [];
    const sort = sortOf(fields[index]!.kind);
    const signs = signsOf(one);
    if (valueProbability(signs, sort, model.value) < leastOf("value", evidence, model)) return [];
    const { value, spans } = one.candidate;
    return [{ path: fields[index]!.path, value, spans, sureness: valueSureness(signs, sort, evidence, model) }];
  });
  return { values, evidence, rows: (filled) => judgeRows(filled, evidence, model) };
} // prettier-ignore

/** What is less sure is left out: the more so the less the document shows of the schema. */
function leastOf(of: "value" | "rows", evidence: number, { least, strict }: SurenessWeights): number {
  return least[of] + strict * (1 - evidence);
}

export function signsOf({ candidate, margin }: Assigned): ValueSigns {
  const { signs, score } = candidate;
  return {
    score: Math.min(MAX_SCORE, score),
    margin,
    whole: signs.whole ?? 0,
    unlabelled: isUnlabelled(candidate) ? 1 : 0,
    said: signs.said === undefined ? 0 : 1,
    ambiguous: signs.ambiguous ?? 0,
    label: Math.max(signs.label ?? 0, signs.kindred ?? 0),
    added: signs.added ?? 0,
  };
}

function isUnlabelled({ signs }: Candidate): boolean {
  return signs.label === undefined && signs.kindred === undefined && signs.said === undefined;
}

/** Arrays whose cells are unlikely on the whole are those of something else. */
function judgeRows(filled: readonly Filled[], evidence: number, model: SurenessWeights): Filled[] {
  const byArray = Map.groupBy(filled, ({ path }) => path.slice(0, path.findIndex((part) => typeof part === "number")).join("/"));
  return [...byArray.values()].flatMap((rows) => {
    const cells = rows.flatMap(({ cell }) => cell ?? []);
    const mean = cells.reduce((sum, { signs, sort }) => sum + cellProbability(signs, sort, model.cell), 0) / cells.length;
    if (cells.length > 0 && mean < leastOf("rows", evidence, model)) return [];
    return rows.map((one) => (one.cell === undefined ? one : { ...one, sureness: cellSureness(one.cell.signs, one.cell.sort, evidence, model) }));
  });
} // prettier-ignore
