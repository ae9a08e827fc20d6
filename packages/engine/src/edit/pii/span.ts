import type { PiiKind } from "./pii-kind.ts";

/** A part of a text, in UTF-16 units; `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface PiiSpan extends Span {
  readonly kind: PiiKind;
}

/** Finds data of one kind in a text. Line ends are line feeds. */
export type Finder = (text: string) => readonly Span[];

export function toSpan(match: RegExpExecArray, group = 0): Span {
  const text = match[group] ?? "";
  const from = match.index + match[0].indexOf(text);
  return { from, to: from + text.length };
}

export function overlapsAny({ from, to }: Span, others: readonly Span[]): boolean {
  return others.some((other) => other.from < to && from < other.to);
}
