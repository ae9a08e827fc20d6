import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { edit } from "../edit.ts";

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const zip = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
  });
const partOf = (bytes: Uint8Array, name: string): string => strFromU8(unzipSync(bytes)[name]!);
const shown = (bytes: Uint8Array, name: string): string =>
  partOf(bytes, name)
    .replaceAll(/<\/(?:w:p|a:p|c)>/gu, "|")
    .replaceAll(/<[^>]*>/gu, "");

const link = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;

describe("sections of a Word file", () => {
  const line = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
  const heading = (text: string): string =>
    line(text).replace("<w:p>", '<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>');
  const BODY = "word/document.xml";
  const FILE = zip({
    [BODY]: `<w:document ${W}><w:body>${line("Fee: €10.")}${heading("1. Scope")}${line("Fee: €20.")}${heading("2. Price")}${line("Fee: €30.")}${heading("3. Law")}${line("Fee: €40.")}<w:sectPr/></w:body></w:document>`,
  });

  test("bound a replacement", async () => {
    const { bytes, edits } = await edit(FILE, { instructions: 'Replace "Fee" with "Charge" in section 2.' });
    expect(edits).toMatchObject([{ kind: "replace", status: "done", count: 1 }]);
    expect(shown(bytes!, BODY)).toBe("Fee: €10.|1. Scope|Fee: €20.|2. Price|Charge: €30.|3. Law|Fee: €40.|");
  });

  test("bound a redaction, by their titles too", async () => {
    const { bytes, edits } = await edit(FILE, { instructions: 'Redact all amounts in the section "Law".' });
    expect(edits).toMatchObject([{ kind: "redact", status: "done", count: 1 }]);
    expect(shown(bytes!, BODY)).toMatch(/€10.*€20.*€30/u);
    expect(partOf(bytes!, BODY)).not.toContain("40");
  });

  test("are left out of an edit of the rest", async () => {
    const { bytes, edits } = await edit(FILE, { instructions: "Redact all amounts except in section 2." });
    expect(edits).toMatchObject([{ kind: "redact", status: "done", count: 3 }]);
    expect(shown(bytes!, BODY)).toContain("2. Price|Fee: €30.|");
    expect(partOf(bytes!, BODY)).not.toMatch(/€[124]0/u);
  });

  test("that are not there change nothing", async () => {
    const { bytes, edits } = await edit(FILE, { instructions: 'Replace "Fee" with "Charge" in section 9.' });
    expect(edits).toMatchObject([{ status: "not_understood", reason: expect.stringContaining('"2. Price"') }]);
    expect(partOf(bytes!, BODY)).toBe(partOf(FILE, BODY));
  });
});

describe("slides", () => {
  const slide = (...lines: string[]): string =>
    `<p:sld>${lines.map((text) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`).join("")}</p:sld>`;
  const SLIDES = ["a", "b", "c"].map((id, index) => ({ id, part: `ppt/slides/slide${index + 1}.xml` }));
  const TITLES = ["Plan", "Team", "Costs"];
  const SHOW = zip({
    "ppt/presentation.xml": `<p:presentation xmlns:r="${RELATIONS}"><p:sldIdLst>${SLIDES.map(({ id }) => `<p:sldId r:id="${id}"/>`).join("")}</p:sldIdLst></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": `<Relationships>${SLIDES.map(({ id, part }) => link(id, "slide", part.slice(4))).join("")}</Relationships>`,
    ...Object.fromEntries(SLIDES.map(({ part }, index) => [part, slide(TITLES[index]!, "Call Orbit today")])),
  });
  const changed = (bytes: Uint8Array): number[] =>
    SLIDES.flatMap(({ part }, index) => (partOf(bytes, part).includes("Orbit") ? [] : [index + 1]));

  test.each([
    ['Replace "Orbit" with "Nova" on slide 2.', [2]],
    ['Replace "Orbit" with "Nova" on the slide "Costs".', [3]],
    ['On the slide titled "Plan", replace "Orbit" with "Nova".', [1]],
    ['Redact "Orbit" on the slide "Costs".', [3]],
    ['Redact "Orbit" on slides 1-2.', [1, 2]],
    ['Redact "Orbit" on the last slide.', [3]],
  ])("bound an edit: %s", async (instructions, numbers) => {
    const { bytes, edits } = await edit(SHOW, { instructions });
    expect(edits).toMatchObject([{ status: "done", count: numbers.length }]);
    expect(changed(bytes!)).toEqual(numbers);
  });

  test.each(["on slide 7", 'on the slide "Budget"'])("that are not there change nothing: %s", async (where) => {
    const { bytes, edits } = await edit(SHOW, { instructions: `Replace "Orbit" with "Nova" ${where}.` });
    expect(edits[0]!.status).not.toBe("done");
    expect(changed(bytes!)).toEqual([]);
  });
});

