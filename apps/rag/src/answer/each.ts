/** Comparing two years, or documents: each is asked on its own, and the answer is what both say. */
import { perYear } from "../question/compared.ts";
import type { Quote } from "./answer.ts";

/** The quotes that answer a question, the best first, of these files alone if they are given. */
type QuotesTo = (question: string, files?: ReadonlySet<string>) => readonly Quote[];

/** The best quote of each that is compared, in the order of the question; undefined where nothing is compared, or one has no answer. */
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
  // A sentence may say it of both years; two documents may say it in the same words.
  const isSame = (one: Quote, other: Quote): boolean => one.text === other.text && one.file === other.file;
  return quotes.filter((quote, at) => quotes.findIndex((other) => isSame(quote, other)) === at);
}

/** Those whose whole names the question has, in its order. */
function filesNamed(question: string, files: readonly string[]): readonly string[] {
  const asked = question.toLowerCase();
  const at = (file: string): number => asked.indexOf(lastPart(file));
  return files.filter((file) => at(file) >= 0).sort((one, other) => at(one) - at(other));
}

/** Names are words that no document says of itself. */
function withoutNames(question: string, files: readonly string[]): string {
  return files.reduce((rest, file) => {
    const start = rest.toLowerCase().indexOf(lastPart(file));
    return start < 0 ? rest : `${rest.slice(0, start)} ${rest.slice(start + lastPart(file).length)}`;
  }, question);
}

function lastPart(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1).toLowerCase();
}
