import { WITH_LIMITS } from "./latex-signs.ts";
import { MAX_SCRIPT, type Part, sizedByLetters } from "./part.ts";

/** How far limits extend next to their operator, in its widths and */
const REACH_WIDTHS = 0.9;
/** in font sizes. */
const REACH_EM = 1.1;
/** How far limits are above and below their operator. */
const NEAR_EM = 1.2;
/** Maximum gap between the parts of a limit. */
const MAX_GAP_EM = 0.5;
/** Maximum distance of a limit's centre from the operator's, in its widths. */
const MAX_OFF_CENTRE = 0.5;

/**
 * Sets what is above and below an operator as its limits; null if one of them has no certain reading.
 *
 * @param read - returns the LaTeX of a limit
 */
export function joinLimits(
  parts: readonly Part[],
  read: (limit: readonly Part[]) => string | undefined,
): Part[] | null {
  let rest = [...parts];
  const rowSize = Math.max(...sizedByLetters(parts).map(({ size }) => size));
  for (const operator of parts) {
    const takes =
      operator.kind === "operator" || (operator.kind === "function" && WITH_LIMITS.has(operator.latex.slice(1)));
    if (!takes) continue;
    const isIntegral = operator.latex === "\\int" || operator.latex === "\\oint";
    const size = Math.min(operator.size, rowSize);
    const near = rest.filter(
      (part) =>
        part !== operator &&
        part.size <= MAX_SCRIPT * size &&
        (isIntegral ? isCentredOn(part, operator) : isOver(part, operator)),
    );
    const above = wholeLimit(
      near.filter(({ bottom }) => bottom <= operator.top + 1),
      rest,
    );
    const below = wholeLimit(
      near.filter(({ top }) => top >= operator.bottom - 1),
      rest,
    );
    const [upper, lower] = [above, below].map((list) => (list.length === 0 ? "" : read(list)));
    if (upper === undefined || lower === undefined) return null;
    const used = new Set([operator, ...above, ...below]);
    const latex = `${operator.latex}${lower === "" ? "" : `_{${lower}}`}${upper === "" ? "" : `^{${upper}}`}`;
    rest = [
      ...rest.filter((part) => !used.has(part)),
      { ...operator, left: operator.left, right: Math.max(operator.right, ...above.map(({ right }) => right)), latex },
    ];
  }
  return rest;
}

/** Limits are centred on their operator, and may be wider. */
function isOver(part: Part, operator: Part): boolean {
  const reach = Math.max(6, REACH_WIDTHS * (operator.right - operator.left), REACH_EM * operator.size);
  const middle = (operator.left + operator.right) / 2;
  const isNear =
    part.bottom > operator.top - NEAR_EM * operator.size && part.top < operator.bottom + NEAR_EM * operator.size;
  return isNear && Math.abs((part.left + part.right) / 2 - middle) <= reach;
}

/** A limit, unless it is the lowest or highest part of a script that is behind the operator. */
function wholeLimit(limit: readonly Part[], all: readonly Part[]): readonly Part[] {
  const continues = all.some(
    (part) =>
      !limit.includes(part) &&
      limit.some(
        ({ baseline, size, left, right }) =>
          part.size === size &&
          part.baseline === baseline &&
          Math.max(part.left - right, left - part.right) < MAX_GAP_EM * size,
      ),
  );
  return continues ? [] : limit;
}

/** Limits of integrals are behind them in most programs; over the middle of the sign only if it is set so. */
function isCentredOn(part: Part, operator: Part): boolean {
  const off = Math.abs((part.left + part.right) / 2 - (operator.left + operator.right) / 2);
  return isOver(part, operator) && off <= MAX_OFF_CENTRE * (operator.right - operator.left);
}