describe("sheets, columns and rows of a workbook", () => {
  const sheet = (rows: readonly (readonly string[])[]): string =>
    `<worksheet><sheetData>${rows
      .map((cells, row) => {
        const own = cells.map((text, at) =>
          /^\d/u.test(text)
            ? `<c r="${"ABCD"[at]}${row + 1}"><v>${text}</v></c>`
            : `<c r="${"ABCD"[at]}${row + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
        );
        return `<row r="${row + 1}">${own.join("")}</row>`;
      })
      .join("")}</sheetData></worksheet>`;
  const book = (...sheets: (readonly (readonly string[])[])[]): Uint8Array =>
    zip({
      "xl/workbook.xml": `<workbook xmlns:r="${RELATIONS}"><sheets>${sheets.map((_, at) => `<sheet name="${["Staff", "Old"][at]}" sheetId="${at + 1}" r:id="r${at}"/>`).join("")}</sheets></workbook>`,
      "xl/_rels/workbook.xml.rels": `<Relationships>${sheets.map((_, at) => link(`r${at}`, "worksheet", `worksheets/sheet${at + 1}.xml`)).join("")}</Relationships>`,
      ...Object.fromEntries(sheets.map((rows, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheet(rows)])),
    });
  const STAFF = "xl/worksheets/sheet1.xml";
  const OLD = "xl/worksheets/sheet2.xml";
  const NAMES = [
    ["Person", "Town"],
    ["Cora Finch", "Leeds"],
    ["Odo Marsh", "Finch Hill"],
  ];
  const BOOK = book(NAMES, NAMES);

  test("a replacement stays on its sheet", async () => {
    const { bytes, edits } = await edit(BOOK, { instructions: 'Replace "Finch" with "Wren" on the sheet Staff.' });
    expect(edits).toMatchObject([{ kind: "replace", status: "done", count: 2 }]);
    expect(shown(bytes!, STAFF)).toBe("Person|Town|Cora Wren|Leeds|Odo Marsh|Wren Hill|");
    expect(partOf(bytes!, OLD)).toBe(partOf(BOOK, OLD));
  });

  test("a replacement stays in its column", async () => {
    const { bytes, edits } = await edit(book(NAMES), {
      instructions: 'Replace "Finch" with "Wren" in the column Town.',
    });
    expect(edits).toMatchObject([{ kind: "replace", status: "done", count: 1 }]);
    expect(shown(bytes!, STAFF)).toBe("Person|Town|Cora Finch|Leeds|Odo Marsh|Wren Hill|");
  });

  test("a redacted column keeps its header, also under a title", async () => {
    const titled = book([["Staff of 2031"], ...NAMES]);
    const { bytes, edits } = await edit(titled, { instructions: "Redact the column Person." });
    expect(edits).toMatchObject([{ kind: "redact", status: "done", count: 2 }]);
    expect(shown(bytes!, STAFF)).toMatch(/^Staff of 2031\|Person\|Town\|█+\|Leeds\|█+\|Finch Hill\|$/u);
  });

  test("a column is named by a header, and never by a value", async () => {
    const plain = book([
      ["Cora Finch", "Leeds", "12"],
      ["Odo Marsh", "York", "14"],
      ["Ida Roe", "Leeds", "15"],
    ]);
    for (const instructions of ["Redact the column Leeds.", "Redact the column York."]) {
      const { bytes, edits } = await edit(plain, { instructions });
      expect(edits).toMatchObject([{ status: "not_understood", reason: expect.stringContaining("column B") }]);
      expect(partOf(bytes!, STAFF)).toBe(partOf(plain, STAFF));
    }
    const below = await edit(book(NAMES), { instructions: "Redact the column Leeds." });
    expect(below.edits).toMatchObject([{ status: "not_understood" }]);
    const lettered = await edit(plain, { instructions: "Redact column B." });
    expect(lettered.edits).toMatchObject([{ status: "done", count: 3 }]);
    expect(shown(lettered.bytes!, STAFF)).not.toMatch(/Leeds|York/u);
  });

  test("a row is deleted from its sheet by a text of it", async () => {
    const { bytes, edits } = await edit(BOOK, { instructions: "Delete the row for Cora Finch on the sheet Old." });
    expect(edits).toMatchObject([{ kind: "delete_rows", status: "done", count: 1, before: "Cora Finch, Leeds" }]);
    expect(shown(bytes!, OLD)).toBe("Person|Town|Odo Marsh|Finch Hill|");
    expect(partOf(bytes!, STAFF)).toBe(partOf(BOOK, STAFF));
  });

  test("a row that two sheets have is not guessed", async () => {
    const { bytes, edits } = await edit(BOOK, { instructions: "Delete the row for Cora Finch." });
    expect(edits).toMatchObject([{ status: "not_understood", reason: expect.stringContaining("sheet") }]);
    expect(partOf(bytes!, OLD)).toBe(partOf(BOOK, OLD));
  });
});
