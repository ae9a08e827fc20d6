/** Comparisons of two years or documents: each is asked separately, and the answer is the quotes of both. */
import { perYear } from "../question/compared.ts";
import type { Quote } from "./answer.ts";

/** Returns the quotes that answer a question, best first; with `files`, only from those. */
type QuotesTo = (question: string, files?: ReadonlySet<string>) => readonly Quote[];

/** Returns the best quote for each thing compared, in the question's order; undefined if nothing is compared or one has no answer. */
export function quotesOfEach(
  question: string,
  files: readonly string[],
  quotesTo: QuotesTo,
): readonly Quote[] | undefined {
  const years = perYear(question);
  const named = years ? [] : filesNamed(question, files);
  if (!years && named.length < 2) return undefined;
  const each = years
    ? years.map((asked) => quotesTo(asked)[0])
    : named.map((file) => quotesTo(withoutNames(question, named), new Set([file]))[0]);
  const quotes = each.filter((quote) => quote !== undefined);
  if (quotes.length < each.length) return undefined;
  // One sentence may state both years; two documents may use the same words.
  const isSame = (one: Quote, other: Quote): boolean => one.text === other.text && one.file === other.file;
  return quotes.filter((quote, at) => quotes.findIndex((other) => isSame(quote, other)) === at);
}

/** The files whose whole name is in the question, in its order. */
function filesNamed(question: string, files: readonly string[]): readonly string[] {
  const asked = question.toLowerCase();
  const at = (file: string): number => asked.indexOf(lastPart(file));
  return files.filter((file) => at(file) >= 0).sort((one, other) => at(one) - at(other));
}

/** Removes file names from the question: documents rarely mention their own names. */
function withoutNames(question: string, files: readonly string[]): string {
  return files.reduce((rest, file) => {
    const start = rest.toLowerCase().indexOf(lastPart(file));
    return start < 0 ? rest : `${rest.slice(0, start)} ${rest.slice(start + lastPart(file).length)}`;
  }, question);
}

function lastPart(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1).toLowerCase();
}
