import type { UnderstoodQuestion } from "../question/understand.ts";
import type { Candidate } from "./candidates.ts";
import { hasValue } from "./value.ts";

/** How well a value with another unit than the requested one fits. */
const WRONG_UNIT = 0.3;

/** A number with the wrong unit is hardly a value: "20 square metres" does not say how heavy a bag is. */
export function valueIn(question: UnderstoodQuestion, candidate: Candidate, fresh: string): number {
  if (candidate.isExtreme) return 1;
  const isCell = candidate.kind === "cell";
  const fit = hasValue(question.kind, fresh, isCell);
  if (question.unit === undefined || isCell) return fit;
  return question.unit.test(candidate.text) ? 1 : WRONG_UNIT * fit;
}
