import type { Block as WireBlock, ParseConfig } from "@docsvc/openapi";
import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { needsChromium } from "../../testing/programs.ts";
import { wordFile } from "../../testing/word-file.ts";
import { relationships, sheetData, workbookFile } from "../../testing/workbook-file.ts";
import { changeParts } from "../../testing/zip-parts.ts";
import { ParseAssembly, startParse } from "../parse.ts";

type Format = "png" | "jpeg" | "gif" | "tiff" | "webp";

const picture = (format: Format = "png", background = "#f00"): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

interface Read {
  readonly blocks: readonly WireBlock[];
  readonly warnings: readonly string[];
  /** The image of each block that has one. */
  readonly images: readonly (Uint8Array | null)[];
}

/** Parses a document the way a service does that stores the images of its blocks. */
async function read(bytes: Uint8Array, config: ParseConfig = {}, print: "auto" | "off" = "off"): Promise<Read> {
  await using started = await startParse(bytes, config, { keepsImages: true, print });
  using assembly = new ParseAssembly(config);
  assembly.add(await started.read(started.pages));
  using document = assembly.finish();
  const result = document.toResult();
  const blocks = result.chunks.flatMap((chunk) => chunk.blocks);
  const numbers = blocks.flatMap(({ image_file_id: number }) => (number === undefined ? [] : [Number(number)]));
  const images: (Uint8Array | null)[] = [];
  for (const number of numbers) images.push(await started.image(number));
  return { blocks, warnings: document.warnings.map(({ code }) => code), images };
}

/** The size and the first pixel of a PNG. */
async function shown(image: Uint8Array | null | undefined): Promise<readonly (number | string)[]> {
  const { data, info } = await sharp(image!).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { format } = await sharp(image!).metadata();
  return [format, info.width, info.height, ...data.subarray(0, 3).map((value) => Math.round(value / 51))];
}

const RED = ["png", 40, 20, 5, 0, 0];
const O = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const blip = (id: string): string => `<a:blip ${A} xmlns:r="${O}" r:embed="${id}"/>`;

/** A Word document with images, by the ids of their relationships. */
function withPictures(ids: readonly string[], files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const drawing = (id: string): string => `<w:p><w:r><w:drawing>${blip(id)}</w:drawing></w:r></w:p>`;
  const links = Object.keys(files).map((name): [string, string, string] => [name, "image", `media/${name}`]);
  return changeParts(
    wordFile(ids.map(drawing).join("<w:p><w:r><w:t>Between.</w:t></w:r></w:p>")),
    (name, bytes) => (name.endsWith("text.xml.rels") ? strToU8(relationships(links)) : bytes),
    Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`main/media/${name}`, bytes])),
  );
}

const DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing";
const anchor = `<xdr:wsDr xmlns:xdr="${DRAWING}"><xdr:oneCellAnchor><xdr:from><xdr:col>1</xdr:col><xdr:row>1</xdr:row></xdr:from><xdr:pic><xdr:blipFill>${blip("p")}</xdr:blipFill></xdr:pic></xdr:oneCellAnchor></xdr:wsDr>`;

async function workbook(): Promise<Uint8Array> {
  const book = workbookFile({
    sheet: sheetData([
      ["a", "b"],
      [1, 2],
    ]),
    sheetParts: [{ id: "d", type: "drawing", target: anchor }],
    files: { "xl/_rels/d.xml.rels": relationships([["p", "image", "p.png"]]) },
  });
  return changeParts(book, (_, bytes) => bytes, { "xl/p.png": await picture() });
}

async function presentation(): Promise<Uint8Array> {
  const P = "http://schemas.openxmlformats.org/presentationml/2006/main";
  return zipSync({
    "[Content_Types].xml": strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>',
    ),
    "_rels/.rels": strToU8(relationships([["r", "officeDocument", "ppt/p.xml"]])),
    "ppt/p.xml": strToU8(
      `<p:presentation xmlns:p="${P}" xmlns:r="${O}"><p:sldIdLst><p:sldId r:id="s"/></p:sldIdLst></p:presentation>`,
    ),
    "ppt/_rels/p.xml.rels": strToU8(relationships([["s", "slide", "s.xml"]])),
    "ppt/s.xml": strToU8(
      `<p:sld xmlns:p="${P}"><p:cSld><p:spTree><p:pic><p:blipFill>${blip("p")}</p:blipFill></p:pic></p:spTree></p:cSld></p:sld>`,
    ),
    "ppt/_rels/s.xml.rels": strToU8(relationships([["p", "image", "p.png"]])),
    "ppt/p.png": await picture(),
  });
}

