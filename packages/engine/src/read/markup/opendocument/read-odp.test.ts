import { readFixture } from "@docsvc/fixtures";
import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { renderMarkdown } from "../../../output/render-markdown.ts";
import { parse } from "../../../parse.ts";

const NAMESPACES = ["office", "text", "table", "style", "draw", "presentation", "svg"]
  .map((name) => [name, { draw: "drawing", svg: "svg-compatible" }[name] ?? name] as const)
  .map(([name, uri]) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${uri}:1.0"`)
  .join(" ");

function presentation(pages: readonly string[], styles = "", master = "", declared = ""): Uint8Array {
  return strToU8(
    `<?xml version="1.0"?><office:document ${NAMESPACES} office:mimetype="application/vnd.oasis.opendocument.presentation"><office:automatic-styles>${styles}</office:automatic-styles><office:master-styles><style:master-page style:name="M">${master}</style:master-page></office:master-styles><office:body><office:presentation>${declared}${pages.map((page) => `<draw:page ${page}</draw:page>`).join("")}</office:presentation></office:body></office:document>`,
  );
}

const at = (left: number, top: number): string =>
  `svg:x="${left}pt" svg:y="${top}pt" svg:width="100pt" svg:height="20pt"`;
const shape = (text: string, place: string): string =>
  `<draw:custom-shape ${place}><text:p>${text}</text:p></draw:custom-shape>`;
const frame = (content: string, place: string, more = ""): string =>
  `<draw:frame ${place} ${more}><draw:text-box>${content}</draw:text-box></draw:frame>`;

async function blocksOf(bytes: Uint8Array) {
  return (await parse(bytes)).result.chunks[0]!.blocks;
}

test("a presentation in one file of XML reads as LibreOffice's archive of it, but for a row that its style alone marks", async () => {
  const [flat, archive] = await Promise.all(
    ["office/talk.fodp", "office/talk.odp"].map(async (name) =>
      (await blocksOf(await readFixture(name))).filter(({ type }) => type !== "Table"),
    ),
  );
  const summaryOf = (blocks: typeof flat) => blocks!.map(({ type, content, level }) => [type, content, level]);
  expect(summaryOf(flat)).toEqual(summaryOf(archive));
  expect(summaryOf(flat)).toContainEqual(["Page Number", "4", undefined]);
});

test("a slide is read title first, then row by row through its groups, and one that is hidden is left out", async () => {
  const styles =
    '<style:style style:name="gone" style:family="drawing-page"><style:drawing-page-properties presentation:visibility="hidden"/></style:style>';
  const group = `<draw:g>${shape("C", at(50, 300))}<draw:g>${shape("B", at(400, 200))}</draw:g></draw:g>`;
  const title = frame("<text:p>Title</text:p>", at(50, 400), 'presentation:class="title"');
  const bytes = presentation(
    [
      `>${group}${shape("D", at(400, 302))}${shape("A", at(50, 201))}${title}`,
      `draw:style-name="gone">${shape("hidden", at(0, 0))}`,
    ],
    styles,
  );
  const { numPages, result } = await parse(bytes);
  expect(numPages).toBe(1);
  expect(renderMarkdown(result)).toBe("# Title\n\nA\n\nB\n\nC\n\nD\n");
});

test("empty placeholders, previews of tables and fields of the master are no text of the slide", async () => {
  const table =
    "<table:table><table:table-row><table:table-cell><text:p>Gate</text:p></table:table-cell></table:table-row></table:table>";
  const bytes = presentation([
    `>${frame("<text:p>Click to add</text:p>", at(0, 0), 'presentation:placeholder="true"')}<draw:frame ${at(0, 50)}>${table}<draw:image/></draw:frame><draw:frame ${at(0, 90)}><draw:image/><svg:desc>A crane</svg:desc></draw:frame>`,
  ]);
  expect((await blocksOf(bytes)).map(({ type }) => type)).toEqual(["Table", "Figure"]);
});

test("a slide shows its master's own texts, and its fields with the slide's values", async () => {
  const styles = ["shown", "bare"].map(
    (name) =>
      `<style:style style:name="${name}" style:family="drawing-page"><style:drawing-page-properties presentation:display-footer="${name === "shown"}" presentation:display-page-number="${name === "shown"}" presentation:background-objects-visible="${name === "shown"}"/></style:style>`,
  );
  const master = [
    frame("<text:p>Click to edit</text:p>", at(50, 50), 'presentation:class="title" presentation:placeholder="true"'),
    frame("<text:p>Harbour Ltd</text:p>", at(50, 10)),
    frame("<text:p>Draft, <presentation:footer/></text:p>", at(50, 500), 'presentation:class="footer"'),
    frame("<text:p>Never shown</text:p>", at(300, 500), 'presentation:class="date-time"'),
    frame(
      "<text:p>Page <text:page-number>&lt;n&gt;</text:page-number> of <text:page-count>9</text:page-count></text:p>",
      at(500, 500),
      'presentation:class="page-number"',
    ),
  ];
  const declared = '<presentation:footer-decl presentation:name="f">spring tariff</presentation:footer-decl>';
  const page = (style: string): string =>
    `draw:style-name="${style}" draw:master-page-name="M" presentation:use-footer-name="f">${shape("Text", at(50, 200))}`;
  const bytes = presentation([page("shown"), page("bare")], styles.join(""), master.join(""), declared);
  const { result } = await parse(bytes);
  const blocks = result.chunks.flatMap((chunk) => chunk.blocks);
  expect(blocks.map(({ type, content, bbox }) => [bbox.page, type, content])).toEqual([
    [1, "Text", "Text"],
    [1, "Header", "Harbour Ltd"],
    [1, "Footer", "Draft, spring tariff"],
    [1, "Page Number", "Page 1 of 2"],
    [2, "Text", "Text"],
  ]);
});

test("what is said to a slide follows it, and says so", async () => {
  const notes = `<presentation:notes>${frame("<text:p>Say this.</text:p>", at(0, 0), 'presentation:class="notes"')}</presentation:notes>`;
  const blocks = await blocksOf(presentation([`>${notes}${shape("Shown", at(50, 50))}`]));
  expect(blocks.map(({ content, metadata }) => [content, metadata])).toEqual([
    ["Shown", undefined],
    ["Say this.", { source: "notes" }],
  ]);
});

test("a shape that is turned is where it is drawn", async () => {
  const turned = 'svg:width="100pt" svg:height="20pt" draw:transform="rotate (1.5707963) translate (300pt 200pt)"';
  const [block] = await blocksOf(presentation([`>${shape("Up", turned)}`]));
  expect(block!.bbox.left * 793.7).toBeCloseTo(300, 0);
  expect(block!.bbox.top * 595.3).toBeCloseTo(100, 0);
  expect(block!.bbox.width * 793.7).toBeCloseTo(20, 0);
});

test("damage and hostile numbers end in a result or a clear error", async () => {
  const wide = presentation([
    `>${shape("far", 'svg:x="1e9cm" svg:y="-5cm" svg:width="99999999cm" svg:height="NaNcm"')}`,
  ]);
  expect((await blocksOf(wide)).map(({ content }) => content)).toEqual(["far"]);
  const nested = presentation([`>${"<draw:g>".repeat(300)}${shape("deep", at(0, 0))}${"</draw:g>".repeat(300)}`]);
  await expect(parse(nested).then(({ numPages }) => numPages)).resolves.toBe(1);
  await expect(parse(presentation([]))).rejects.toMatchObject({ code: "damaged_document" });
});
