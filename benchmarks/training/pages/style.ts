/** A randomly drawn typography: what a house style defines, from page size to the style of each heading level. */
import type { Random } from "./random.ts";

export const FONTS: readonly string[] = [
  "Liberation Serif",
  "Liberation Sans",
  "DejaVu Serif",
  "DejaVu Sans",
  "Noto Serif",
  "Noto Sans",
  "Liberation Sans Narrow",
];
const COLOURS = ["#000", "#000", "#222", "#103060", "#802020", "#1d6b48", "#666", "#b3541e"];

/** Style sheet of a document, and the font size of its text, in points. */
export interface Style {
  readonly css: string;
  readonly font: string;
  readonly size: number;
}

/** Draws the style of a document. Heading levels are `.h1` to `.h3`; `.run` is a run-in heading that opens its paragraph's line. */
export function drawStyle(
  random: Random,
  page: string = random.pick(["A4", "A4", "letter", "A5", "A4 landscape"]),
): Style {
  const { pick, chance, next } = random;
  const body = pick(FONTS);
  const head = chance(0.5) ? body : pick(FONTS);
  const size = 8 + next() * 4;
  const leading = 1.12 + next() * 0.45;
  const margins = `${(0.5 + next() * 0.7).toFixed(2)}in ${(0.5 + next() * 0.8).toFixed(2)}in`;
  const isIndented = chance(0.3);
  const top = 1.1 + next() * 1.6;
  const ratios = [top, 1 + (top - 1) * (0.3 + next() * 0.6), chance(0.4) ? 1 : 1 + (top - 1) * 0.2];
  const levels = ratios.map((ratio, at) => {
    // No reader would recognise a heading with the size and weight of the text.
    const isBold = ratio < 1.12 ? chance(0.8) : chance(0.6);
    const isSet = ratio < 1.12 && !isBold;
    const look = [
      `font: ${isSet || chance(0.15) ? "italic " : ""}${isBold ? "bold" : "normal"} ${(size * ratio).toFixed(1)}pt/${(1.05 + next() * 0.3).toFixed(2)} "${head}"`,
      `margin: ${(size * (0.6 + next() * 1.8)).toFixed(0)}pt 0 ${(size * next() * 0.8).toFixed(0)}pt`,
      `color: ${pick(COLOURS)}`,
      ...(chance(0.2) ? ["text-transform: uppercase"] : []),
      ...(chance(0.1) ? ["letter-spacing: 0.06em"] : []),
      ...(chance(0.12) ? ["border-bottom: 0.6pt solid #444"] : []),
      ...(at === 0 && chance(0.35) ? ["text-align: center"] : []),
    ];
    return `.h${at + 1} { ${look.join("; ")} }`;
  });
  const rules = [
    `@page { size: ${page}; margin: ${margins} }`,
    `body { font: ${size.toFixed(1)}pt/${leading.toFixed(2)} "${body}"; margin: 0; color: ${pick(["#000", "#000", "#1a1a1a", "#333"])} }`,
    `p { margin: 0 0 ${isIndented ? 0 : (size * (0.3 + next() * 0.7)).toFixed(1)}pt; ${isIndented ? "text-indent: 1.4em;" : ""} text-align: ${pick(["left", "justify"])} }`,
    ...levels,
    `table { border-collapse: collapse; margin: 8pt 0; font-size: ${pick(["1em", "0.9em", "0.85em"])} }`,
    "td, th { padding: 2pt 6pt; text-align: left; vertical-align: top }",
    `.caption { font-size: ${pick(["0.85em", "0.9em", "1em"])}; ${chance(0.5) ? "font-style: italic;" : ""} margin: 2pt 0 8pt }`,
    `.small { font-size: 0.82em } .cols2 { column-count: 2; column-gap: 18pt } .cols3 { column-count: 3; column-gap: 14pt }`,
    `.box { border: ${pick(["0.8pt solid #888", "0"])}; background: ${pick(["#f2f2f2", "#eef4fb", "none"])}; padding: 6pt; margin: 6pt 0 }`,
    `.quote { font-size: ${(1.2 + next() * 0.5).toFixed(2)}em; ${chance(0.6) ? "font-style: italic;" : ""} color: ${pick(COLOURS)}; margin: 8pt 14pt }`,
    ".run { font-weight: bold } ul, ol { margin: 2pt 0 6pt; padding-left: 1.6em } .grid { display: grid; gap: 12pt }",
  ];
  return { css: rules.join("\n"), font: body, size };
}
