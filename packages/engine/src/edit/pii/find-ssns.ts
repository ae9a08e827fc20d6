import { type Finder, toSpan } from "./span.ts";

const DASHED = /(?<![\d-])(?!000|666)\d{3}[-\u2010\u2011](?!00)\d{2}[-\u2010\u2011](?!0000)\d{4}(?![\d-])/gu;
const NAMED = /(?:ssn|social security)[^\d\n]{0,40}((?!000|666)\d{3}[ -]?(?!00)\d{2}[ -]?(?!0000)\d{4})(?!\d)/giu;

/** Social security numbers of the United States: 3-2-4 digits. Numbers without dashes must be named as such. */
export const findSsns: Finder = (text) => {
  const dashed = Array.from(text.matchAll(DASHED), (match) => toSpan(match));
  const named = Array.from(text.matchAll(NAMED), (match) => toSpan(match, 1));
  return [...dashed, ...named.filter(({ from }) => !dashed.some((span) => span.from === from))];
};
