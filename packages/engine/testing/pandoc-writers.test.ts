/** A text with every kind of form, written by pandoc in each format that both programs know, keeps its words, paragraphs and styles. */
import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { needing } from "@docsvc/fixtures/needing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renderMarkdown } from "../src/output/render-markdown.ts";
import { parse } from "../src/parse.ts";

const SOURCE = `---
title: The harbour dues
---

# The dues

The price is ~~55 crowns~~ 40 crowns for **heavy goods** and *light goods*, 10^6^ bolts and H~2~O, see [the tariff of the whole year](https://example.org/tariff).

Use \`docsvc parse\` to read it. A plain 2 * 3 and a_b stay plain.[^1]

[^1]: The note says *more* about it.

> What is quoted stays quoted.

\`\`\`python
def due(price):
    return price * 2
\`\`\`

- first point with **bold**
- second point
    - nested point

1. one
2. two

- [x] paid
- [ ] open

Quay
:   A wall for ships with *slant*.

Ferry
:   A boat.

| Verse one
| Verse two

The formula $E = mc^2$ is inline, and

$$\\frac{a}{b} + \\sqrt{x}$$

is set apart.

# The prices

| Good | Price |
|------|------:|
| Wool | ~~5~~ 4 |
| Salt | 10^3^ |
`;

const PIECES = {
  title: "# The harbour dues",
  heading: "# The dues",
  styles:
    "The price is ~~55 crowns~~ 40 crowns for **heavy goods** and *light goods*, 10<sup>6</sup> bolts and H<sub>2</sub>O, see [the tariff of the whole year](https://example.org/tariff).",
  plain: "Use `docsvc parse` to read it. A plain 2 * 3 and a_b stay plain.[^1]",
  quote: "> What is quoted stays quoted.",
  code: "```python\ndef due(price):\n    return price * 2\n```",
  lists: "- first point with **bold**\n- second point\n    - nested point\n1. one\n2. two\n- [x] paid\n- [ ] open",
  terms: "Quay\n: A wall for ships with *slant*.\n\nFerry\n: A boat.",
  verse: "Verse one  \nVerse two",
  formula: "The formula $E = mc^2$ is inline, and",
  apart: String.raw`$$\frac{a}{b} + \sqrt{x}$$`,
  end: "is set apart.",
  prices: "# The prices",
  table: "| Good | Price |\n| --- | --- |\n| Wool | ~~5~~ 4 |\n| Salt | 10<sup>3</sup> |",
};
const NOTE = "[^1]: The note says *more* about it.";
type Pieces = typeof PIECES;

const UNDER_TITLE = { heading: "## The dues", prices: "## The prices" };
const NO_LANGUAGE = { code: PIECES.code.replace("python", "") };
const OFFICE_MATHS = { formula: "The formula $E=mc^{2}$ is inline, and", apart: String.raw`$$\frac{a}{b}+\sqrt{x}$$` };
const ITALIC_MATHS = { formula: "The formula *E* = <em>mc</em><sup>2</sup> is inline, and" };

/** Where pandoc's writer says less, or what it writes reads otherwise; the rest must be as in the source. */
const WRITERS: Readonly<Record<string, Partial<Pieces>>> = {
  docx: { ...NO_LANGUAGE, ...OFFICE_MATHS },
  odt: { ...NO_LANGUAGE, ...OFFICE_MATHS },
  html: ITALIC_MATHS,
  epub: {},
  docbook: { ...UNDER_TITLE, ...ITALIC_MATHS },
  // It has no lines of verse.
  jats: { ...UNDER_TITLE, ...OFFICE_MATHS, verse: "Verse one Verse two" },
  tei: UNDER_TITLE,
  // It has no lists, terms or formulas: pandoc prints their signs.
  fb2: {
    ...UNDER_TITLE,
    ...NO_LANGUAGE,
    lists:
      "- first point with **bold**\n- second point\n- • nested point\n\n1\\. one\n\n2\\. two\n\n- [x] paid\n- [ ] open",
    terms: "**Quay**\n\nA wall for ships with *slant*.\n\n**Ferry**\n\nA boat.",
    formula: "The formula `E = mc^2` is inline, and",
    apart: "```\n\\frac{a}{b} + \\sqrt{x}\n```",
  },
  // Its format has no title, quotations, terms and headers of tables: only their looks are written.
  rtf: {
    ...NO_LANGUAGE,
    ...ITALIC_MATHS,
    title: "**The harbour dues**",
    quote: "What is quoted stays quoted.",
    terms: "Quay\n\nA wall for ships with *slant*.\n\nFerry\n\nA boat.",
    table: `|  |  |\n| --- | --- |\n${PIECES.table.replace("| --- | --- |\n", "")}`,
  },
  // What is struck out is named by a word of pandoc's own.
  rst: {
    ...UNDER_TITLE,
    styles: PIECES.styles.replace("~~55 crowns~~", "[STRIKEOUT:55 crowns]"),
    plain: PIECES.plain.replace("[^1]", " [^1]"),
    table: PIECES.table.replace("~~5~~", "[STRIKEOUT:5]"),
  },
  asciidoc: UNDER_TITLE,
  org: UNDER_TITLE,
  latex: NO_LANGUAGE,
  markdown: {},
  gfm: {
    ...ITALIC_MATHS,
    formula: String.raw`The formula *E* = <em>m\*\*c</em><sup>2</sup> is inline, and`,
    terms: "Quay  \nA wall for ships with *slant*.\n\nFerry  \nA boat.",
  },
  // Notes are on a slide of their own; terms are set as quotations are.
  pptx: {
    ...NO_LANGUAGE,
    ...OFFICE_MATHS,
    plain: PIECES.plain.replace("[^1]", "<sup>1</sup>"),
    terms: "**Quay**\n\n> A wall for ships with *slant*.\n\n**Ferry**\n\n> A boat.",
  },
};

const isMissing = spawnSync("pandoc", ["--version"]).error !== undefined;

needing(isMissing ? "pandoc is not installed (Debian: apt-get install pandoc)" : undefined).describe(
  "pandoc writes",
  () => {
    let folder = "";
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "docsvc-pandoc-"));
      await writeFile(join(folder, "source.md"), SOURCE);
    });
    afterAll(() => rm(folder, { recursive: true }));

    test.each(Object.entries(WRITERS))("%s", async (writer, differences) => {
      const file = join(folder, `written.${writer}`);
      await promisify(execFile)("pandoc", [
        "-s",
        "-f",
        "markdown",
        "-t",
        writer,
        "-o",
        file,
        join(folder, "source.md"),
      ]);
      const { result } = await parse(
        new Uint8Array(await readFile(file)),
        { formatting: { include: ["hyperlinks"] } },
        { print: "off" },
      );
      // Around signs of formulas, pandoc writes narrow spaces.
      const markdown = renderMarkdown(result).replaceAll(/[\u00A0\u2000-\u200A]/gu, " ");
      const pieces = markdown.trim().split("\n\n");
      expect(pieces.filter(isNote)).toHaveLength(writer === "pptx" ? 2 : 1);
      expect(pieces.filter((piece) => !isNote(piece))).toEqual(
        Object.values({ ...PIECES, ...differences }).flatMap((piece) => piece.split("\n\n")),
      );
    });
  },
);

function isNote(piece: string): boolean {
  return piece === NOTE || piece === "# Notes" || piece === String.raw`1\. The note says *more* about it.`;
}
