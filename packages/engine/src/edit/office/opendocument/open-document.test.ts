import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { edit } from "../../edit.ts";
import type { EditReport } from "../../edit-report.ts";

const SPACES = ["office", "text", "table", "draw", "presentation", "manifest"]
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === "draw" ? "drawing" : name}:1.0"`)
  .join(" ");

function file(kind: "text" | "spreadsheet" | "presentation", body: string): Uint8Array {
  const type = `application/vnd.oasis.opendocument.${kind}`;
  return zipSync({
    mimetype: [strToU8(type), { level: 0 }],
    "content.xml": strToU8(`<office:document-content ${SPACES}><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`),
    "meta.xml": strToU8("<office:document-meta><dc:creator>Ada Byron</dc:creator></office:document-meta>"),
    "Thumbnails/thumbnail.png": strToU8("picture"),
    "META-INF/manifest.xml": strToU8(`<manifest:manifest ${SPACES}><manifest:file-entry manifest:full-path="Thumbnails/thumbnail.png" manifest:media-type="image/png"/></manifest:manifest>`),
  }); // prettier-ignore
}

async function edited(bytes: Uint8Array, instructions: string): Promise<{ xml: string; parts: Record<string, Uint8Array>; edits: readonly EditReport[]; bytes: Uint8Array }> {
  const { bytes: now, edits } = await edit(bytes, { instructions });
  const parts = unzipSync(now!);
  return { xml: strFromU8(parts["content.xml"]!), parts, edits, bytes: now! };
} // prettier-ignore

const LETTER = file(
  "text",
  '<text:tracked-changes><text:changed-region><text:deletion><text:p>Ada Byron wrote</text:p></text:deletion></text:changed-region></text:tracked-changes>' +
    '<text:p>Dear <text:span text:style-name="b">Ada</text:span><text:s/>Byron<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Note on Ada Byron</text:p></text:note-body></text:note></text:p>' +
    '<text:h text:outline-level="1">1. Rent</text:h><text:p>The rent is £900.00 a month.</text:p><text:h text:outline-level="1">2. Pets</text:h><text:p>No cats<text:change/>.</text:p>',
); // prettier-ignore

describe("texts of OpenDocument", () => {
  it("a replacement crosses spans, and the file says what it is first, uncompressed", async () => {
    const { xml, edits, bytes } = await edited(LETTER, "Replace Ada Byron with Bo Ray and change the rent to £950.00");
    expect(edits).toMatchObject([{ status: "done" }, { status: "done", before: "£900.00", after: "£950.00" }]);
    expect(xml).toContain('Dear <text:span text:style-name="b">Bo Ray</text:span>');
    expect(xml).toContain("Note on Bo Ray");
    expect(xml).toContain("The rent is £950.00 a month.");
    expect(strFromU8(bytes.slice(30, 38))).toBe("mimetype");
    expect(bytes[8]).toBe(0);
  });

  it("a redaction reaches notes, deleted text, properties and the thumbnail", async () => {
    const { edits, parts } = await edited(LETTER, 'Redact "Ada Byron"');
    expect(edits).toMatchObject([{ status: "done" }]);
    const all = Object.entries(parts)
      .map(([name, data]) => name + strFromU8(data).replaceAll(/<[^>]+>/gu, ""))
      .join("\n");
    expect(all).not.toMatch(/Byron/u);
    expect(all).not.toMatch(/Thumbnails/u);
  });

  it("sections are deleted, and changes accepted", async () => {
    const { xml, edits } = await edited(LETTER, "Delete section 1 and accept all tracked changes");
    expect(edits).toMatchObject([
      { status: "done", before: "1. Rent" },
      { status: "done", count: 1 },
    ]);
    expect(xml).not.toMatch(/rent is|text:change|wrote/u);
    expect(xml).toContain("2. Pets");
  });
});

