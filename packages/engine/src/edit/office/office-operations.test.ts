import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { edit } from "../edit.ts";

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const heading = (text: string): string => `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run(text)}</w:p>`;

const zip = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
  });
const partOf = (bytes: Uint8Array, name: string): string => strFromU8(unzipSync(bytes)[name]!);

const word = (body: string): Uint8Array =>
  zip({ "word/document.xml": `<w:document ${W}><w:body>${body}<w:sectPr/></w:body></w:document>` });

describe("tracked changes", () => {
  const TRACKED = word(
    `<w:p>${run("Rent is ")}<w:del w:author="Ann"><w:r><w:delText>due</w:delText></w:r></w:del><w:ins w:author="Bo">${run("paid")}</w:ins>${run(" monthly")}</w:p>` +
      `<w:p><w:pPr><w:rPr><w:del w:author="Ann"/></w:rPr></w:pPr>${run("one ")}</w:p><w:p>${run("line")}</w:p>` +
      `<w:p><w:r><w:rPr><w:b/><w:rPrChange w:author="Ann"><w:rPr><w:i/></w:rPr></w:rPrChange></w:rPr><w:t>bold</w:t></w:r></w:p>`,
  );
  test("are accepted", async () => {
    const { bytes, edits } = await edit(TRACKED, { instructions: "Accept all tracked changes." });
    expect(edits).toMatchObject([{ kind: "accept_changes", status: "done", count: 4, after: "accepted" }]);
    const xml = partOf(bytes!, "word/document.xml");
    expect(xml).toContain(`<w:p>${run("Rent is ")}${run("paid")}${run(" monthly")}</w:p>`);
    expect(xml).toContain(`<w:p>${run("one ")}${run("line")}</w:p>`);
    expect(xml).not.toMatch(/w:del|w:ins|Change/u);
    expect(xml).toContain("<w:b/>");
  });

  test("are rejected", async () => {
    const { bytes, edits } = await edit(TRACKED, { instructions: "Alle Änderungen ablehnen" });
    expect(edits).toMatchObject([{ kind: "reject_changes", status: "done" }]);
    const xml = partOf(bytes!, "word/document.xml");
    expect(xml).toContain(`<w:p>${run("Rent is ")}<w:r><w:t>due</w:t></w:r>${run(" monthly")}</w:p>`);
    expect(xml).toMatch(/<w:rPr><w:i\/><\/w:rPr><w:t>bold/u);
    expect(xml).not.toMatch(/w:del|w:ins|Change/u);
  });

  test("of one author alone", async () => {
    const { bytes } = await edit(TRACKED, { instructions: "accept the changes by Bo" });
    const xml = partOf(bytes!, "word/document.xml");
    expect(xml).toContain(run("paid"));
    expect(xml).toContain('<w:del w:author="Ann"><w:r><w:delText>due');
    expect(xml).not.toContain("w:ins");
  });

  test("that are none, and those of a workbook, are said so", async () => {
    const { edits } = await edit(word(`<w:p>${run("plain")}</w:p>`), { instructions: "accept all changes" });
    expect(edits).toMatchObject([{ status: "not_found" }]);
  });
});

describe("sections of a Word file", () => {
  const TEXT = word(
    `${heading("1. Scope")}<w:p>${run("All of it.")}</w:p>${heading("2. Price")}<w:p>${run("Nine euros.")}</w:p><w:tbl/>${heading("3. Law")}<w:p>${run("Of Fife.")}</w:p>`,
  );
  test("go with their headings, and nothing else", async () => {
    const { bytes, edits } = await edit(TEXT, { instructions: "Delete section 2" });
    expect(edits).toMatchObject([{ kind: "delete_section", status: "done", before: "2. Price" }]);
    expect(partOf(bytes!, "word/document.xml")).toBe(
      partOf(TEXT, "word/document.xml").replace(`${heading("2. Price")}<w:p>${run("Nine euros.")}</w:p><w:tbl/>`, ""),
    );
  });

  test("are named by their titles; one that is not there names those that are", async () => {
    const named = await edit(TEXT, { instructions: 'delete the section "Law"' });
    expect(partOf(named.bytes!, "word/document.xml")).not.toContain("Fife");
    const { edits } = await edit(TEXT, { instructions: "delete section 7" });
    expect(edits).toMatchObject([{ status: "not_understood", reason: expect.stringContaining('"2. Price"') }]);
  });
});

