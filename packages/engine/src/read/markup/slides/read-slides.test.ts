import { readFixture } from "@docsvc/fixtures";
import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { changeParts } from "../../../../testing/zip-parts.ts";
import { link, links, NAMESPACES, presentation, shape } from "../../../../testing/presentation.ts";
import { renderMarkdown } from "../../../output/render-markdown.ts";
import { parse } from "../../../parse.ts";

test("a slide is read title first, then row by row, and one that is hidden is left out", async () => {
  const bytes = presentation([
    shape("D", [400, 302]) +
      shape("C", [50, 300]) +
      shape("B", [400, 200]) +
      shape("A", [50, 201]) +
      shape("Title", [50, 400], '<p:ph type="title"/>'),
    `!${shape("hidden", [0, 0])}`,
  ]);
  const { result, numPages } = await parse(bytes);
  expect(numPages).toBe(1);
  expect(renderMarkdown(result)).toBe("# Title\n\nA\n\nB\n\nC\n\nD\n");
  const box = result.chunks[0]!.blocks[1]!.bbox;
  expect(box.left * 720).toBeCloseTo(50, 2);
  expect(box.top * 540).toBeCloseTo(201, 2);
});

test("bullets and numbers are list items, and a group's shapes have their places on the slide", async () => {
  const group = `<p:grpSp><p:nvGrpSpPr/><p:grpSpPr><a:xfrm><a:off x="1270000" y="1270000"/><a:ext cx="1270000" cy="1270000"/><a:chOff x="0" y="0"/><a:chExt cx="12700000" cy="12700000"/></a:xfrm></p:grpSpPr>${shape("in", [500, 500])}</p:grpSp>`;
  const bytes = presentation([shape("one|two", [50, 20], "", '<a:buAutoNum type="arabicPeriod"/>') + group]);
  const { result } = await parse(bytes);
  expect(renderMarkdown(result)).toBe("1. one\n2. two\n\nin\n");
  expect(result.chunks[0]!.blocks.at(-1)!.bbox.left * 720).toBeCloseTo(150, 2);
});

test("what is said to a slide follows it, and says so", async () => {
  const notes = `<p:notes ${NAMESPACES}><p:cSld><p:spTree>${shape("Say this.", [0, 0], '<p:ph type="body"/>')}${shape("7", [0, 0], '<p:ph type="sldNum"/>')}</p:spTree></p:cSld></p:notes>`;
  const bytes = changeParts(presentation([shape("Shown", [50, 100])]), (_, part) => part, {
    "ppt/_rels/s0.xml.rels": links([link("n", "notesSlide", "n0.xml")]),
    "ppt/n0.xml": strToU8(notes),
  });
  const { result } = await parse(bytes);
  expect(result.chunks[0]!.blocks.map(({ type, content, metadata }) => [type, content, metadata])).toEqual([
    ["Text", "Shown", undefined],
    ["Text", "Say this.", { source: "notes" }],
  ]);
});

