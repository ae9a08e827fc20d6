import { expect, test } from "vitest";
import type { FormattingInclude } from "@docsvc/openapi";
import { renderMarkdown } from "../../../output/render-markdown.ts";
import { withoutMarks } from "../../../styled/style-marks.ts";
import { parse } from "../../../parse.ts";
import { readRtf } from "./read-rtf.ts";

const HEAD = String.raw`\ansi\ansicpg1252\deff0{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset204 Arial Cyr;}{\f2\fcharset2 Symbol;}{\f3\fcharset128 Mincho;}}`;

function file(body: string): Uint8Array {
  return Buffer.from(`{\\rtf1${HEAD}${body}}`, "latin1");
}

async function markdownOf(body: string): Promise<string> {
  return renderMarkdown((await parse(file(body))).result);
}

function textsOf(body: string, include: readonly FormattingInclude[] = []): readonly string[] {
  return readRtf(file(body), { include }).parts[0]!.blocks.map(({ text }) => withoutMarks(text));
}

test("headings go by the outline level of the paragraph and of its style, and by the style's name at last", async () => {
  const styles = String.raw`{\stylesheet{\s1\outlinelevel1 Abschnitt;}{\s2\sbasedon1 Own;}{\s3 heading 3;}{\s4 Title;}{\*\cs5 heading 1;}}`;
  const body = String.raw`{\info{\title Hidden}}\pard\s4 Name\par\pard\s2 Second\par\pard\s3 Third\par\pard\outlinelevel0 First\par\pard Text\par`;
  expect(await markdownOf(styles + body)).toBe("# Name\n\n## Second\n\n### Third\n\n# First\n\nText\n");
});

test.each([
  [String.raw`caf\'e9 \u8364?5 {\uc2\u228\'e8ab}`, "café €5 äb"],
  [String.raw`\f1 \'ec\'e8\'f0\f0  \'93hi\'94`, "мир “hi”"],
  [String.raw`\f3 \'83\'65\'83X\'83g`, "テスト"],
  [String.raw`\u-10179?\u-8704?`, "😀"],
  [String.raw`{\f2 a} \u-3913?`, "α ·"],
  [String.raw`\lquote a\rquote \endash \emdash\~\{b\}\_c`, "‘a’–—\u00A0{b}\u2011c"],
  [String.raw`a{\v secret}{\deleted gone}{\*\unknown x}{\pict 0a0b}{\bin3 }}}b`, "ab"],
  [String.raw`a\constructor b\valueOf c`, "abc"],
  [String.raw`{\upr{ansi}{\*\ud{unicode}}}`, "unicode"],
])("%s reads %s", (body, text) => {
  expect(textsOf(String.raw`${body}\par`)[0]).toBe(text);
});

test("fields show their result, and links and changes their marks where they are asked for", () => {
  const body = String.raw`{\field{\*\fldinst HYPERLINK "https://harbour.example"}{\fldrslt the site}} {\revised new}{\deleted old}\par`;
  expect(textsOf(body)).toEqual(["the site new"]);
  expect(textsOf(body, ["hyperlinks", "change_tracking"])).toEqual(["the site {++new++}{--old--}"]);
});

test("a paragraph whose end is deleted continues in the next", () => {
  expect(textsOf(String.raw`one{\deleted\par}two\par`)).toEqual(["onetwo"]);
});

test("items have the marker that the file prints, letters and numerals as figures", async () => {
  const item = (marker: string, level: number, text: string): string =>
    String.raw`\pard{\listtext\pard ${marker}\tab}\ls1\ilvl${level} ${text}\par`;
  const body = [
    item("3.", 0, "three"),
    item("h.", 1, "eighth"),
    item("i.", 1, "ninth"),
    item("4.", 0, "four"),
    item("i.", 1, "first"),
    item("ii.", 1, "second"),
    item(String.raw`\f2\'b7`, 0, "dot"),
  ].join("");
  expect(await markdownOf(body)).toBe(
    "3. three\n\n    8. eighth\n    9. ninth\n4. four\n    1. first\n    2. second\n- dot\n",
  );
});

test("cells span the columns that their edges do, and rows where they are merged downwards", async () => {
  const row = (shape: string, cells: string): string => String.raw`\trowd${shape}\pard\intbl ${cells}\row`;
  const body = [
    row(String.raw`\trhdr\cellx4000\cellx6000`, String.raw`wide\cell c\cell`),
    row(String.raw`\clvmgf\cellx2000\cellx4010\cellx6000`, String.raw`tall\cell x\par y\cell z\cell`),
    row(String.raw`\clvmrg\cellx2000\clmgf\cellx4010\clmrg\cellx6000`, String.raw`\cell both\cell\cell`),
  ].join("");
  const table = readRtf(file(`${body}\\pard after\\par`), {}).parts[0]!.blocks[0]!.table!;
  expect(table).toMatchObject({ rowCount: 3, columnCount: 3 });
  expect(table.cells.map((cell) => [cell.text, cell.row, cell.column, cell.rowSpan, cell.columnSpan])).toEqual([
    ["wide", 0, 0, 1, 2],
    ["c", 0, 2, 1, 1],
    ["tall", 1, 0, 2, 1],
    ["x\ny", 1, 1, 1, 1],
    ["z", 1, 2, 1, 1],
    ["both", 2, 1, 1, 2],
  ]);
  expect(table.cells.filter(({ header }) => header)).toHaveLength(2);
});

