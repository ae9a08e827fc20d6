import type { FullResult } from "@docsvc/openapi";
import { describe, expect, test } from "vitest";
import { parse } from "../src/parse.ts";
import { randomOf } from "./damaged-files.ts";
import { type SourceBlock, WRITERS } from "./same-document.ts";

const WORDS = "harbour quay ferry Hafen Fähre cuivre łąka 港 船 медь R&D 3<4 a_b C* meadow granite".split(" ");

/** A document of headings, texts, lists up to three levels deep and tables; the same for the same seed. */
function makeSource(seed: number): readonly SourceBlock[] {
  const random = randomOf(seed);
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  // A letter before and after, so that characters that are markup at a line's edge in one format do not act as markup in another.
  const text = (from: number, to: number): string =>
    `w${Array.from({ length: whole(from, to) }, () => WORDS[whole(0, WORDS.length - 1)]!).join(" ")}w`;
  const blocks: SourceBlock[] = [{ kind: "heading", level: 1, text: text(2, 4) }];
  for (let part = 0; part < 4; part += 1) {
    blocks.push({ kind: "heading", level: whole(2, 3), text: text(1, 4) });
    blocks.push({ kind: "paragraph", text: `${text(8, 20)}.` });
    let depth = 1;
    const ordered = random() < 0.5;
    for (let item = whole(2, 6); item > 0; item -= 1) {
      blocks.push({ kind: "item", depth, ordered, text: text(1, 6) });
      depth = whole(1, Math.min(3, depth + 1));
    }
    blocks.push({ kind: "paragraph", text: `${text(4, 9)}.` });
    const columns = whole(2, 4);
    const row = (): readonly string[] => Array.from({ length: columns }, () => text(1, 3));
    blocks.push({ kind: "table", rows: Array.from({ length: whole(2, 5) }, row) });
    blocks.push({ kind: "paragraph", text: `${text(4, 9)}.` });
  }
  return blocks;
}

/** The part of a result that must be the same in every format. */
function structureOf(result: FullResult): readonly unknown[] {
  return result.chunks
    .flatMap((chunk) => chunk.blocks)
    .map(({ type, content, level }) => {
      if (type === "Title" || type === "Section Header") return ["heading", level, content];
      if (type === "List Item") return ["item", level ?? 1, content.replace(/^(?:•|-|\d+\.)\s+/, "")];
      if (type === "Table") return ["table", JSON.parse(content)];
      return [type, content];
    });
}

function expectedOf(source: readonly SourceBlock[]): readonly unknown[] {
  return source.map((block) => {
    if (block.kind === "heading") return ["heading", block.level, block.text];
    if (block.kind === "item") return ["item", block.depth, block.text];
    return block.kind === "table" ? ["table", block.rows] : ["Text", block.text];
  });
}

describe.each([1, 2, 3, 4])("document %i", (seed) => {
  test.each(Object.entries(WRITERS))("as %s has its headings, lists and tables", async (_, write) => {
    const source = makeSource(seed);
    const { result } = await parse(write(source), { formatting: { table_output_format: "json" } });
    expect(structureOf(result)).toEqual(expectedOf(source));
  });
});