async function openDocument(kind: "text" | "presentation" | "spreadsheet"): Promise<Uint8Array> {
  const urn = "urn:oasis:names:tc:opendocument:xmlns";
  const frame = '<draw:frame><draw:image xlink:href="Pictures/p.png"/></draw:frame>';
  const body = {
    text: `<text:p>Before.</text:p><text:p>${frame}</text:p>`,
    presentation: `<draw:page>${frame}</draw:page>`,
    spreadsheet: `<table:table table:name="s"><table:table-row><table:table-cell><text:p>a</text:p>${frame}</table:table-cell></table:table-row></table:table>`,
  }[kind];
  return zipSync({
    mimetype: [strToU8(`application/vnd.oasis.opendocument.${kind}`), { level: 0 }],
    "content.xml": strToU8(
      `<office:document-content xmlns:office="${urn}:office:1.0" xmlns:text="${urn}:text:1.0" xmlns:draw="${urn}:drawing:1.0" xmlns:table="${urn}:table:1.0" xmlns:xlink="http://www.w3.org/1999/xlink"><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
    ),
    "Pictures/p.png": await picture(),
  });
}

async function book(): Promise<Uint8Array> {
  return zipSync({
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    "META-INF/container.xml": strToU8(
      '<container><rootfiles><rootfile full-path="in/book.opf"/></rootfiles></container>',
    ),
    "in/book.opf": strToU8(
      '<package><manifest><item id="a" href="text/a.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>',
    ),
    "in/text/a.xhtml": strToU8(
      '<html><body><p>One</p><img alt="A ferry" src="../pictures/the%20ferry.png"/></body></html>',
    ),
    "in/pictures/the ferry.png": await picture(),
  });
}

async function message(): Promise<Uint8Array> {
  return strToU8(
    [
      "From: a@example.com",
      "Subject: Ferry",
      "MIME-Version: 1.0",
      "Content-Type: multipart/related; boundary=b",
      "",
      "--b",
      "Content-Type: text/html",
      "",
      '<p>Look:</p><img src="cid:ferry@x" alt="The ferry">',
      "--b",
      'Content-Type: image/png; name="ferry.png"',
      "Content-ID: <ferry@x>",
      "Content-Disposition: inline",
      "Content-Transfer-Encoding: base64",
      "",
      (await picture()).toString("base64"),
      "--b--",
    ].join("\r\n"),
  );
}

const page = async (): Promise<string> =>
  `<!doctype html><p>One</p><img alt="A ferry" src="data:image/png;base64,${(await picture()).toString("base64")}">`;

describe("the picture that a figure shows", () => {
  test.each<readonly [string, () => Promise<Uint8Array>]>([
    ["a Word document", async () => withPictures(["p.png"], { "p.png": await picture() })],
    ["a presentation", presentation],
    ["a workbook", workbook],
    ["an OpenDocument text", () => openDocument("text")],
    ["an OpenDocument presentation", () => openDocument("presentation")],
    ["an OpenDocument sheet", () => openDocument("spreadsheet")],
    [
      "a Rich Text document",
      async () =>
        strToU8(String.raw`{\rtf1 Before.\par{\pict\pngblip{\*\picprop x}${(await picture()).toString("hex")}}\par}`),
    ],
    ["a web page", async () => strToU8(await page())],
    ["a book", book],
    ["a message", message],
  ])("of %s is its image", async (_, make) => {
    const { blocks, images } = await read(await make());
    const figures = blocks.filter(({ type }) => type === "Figure");
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter(({ image_file_id: id }) => id === undefined)).toEqual([]);
    for (const image of images) expect(await shown(image)).toEqual(RED);
  });

  test("is none where no one asks for it", async () => {
    await using started = await startParse(await openDocument("text"));
    const slice = await started.read(started.pages);
    expect(slice.named!.flatMap(({ page: { blocks } }) => blocks.map(({ image }) => image))).toEqual([
      undefined,
      undefined,
    ]);
    expect(await started.image(0)).toBeNull();
  });

  test.each<Format>(["jpeg", "gif", "tiff", "webp"])(
    "is drawn again as a PNG where it is of the format %s",
    async (format) => {
      const { images } = await read(withPictures(["p"], { p: await picture(format) }));
      expect(await shown(images[0])).toEqual(RED);
    },
  );

  test("is one for all figures that show it", async () => {
    const { blocks } = await read(
      withPictures(["p", "q", "p"], { p: await picture(), q: await picture("png", "#0f0") }),
    );
    expect(blocks.filter(({ type }) => type === "Figure").map((block) => block.image_file_id)).toEqual(["0", "1", "0"]);
  });

  test("of a PDF that is attached is its part of the page", async () => {
    const { readFixture } = await import("@docsvc/fixtures");
    const pdf = Buffer.from(await readFixture("report/report.pdf")).toString("base64");
    const mail = `From: a@example.com\r\nSubject: s\r\nContent-Type: application/pdf; name=r.pdf\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment\r\n\r\n${pdf}`;
    const { blocks, images } = await read(strToU8(mail), { settings: { attachments: { depth: 1 } } });
    const drawn = blocks.filter(({ type }) => type === "Table" || type === "Figure");
    expect(drawn.length).toBeGreaterThan(2);
    expect(images).toHaveLength(drawn.length);
    for (const image of images) expect((await sharp(image!).metadata()).format).toBe("png");
  });

  test("costs no other where it is made to do harm", async () => {
    const png = await picture();
    const vast = Buffer.from(png);
    vast.writeUInt32BE(60_000, 16);
    vast.writeUInt32BE(60_000, 20);
    const files = {
      vast,
      cut: (await picture("jpeg")).subarray(0, 60),
      page: strToU8("<script>alert(1)</script>"),
      bomb: new Uint8Array(40 * 1024 ** 2),
      good: png,
    };
    const { images, blocks } = await read(withPictures([...Object.keys(files), "missing"], files));
    expect(blocks.filter(({ type }) => type === "Figure")).toHaveLength(6);
    expect(images.slice(0, 4)).toEqual([null, null, null, null]);
    expect(await shown(images[4])).toEqual(RED);
    expect(images).toHaveLength(5);
  });
});

test("a table of a web page is the part of its print that it is on", async (context) => {
  await needsChromium(context);
  const table = "<table style='background:#00f'><tr><th>Harbour<th>Depth<tr><td>Mole<td>12 m</table>";
  const { blocks, images } = await read(strToU8(`<!doctype html><p>One</p>${table}`), {}, "auto");
  expect(blocks.filter(({ image_file_id: id }) => id !== undefined).map(({ type }) => type)).toEqual(["Table"]);
  const { data, info } = await sharp(images[0]!).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = 3 * (info.width * Math.floor(info.height / 2) + Math.floor(info.width / 2));
  expect(data[middle + 2]).toBeGreaterThan(200);
  expect(data[middle]).toBeLessThan(60);
});