test("a table inside of a cell is text of the cell, a row a line", () => {
  const body = String.raw`\trowd\cellx5000\pard\intbl before\par\pard\intbl\itap2 a\nestcell b\nestcell{\*\nesttableprops\trowd\cellx1\cellx2\nestrow}{\nonesttables twice\par}\pard\intbl\itap1 after\cell\row\pard end\par`;
  const [table, end] = readRtf(file(body), {}).parts[0]!.blocks;
  expect(table!.table!.cells).toMatchObject([{ text: "before\na b\nafter", columnSpan: 1 }]);
  expect(end!.text).toBe("end");
});

test("notes follow their paragraph, text boxes are once, headers and footers apart", async () => {
  const body = String.raw`{\header Club\par}{\footer Page\par}Claim{\super\chftn{\footnote\pard\chftn  See.\par}} holds.{\shp{\*\shpinst{\sp{\sn n}{\sv v}}{\shptxt Box\par}}{\shprslt Box}}\par next{\*\atnauthor Ada}{\*\annotation Why?\par}\par`;
  const { blocks } = readRtf(file(body), {}).parts[0]!;
  expect(blocks.map(({ type, text }) => [type, text])).toEqual([
    ["Header", "Club"],
    ["Text", "Claim[^1] holds."],
    ["Text", "[^1]: See."],
    ["Text", "Box"],
    ["Text", "next"],
    ["Footer", "Page"],
  ]);
  expect(blocks[4]!.comments).toEqual(["Ada: Why?"]);
});

test("a page break begins the next block on a new page", () => {
  const { blocks } = readRtf(file(String.raw`one\par\page two\par`), {}).parts[0]!;
  expect(blocks.map(({ breaksPage }) => breaksPage === true)).toEqual([false, true]);
});

test("of a file that is cut stays what there is, at each place, or it is named damaged", () => {
  const whole = Buffer.from(
    file(
      String.raw`\pard Start\par\trowd\cellx9\intbl a{\footnote n\par}\cell\row\pard{\field{\*\fldinst X}{\fldrslt r}}\par`,
    ),
  ).toString("latin1");
  for (let end = 6; end < whole.length; end += 1) {
    const read = (): readonly string[] =>
      readRtf(Buffer.from(whole.slice(0, end), "latin1"), {}).parts[0]!.blocks.map(({ text }) => text);
    if (end <= whole.indexOf("Start")) expect(read).toThrow("ends before its text begins");
    else expect(read()[0]).toMatch(/^S/);
  }
});

test("groups without end are an error, and many columns and rows no endless grid", () => {
  expect(() => readRtf(Buffer.from(`{\\rtf1 ${"{".repeat(1_000_000)}`), {})).toThrow("nests more than 5000 groups");
  const rows = Array.from({ length: 3000 }, (_, row) => String.raw`\trowd\cellx${row * 100 + 100}\intbl x\cell\row`);
  const { table } = readRtf(file(rows.join("")), {}).parts[0]!.blocks[0]!;
  expect(table).toMatchObject({ rowCount: 3000, columnCount: 1 });
  const wide = String.raw`\trowd\intbl ${String.raw`x\cell`.repeat(3000)}\row`;
  const tables = readRtf(file(wide.repeat(400)), {}).parts[0]!.blocks;
  for (const block of tables) {
    expect(block.table!.rowCount * block.table!.columnCount).toBeLessThanOrEqual(1_000_000);
  }
});

