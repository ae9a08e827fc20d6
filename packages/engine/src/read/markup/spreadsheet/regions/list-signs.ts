import { toSign } from "../../../../judge/to-sign.ts";
import type { Region } from "../sheet-grid.ts";

/** Signs that a single column or row of cells is a table rather than lines of text; each from 0 to 1. */
export type ListSign =
  /** Share of numbers and dates. */
  | "numbers"
  /** Three or more cells; six or more. */
  | "several"
  | "many"
  /** Mean text length; 40 chars or more count in full. */
  | "long"
  /** Share of texts that end like sentences. */
  | "sentences"
  /** Share of texts of at most two words. */
  | "short"
  | "bordered"
  /** The first is bold or coloured, and the rest is not. */
  | "headed"
  /** Cells side by side. */
  | "oneRow"
  /** Values of equal length, such as codes. */
  | "even";

const LONG = 40;

export function listSigns({ cells, top, bottom }: Region): Readonly<Record<ListSign, number>> {
  const count = cells.length;
  const share = (contains: (text: string) => boolean): number =>
    cells.filter(({ text }) => contains(text)).length / count;
  const mean = cells.reduce((sum, { text }) => sum + text.length, 0) / count;
  const [first, ...rest] = cells;
  const isMarked = ({ look }: (typeof cells)[number]): boolean => look.bold || look.filled;
  return {
    numbers: cells.filter(({ kind }) => kind === "number").length / count,
    several: toSign(count >= 3),
    many: toSign(count >= 6),
    long: Math.min(1, mean / LONG),
    sentences: share((text) => /[.!?:。]\s*$/u.test(text)),
    short: share((text) => text.split(/\s+/).length <= 2),
    bordered: cells.filter(({ look }) => look.bordered).length / count,
    headed: toSign(isMarked(first!) && !rest.some(isMarked)),
    oneRow: toSign(top === bottom),
    even: toSign(rest.length > 0 && rest.every(({ text }) => Math.abs(text.length - rest[0]!.text.length) <= 1)),
  };
}
