import { expect, test } from "vitest";
import { readDocument } from "../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines, pdfOfPages, proseAt } from "../../testing/pdf-of-lines.ts";

const BODY = [1, 2, 3, 4, 5].flatMap((at) => proseAt(72, 40 + at * 60));

async function typeOf(line: DrawnLine): Promise<string | undefined> {
  const { pages } = await readDocument(pdfOfLines([...BODY, line]), {});
  return pages[0]!.blocks.find(({ text }) => text === line.text)?.type;
}

test("a short footnote is text, not a footer", async () => {
  expect(await typeOf({ text: "22 See the tables of the office.", left: 72, top: 770, size: 8 })).toBe("Text");
  expect(await typeOf({ text: "* Corrected in March.", left: 72, top: 770, size: 8 })).toBe("Text");
});

test("a running foot with its page number is a footer", async () => {
  expect(await typeOf({ text: "22 Handbook for keepers", left: 72, top: 790, size: 8 })).toBe("Footer");
});

test("who wrote it, under the row that numbers the page, is a footer as that row is", async () => {
  const foot = [
    { text: "Handbook for keepers, page 5 of 11", left: 72, top: 776 },
    { text: "J. Halvorsen, June 2026", left: 72, top: 790 },
  ];
  const { pages } = await readDocument(pdfOfLines([...BODY, ...foot]), {});
  expect(pages[0]!.blocks.slice(-2).map(({ type }) => type)).toEqual(["Footer", "Footer"]);
  expect(await typeOf({ text: "The levels are on page 5 of 11", left: 72, top: 382 })).toBe("Text");
});

test("the last paragraph of a page that ends at its foot is text", async () => {
  const last = { text: "And so the tables agree.", left: 72, top: 790 };
  expect(await typeOf(last)).toBe("Text");
});

test("a running head over a page that is one table differs from the table's text", async () => {
  const rows = Array.from({ length: 12 }, (_, row): DrawnLine[] => [
    { text: row === 0 ? "Station" : `Station ${row} at the lower weir`, left: 80, top: 120 + row * 20 },
    { text: row === 0 ? "Spring" : `${row * 7 + 3}`, left: 320, top: 120 + row * 20 },
    { text: row === 0 ? "Autumn" : `${row * 5 + 2}`, left: 420, top: 120 + row * 20 },
  ]).flat();
  const rules = Array.from({ length: 13 }, (_, row) => ({ left: 72, right: 500, top: 106 + row * 20 }));
  const head = { text: "Levels of the river by station and season", left: 190, top: 48, grey: 0.5 };
  const { pages } = await readDocument(pdfOfLines([head, ...rows], rules), {});
  expect(pages[0]!.blocks.map(({ type }) => type)).toEqual(["Header", "Table"]);
});

test("a page number is further in on a sheet with wide margins, a number that ends the text does not", async () => {
  expect(await typeOf({ text: "2 von 2", left: 280, top: 690 })).toBe("Page Number");
  expect(await typeOf({ text: "1936", left: 72, top: 382 })).toBe("Text");
});

test("what copies of one page have in common is no running head", async () => {
  const head = {
    text: "Tveit and Daughters, Foundry Yard 3",
    left: 72,
    top: 60,
    size: 13,
    font: "Times-Bold",
  } as const;
  const typesOf = async (...pages: DrawnLine[][]): Promise<(string | undefined)[]> =>
    (await readDocument(pdfOfPages(pages), {})).pages.map(
      ({ blocks }) => blocks.find(({ text }) => text === head.text)?.type,
    );
  const on = (day: number): DrawnLine[] => [
    head,
    { text: "Founders of bells for churches and ships", left: 72, top: 84 },
    ...BODY,
    { text: `Delivered on ${day} May`, left: 72, top: 400 },
  ];
  expect(await typesOf(on(3), on(3), on(3))).toEqual(["Title", "Section Header", "Section Header"]);
  expect(await typesOf(on(3), on(4), on(5))).toEqual(Array(3).fill("Header"));
});

test("a page that holds nothing but what looks like a head keeps it as its text", async () => {
  const { pages } = await readDocument(pdfOfLines([{ text: "Handbook for keepers", left: 240, top: 30 }]), {});
  expect(pages[0]!.blocks.map(({ type }) => type)).not.toContain("Header");
});

test("a line of the text's look that is alone on the upper edge is a running head", async () => {
  expect(await typeOf({ text: "Handbook for keepers", left: 240, top: 30 })).toBe("Header");
});

test("two texts side by side on the upper edge are a running head, labels to be filled in are not", async () => {
  const typesOf = async (...texts: readonly [string, string]): Promise<(string | undefined)[]> => {
    const head = texts.map((text, at) => ({ text, left: 72 + 300 * at, top: 36 }));
    const { pages } = await readDocument(pdfOfLines([...proseAt(72, 62), ...BODY, ...head]), {});
    return texts.map((own) => pages[0]!.blocks.find(({ text }) => text.startsWith(own))?.type);
  };
  expect(await typesOf("Handbook for keepers", "Levels of the river")).toEqual(["Header", "Header"]);
  expect(await typesOf("Name ________", "Class ________")).not.toContain("Header");
});

