import type { Place, LineIndex } from "../line-index/line-index.ts";
import { lettersOfMatch, type Span, spanOfMatch } from "../line-index/span.ts";
import type { PageLine } from "./page-lines.ts";

/** A value and the words that it was read from. */
export interface Said<Value> {
  readonly value: Value;
  readonly spans: readonly Span[];
}

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/\bin\s+billions/iu, 1e9],
  [/\bin\s+millions|\(millions|mio\.?\s|in\s+Millionen/iu, 1e6],
  [/\bin\s+thousands|\(thousands|TEUR|in\s+Tausend/iu, 1e3],
];
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\$/u, "USD"],
  [/€|\bEUR\b/u, "EUR"],
  [/£/u, "GBP"],
];

/** The factor of a statement's amounts, from the lines above them: "(in millions)". */
export function scaleOver(header: readonly PageLine[]): Said<number> | null {
  for (const [pattern, value] of SCALES) {
    const span = firstMatch(
      header.flatMap(({ places }) => places),
      pattern,
    );
    if (span !== null) return { value, spans: [span] };
  }
  return null;
}

/** The percent sign after a value, or its currency sign: its own, the last one above it, or the document's first. */
export function unitOf(value: Span, isPercent: boolean, { places, byPage }: LineIndex): Said<string> | null {
  const { place, to } = value;
  if (isPercent) return { value: "%", spans: [lettersOfMatch(place, to - 1, /%/u)] };
  const onPage = byPage.get(place.page.number) ?? [];
  const over = onPage.slice(0, onPage.indexOf(place)).toReversed();
  for (const among of [[place], over, onPage, places]) {
    const said = firstSign(among);
    if (said !== null) return said;
  }
  return null;
}

function firstSign(among: readonly Place[]): Said<string> | null {
  for (const place of among) {
    for (const [pattern, code] of SIGNS) {
      const span = spanOfMatch(place, pattern);
      if (span !== null) return { value: code, spans: [lettersOfMatch(place, span.from, pattern)] };
    }
  }
  return null;
}

function firstMatch(places: readonly Place[], pattern: RegExp): Span | null {
  for (const place of places) {
    const span = spanOfMatch(place, pattern);
    if (span !== null) return span;
  }
  return null;
}
