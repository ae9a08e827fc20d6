import type { Transform } from "../../geometry/transform.ts";
import { type Box, mapBox } from "../pdf/page-view.ts";
import { numberAt } from "./operand.ts";
import type { Operation } from "./read-operations.ts";
import type { Splice } from "./splice.ts";

/** Number of points per path operator (ISO 32000-2, 8.5.2). */
const POINTS: Readonly<Record<string, number>> = { m: 1, l: 1, c: 3, v: 2, y: 2, re: 2, h: 0 };
const PAINTING: ReadonlySet<string> = new Set(["S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "n"]);

interface Part {
  readonly start: number;
  end: number;
  box: Box | null;
}

/** Parts of the current path. Each starts at a new subpath; a letter drawn as outlines is such a part. */
export class PathParts {
  #parts: Part[] = [];
  #isClip = false;
  #removed: Splice[] = [];
  readonly #isOut: (box: Box) => boolean;

  constructor(isOut: (box: Box) => boolean) {
    this.#isOut = isOut;
  }

  /** @returns false if the operator does not belong to a path */
  take({ operator, operands, start, end }: Operation, ctm: Transform): boolean {
    const count = POINTS[operator];
    if (count !== undefined) {
      const begins = operator === "m" || operator === "re" || this.#parts.length === 0;
      if (begins) this.#parts.push({ start, end, box: null });
      const part = this.#parts.at(-1)!;
      part.end = end;
      if (count > 0) part.box = union(part.box, mapBox(ctm, boxOf(operator, operands, count)));
      return true;
    }
    if (operator === "W" || operator === "W*") this.#isClip = true;
    else if (PAINTING.has(operator)) this.#paint(operator);
    else return false;
    return true;
  }

  /** What the last operator removed. */
  removed(): Splice[] {
    const removed = this.#removed;
    this.#removed = [];
    return removed;
  }

  #paint(operator: string): void {
    if (!this.#isClip && operator !== "n") {
      const parts = this.#parts.filter(({ box }) => box !== null && this.#isOut(box));
      this.#removed = parts.map(({ start, end }) => ({ start, end, by: "" }));
    }
    this.#parts = [];
    this.#isClip = false;
  }
}

function boxOf(operator: string, operands: Operation["operands"], count: number): Box {
  const at = (index: number): number => numberAt(operands, index);
  if (operator === "re") {
    return {
      x0: Math.min(at(0), at(0) + at(2)),
      x1: Math.max(at(0), at(0) + at(2)),
      y0: Math.min(at(1), at(1) + at(3)),
      y1: Math.max(at(1), at(1) + at(3)),
    };
  }
  const points = Array.from({ length: count }, (_, index) => [at(2 * index), at(2 * index + 1)] as const);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}

function union(a: Box | null, b: Box): Box {
  if (a === null) return b;
  return { x0: Math.min(a.x0, b.x0), y0: Math.min(a.y0, b.y0), x1: Math.max(a.x1, b.x1), y1: Math.max(a.y1, b.y1) };
}
