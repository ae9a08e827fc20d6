import type { Lesson } from "./lessons.ts";

/** The outcome of a question that was asked with weights learned without it. */
export interface Tallied {
  readonly lesson: Lesson;
  readonly language: string;
  readonly kind: string;
  readonly isShown: boolean;
  readonly isRight: boolean;
  /** Whether an answer was among the candidates. */
  readonly isReachable: boolean;
  readonly text: string;
}

/** Returns a line per language and kind; with `isListed`, also the failures. */
export function tallyOf(tallied: readonly Tallied[], isListed: boolean): string {
  const lines = isListed ? tallied.flatMap(faultOf) : [];
  for (const [language, own] of Map.groupBy(tallied, (one) => one.language)) lines.push(lineOf(language, own));
  for (const [kind, own] of Map.groupBy(tallied, (one) => one.kind)) lines.push(lineOf(kind, own));
  return `${[...lines, lineOf("all", tallied)].join("\n")}\n`;
}

function lineOf(name: string, tallied: readonly Tallied[]): string {
  const known = tallied.filter(({ lesson }) => lesson.isAnswerable);
  const none = tallied.filter(({ lesson }) => !lesson.isAnswerable);
  const share = (contains: (one: Tallied) => boolean, of = known): number =>
    Math.round((1000 * of.filter(contains).length) / Math.max(1, of.length)) / 10;
  return [
    name.padEnd(10),
    `${known.length} answerable`,
    `reachable ${share(({ isReachable }) => isReachable)}`,
    `right ${share(({ isRight }) => isRight)}`,
    `right and shown ${share(({ isRight, isShown }) => isRight && isShown)}`,
    `refused ${share(({ isShown }) => !isShown)}`,
    `${none.length} without`,
    `rightly refused ${share(({ isShown }) => !isShown, none)}`,
  ].join(", ");
}

function faultOf({ lesson: { question, isAnswerable }, isShown, isRight, isReachable, kind, text }: Tallied): string[] {
  if (!isAnswerable || (isRight && isShown)) return [];
  const what = isShown ? "wrong" : isRight ? "refused right" : "refused";
  return [
    `${what} ${isReachable ? "" : "UNREACHABLE "}${kind} ${question.file}: ${question.question}\n    ${text.slice(0, 140)}`,
  ];
}
