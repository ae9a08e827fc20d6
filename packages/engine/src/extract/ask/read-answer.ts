import type { Place } from "../line-index/line-index.ts";
import type { Excerpt } from "./numbered-lines.ts";

/** Limit on the lines of one value or one row. */
const MAX_LINES = 40;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The places that an answer names by their numbers; numbers that were not sent are ignored. */
export function linesOf(value: unknown, { places }: Excerpt): Place[] {
  const numbers = Array.isArray(value) ? (value as unknown[]).slice(0, MAX_LINES) : [];
  return [...new Set(numbers)].flatMap((number) => places.get(Number(number)) ?? []);
}
