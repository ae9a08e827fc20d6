import { expect, test } from "vitest";
import { headingsOf } from "../../testing/headings-of.ts";
import { proseAt } from "../../testing/pdf-of-lines.ts";

test("names in a look of their own, and numbered works, are no headings of a list of references", async () => {
  const works = ["[1] KEEPER, Levels of the weir", "[2] MILLER, Locks", "[3] HARBOUR, Boats of the canal"];
  const lines = works.map((text, index) => ({ text, left: 72, top: 220 + 30 * index, size: 14 }));
  expect(await headingsOf([...proseAt(72, 120), ...lines])).toEqual([]);
});

test("short paragraphs of plain text are no headings", async () => {
  const lines = [...proseAt(72, 120), { text: "That is all", left: 72, top: 174 }, ...proseAt(72, 192)];
  expect(await headingsOf(lines)).toEqual([]);
});

test("jobs of a curriculum vitae and dishes with their prices are no headings", async () => {
  const look = { left: 72, font: "Times-Bold" } as const;
  const jobs = ["Clerk, Weir Office", "Reader of Levels, River Board"].flatMap((text, index) => {
    const top = 150 + 60 * index;
    return [{ text, ...look, top }, { text: `0${index + 1}/2011 - today`, left: 460, top }, ...proseAt(72, top + 14)];
  });
  const dishes = ["Soup of the day", "Trout from the river"].flatMap((text, index) => {
    const top = 320 + 60 * index;
    return [{ text, ...look, top }, { text: "14.50", left: 460, top }, ...proseAt(72, top + 14)];
  });
  const heading = { text: "Work and table", left: 72, top: 120, size: 14, font: "Times-Bold" } as const;
  expect(await headingsOf([heading, ...jobs, ...dishes])).toEqual(["Work and table"]);
});

test("the place under a job and its years is no heading; what heads the jobs is", async () => {
  const bold = { left: 72, font: "Times-Bold" } as const;
  const jobs = ["Clerk", "Reader of Levels", "Keeper"].flatMap((text, index) => {
    const top = 150 + 76 * index;
    return [
      { ...bold, text, top },
      { text: `201${index} - 201${index + 2}`, left: 460, top },
      { ...bold, text: `River Board of District ${index}`, top: top + 14, font: "Times-Italic" as const },
      ...proseAt(72, top + 30),
    ];
  });
  const heading = { ...bold, text: "Work", top: 132, size: 11 };
  expect(await headingsOf([heading, ...jobs])).toEqual(["Work"]);
});

test("an entry of a contents page is no heading, though it is alone", async () => {
  const entry = {
    text: "Levels at the weir . . . . . . . . . . . 12",
    left: 72,
    top: 120,
    font: "Times-Bold",
  } as const;
  expect(await headingsOf([entry, ...proseAt(72, 150)])).toEqual([]);
});

test("authors between a paper's title and its abstract are no headings", async () => {
  const lines = [
    { text: "Reading a river in the dark", left: 72, top: 100, size: 18, font: "Times-Bold" },
    { text: "Ines Halvorsen", left: 72, top: 130, size: 13 },
    { text: "Field Station for Lowland Rivers", left: 72, top: 150 },
    { text: "Abstract", left: 72, top: 190, font: "Times-Bold" },
    ...proseAt(72, 206),
  ] as const;
  expect(await headingsOf(lines)).toEqual(["Reading a river in the dark", "Abstract"]);
});

test("an author as large as the title, but not bold, is none either", async () => {
  const lines = [
    { text: "Parallel Software Development", left: 190, top: 100, size: 14, font: "Times-Bold" },
    { text: "Brian Berliner", left: 250, top: 130, size: 14, font: "Times-Italic" },
    { text: "ABSTRACT", left: 260, top: 160, font: "Times-Bold" },
    ...proseAt(72, 184),
  ] as const;
  expect(await headingsOf(lines)).toEqual(["Parallel Software Development", "ABSTRACT"]);
});

test("names and the date under a title are no heading", async () => {
  const lines = [
    { text: "The weir in winter", left: 72, top: 100, size: 20 },
    { text: "Anna Novak, November 22, 2026", left: 72, top: 130, size: 12 },
    ...proseAt(72, 170),
  ];
  expect(await headingsOf(lines)).toEqual(["The weir in winter"]);
});

test("who signs a letter is no heading", async () => {
  const lines = [
    ...proseAt(72, 120),
    { text: "Yours sincerely,", left: 72, top: 190 },
    { text: "Omar Weber", left: 72, top: 230, font: "Times-Bold" },
    { text: "Head of the office", left: 72, top: 246 },
  ] as const;
  expect(await headingsOf(lines)).toEqual([]);
});

test("numbered entries of a list of contents are no headings", async () => {
  const entries = ["1.1. Currents", "1.2. Mobilities", "1.3. Production terms", "2. Demos"];
  const lines = entries.map((text, index) => ({ text, left: 72, top: 200 + 14 * index }));
  expect(await headingsOf([...proseAt(72, 120), ...lines])).toEqual([]);
});

test("a chapter's entry on a contents page is no heading, though it is bold", async () => {
  const dots = " . . . . . . . . . . . . . . . . . . ";
  const lines = [
    { text: "Levels", left: 72, top: 120, font: "Times-Bold" },
    { text: "3", left: 300, top: 120, font: "Times-Bold" },
    { text: `Who reads them${dots}3`, left: 84, top: 134 },
    { text: `What they write${dots}4`, left: 84, top: 146 },
    { text: "Tables", left: 72, top: 166, font: "Times-Bold" },
    { text: "9", left: 300, top: 166, font: "Times-Bold" },
    { text: `Who keeps them${dots}9`, left: 84, top: 180 },
    ...proseAt(72, 300),
    ...proseAt(72, 360),
  ] as const;
  expect(await headingsOf(lines)).toEqual([]);
});

test("a quotation set large and a name set bold under a headline are no headings", async () => {
  const lines = [
    { text: "The weir is rebuilt", left: 72, top: 100, size: 16, font: "Times-Bold" },
    { text: "By Ines Halvorsen", left: 72, top: 124, font: "Times-Bold" },
    ...proseAt(72, 146),
    { text: '"Nobody read the gauge at night"', left: 72, top: 206, size: 12 },
    ...proseAt(72, 230),
  ] as const;
  expect(await headingsOf(lines)).toEqual(["The weir is rebuilt"]);
});

test("a typed command between paragraphs is no heading", async () => {
  const lines = [
    ...proseAt(72, 120),
    { text: "gauge read --all", left: 72, top: 182, font: "Courier" },
    ...proseAt(72, 206),
    { text: "gauge write", left: 72, top: 268, font: "Courier" },
    ...proseAt(72, 292),
  ] as const;
  expect(await headingsOf(lines)).toEqual([]);
});

test("chapters that follow each other on a contents page are no headings, though no dots lead to their pages", async () => {
  const entries = ["1 Levels 3", "2 Who reads them 5", "3 What they write 9"];
  const lines = [
    { text: "Contents", left: 72, top: 90, size: 14, font: "Times-Bold" },
    ...entries.map((text, at) => ({ text, left: 72, top: 120 + at * 20, font: "Times-Bold" }) as const),
    ...proseAt(72, 300),
    ...proseAt(72, 360),
  ] as const;
  expect(await headingsOf(lines)).toEqual(["Contents"]);
});
