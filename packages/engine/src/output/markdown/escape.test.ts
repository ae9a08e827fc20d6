import { effort } from "@docsvc/fixtures/effort";
import * as fc from "fast-check";
import MarkdownIt from "markdown-it";
import { expect, test } from "vitest";
import { escapeInline, escapeParagraph } from "./escape.ts";

// The same cases in every run.
fc.configureGlobal({ seed: 1 });

/** The visible text according to an independent renderer: the text of the rendered HTML. */
const renderer = new MarkdownIt({ html: true });

function rendered(markdown: string): string {
  return renderer.render(markdown).trim();
}

function asParagraph(text: string): string {
  return `<p>${renderer.utils.escapeHtml(text)}</p>`;
}

test.each([
  "snake_case_name and _private",
  "a lone * star, 5 * 3 * 2",
  "see [12] and [x]",
  "AT&T, R&D; 3 < 4 > 2",
  "C:\\path and 50% ~ 60%",
  "Section 1.2, 3.4 m, -5 degrees",
  "#hashtag and C# and a|b",
  "Name ________ Date ________ ok",
  "$5 and $6, H_2 and x^2",
])("%s stays as it is", (text) => {
  expect(escapeParagraph(text)).toBe(text);
});

test.each([
  ["# 5 apples", String.raw`\# 5 apples`],
  ["- 5 degrees", String.raw`\- 5 degrees`],
  ["3. April 2024", String.raw`3\. April 2024`],
  ["p < 0.05*, p < 0.01**", String.raw`p < 0.05\*, p < 0.01\*\*`],
  ["<MultinomialLikelihood 9>", String.raw`\<MultinomialLikelihood 9>`],
  ["&copy; 2024", String.raw`\&copy; 2024`],
  ["[a](b)", String.raw`\[a](b)`],
  ["----", String.raw`\----`],
  ["first line\n- second line", "first line\n\\- second line"],
])("%s is escaped", (text, escaped) => {
  expect(escapeParagraph(text)).toBe(escaped);
});

const HARD = [
  "*",
  "**",
  "_",
  "`",
  "~~",
  "[",
  "](",
  "]",
  "]:",
  "!",
  "<",
  "<b>",
  "&amp;",
  "\\",
  "#",
  "-",
  "+",
  "=",
  "1.",
  ">",
  "|",
  "a",
  "b c",
  " ",
  "é",
  "---",
  "2)",
];

test("an escaped paragraph reads as the text it was", () => {
  const text = fc.array(fc.constantFrom(...HARD), { minLength: 1, maxLength: 12 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, (raw) => {
      const line = raw.trim();
      fc.pre(line !== "");
      expect(rendered(escapeParagraph(line))).toBe(asParagraph(line));
    }),
    { numRuns: effort(600, 3000) },
  );
});

test("an escaped paragraph of several lines stays one paragraph", () => {
  const line = fc
    .array(fc.constantFrom(...HARD), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join("").trim())
    .filter((text) => text !== "");
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 4 }), (lines) => {
      expect(rendered(escapeParagraph(lines.join("\n")))).toBe(asParagraph(lines.join("\n")));
    }),
    { numRuns: effort(600, 3000) },
  );
});

test("an escaped heading reads as the text it was", () => {
  const text = fc
    .array(fc.constantFrom(...HARD), { minLength: 1, maxLength: 8 })
    .map((parts) => `x${parts.join("").trim()}x`);
  fc.assert(
    fc.property(text, (raw) => {
      expect(rendered(`## ${escapeInline(raw)}`)).toBe(`<h2>${renderer.utils.escapeHtml(raw)}</h2>`);
    }),
    { numRuns: effort(300, 1000) },
  );
});