test("content controls of all sorts are filled by their titles", async () => {
  const control = (alias: string, own: string, content: string): string =>
    `<w:sdt><w:sdtPr><w:alias w:val="${alias}"/>${own}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
  const form = word(
    control(
      "Client name",
      "<w:showingPlcHdr/><w:dataBinding/>",
      `<w:p><w:r><w:rPr><w:rStyle w:val="PlaceholderText"/></w:rPr><w:t>Click</w:t></w:r>${run(" here")}</w:p>`,
    ) +
      control("Agreed", '<w14:checkbox><w14:checked w14:val="0"/></w14:checkbox>', `<w:p>${run("☐")}</w:p>`) +
      control(
        "Colour",
        '<w:dropDownList><w:listItem w:displayText="Deep blue" w:value="b"/></w:dropDownList>',
        `<w:p>${run("Choose")}</w:p>`,
      ) +
      control("Empty", "", "<w:p/>"),
  );
  const { bytes, edits } = await edit(form, {
    instructions: 'fill {"client name": "Łucja & Co", "Agreed": true, "Colour": "deep blue", "Empty": "full"}',
  });
  expect(edits).toMatchObject([
    { status: "done", before: "Click here" },
    { status: "done" },
    { status: "done" },
    { status: "done" },
  ]);
  const xml = partOf(bytes!, "word/document.xml");
  expect(xml).toContain("Łucja &amp; Co");
  expect(xml).toContain('w14:val="1"');
  expect(xml).toMatch(/Deep blue<\/w:t>.*full<\/w:t>/su);
  expect(xml).not.toMatch(/showingPlcHdr|dataBinding|PlaceholderText| here/u);
  const wrong = await edit(form, { instructions: 'fill "Colour" with "red"' });
  expect(wrong.edits).toMatchObject([{ status: "refused", reason: "The list knows Deep blue." }]);
});

describe("cells and rows of a workbook", () => {
  const BOOK = zip({
    "xl/workbook.xml": `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="Costs" sheetId="1" r:id="r1"/><sheet name="Sum" sheetId="2" r:id="r2"/></sheets><definedNames><definedName name="all">Costs!$B$2:$B$4</definedName></definedNames></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${RELATIONS}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="r3" Type="${RELATIONS}/calcChain" Target="calcChain.xml"/></Relationships>`,
    "xl/calcChain.xml": "<calcChain/>",
    "xl/worksheets/sheet1.xml":
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Item</t></is></c></row><row r="2" spans="1:2"><c r="B2" s="4"><v>10</v></c></row><row r="3"><c r="B3"><v>20</v></c></row><row r="4"><c r="B4"><v>30</v></c></row><row r="5"><c r="B5"><f>SUM(B2:B4)</f><v>60</v></c><c r="C5"><f>"B3"&amp;1</f><v>7</v></c></row></sheetData><mergeCells count="1"><mergeCell ref="D4:E4"/></mergeCells></worksheet>',
    "xl/worksheets/sheet2.xml":
      '<worksheet><sheetData><row r="1"><c r="A1"><f>Costs!B5*2</f><v>120</v></c></row></sheetData></worksheet>',
  });

  test("a cell takes a value; formulas that read it lose the ones they had", async () => {
    const { bytes, edits } = await edit(BOOK, { instructions: "Set cell B2 to 1,500.5" });
    expect(edits).toMatchObject([{ kind: "set_cell", status: "done", before: "10", after: "1,500.5" }]);
    const sheet = partOf(bytes!, "xl/worksheets/sheet1.xml");
    expect(sheet).toContain('<c r="B2" s="4"><v>1500.5</v></c>');
    expect(sheet).toContain("<f>SUM(B2:B4)</f></c>");
    expect(sheet).toContain("<v>7</v>");
    expect(partOf(bytes!, "xl/worksheets/sheet2.xml")).not.toContain("120");
    expect(partOf(bytes!, "xl/workbook.xml")).toContain('fullCalcOnLoad="1"');
    expect(Object.keys(unzipSync(bytes!))).not.toContain("xl/calcChain.xml");
  });

  test("new cells are in their order, texts stay texts", async () => {
    const { bytes } = await edit(BOOK, { instructions: 'Put "007" in cell A3 and set cell C9 on sheet Costs to =B2' });
    const sheet = partOf(bytes!, "xl/worksheets/sheet1.xml");
    expect(sheet).toContain(
      '<row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">007</t></is></c><c r="B3">',
    );
    expect(sheet).toContain('<row r="9"><c r="C9"><f>B2</f></c></row></sheetData>');
  });

  test("a row goes, and what is below moves with all that refers to it", async () => {
    const { bytes, edits } = await edit(BOOK, { instructions: "Delete row 3" });
    expect(edits).toMatchObject([{ kind: "delete_rows", status: "done", before: "20" }]);
    const sheet = partOf(bytes!, "xl/worksheets/sheet1.xml");
    expect(sheet).toContain('<row r="3"><c r="B3"><v>30</v></c></row><row r="4"><c r="B4"><f>SUM(B2:B3)</f></c>');
    expect(sheet).toContain('<f>"B3"&amp;1</f>');
    expect(sheet).toContain('ref="D3:E3"');
    expect(partOf(bytes!, "xl/worksheets/sheet2.xml")).toContain("<f>Costs!B4*2</f>");
    expect(partOf(bytes!, "xl/workbook.xml")).toContain("Costs!$B$2:$B$3");
  });

  test("sheets that are not there and merged cells are refused in words", async () => {
    const { edits } = await edit(BOOK, { instructions: "Set cell E4 to 1. Set cell A1 on sheet Plan to 2." });
    expect(edits).toMatchObject([
      { status: "refused" },
      { status: "not_found", reason: expect.stringContaining("Costs, Sum") },
    ]);
  });
});

test("a slide goes with its part, its notes and every entry of it", async () => {
  const link = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const show = zip({
    "[Content_Types].xml":
      '<Types><Override PartName="/ppt/slides/slide1.xml" ContentType="a"/><Override PartName="/ppt/slides/slide2.xml" ContentType="a"/></Types>',
    "ppt/presentation.xml": `<p:presentation xmlns:r="${RELATIONS}"><p:sldIdLst><p:sldId id="256" r:id="a"/><p:sldId id="257" r:id="b"/></p:sldIdLst><p14:section><p14:sldId id="257"/></p14:section></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": `<Relationships>${link("a", "slide", "slides/slide1.xml")}${link("b", "slide", "slides/slide2.xml")}</Relationships>`,
    "ppt/slides/slide1.xml": "<p:sld><a:t>One</a:t></p:sld>",
    "ppt/slides/slide2.xml": "<p:sld><a:t>Two</a:t></p:sld>",
    "ppt/slides/_rels/slide2.xml.rels": `<Relationships>${link("n", "notesSlide", "../notesSlides/notesSlide1.xml")}</Relationships>`,
    "ppt/notesSlides/notesSlide1.xml": "<p:notes/>",
    "ppt/notesSlides/_rels/notesSlide1.xml.rels": `<Relationships>${link("s", "slide", "../slides/slide2.xml")}</Relationships>`,
  });
  const { bytes, edits } = await edit(show, { instructions: "Lösche Folie 2" });
  expect(edits).toMatchObject([{ kind: "delete_pages", status: "done", before: "2 slides", after: "1 slides" }]);
  expect(Object.keys(unzipSync(bytes!)).filter((name) => /slide2|notes/iu.test(name))).toEqual([]);
  expect(partOf(bytes!, "ppt/presentation.xml")).not.toContain("257");
  expect(partOf(bytes!, "[Content_Types].xml")).not.toContain("slide2");
  const { edits: all } = await edit(show, { instructions: "delete slides 1 and 2" });
  expect(all).toMatchObject([{ status: "refused" }]);
});

