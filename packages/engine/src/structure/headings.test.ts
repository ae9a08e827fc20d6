import { expect, test } from "vitest";
import { readDocument } from "../parsing/read-document.ts";
import { headingsOf } from "../../testing/headings-of.ts";
import { type DrawnLine, pdfOfLines, proseAt } from "../../testing/pdf-of-lines.ts";

/** Sections of three lines, with their headings in one style. */
function sections(titles: readonly string[], look: Pick<DrawnLine, "font" | "size">, space = 18): DrawnLine[] {
  return titles.flatMap((text, index) => {
    const top = 120 + index * (54 + space);
    return [{ text, left: 72, top, ...look }, ...proseAt(72, top + space)];
  });
}

const TITLES = ["Levels at the weir", "Who reads them", "What the office does", "Mistakes and their causes"];

test("headings of the text's size are found when they are bold", async () => {
  expect(await headingsOf(sections(TITLES, { font: "Times-Bold" }))).toEqual(TITLES);
});

test("a formula that is not read is no heading, however it is set", async () => {
  expect(await headingsOf(sections(["k < v", "a = b + 4c", "u = 2x"], { font: "Times-Bold", size: 14 }))).toEqual([]);
});

test("headings in capitals of the text's own font are found when they recur", async () => {
  const capitals = TITLES.map((title) => title.toUpperCase());
  expect(await headingsOf(sections(capitals, {}))).toEqual(capitals);
});

test("headings in italics are found when they recur", async () => {
  expect(await headingsOf(sections(TITLES, { font: "Times-Italic" }))).toEqual(TITLES);
});

test("a heading in another font is parted from text that follows without space", async () => {
  expect(await headingsOf(sections(TITLES, { font: "Helvetica" }, 12))).toEqual(TITLES);
});

test("a heading in another colour is parted from text that follows without space", async () => {
  const lines = sections(TITLES, {}, 12).map((line) => (TITLES.includes(line.text) ? { ...line, grey: 0.5 } : line));
  expect(await headingsOf(lines)).toEqual(TITLES);
});

test("a heading in capitals is parted from text that follows without space", async () => {
  const capitals = TITLES.map((title) => title.toUpperCase());
  expect(await headingsOf(sections(capitals, {}, 12))).toEqual(capitals);
});

test("headings that follow each other stay apart", async () => {
  const lines = [
    { text: "Name", left: 72, top: 120, size: 14, font: "Times-Bold" },
    { text: "Keywords", left: 72, top: 147, size: 14, font: "Times-Bold" },
    { text: "Synopsis", left: 72, top: 174, size: 14, font: "Times-Bold" },
    ...proseAt(72, 196),
  ] as const;
  expect(await headingsOf(lines)).toEqual(["Name", "Keywords", "Synopsis"]);
});

test("a heading on two lines is one", async () => {
  const lines = [
    { text: "How the levels of the river are read, written", left: 72, top: 120, size: 18, font: "Times-Bold" },
    { text: "down and compared", left: 72, top: 141, size: 18, font: "Times-Bold" },
    ...proseAt(72, 166),
  ] as const;
  expect(await headingsOf(lines)).toEqual(["How the levels of the river are read, written down and compared"]);
});

/** The text between two paragraphs, in a style of its own. */
function between(text: string): DrawnLine[] {
  return [...proseAt(72, 120), { text, left: 72, top: 180 }, ...proseAt(72, 204)];
}

test.each(["Summary", "Conclusions", "References"])("a title that says what it is needs no look: %s", async (text) => {
  expect(await headingsOf(between(text))).toEqual([text]);
});

test.each(["3.2.1 Data", "4.1 Who reads the levels"])("a section's number counts as a style: %s", async (text) => {
  expect(await headingsOf(between(text))).toEqual([text]);
});

test("a heading of the text's own type is found when it is underlined", async () => {
  const underline = { left: 72, right: 72 + 73, top: 182 };
  expect(await headingsOf(between("Levels at the weir"), [underline])).toEqual(["Levels at the weir"]);
});

