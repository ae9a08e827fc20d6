import type { BoundingBox } from "@docsvc/client/citations";
import type { Answer } from "./ask.ts";

/** An answer for a terminal: what a model wrote, then the quotes with their places. */
export function printAnswer({ supported, written, quotes, index }: Answer): string {
  if (!supported) {
    const documents = index.parsed.length + index.kept.length;
    if (documents === 0) return "There is no document in the folder that can be read.\n";
    return `The documents do not say: none of the ${documents} supports an answer to this question.\n`;
  }
  const marks = (citations: readonly number[]): string => citations.map((number) => `[${number}]`).join("");
  const prose = (written ?? []).map(({ text, citations }) => `${text} ${marks(citations)}`).join("\n");
  const cited = quotes.map(({ text, file, page, bbox, section }, position) => {
    const place = `${file}, page ${page}, box ${describeBox(bbox)}`;
    return `[${position + 1}] “${text}”\n    ${place}${section === "" ? "" : `\n    under ${section}`}`;
  });
  return `${[...(prose === "" ? [] : [prose]), ...cited].join("\n\n")}\n`;
}

/** What was read for it, for standard error. */
export function printIndex({ parsed, kept, dropped, failed }: Answer["index"]): string {
  const failures = failed.map(({ file, error }) => `${file} cannot be read: ${error}\n`);
  return `${failures.join("")}Index: ${parsed.length} parsed, ${kept.length} unchanged, ${dropped} dropped.\n`;
}

/** In per cent of the page, from its top left corner. */
function describeBox({ left, top, width, height }: BoundingBox): string {
  const percent = (fraction: number): string => `${(fraction * 100).toFixed(1)} %`;
  return `${percent(width)} × ${percent(height)} at ${percent(left)}, ${percent(top)}`;
}