test("a redaction of a workbook reaches names, formulas, links, caches, heads and hidden sheets, and formulas still refer to them", async () => {
  const link = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const book = zip({
    "[Content_Types].xml": '<Types><Override PartName="/xl/externalLinks/externalLink1.xml" ContentType="a"/></Types>',
    "xl/workbook.xml": `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="Data" sheetId="1" r:id="r1"/><sheet name="Quillon 1" sheetId="2" state="veryHidden" r:id="r2"/></sheets><externalReferences><externalReference r:id="r3"/></externalReferences><definedNames><definedName name="Quillon_sum">Data!$A$1</definedName></definedNames></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${link("r1", "worksheet", "worksheets/sheet1.xml")}${link("r2", "worksheet", "worksheets/sheet2.xml")}${link("r3", "externalLink", "externalLinks/externalLink1.xml")}</Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData><row r="1"><c r="A1"><f>'Quillon 1'!A1+Quillon_sum</f><v>2</v></c><c r="B1" t="str"><f>[1]Old!A1</f><v>kept</v></c><c r="C1" t="str"><f>"Quillon"&amp;"x"</f><v>Quillonx</v></c></row></sheetData><headerFooter><oddHeader>&amp;LQuillon</oddHeader></headerFooter></worksheet>`,
    "xl/worksheets/sheet2.xml":
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><r><t>Quil</t></r><r><t>lon &amp; sons, Quillonia</t></r></is></c></row></sheetData></worksheet>',
    "xl/externalLinks/externalLink1.xml":
      "<externalLink><externalBook><v>Quillon old</v></externalBook></externalLink>",
    "xl/pivotCache/pivotCacheDefinition1.xml":
      '<pivotCacheDefinition><worksheetSource sheet="Quillon 1"/><sharedItems><s v="Quillon Ltd"/></sharedItems></pivotCacheDefinition>',
  });
  const { bytes, edits } = await edit(book, { instructions: 'redact "Quillon"' });
  expect(edits).toMatchObject([{ status: "done" }]);
  const parts = Object.fromEntries(Object.entries(unzipSync(bytes!)).map(([name, data]) => [name, strFromU8(data)]));
  expect(JSON.stringify(parts).replaceAll("Quillonia", "")).not.toMatch(/quillon(?!x)/iu);
  const sheet = parts["xl/worksheets/sheet1.xml"]!;
  expect(sheet).toContain("<f>'Redacted 1'!A1+redacted_1</f>");
  expect(sheet).toContain('<c r="B1" t="str"><v>kept</v></c>');
  expect(sheet).toContain("<oddHeader>&amp;L██████</oddHeader>");
  expect(parts["xl/workbook.xml"]).toContain('name="Redacted 1"');
  expect(parts["xl/pivotCache/pivotCacheDefinition1.xml"]).toMatch(/refreshOnLoad="1".*sheet="Redacted 1"/u);
  expect(Object.keys(parts).join()).not.toContain("externalLink");
  expect(parts["xl/worksheets/sheet2.xml"]).toContain("Quillonia");
});