test("who owns a text, and the journal it is from, are recognised by their words", async () => {
  expect(await typeOf({ text: "All rights reserved, Office of the River.", left: 72, top: 790 })).toBe("Footer");
  expect(await typeOf({ text: "Halvorsen et al.", left: 72, top: 60, size: 9 })).toBe("Header");
});

test("the title of a slide is no running head, however near it is to the edge", async () => {
  const lines = [
    { text: "Levels of the evening", left: 60, top: 24, size: 15, grey: 0.4 },
    ...[0, 1, 2].flatMap((at) => proseAt(60, 120 + at * 60, 12)),
  ] as const;
  const { pages } = await readDocument(pdfOfLines(lines, [], { width: 720, height: 405 }), {});
  expect(pages[0]!.blocks[0]).toMatchObject({ type: "Title", text: "Levels of the evening" });
});

test("a line set to the right over text from the left is a running head; where a heading begins, its text does", async () => {
  const head = { text: "Chapter 6. The lower weir", left: 310, top: 66, size: 9, font: "Times-Italic" } as const;
  expect(await typeOf(head)).toBe("Header");
  const columns = [72, 310].flatMap((left) =>
    [1, 2, 3].flatMap((at) => proseAt(left, 6 + at * 60).map((line) => ({ ...line, text: line.text.slice(0, 44) }))),
  );
  const heading = { ...head, text: "The lower weir", size: 10 };
  const { pages } = await readDocument(
    pdfOfLines([...columns.filter(({ left, top }) => left === 72 || top > 80), heading]),
    {},
  );
  expect(pages[0]!.blocks.find(({ text }) => text === heading.text)?.type).not.toBe("Header");
});

test("in the wide margins of a book the head is far from the edge, in the look of the text", async () => {
  const text = [1, 2, 3, 4, 5, 6].flatMap((at) => proseAt(110, 62 + at * 60));
  const head = [
    { text: "Chapter 7: The lower weir", left: 110, top: 84 },
    { text: "112", left: 420, top: 84 },
  ];
  const typesOf = async (lines: readonly DrawnLine[]): Promise<string[]> =>
    (await readDocument(pdfOfLines([...text, ...lines]), {})).pages[0]!.blocks.slice(0, 2).map(({ type }) => type);
  expect(await typesOf(head)).toEqual(["Header", "Page Number"]);
  expect(await typesOf([{ text: "The lower weir", left: 110, top: 100, font: "Times-Bold" }])).not.toContain("Header");
});

test("a page's number is recognised by its name, before a text as large as a heading", async () => {
  expect(await typeOf({ text: "Page 16 - Handbook for keepers", left: 200, top: 790, size: 14 })).toBe("Footer");
});

test("who sends a letter says it over its text and on no other page: nothing of it is lost", async () => {
  const sender: readonly DrawnLine[] = [
    { text: "Brennhaven Harbour Office", left: 200, top: 34, size: 14 },
    { text: "12 Kalten Road, Lower Weir 4051", left: 205, top: 52 },
    { text: "Telephone 555 0163", left: 230, top: 64 },
  ];
  const { pages } = await readDocument(pdfOfLines([...sender, ...BODY]), {});
  expect(pages[0]!.blocks.map(({ type }) => type)).not.toContain("Header");
});

test("the foot of a slide is a footer, what a page says last in its own look is not", async () => {
  const slide = (text: string, size: number): Promise<string | undefined> =>
    readDocument(
      pdfOfLines(
        [
          { text: "Levels of the evening", left: 60, top: 60, size: 24 },
          ...[0, 1, 2].flatMap((at) => proseAt(60, 120 + at * 60, 12)),
          { text, left: 60, top: 390, size },
        ],
        [],
        { width: 720, height: 405 },
      ),
      {},
    ).then(({ pages }) => pages[0]!.blocks.find((block) => block.text === text)?.type);
  expect(await slide("Brennhaven, 4 October 2024 | 15", 8)).toBe("Footer");
  expect(await slide("So the river rose by the evening.", 12)).not.toBe("Footer");
});

test("a note stays text between the text and the foot of its page", async () => {
  const lines = [
    { text: "3 Compared with the levels of July, as the keepers wrote them down.", left: 72, top: 750, size: 8 },
    { text: "17", left: 300, top: 800, size: 8 },
  ];
  const { pages } = await readDocument(pdfOfLines([...BODY, ...lines]), {});
  expect(pages[0]!.blocks.slice(-2).map(({ type }) => type)).toEqual(["Text", "Page Number"]);
});

test('"Table of Contents" over many pages is their head, and no caption of a table', async () => {
  const page = (at: number): DrawnLine[] => [
    { text: "Table of Contents", left: 72, top: 40, size: 9 },
    ...BODY.map((line) => ({ ...line, text: `${at} ${line.text}` })),
  ];
  const { pages } = await readDocument(pdfOfPages([1, 2, 3, 4].map(page)), {});
  expect(pages.map(({ blocks }) => blocks[0]!.type)).toEqual(Array(4).fill("Header"));
});