const cell = (value: string | number, attributes = ""): string =>
  typeof value === "number"
    ? `<table:table-cell${attributes} office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`
    : `<table:table-cell${attributes} office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
const row = (...cells: string[]): string => `<table:table-row>${cells.join("")}</table:table-row>`;
const SHEET = file(
  "spreadsheet",
  `<table:table table:name="Costs">${row(cell("Item"), cell("Price"), cell("Owner"))}${row(cell("Desk"), cell(120, ' table:number-columns-repeated="2"'))}${row(cell("Lamp"), cell(35), cell("Ada Byron"))}${row(cell("Total"), '<table:table-cell table:formula="of:=SUM([.B2:.B3])" office:value-type="float" office:value="155"><text:p>155</text:p></table:table-cell>')}</table:table>`,
); // prettier-ignore

describe("sheets of OpenDocument", () => {
  it("one of equal cells is set, and formulas lose their values", async () => {
    const { xml, edits } = await edited(SHEET, "Set cell B2 to 130");
    expect(edits).toMatchObject([{ status: "done", before: "120", after: "130" }]);
    expect(xml).toMatch(/office:value="130"[^>]*><text:p>130<.*office:value="120"><text:p>120</u);
    expect(xml).toContain('<table:table-cell table:formula="of:=SUM([.B2:.B3])"');
    expect(xml).not.toContain("155");
  });

  it("a cell is named by its row and column", async () => {
    const { xml, edits } = await edited(SHEET, "Change the price of Lamp to 40");
    expect(edits).toMatchObject([{ kind: "set_cell", status: "done", before: "35", after: "40" }]);
    expect(xml).toContain('office:value="40"');
  });

  it("a deleted row moves what formulas read", async () => {
    const { xml, edits } = await edited(SHEET, "Delete the row for Desk");
    expect(edits).toMatchObject([{ status: "done", before: "Desk, 120, 120" }]);
    expect(xml).toContain("of:=SUM([.B2:.B2])");
  });

  it("a redacted number is no value any more", async () => {
    const { xml, edits } = await edited(SHEET, "Redact the column Price");
    expect(edits).toMatchObject([{ status: "done" }]);
    expect(xml).not.toMatch(/office:value="(?:120|35)"[^>]*><text:p>█|>35</u);
    expect(xml).toContain("Ada Byron");
    const { xml: named } = await edited(SHEET, "Redact all names");
    expect(named).not.toContain("Byron");
  });
});

const SLIDES = file(
  "presentation",
  ["Start|Ada Byron", "Budget 2025|EUR 900", "End|Ada Byron"]
    .map((slide) => slide.split("|").map((text, at) => `<draw:frame presentation:class="${at === 0 ? "title" : "outline"}"><draw:text-box><text:p>${text}</text:p></draw:text-box></draw:frame>`).join(""))
    .map((frames, at) => `<draw:page draw:name="p${at + 1}">${frames}</draw:page>`)
    .join(""),
); // prettier-ignore

describe("slides of OpenDocument", () => {
  it("are deleted by their titles", async () => {
    const { xml, edits } = await edited(SLIDES, "Drop the budget slide");
    expect(edits).toMatchObject([{ status: "done", before: "3 slides", after: "2 slides", page: 2 }]);
    expect(xml).not.toContain("EUR 900");
  });

  it("limit what is replaced", async () => {
    const { xml, edits } = await edited(SLIDES, "Replace Ada Byron with Bo Ray on every slide except the last");
    expect(edits).toMatchObject([{ status: "done", count: 1 }]);
    expect(xml).toMatch(/Bo Ray.*Ada Byron/u);
  });
});

it("an encrypted file is refused", async () => {
  const parts = unzipSync(LETTER);
  const encrypted = zipSync({
    ...parts,
    mimetype: [parts["mimetype"]!, { level: 0 }],
    "META-INF/manifest.xml": strToU8("<manifest:manifest><manifest:encryption-data/></manifest:manifest>"),
  });
  await expect(edit(encrypted, { instructions: 'redact "x"' })).rejects.toThrow(/encrypted/u);
});
