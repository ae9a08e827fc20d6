import type { TextRun } from "@docsvc/openapi";

/** Superscript and subscript chars of Unicode, by their plain chars. */
const RAISED = new Map(Array.from("0123456789+-=()n", (char, at) => [char, Array.from("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ")[at]!]));
const LOWERED = new Map(Array.from("0123456789+-=()", (char, at) => [char, Array.from("₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎")[at]!]));

/** Writes a text without markup: struck-out text between `~~`, superscripts and subscripts as Unicode chars if there are any. */
export function runsToText({
  content,
  runs,
}: {
  readonly content: string;
  readonly runs?: readonly TextRun[] | undefined;
}): string {
  if (runs === undefined) return content;
  return runs
    .map(({ text, strike, script }) => {
      const written = script === undefined ? text : scripted(text, script);
      return strike === true ? `~~${written}~~` : written;
    })
    .join("");
}

function scripted(text: string, script: NonNullable<TextRun["script"]>): string {
  const chars = Array.from(text, (char) => (script === "superscript" ? RAISED : LOWERED).get(char));
  return chars.every((char) => char !== undefined) ? chars.join("") : text;
}
