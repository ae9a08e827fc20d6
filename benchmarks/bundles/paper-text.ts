/**
 * The texts of the papers that bundles are made of, in `texts/`. `=== kind language program group` begins a paper; then each line is a paragraph or
 * `! title`, `# heading`, `> right-aligned line`, `| a | b |` a row, `- item`, `---` a new page, `% running foot`, `@plan n` a line drawing,
 * `@centre` a centred page. `~ n` inserts n paragraphs made of the paper's own `+` sentences. `\` at the end of a line joins it to the next one.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Random, randomOf } from "../training/pages/random.ts";

export type Program = "chromium" | "libreoffice" | "groff";

export interface Paper {
  readonly id: string;
  readonly kind: string;
  readonly language: string;
  readonly program: Program;
  /** Issuers of one group may be looked at while the method is improved; those of the other are only scored. */
  readonly group: "a" | "b";
  readonly options: readonly string[];
  /** False for kinds whose form nothing was learned of. */
  readonly isKnownKind: boolean;
  readonly isCentred: boolean;
  readonly foot: string | undefined;
  readonly parts: readonly Part[];
}

export type PartType = "title" | "heading" | "right" | "text" | "row" | "item" | "page" | "plan";

export interface Part {
  readonly type: PartType;
  /** Cells of a row, lines of a paragraph. */
  readonly texts: readonly string[];
}

const FILES: readonly (readonly [file: string, isKnownKind: boolean])[] = [
  ["letters-and-trade.txt", true],
  ["words-and-forms.txt", true],
  ["kinds-without-form.txt", false],
];

const MARKS: Readonly<Record<string, PartType>> = { "!": "title", "#": "heading", ">": "right", "-": "item" };

export async function readPapers(): Promise<Paper[]> {
  const papers: Paper[] = [];
  for (const [file, isKnownKind] of FILES) {
    const text = await readFile(join(import.meta.dirname, "texts", file), "utf8");
    papers.push(...papersIn(text, isKnownKind, papers.length));
  }
  return papers;
}

/** @param first - index of the first one: each paper draws its looks by its own index */
export function papersIn(text: string, isKnownKind: boolean, first = 0): Paper[] {
  return text.split(/^=== /mu).slice(1).map((entry, at) => toPaper(entry, isKnownKind, first + at)); // prettier-ignore
}

function toPaper(entry: string, isKnownKind: boolean, index: number): Paper {
  const [head = "", ...rest] = entry.trim().split("\n");
  const [, kind, language, program, group, options = ""] = /^(.+) (\w\w) (chromium|libreoffice|groff) ([ab])(.*)$/u.exec(head)!; // prettier-ignore
  const lines = rest.join("\n").replaceAll("\\\n", "\u2028").split("\n").filter((line) => line !== ""); // prettier-ignore
  const random = randomOf(4421 + index);
  const pool = lines.filter((line) => line.startsWith("+ ")).map((line) => line.slice(2));
  return {
    id: `${kind!.replaceAll(" ", "-")}-${index}`,
    kind: kind!,
    language: language!,
    program: program as Program,
    group: group as "a" | "b",
    options: options.trim().split(" "),
    isKnownKind,
    isCentred: lines.includes("@centre"),
    foot: lines.find((line) => line.startsWith("% "))?.slice(2),
    parts: lines.flatMap((line) => toParts(line, pool, random)),
  };
}

function toParts(line: string, pool: readonly string[], random: Random): Part[] {
  if (/^(?:\+ |% |@centre)/u.test(line)) return [];
  if (line === "---") return [{ type: "page", texts: [] }];
  if (line.startsWith("~ ")) return random.times(Number(line.slice(2)), () => ({ type: "text", texts: [paragraphOf(pool, random)] })); // prettier-ignore
  if (line.startsWith("@plan ")) return [{ type: "plan", texts: [line.slice(6)] }];
  if (line.startsWith("| ")) return [{ type: "row", texts: line.slice(2, -2).split("|").map((cell) => cell.trim()) }]; // prettier-ignore
  const type = line[1] === " " ? MARKS[line[0]!] : undefined;
  const texts = (type === undefined ? line : line.slice(2)).split("\u2028");
  return [{ type: type ?? "text", texts }];
}

function paragraphOf(pool: readonly string[], random: Random): string {
  const sentences = random.some(pool, Math.min(pool.length, random.whole(4, 7)));
  return sentences.map((sentence) => sentence.replaceAll("{n}", () => String(random.whole(2, 48)))).join(" ");
}