test("what an embedded file and an object of another program hold is redacted as well", async () => {
  const inner = word(`<w:p>${run("Quillon inside")}</w:p>`);
  const outer = zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "word/document.xml": strToU8(
      `<w:document ${W} xmlns:r="${RELATIONS}"><w:body><w:p>${run("Ask Quillon")}<w:r><w:object><o:OLEObject r:id="r2"/></w:object></w:r></w:p></w:body></w:document>`,
    ),
    "word/_rels/document.xml.rels": strToU8(
      `<Relationships><Relationship Id="r1" Type="x" Target="embeddings/a.docx"/><Relationship Id="r2" Type="x" Target="embeddings/o.bin"/></Relationships>`,
    ),
    "word/embeddings/a.docx": inner,
    "word/embeddings/o.bin": strToU8("some Quillon bytes"),
  });
  const { bytes, edits, warnings } = await edit(outer, { instructions: "redact Quillon" });
  expect(edits).toMatchObject([{ status: "done" }]);
  expect(warnings).toMatchObject([{ code: "attachments_dropped" }]);
  const parts = unzipSync(bytes!);
  expect(Object.keys(parts)).not.toContain("word/embeddings/o.bin");
  expect(strFromU8(parts["word/document.xml"]!)).not.toContain("w:object");
  expect(partOf(parts["word/embeddings/a.docx"]!, "word/document.xml")).toContain("██████ inside");
});

describe("a workbook's cells and rows by their names", () => {
  const cell = (ref: string, value: string | number): string =>
    typeof value === "number"
      ? `<c r="${ref}"><v>${value}</v></c>`
      : `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const row = (at: number, values: readonly (string | number)[]): string =>
    `<row r="${at}">${values.map((value, column) => cell(`${"ABC"[column]!}${at}`, value)).join("")}</row>`;
  const BOOK = zip({
    "xl/workbook.xml": `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="Wages" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${row(1, ["Name", "Gross"])}${row(2, ["Ana Pohl", 2100])}${row(3, ["Ben Roe", 2300])}</sheetData></worksheet>`,
  });

  test("are set and deleted", async () => {
    const { bytes, edits } = await edit(BOOK, {
      instructions: "Change Ben Roe's gross to 2400 and delete the row for Ana Pohl.",
    });
    expect(edits).toMatchObject([
      { kind: "set_cell", status: "done", before: "2300", after: "2400" },
      { kind: "delete_rows", status: "done" },
    ]);
    const xml = partOf(bytes!, "xl/worksheets/sheet1.xml");
    expect(xml).not.toContain("Ana Pohl");
    expect(xml).toContain("<v>2400</v>");
  });

  test("that no row has are not guessed", async () => {
    const { edits } = await edit(BOOK, { instructions: "Delete the row for Cleo Ash. Change Cleo Ash's gross to 1." });
    expect(edits.map(({ status }) => status)).toEqual(["not_found", "not_found"]);
  });
});

test("what is to be left stays in an Office file, and what is not there stops the edit", async () => {
  const text = word(`<w:p>${run("Mail ada@one.example or bo@two.example.")}</w:p>`);
  const kept = await edit(text, { instructions: "Redact all e-mail addresses but keep ada@one.example." });
  expect(kept.edits).toMatchObject([{ status: "done", count: 1 }]);
  expect(partOf(kept.bytes!, "word/document.xml")).toContain("Mail ada@one.example or ██████.");
  const none = await edit(text, { instructions: 'Redact all e-mail addresses except "cleo@three.example".' });
  expect(none.edits).toMatchObject([{ status: "not_understood" }]);
});
