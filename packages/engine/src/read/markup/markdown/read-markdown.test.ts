import { expect, test } from "vitest";
import { renderMarkdown } from "../../../output/render-markdown.ts";
import { parse } from "../../../parse.ts";

test("Markdown comes out as it went in, the title of its front matter of either kind over it", async () => {
  const text =
    "# One\n\nText with **bold** & more.\n\n1. first\n    - inner\n2. second\n\n| a | b |\n| --- | --- |\n| 1 | x\\|y |\n";
  for (const front of ["---\ntitle: Front\n---\n", "---\r\ntitle: Front\r\n---\r\n", '+++\ntitle = "Front"\n+++\n']) {
    const { result } = await parse(new TextEncoder().encode(`${front}\n${text}`));
    expect(renderMarkdown(result)).toBe(`# Front\n\n${text}`.replace("\\|", "&#124;"));
  }
});

test("pipes inside of code end no cell, so that no cell is lost", async () => {
  const { result } = await parse(new TextEncoder().encode("| a | b |\n|---|---|\n| 1 | `x|y` |\n"));
  expect(renderMarkdown(result)).toContain("| 1 | <code>x&#124;y</code> |");
});

test("attributes of a heading are no text of it", async () => {
  const { result } = await parse(new TextEncoder().encode("# One {#first .wide}\n\n## Two {x}\n\nText.\n"));
  expect(renderMarkdown(result)).toBe("# One\n\n## Two {x}\n\nText.\n");
});

test("footnotes are notes by whatever name, of one word, too", async () => {
  const text = "# One\n\nClaim[^n] and more[^1].\n\n[^n]: Annex\n[^1]: See the\n    second.\n\nNext.\n";
  const { result } = await parse(new TextEncoder().encode(text));
  expect(renderMarkdown(result)).toBe(
    "# One\n\nClaim[^1] and more[^2].\n\nNext.\n\n[^1]: Annex\n\n[^2]: See the second.\n",
  );
});

async function written(text: string): Promise<string> {
  return renderMarkdown((await parse(new TextEncoder().encode(`# One\n\n## Two\n\n- a\n- b\n\n${text}`))).result);
}

test("Pandoc's scripts are read, and other carets and tildes stay", async () => {
  expect(await written("10^6^ bolts, H~2~O, x^2 + y^2, ~~gone~~, `a^b^`, 2^3^4 and ~10 or ~20.\n")).toBe(
    "# One\n\n## Two\n\n- a\n- b\n\n10<sup>6</sup> bolts, H<sub>2</sub>O, x^2 + y^2, ~~gone~~, `a^b^`, 2^3^4 and \\~10 or \\~20.\n",
  );
});

test("Pandoc's tables of spaces and of drawn lines are tables, and its verse is verse", async () => {
  const spaced = "  Good       Price\n  ------ ---------\n  Wool         4\n  Salt        10\n";
  const drawn =
    "+------+-------+\n| Good | Price |\n+======+=======+\n| Wool | 4     |\n+------+-------+\n| Salt | 10    |\n+------+-------+\n";
  const table = "| Good | Price |\n| --- | --- |\n| Wool | 4 |\n| Salt | 10 |\n";
  expect(await written(`${spaced}\n| low\n| tide\n\n${drawn}`)).toBe(
    `# One\n\n## Two\n\n- a\n- b\n\n${table}\nlow  \ntide\n\n${table}`,
  );
});

test("lines of dashes in code and around texts are no tables", async () => {
  const text = "```\nGood Price\n---- -----\nWool     4\n```\n\n--- ---\n\nText.\n";
  expect(await written(text)).toBe(
    "# One\n\n## Two\n\n- a\n- b\n\n```\nGood Price\n---- -----\nWool     4\n```\n\nText.\n",
  );
});

async function markdownOf(text: string): Promise<string> {
  const { result } = await parse(new TextEncoder().encode(text), {}, { print: "off", fileName: "text.md" });
  return renderMarkdown(result);
}

test("lists with letters are lists, an initial is none, and code stays as it is", async () => {
  const nested = "a.  inner\n\n    more\n\nb.  other\n    a)  deep\n    b)  deeper";
  const text = `${nested}\n\nA. Potter fired it.\n\n\`\`\`\na. one\nb. two\n\`\`\`\n`;
  expect(await markdownOf(text)).toBe(
    "1. inner\n\n    more\n\n2. other\n    1. deep\n    2. deeper\n\nA. Potter fired it.\n\n```\na. one\nb. two\n```\n",
  );
});

test("Pandoc's spans are read without their attributes", async () => {
  expect(await markdownOf("An [underlined]{.underline} and a [*small*]{.smallcaps #s} word, [a] {b}.\n")).toBe(
    "An <u>underlined</u> and a *small* word, [a] {b}.\n",
  );
});

test("a second paragraph of a note belongs to the note", async () => {
  expect(await markdownOf("Wood.[^n]\n\n[^n]: The first.\n\n    The second.\n\nCoal.\n")).toBe(
    "Wood.[^1]\n\nCoal.\n\n[^1]: The first.\n\n    The second.\n",
  );
});
