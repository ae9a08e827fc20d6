/** A text with structures inside of structures, written by pandoc in each format that can hold them, keeps all of them. */
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
title: The lighthouse
---

# Duties

The first line\\
and the second; *slant **both** slant*, 3 < 4, a | b.

> They asked:
>
> - coal
> - oil

1.  First duty.

    More of the first.

    \`\`\`
    lamp --on
    \`\`\`

2.  Second duty[^long] with a [link](https://example.org/a_b?c=1&d=2).

    a.  inner letter
    b.  other letter

3.  Third.

[^long]: The note has two paragraphs.

    This is its second.

## Stores

It counts on:

5. five
6. six

Wick
:   Cotton.
:   Or linen.

| Good  | Left |
|:------|-----:|
| Oil   |   12 |
| Wicks |  140 |

The end.
`;

const PIECES = {
  title: "# The lighthouse",
  duties: "# Duties",
  lines: "The first line  \nand the second; *slant* **<em>both</em>** *slant*, 3 < 4, a | b.",
  asked: "> They asked:\n>\n> - coal\n> - oil",
  first: "1. First duty.",
  more: "    More of the first.",
  code: "    ```\n    lamp --on\n    ```",
  second:
    "2. Second duty[^1] with a [link](https://example.org/a_b?c=1&d=2).\n    1. inner letter\n    2. other letter\n3. Third.",
  stores: "## Stores",
  counts: "It counts on:",
  five: "5. five\n6. six",
  terms: "Wick\n: Cotton.\n: Or linen.",
  table: "| Good | Left |\n| --- | --- |\n| Oil | 12 |\n| Wicks | 140 |",
  end: "The end.",
  note: "[^1]: The note has two paragraphs.\n\n    This is its second.",
};
type Pieces = typeof PIECES;
const UNDER_TITLE = { duties: "## Duties", stores: "### Stores" };

/** Office formats have notes below the paragraph that refers to them, and no lists inside of quotations. */
const OFFICE = {
  asked: "> They asked:\n\n- coal\n- oil\n1. First duty.",
  first: "",
  second: PIECES.second.replace(
    "\n    1.",
    "\n\n    [^1]: The note has two paragraphs.\n\n    This is its second.\n\n    1.",
  ),
  note: "",
};
/** GitHub's Markdown has no terms. */
const NO_TERMS = { terms: "Wick  \nCotton.\n\nOr linen." };
/** The format has no number at which a list begins, or pandoc does not write it. */
const COUNTS_ANEW = { five: "1. five\n2. six" };

/** Where pandoc's writer says less, or what it writes reads otherwise; the rest must be as in the source. */
const WRITERS: Readonly<Record<string, Partial<Pieces>>> = {
  html: {},
  epub: {},
  docx: OFFICE,
  odt: OFFICE,
  // Its format has no title, quotations, code blocks, terms and headers of tables: only their looks are written.
  rtf: {
    ...OFFICE,
    title: "**The lighthouse**",
    asked: "They asked:\n\n- coal\n- oil\n1. First duty.",
    more: "More of the first.",
    code: "`lamp --on`",
    terms: "Wick\n\nCotton.\n\nOr linen.",
    table: `|  |  |\n| --- | --- |\n${PIECES.table.replace("| --- | --- |\n", "")}`,
  },
  docbook: UNDER_TITLE,
  jats: { ...UNDER_TITLE, ...COUNTS_ANEW, lines: PIECES.lines.replace("  \n", " ") },
  tei: { ...UNDER_TITLE, ...COUNTS_ANEW },
  // Between words in different styles, pandoc leaves out the blanks.
  rst: {
    ...UNDER_TITLE,
    lines: PIECES.lines.replace(
      "*slant* **<em>both</em>** *slant*",
      "<em>slant</em><strong>both</strong><em>slant</em>",
    ),
    second: PIECES.second.replace("[^1]", " [^1]"),
    terms: "Wick\n: Cotton. Or linen.",
  },
  asciidoc: { ...UNDER_TITLE, second: PIECES.second.replace("[^1]", "[multiblock footnote omitted]"), note: "" },
  org: UNDER_TITLE,
  latex: {},
  markdown: {},
  gfm: NO_TERMS,
  ipynb: {
    ...NO_TERMS,
    ...COUNTS_ANEW,
    title: "",
    second: PIECES.second.replace("[^1]", "[1]"),
    note: "[1] The note has two paragraphs.\n\nThis is its second.",
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

    test.each(Object.entries(WRITERS))("structures inside of structures as %s", async (writer, differences) => {
      const file = join(folder, `written.${writer}`);
      const args = ["-s", "-f", "markdown", "-t", writer, "-o", file, join(folder, "source.md")];
      await promisify(execFile)("pandoc", args);
      const { result } = await parse(
        new Uint8Array(await readFile(file)),
        { formatting: { include: ["hyperlinks"] } },
        { print: "off" },
      );
      const expected = Object.values({ ...PIECES, ...differences }).filter((piece) => piece !== "");
      expect(renderMarkdown(result).trim()).toBe(expected.join("\n\n"));
    });
  },
);
