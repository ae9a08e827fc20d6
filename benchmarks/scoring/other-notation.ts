/**
 * A value in a different notation than the page's: a currency by its sign, a million as a word, a fiscal quarter by its dates.
 * Independent of the engine's readers, which it judges.
 */

/** The part of a text that states a value in another notation; null if there is none. */
export function otherNotationOf(text: string, value: unknown): string | null {
  for (const read of [currencyIn, scaleIn, periodIn]) {
    const found = read(text, value);
    if (found !== null) return found;
  }
  return null;
}

/** Printed forms of currencies in addition to the signs that the platform knows. */
const PRINTED: Readonly<Record<string, readonly string[]>> = { INR: ["Rs"], CHF: ["Fr.", "SFr"], EUR: ["Euro"] };

function currencyIn(text: string, value: unknown): string | null {
  if (typeof value !== "string" || !/^[A-Z]{3}$/u.test(value)) return null;
  const sign = new Intl.NumberFormat("en", { style: "currency", currency: value, currencyDisplay: "narrowSymbol" })
    .formatToParts(1)
    .find(({ type }) => type === "currency")?.value;
  return [sign ?? value, ...(PRINTED[value] ?? [])].find((printed) => text.includes(printed)) ?? null;
}

const SCALES: ReadonlyMap<unknown, RegExp> = new Map([
  [1e3, /thousands?|tausend|milliers|'?000s/iu],
  [1e6, /millions?|millionen|mio|mn\b/iu],
  [1e9, /billions?|milliarden|mrd|milliards/iu],
]);

function scaleIn(text: string, value: unknown): string | null {
  return SCALES.get(value)?.exec(text)?.[0] ?? null;
}

const LABEL = /^FY(\d{4})(?: (Q[1-4]|H[12]|YTD))?$/u;
const PARTS_OF_PERIODS =
  /\b(?:three|six|nine|twelve|3|6|9|12|months?|weeks?|year|quarter|fiscal|ended|as|of|at|january|february|march|april|may|june|july|august|september|october|november|december|\d{1,2}|\d{4})\b/giu;

/** A fiscal year ends in the calendar year that names it, and begins in the year before. */
function periodIn(text: string, value: unknown): string | null {
  const label = LABEL.exec(String(value));
  if (label === null) return null;
  const years = (text.match(/\b(?:19|20)\d{2}\b/gu) ?? []).map(Number);
  const isOfYear = years.some((year) => year === Number(label[1]) || year === Number(label[1]) - 1);
  const isOfLength = label[2] === "H1" ? /six|26/iu.test(text) : !/six|nine/iu.test(text) || label[2] === undefined;
  return isOfYear && isOfLength ? (text.match(PARTS_OF_PERIODS) ?? []).join(" ") : null;
}