/** A presentation of one slide with a chart next to it. */
async function chartText(chart: string): Promise<string> {
  const C = "http://schemas.openxmlformats.org/drawingml/2006/chart";
  const frame = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="2" name="c"/><p:nvPr/></p:nvGraphicFramePr><a:graphic><a:graphicData><c:chart xmlns:c="${C}" r:id="c"/></a:graphicData></a:graphic></p:graphicFrame>`;
  const bytes = changeParts(presentation([frame]), (_, part) => part, {
    "ppt/_rels/s0.xml.rels": links([link("c", "chart", "c0.xml")]),
    "ppt/c0.xml": strToU8(
      `<c:chartSpace xmlns:c="${C}"><c:chart><c:plotArea><c:barChart><c:ser>${chart}</c:ser></c:barChart></c:plotArea></c:chart></c:chartSpace>`,
    ),
  });
  return renderMarkdown((await parse(bytes)).result);
}

const points = (values: readonly string[]): string =>
  values.map((value, at) => (value === "" ? "" : `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`)).join("");

test("values and categories of a chart are written as it shows them", async () => {
  const values = `<c:val><c:numRef><c:numCache><c:formatCode>0.0%</c:formatCode>${points(["0.125", "0.5"])}</c:numCache></c:numRef></c:val>`;
  const dates = `<c:cat><c:numRef><c:numCache><c:formatCode>mmm yyyy</c:formatCode>${points(["46023", "46054"])}</c:numCache></c:numRef></c:cat>`;
  expect(await chartText(`<c:tx><c:v>Share</c:v></c:tx>${dates}${values}`)).toBe(
    "|  | Share |\n| --- | --- |\n| Jan 2026 | 12.5% |\n| Feb 2026 | 50.0% |\n",
  );
  const levels = [points(["Q1", "Q2", "Q1"]), points(["2025", "", "2026"])].map((level) => `<c:lvl>${level}</c:lvl>`);
  const several = `<c:cat><c:multiLvlStrRef><c:multiLvlStrCache>${levels.join("")}</c:multiLvlStrCache></c:multiLvlStrRef></c:cat>`;
  expect(await chartText(`${several}<c:val><c:numLit>${points(["1", "2", "3"])}</c:numLit></c:val>`)).toBe(
    "|  | Value |\n| --- | --- |\n| 2025 Q1 | 1 |\n| 2025 Q2 | 2 |\n| 2026 Q1 | 3 |\n",
  );
});

test("numbers begin again behind a paragraph without one, and where they say so", async () => {
  const line = (text: string, mark: string): string => `<a:p><a:pPr>${mark}</a:pPr><a:r><a:t>${text}</a:t></a:r></a:p>`;
  const number = '<a:buAutoNum type="arabicPeriod"/>';
  const text = [
    line("a", number),
    line("b", number),
    line("plain_x000B_text", "<a:buNone/>"),
    line("c", number),
    line("d", '<a:buAutoNum type="arabicPeriod" startAt="7"/>'),
  ].join("");
  const bytes = presentation([shape("", [0, 0]).replace(/<p:txBody>.*<\/p:txBody>/, `<p:txBody>${text}</p:txBody>`)]);
  expect(renderMarkdown((await parse(bytes)).result)).toBe("1. a\n2. b\n\nplain  \ntext\n\n1. c\n7. d\n");
});

test("slides behind that of a section are below it", async () => {
  const title = (text: string): string => shape(text, [0, 0], '<p:ph type="title"/>');
  const bytes = changeParts(presentation(["Opening", "Part", "Within"].map(title)), (_, part) => part, {
    "ppt/_rels/s1.xml.rels": links([link("l", "slideLayout", "l.xml")]),
    "ppt/l.xml": strToU8(`<p:sldLayout ${NAMESPACES} type="secHead"/>`),
  });
  expect(renderMarkdown((await parse(bytes)).result)).toBe("# Opening\n\n# Part\n\n## Within\n");
});

test("comments on slides are given where they are asked for, of the older form and of that with replies", async () => {
  const older = `<p:cmLst ${NAMESPACES}><p:cm authorId="0"><p:text>Check this</p:text></p:cm></p:cmLst>`;
  const body = (text: string): string => `<t:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></t:txBody>`;
  const newer = `<t:cmLst ${NAMESPACES} xmlns:t="urn:threads"><t:cm authorId="{1}"><t:replyLst><t:reply authorId="0">${body("Done")}</t:reply></t:replyLst>${body("Too long")}</t:cm></t:cmLst>`;
  const bytes = changeParts(
    presentation([shape("One", [0, 0])]),
    (name, part) =>
      name === "ppt/_rels/main.xml.rels"
        ? links([link("s0", "slide", "s0.xml"), link("a", "commentAuthors", "a.xml"), link("b", "authors", "b.xml")])
        : part,
    {
      "ppt/_rels/s0.xml.rels": links([link("c", "comments", "c.xml"), link("d", "comments", "d.xml")]),
      "ppt/a.xml": strToU8(`<p:cmAuthorLst ${NAMESPACES}><p:cmAuthor id="0" name="Ann"/></p:cmAuthorLst>`),
      "ppt/b.xml": strToU8('<t:authorLst xmlns:t="urn:threads"><t:author id="{1}" name="Bo"/></t:authorLst>'),
      "ppt/c.xml": strToU8(older),
      "ppt/d.xml": strToU8(newer),
    },
  );
  const typesOf = async (include: readonly "comments"[]) =>
    (await parse(bytes, { formatting: { include: [...include] } })).result.chunks.flatMap(({ blocks }) =>
      blocks.map(({ type, content }) => `${type}: ${content}`),
    );
  expect(await typesOf([])).toEqual(["Text: One"]);
  expect((await typesOf(["comments"])).filter((block) => block.startsWith("Comment"))).toEqual([
    "Comment: Ann: Check this",
    "Comment: Bo: Too long",
    "Comment: Ann: Done",
  ]);
});

test("slides of the harbour keep their structure", async () => {
  const { result } = await parse(await readFixture("office/slides.pptx"));
  await expect(renderMarkdown(result)).toMatchFileSnapshot("../../../../../../fixtures/office/slides.pptx.md");
});

test("what a layout and a master show on each of their slides is furniture of it, and a slide's number is counted", async () => {
  const root = (name: string, shapes: string): Uint8Array =>
    strToU8(`<p:${name} ${NAMESPACES}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:${name}>`);
  const number = `<p:sp><p:nvSpPr><p:cNvPr id="3" name="n"/><p:nvPr><p:ph type="sldNum"/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:fld type="slidenum"><a:t>‹#›</a:t></a:fld></a:p></p:txBody></p:sp>`;
  const slides = presentation([shape("One", [0, 300]), `${shape("Two", [0, 300])}${number}`]);
  const file = (attribute: string): Uint8Array =>
    changeParts(
      slides,
      (name, part) =>
        name === "ppt/s1.xml" ? strToU8(Buffer.from(part).toString().replace("<p:sld ", `<p:sld ${attribute} `)) : part,
      {
        "ppt/_rels/s1.xml.rels": links([link("l", "slideLayout", "l.xml")]),
        "ppt/l.xml": root(
          "sldLayout",
          shape("Harbour office", [0, 480]) + shape("Click to edit", [0, 0], '<p:ph type="title"/>'),
        ),
        "ppt/_rels/l.xml.rels": links([link("m", "slideMaster", "m.xml")]),
        "ppt/m.xml": root("sldMaster", shape("Confidential", [0, 0])),
      },
    );
  const textsOf = async (bytes: Uint8Array): Promise<readonly string[]> => {
    const { result } = await parse(bytes);
    return result.chunks.flatMap(({ blocks }) => blocks.map(({ type, content }) => `${type}: ${content}`)).toSorted();
  };
  const own = ["Page Number: 2", "Text: One", "Text: Two"];
  expect(await textsOf(file(""))).toEqual(["Footer: Harbour office", "Header: Confidential", ...own]);
  expect(await textsOf(file('showMasterSp="0"'))).toEqual(own);
});

test("lines that are set in are quoted, and lines of a program keep their indentation", async () => {
  const body = (properties: string, runs: string): string =>
    `<p:sp><p:nvSpPr><p:cNvPr id="1" name="x"/><p:nvPr/></p:nvSpPr><p:spPr/><p:txBody><a:p><a:pPr ${properties}/>${runs}</a:p></p:txBody></p:sp>`;
  const run = (text: string, font = ""): string => `<a:r><a:rPr>${font}</a:rPr><a:t>${text}</a:t></a:r>`;
  const fixed = '<a:latin typeface="Courier"/>';
  const bytes = presentation([
    body('marL="1270000" indent="0"', run("So it was said.")) +
      body('marL="457200" indent="-457200"', run("Text.")) +
      body("", `${run("if a:", fixed)}<a:br/>${run("    b()", fixed)}`),
  ]);
  const { result } = await parse(bytes, {}, { print: "off" });
  expect(renderMarkdown(result).trim().split("\n\n").toSorted()).toEqual(
    ["> So it was said.", "Text.", "```\nif a:\n    b()\n```"].toSorted(),
  );
});
