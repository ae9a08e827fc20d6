import type { AnswerKind } from "../question/understand.ts";

const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|twenty|thirty|forty|fifty|hundreds?|thousands?|half|third|quarter|twice|once)\b/iu;
const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*";

/** What a value of each kind looks like; `any` and `reason` are recognised by words alone. */
const VALUES: Readonly<Record<AnswerKind, RegExp | null>> = {
  date: new RegExp(
    `\\b(?:1[5-9]|20)\\d\\d\\b|\\b\\d{1,2}(?:st|nd|rd|th)?\\s(?:of\\s)?${MONTH}\\b|\\b${MONTH}\\s\\d{1,2}\\b|\\b\\d{1,2}[.:/]\\d\\d\\b`,
    "iu",
  ),
  share: /\d\s?(?:%|per\s?cent)|\b(?:half|third|quarter|all|none|majority)\b/iu,
  number: NUMBER,
  // Not the capital that a sentence begins with.
  name: /(?<=[\p{L}\p{N},;:)]\s|["“(])\p{Lu}[\p{L}\p{N}]|^\p{Lu}\S+\s\p{Lu}/u,
  place: /\b(?:in|at|near|on|from|under|be(?:hind|tween|side))\b/iu,
  reason: /\b(?:because|since|due to|so that|in order|caused?|therefore|thus)\b/iu,
  any: null,
};

/**
 * How well a text has a value of the kind that is asked for, 0 to 1. Texts of cells are values without a sentence: a
 * number of a column of percentages has its sign in the header.
 */
export function hasValue(kind: AnswerKind, fresh: string, isCell: boolean): number {
  const pattern = VALUES[kind];
  if (pattern === null) return 0;
  if (pattern.test(fresh)) return 1;
  if (isCell && kind === "share") return NUMBER.test(fresh) ? 0.9 : 0;
  if (isCell && kind === "name") return /^\p{Lu}/u.test(fresh.trim()) ? 1 : 0;
  return kind === "share" && NUMBER.test(fresh) ? 0.3 : 0;
}

/** The text without the words of the question: what repeats it answers nothing. */
export function freshPart(text: string, isAsked: (token: string) => boolean): string {
  return text.replaceAll(/[\p{L}\p{N}][\p{L}\p{N}.,'’-]*/gu, (token) => (isAsked(token) ? "_" : token));
}
