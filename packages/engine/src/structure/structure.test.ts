import { readTruth } from "@docsvc/fixtures";
import { describe, expect, test } from "vitest";
import { blocksOf, read, textsOf } from "../../testing/read-fixture.ts";

const headingsOf = async (name: string): Promise<string[]> =>
  blocksOf(await read(name))
    .filter((block) => block.type === "Title" || block.type === "Section Header")
    .map((block) => plain(block.text));

describe.each([
  "paper/paper.pdf",
  "report/report.pdf",
  "ruled-tables/ruled-tables.pdf",
  "comments/comments.pdf",
  "statement/statement.pdf",
  "scripts/arabic.pdf",
  "scripts/chinese.pdf",
  "rotated/rotate-90.pdf",
])("headings of %s", (name) => {
  test("are all found, with at most one other text among them", async () => {
    const found = await headingsOf(name);
    const expected = (await readTruth(name)).headings.map((heading) => plain(heading.text));
    expect(expected.filter((text) => !found.includes(text))).toEqual([]);
    expect(found.filter((text) => !expected.includes(text)).length).toBeLessThanOrEqual(1);
  });
});

test.each(["paper/paper.pdf", "report/report.pdf", "ruled-tables/ruled-tables.pdf", "two-column/two-column.pdf"])(
  "headings of %s have the levels of their source",
  async (name) => {
    // Small capitals are drawn as capitals.
    const headings = blocksOf(await read(name)).filter((block) => block.level !== undefined);
    const levels = new Map(headings.map((block) => [plain(block.text).toLowerCase(), block.level]));
    for (const { text, level } of (await readTruth(name)).headings) {
      expect(levels.get(plain(text).toLowerCase()), text).toBe(level);
    }
  },
);

test("a title on two lines is one block", async () => {
  const document = await read("paper/paper.pdf");
  expect(textsOf(document, "Title")).toEqual([
    "Reading a River in the Dark: Eleven Years of Turbidity Pulses in the Regulated Aske",
  ]);
});

test("running heads, feet and page numbers are distinguished from text", async () => {
  const document = await read("report/report.pdf");
  expect(new Set(textsOf(document, "Header"))).toEqual(new Set(["Brennhaven Water", "Annual Report 2023"]));
  expect(textsOf(document, "Footer")).toContain("Printed on paper from the Marn mill");
  expect(textsOf(document, "Page Number")).toHaveLength(6);
});

test("a page number is found on a document of one page", async () => {
  expect(textsOf(await read("rotated/sideways.pdf"), "Page Number")).toContain("1");
});

test("lists carry their markers, and run on over nested items and pages", async () => {
  const items = blocksOf(await read("paper/paper.pdf")).filter((block) => block.type === "List Item");
  const markers = items.map((item) => item.marker);
  expect(markers).toEqual(expect.arrayContaining(["1.", "(a)", "•", "–", "5.", "[8]"]));
  expect(items.find((item) => item.marker === "(a)")!.level).toBe(2);
  expect(items.find((item) => item.marker === "5.")!.text).toBe("Make friends with the weir keeper.");
});

test("figures and tables know their captions, which stay blocks of text", async () => {
  const blocks = blocksOf(await read("paper/paper.pdf"));
  expect(blocks.filter((block) => block.type === "Figure" && block.caption !== undefined)).toHaveLength(7);
  expect(blocks.filter((block) => block.type === "Table").every((block) => block.caption?.startsWith("Table"))).toBe(
    true,
  );
  expect(blocks.some((block) => block.type === "Text" && block.text.startsWith("Figure 2: A station in section"))).toBe(
    true,
  );
});

test("labels of a form are with their values", async () => {
  const pairs = textsOf(await read("form/invoice.pdf"), "Key Value");
  expect(pairs).toEqual(
    expect.arrayContaining(["Invoice number: 2024-0589", "Due date: 28 July 2024", "Currency: EUR"]),
  );
});

test("values of form fields are where their fields do", async () => {
  const document = await read("form/form.pdf");
  expect(textsOf(document, "Key Value")).toContain("Basin: Inner harbour");
  expect(textsOf(document, "Key Value")).toContain("Propulsion: ☒ Sail ☒ Diesel ☐ Petrol ☐ Electric ☐ Oars only");
});

test("a label reads with all of its value: on its line, next to a tick box, on the lines under it", async () => {
  const pairs = textsOf(await read("form/form.pdf"), "Key Value");
  expect(pairs).toContain("From – to: 1 April 2024 – 31 October 2024");
  expect(pairs).toContain(
    "Reason for the choice: I teach in town and cross every working day. From November the ferry will no longer sail.",
  );
  expect(textsOf(await read("form/form.pdf"), "Text")).toContain("Do you live on board? ☐ Yes ☒ No");
});

test("the head of a form, its number at the right, is before its first section", async () => {
  const texts = blocksOf(await read("form/form.pdf")).map((block) => block.text);
  expect(texts.findIndex((text) => text.startsWith("Form H-14"))).toBeLessThan(texts.indexOf("1. Applicant"));
});

test("comments carry author, text and place, apart from the page's own blocks", async () => {
  const [page] = (await read("comments/comments.pdf")).pages;
  expect(page!.annotations).toContainEqual(
    expect.objectContaining({ type: "Comment", text: "Treasurer: Agreed by the council on 12 March." }),
  );
  expect(page!.blocks.some((block) => block.text.includes("Agreed by the council"))).toBe(false);
});

test("footnotes follow the text of both columns", async () => {
  const [first] = (await read("two-column/two-column.pdf")).pages;
  const texts = first!.blocks.map((block) => block.text);
  const note = texts.findIndex((text) => text.startsWith("1 It may not be opened"));
  expect(note).toBeGreaterThan(texts.findIndex((text) => text.includes("III. THE SCHEDULE")));
});

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
