import type { Answer, Box, IndexState, Quote } from "./answer/answer.ts";

/** Formats an answer for a terminal: what a model wrote, then the quotes with their places. */
export function printAnswer({ asked, question, answered, written, note, quotes, nearest, index }: Answer): string {
  const understood = `${asked === question ? "" : `${question}\n\n`}${note === undefined ? "" : `${note}\n\n`}`;
  if (!answered) {
    const documents = index.parsed.length + index.kept.length;
    if (documents === 0) return "There is no document in the folder that can be read.\n";
    const says = `The documents do not say: none of the ${documents} supports an answer to this question.\n`;
    const near = nearest.map((quote) => `\nNearest, but no answer: ${describeQuote(quote)}\n`);
    return `${understood}${says}${near.join("")}`;
  }
  const marks = (citations: readonly number[]): string => citations.map((number) => `[${number}]`).join("");
  const prose = (written ?? []).map(({ text, citations }) => `${text} ${marks(citations)}`).join("\n");
  const cited = quotes.map((quote, position) => `[${position + 1}] ${describeQuote(quote)}`);
  return `${understood}${[...(prose === "" ? [] : [prose]), ...cited].join("\n\n")}\n`;
}

function describeQuote({ text, file, places, section }: Quote): string {
  const at = places.map(({ page, boxes }) => `page ${page}, ${boxes.map(describeBox).join("; ")}`).join("; ");
  return `“${text}”\n    ${file}, ${at}${section === "" ? "" : `\n    under ${section}`}`;
}

/** Formats which documents were read, for standard error. */
export function printIndex({ parsed, kept, dropped, failed }: IndexState): string {
  const failures = failed.filter(({ isNew }) => isNew).map(({ file, error }) => `${file} cannot be read: ${error}\n`);
  return `${failures.join("")}Index: ${parsed.length} parsed, ${kept.length} unchanged, ${dropped} dropped.\n`;
}

/** As a percentage of the page, from its top left corner. */
function describeBox({ left, top, width, height }: Box): string {
  const percent = (fraction: number): string => `${(fraction * 100).toFixed(1)} %`;
  return `box ${percent(width)} × ${percent(height)} at ${percent(left)}, ${percent(top)}`;
}