test("items have the marker that their list counts, where the file does not print it", async () => {
  const level = (format: number, text: string, start = 1): string =>
    String.raw`{\listlevel\levelnfc${format}\leveljc0\levelstartat${start}{\leveltext${text};}{\levelnumbers\'01;}\fi-360}`;
  const tables = String.raw`{\*\listtable{\list\listtemplateid1${level(0, String.raw`\'02\'00.`)}${level(4, String.raw`\'02\'01)`)}{\listname ;}\listid7}{\list${level(23, String.raw`\'01\u8226 ?`)}\listid8}}
{\*\listoverridetable{\listoverride\listid7\listoverridecount0\ls1}{\listoverride\listid8\ls2}{\listoverride\listid7\listoverridecount1{\lfolevel\listoverridestartat\levelstartat5}\ls3}}`;
  const items = [
    String.raw`\pard\ls1 one\par\pard\ls1\ilvl1 a\par\pard\ls1\ilvl1 b\par\pard\ls1 two\par`,
    String.raw`\pard\ls2 dot\par\pard\ls3 five\par\pard\ls3 six\par\pard Text\par`,
  ];
  expect(await markdownOf(tables + items.join(""))).toBe(
    "1. one\n    1) a\n    2) b\n2. two\n- dot\n5. five\n6. six\n\nText\n",
  );
});

test("a star within a group is none of its beginning: results of fields as OpenOffice writes them are read", () => {
  const body = String.raw`[{\field{\*\fldinst HYPERLINK "https://harbour.example"}{\fldrslt \*\cs12\ul {\*\bkmkstart a}Berths{\*\bkmkend a}}}]\par`;
  expect(textsOf(body)).toEqual(["[Berths]"]);
});

test("fields without a result show what their code sets", () => {
  const ruby = String.raw`{\field{\*\fldinst EQ \\* jc2 \\* hps10 \\o\\ad(\\s\\up 10(\u12365?\u12418?),\u-25796?\u-27264?)}{\fldrslt }}\par`;
  const others = String.raw`{\field{\*\fldinst MACROBUTTON NoMacro [Click here]}}\par {\field{\*\fldinst PAGE}}\par {\field{\*\fldinst EQ \\f(a;2)}}\par`;
  expect(textsOf(ruby + others)).toEqual(["\u9b3c\u9580", "[Click here]", "a/2"]);
});

test("fonts that name their code page themselves are read by it", () => {
  const fonts = String.raw`{\fonttbl{\f4\fnil\fcharset0 Arial;}{\f5\fnil\fcharset1 Arial CE;}{\f6\fnil\fcharset0 Arial Cyr;}{\f7\cpg1251 Arial;}}`;
  const body = String.raw`\f4\'c0\par\f5\'c0\par\f6\'c0\par\f7\'c8\'ec\'ff\par`;
  expect(textsOf(fonts + body)).toEqual(["À", "Ŕ", "А", "Имя"]);
});

test("equations are LaTeX, as those of Word are", () => {
  const run = (text: string): string => String.raw`{\mr\mscr0\msty2 \af0 ${text}}`;
  const equation = (inside: string): string => String.raw`{\mmath{\*\moMath${inside}}{\mmathPict picture}}\par `;
  const root = String.raw`{\mrad{\mradPr{\mdegHide on}}{\mdeg}{\me${run("b")}}}`;
  const sum = String.raw`{\mnary{\mnaryPr{\mchr \u8721?}{\mlimLoc undOvr}}{\msub${run("k=0")}}{\msup${run("n")}}{\me${run("k")}}}`;
  const body = String.raw`${equation(String.raw`{\mf{\mfPr{\mctrlPr\f0}}{\mnum${run("a")}}{\mden${root}}}`)}Of ${equation(sum)}`;
  expect(textsOf(body)).toEqual([String.raw`$\frac{a}{\sqrt{b}}$`, String.raw`Of $\sum_{k=0}^{n}{k}$`]);
});

test("an equation of endless depth ends, and its text stays", () => {
  const deep = String.raw`{\*\moMath${String.raw`{\mf{\mnum`.repeat(1500)}{\mr deep}${"}}".repeat(1500)}}\par`;
  expect(textsOf(deep)[0]).toContain("deep");
});

test("a heading keeps its number, and no bullet", async () => {
  const heading = (level: number, marker: string, text: string): string =>
    String.raw`\pard\outlinelevel${level}{\listtext ${marker}\tab}${text}\par`;
  const body = heading(0, "1", "Kiln") + heading(1, "1.1", "Firing") + heading(1, String.raw`\'95`, "Loose");
  expect(await markdownOf(body)).toBe("# 1 Kiln\n\n## 1.1 Firing\n\n## Loose\n");
});

test("markers before a tab, in paragraphs that hang, are those of lists, and their indentation is the level", async () => {
  const items = [
    String.raw`\pard\li360\fi-360 \bullet\tab one\par`,
    String.raw`\pard\li720\fi-360 \endash\tab inner\par`,
    String.raw`\pard\li360\fi-360 1.\tab first\par`,
    String.raw`\pard\li360\fi-360 Term\tab text\par`,
    String.raw`\pard 1.\tab flush\par`,
  ];
  expect(await markdownOf(items.join(""))).toBe("- one\n    - inner\n1. first\n\nTerm text\n\n1\\. flush\n");
});

test("lines of a program in a fixed-width font keep their indentation", async () => {
  const fonts = String.raw`{\fonttbl{\f7\fmodern Courier;}}`;
  expect(await markdownOf(String.raw`${fonts}\pard\f7 if a:\line     b()\par\pard\f0 Text.\par`)).toBe(
    "```\nif a:\n    b()\n```\n\nText.\n",
  );
});