test("a large title that begins with a word of typed text is one", async () => {
  const lines = [{ text: "btreplay", left: 72, top: 120, size: 20, font: "Courier" }, ...proseAt(72, 160)] as const;
  expect(await headingsOf(lines)).toEqual(["btreplay"]);
});

test("the subject of a letter is a heading over its salutation", async () => {
  const lines = [
    { text: "Sollenau, 3 June 2024", left: 72, top: 100 },
    { text: "Ovens as batteries: the second winter", left: 72, top: 136, font: "Times-Bold" },
    { text: "Dear Mr Achterberg,", left: 72, top: 160 },
    ...proseAt(72, 182),
  ] as const;
  expect(await headingsOf(lines)).toEqual(["Ovens as batteries: the second winter"]);
});

test("a large line right on top of a table is a heading, one of the text's size its caption", async () => {
  const rows = ["Weir 12 14 15", "Mill 22 25 21", "Bridge 31 32 30", "Harbour 41 40 44"].flatMap((row, index) =>
    row.split(" ").map((text, column) => ({ text, left: 72 + 90 * column, top: 216 + 14 * index })),
  );
  const over = { text: "Levels of the year", left: 72, top: 202, font: "Times-Bold" } as const;
  const prose = [...proseAt(72, 120), ...proseAt(72, 300), ...proseAt(72, 360)];
  expect(await headingsOf([...prose, { ...over, size: 14 }, ...rows])).toEqual(["Levels of the year"]);
  expect(await headingsOf([...prose, over, ...rows])).toEqual([]);
});

test("terms of a glossary, in the order of the alphabet, are no headings; sections in another order are", async () => {
  const titles = ["Bank", "Current", "Drift", "Gauge", "Weir"];
  expect(await headingsOf(sections(titles, { font: "Times-Bold" }, 14))).toEqual([]);
  // White space below them makes them section headings, whatever their order.
  expect(await headingsOf(sections(titles, { font: "Times-Bold" }, 24))).toEqual(titles);
  const others = ["Weir", "Bank", "Current", "Drift", "Gauge"];
  expect(await headingsOf(sections(others, { font: "Times-Bold" }, 14))).toEqual(others);
});

test("periods at the head of chapters are headings", async () => {
  const titles = [
    "1848-1866: the first weir of wood",
    "1867-1914: the mill and its owners",
    "1919-1938: the office in town",
  ];
  expect(await headingsOf(sections(titles, { size: 14, font: "Times-Bold" }))).toEqual(titles);
});

test("a slide's title may be a sentence; the line over it names its section", async () => {
  const lines = [
    { text: "Levels: the record", left: 60, top: 40, size: 13, font: "Helvetica" },
    { text: "The river rose twice as often as in the", left: 60, top: 70, size: 22, font: "Helvetica" },
    { text: "ten years before the weir was rebuilt.", left: 60, top: 98, size: 22, font: "Helvetica" },
    { text: "Floods a year, by month", left: 60, top: 180, size: 12, font: "Helvetica" },
    { text: "Levels of the evening gauge", left: 520, top: 180, size: 12, font: "Helvetica" },
  ] as const;
  const { pages } = await readDocument(pdfOfLines(lines, [], { width: 960, height: 540 }), {});
  const [kicker, title] = pages[0]!.blocks;
  expect(kicker!.type).not.toBe("Section Header");
  expect(title).toMatchObject({
    type: "Title",
    text: "The river rose twice as often as in the ten years before the weir was rebuilt.",
  });
});

test.each([
  ["a sentence", ["The kiln was lit at nine and the wood was dry."], "Text"],
  [
    "a paragraph",
    [
      "The kiln was lit at nine and the wood was dry, so that all",
      "of the pots were fired by noon,",
      "before the market opened again",
    ],
    "Text",
  ],
  ["a few words", ["Thank you"], "Section Header"],
])("%s alone on a wide page is a heading only where it is short", async (_, texts, type) => {
  const lines = texts.map((text, at) => ({ text, left: 60, top: 60 + 26 * at, size: 18, font: "Helvetica" as const }));
  const { pages } = await readDocument(pdfOfLines(lines, [], { width: 960, height: 540 }), {});
  expect(pages[0]!.blocks.map((block) => block.type)).toEqual([type]);
});

