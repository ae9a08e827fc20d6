/** Papers as sources of groff's `ms` macros, with `tbl` for tables. */
import { randomOf } from "../training/pages/random.ts";
import type { Paper, Part } from "./paper-text.ts";

export function roffPaper(paper: Paper, seed: number): string {
  const random = randomOf(seed);
  const size = random.pick([10, 11, 12]);
  const head = [
    `.nr PS ${size}`,
    `.nr VS ${size + 3}`,
    `.nr PO ${random.pick([0.9, 1.1])}i`,
    `.nr LL ${random.pick([5.8, 6.3])}i`,
    `.fam ${random.pick(["T", "H"])}`,
    // The macros print a page number in the head from the second page on.
    ...(random.chance(0.5) ? [] : [".ds CH"]),
  ];
  const frame = random.pick(["allbox", "box", "center"]);
  return `${[...head, ...paper.parts.flatMap((part, at) => toRoff(part, paper.parts, at, frame))].join("\n")}\n`;
}

function toRoff({ type, texts }: Part, parts: readonly Part[], at: number, frame: string): string[] {
  const lines = texts.map(escaped);
  if (type === "page") return [".bp"];
  if (type === "title") return [".LP", ".ps +5", ...lines, ".ps -5"];
  if (type === "heading") return [".SH", ...lines];
  if (type === "right") return [".LP", ".ad r", ...lines.flatMap((line) => [line, ".br"]), ".ad l"];
  if (type === "item") return [".IP \\(bu 2", ...lines];
  if (type !== "row") return [".LP", ...lines.flatMap((line) => [line, ".br"])];
  const begins = parts[at - 1]?.type === "row" ? [] : [".LP", ".TS", `${frame};`, `${lines.map(() => "l").join(" ")}.`];
  const ends = parts[at + 1]?.type === "row" ? [] : [".TE"];
  return [...begins, lines.join("\t"), ...ends];
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\e").replace(/^(?=[.'])/u, "\\&");
}
