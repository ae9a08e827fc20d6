import type { TextRun } from "@docsvc/openapi";
import MarkdownIt from "markdown-it";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runsToHtml } from "./inline-to-html.ts";
import { runsToMarkdown } from "./inline-to-markdown.ts";
import { readInlineHtml, readInlineMarkdown } from "./read-inline.ts";
import { runsToText } from "./runs-to-text.ts";
import { runsToContent } from "./wanted-runs.ts";

// The same cases in every run.
fc.configureGlobal({ seed: 1 });

const CASES: readonly (readonly [name: string, runs: readonly TextRun[], markdown: string, html: string])[] = [
  ["bold", [{ text: "a" }, { text: "b", bold: true }], "a**b**", "a<strong>b</strong>"],
  ["italic", [{ text: "b", italic: true }], "*b*", "<em>b</em>"],
  ["underlined", [{ text: "b", underline: true }], "<u>b</u>", "<u>b</u>"],
  ["struck out", [{ text: "55", strike: true }, { text: " 40" }], "~~55~~ 40", "<s>55</s> 40"],
  ["raised", [{ text: "10" }, { text: "6", script: "superscript" }], "10<sup>6</sup>", "10<sup>6</sup>"],
  ["lowered", [{ text: "H" }, { text: "2", script: "subscript" }], "H<sub>2</sub>", "H<sub>2</sub>"],
  ["marked", [{ text: "b", highlight: "#ffff00" }], "<mark>b</mark>", "<mark>b</mark>"],
  ["code", [{ text: "a_b*`c`", code: true }], "`` a_b*`c` ``", "<code>a_b*`c`</code>"],
  [
    "a link",
    [{ text: "terms [1]", link: "https://example.org/a(b)" }],
    String.raw`[terms \[1\]](<https://example.org/a(b)>)`,
    '<a href="https://example.org/a(b)">terms [1]</a>',
  ],
  ["a link that runs a script", [{ text: "go", link: "javascript:alert(1)" }], "go", "go"],
  [
    "bold around italic",
    [
      { text: "a ", bold: true },
      { text: "b", bold: true, italic: true },
    ],
    "**a <em>b</em>**",
    "<strong>a <em>b</em></strong>",
  ],
  [
    "emphasis that marks would not show",
    [{ text: "(x)", bold: true }, { text: "y" }],
    "<strong>(x)</strong>y",
    "<strong>(x)</strong>y",
  ],
];

describe("each style is written", () => {
  test.each(CASES)("%s", (_, runs, markdown, html) => {
    expect(runsToMarkdown(runs)).toBe(markdown);
    expect(runsToHtml(runs)).toBe(html);
  });
});

test("what was plain stays plain next to what is styled", () => {
  const runs: TextRun[] = [
    { text: "2 * 3 * 4, a_b_c and ~5 *x " },
    { text: "bold", bold: true },
    { text: " <b>&amp; `d`" },
  ];
  expect(runsToMarkdown(runs)).toBe(String.raw`2 * 3 * 4, a_b_c and \~5 \*x **bold** \<b>\&amp; \`d\``);
});

const anyText = fc.string({ unit: fc.constantFrom(..."ab *_~`[](<>&|\\!1.".split("")), minLength: 1, maxLength: 6 });
const anyRun = fc.record(
  {
    text: anyText.map((text) => `x${text}x`),
    bold: fc.constant(true),
    italic: fc.constant(true),
    strike: fc.constant(true),
    underline: fc.constant(true),
  },
  { requiredKeys: ["text"] },
);

test("any runs, rendered as Markdown by another program, show their text and no marks", () => {
  const markdownIt = new MarkdownIt({ html: true });
  fc.assert(
    fc.property(fc.array(anyRun, { minLength: 1, maxLength: 4 }), (runs) => {
      const html = markdownIt.renderInline(runsToMarkdown(runs));
      const shown = html
        .replaceAll(/<\/?(?:strong|em|s|del|u)>/g, "")
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">");
      expect(shown.replaceAll("&quot;", '"').replaceAll("&amp;", "&")).toBe(runs.map(({ text }) => text).join(""));
    }),
    { numRuns: 400 },
  );
});

test("any runs in a cell read back as they were, from Markdown and from HTML", () => {
  fc.assert(
    fc.property(fc.array(anyRun, { minLength: 1, maxLength: 4 }), (runs) => {
      const flat = (read: readonly TextRun[]) =>
        read.flatMap(({ text, ...style }) =>
          Array.from(text, (char) => JSON.stringify([char, Object.keys(style).toSorted()])),
        );
      expect(flat(readInlineHtml(runsToHtml(runs)))).toEqual(flat(runs));
      expect(flat(readInlineMarkdown(runsToMarkdown(runs, true).replaceAll("|", "&#124;")))).toEqual(flat(runs));
    }),
    { numRuns: 400 },
  );
});

test("a text without markup keeps what changes its meaning", () => {
  const runs: TextRun[] = [
    { text: "55", strike: true, bold: true },
    { text: " 10" },
    { text: "6", script: "superscript" },
  ];
  expect(runsToContent(runs)).toBe("~~55~~ 10<sup>6</sup>");
  expect(runsToText({ content: "", runs })).toBe("~~55~~ 10⁶");
});