test("the number of a chapter over its name is no page of a contents page", async () => {
  const lines = [
    { text: "Chapter 4", left: 72, top: 100, size: 14, font: "Times-Bold" },
    { text: "Levels", left: 72, top: 140, size: 18, font: "Times-Bold" },
    ...proseAt(72, 180),
  ] as const;
  expect(await headingsOf(lines)).toEqual(["Chapter 4", "Levels"]);
});

test("a line to write on, behind a text, underlines none", async () => {
  expect(await headingsOf(between("Levels at the weir"), [{ left: 146, right: 400, top: 182 }])).toEqual([]);
});

test("a row of numbers is no section", async () => {
  expect(await headingsOf(between("3.2 41.7 12.5 m 9"))).toEqual([]);
});

test("names and a date under a centred title are no headings", async () => {
  const lines = [
    { text: "Reading a river in the dark", left: 190, top: 100, size: 18, font: "Times-Bold" },
    { text: "Ines Halvorsen", left: 253, top: 130, size: 14 },
    { text: "3 June 2024", left: 272, top: 150 },
    ...proseAt(72, 190),
    ...sections(TITLES.slice(0, 1), { font: "Times-Bold", size: 14 }, 18).map((line) => ({
      ...line,
      top: line.top + 130,
    })),
  ] as const;
  expect(await headingsOf(lines)).toEqual(["Reading a river in the dark", TITLES[0]]);
});

test.each([
  ["numbers", (number: number) => `${number}.`],
  ["letters", (number: number) => `(${"abc"[number - 1]})`],
  ["dashes", () => "-"],
])(
  "wrapped bold lines of items with %s are no headings where they are further apart than the text",
  async (_, mark) => {
    const items = [
      ["The clerk checks each of the tables for their accuracy, order", "and completeness."],
      ["The keeper reads the level of the river in the morning, at noon", "and evening."],
      ["The office compares the tables with those of the years before", "and reports."],
    ] as const;
    const look = { font: "Times-Bold" } as const;
    const list = items.flatMap(([first, rest], at): DrawnLine[] => [
      { text: mark(at + 1), left: 72, top: 180 + at * 46, ...look },
      { text: first, left: 90, top: 180 + at * 46, ...look },
      { text: rest, left: 90, top: 200 + at * 46, ...look },
    ]);
    const { pages } = await readDocument(pdfOfLines([...proseAt(72, 120), ...list, ...proseAt(72, 330)]), {});
    const found = pages[0]!.blocks.filter(({ type }) => type === "List Item").map(({ text }) => text);
    expect(found).toEqual(items.map(([first, rest]) => `${first} ${rest}`));
  },
);

/** Bold texts in a column of their own, each on the first line of the text to its right. */
function atTheSide(textAtSide: (top: number) => DrawnLine[]): DrawnLine[] {
  const titles = ["Opening", "Loans and returns", "Silence"];
  const rows = titles.flatMap((text, at): DrawnLine[] => {
    const top = 160 + at * 70;
    return [{ text, left: 72, top, font: "Times-Bold" }, ...textAtSide(top)];
  });
  return [{ text: "Rules of the reading room", left: 72, top: 120, size: 18, font: "Times-Bold" }, ...rows];
}

test("bold texts at the side of their sections are headings", async () => {
  expect(await headingsOf(atTheSide((top) => proseAt(200, top)))).toEqual([
    "Rules of the reading room",
    "Opening",
    "Loans and returns",
    "Silence",
  ]);
});

test("bold labels at the side of a value on two lines are no headings", async () => {
  expect(await headingsOf(atTheSide((top) => proseAt(200, top - 12).slice(1)))).toEqual(["Rules of the reading room"]);
});
