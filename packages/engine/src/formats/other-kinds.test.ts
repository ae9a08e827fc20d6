import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readFixture } from "@docsvc/fixtures";
import { compoundFile } from "../../testing/compound-file.ts";
import { markdownOf } from "../../testing/markdown-of.ts";
import { parse } from "../parse.ts";
import { detectKind } from "./detect.ts";
import { FORMATS } from "./formats.ts";

const stream = new Uint8Array(5000).fill(1);

test.each([
  ["pub", { Quill: { Contents: stream }, Contents: stream }, "Publisher"],
  ["vsd", { VisioDocument: stream }, "VSDX"],
  ["hwp", { "\u0005HwpSummaryInformation": stream, FileHeader: stream, x: { WordDocument: stream } }, "Hangul"],
] as const)("%s is refused by its name", async (kind, root, name) => {
  const file = compoundFile(root);
  expect(detectKind(file)).toBe(kind);
  await expect(parse(file)).rejects.toMatchObject({
    code: "unsupported_document",
    message: expect.stringContaining(name),
  });
});

test("of a Pages document the PDF of its preview is read, and one without is refused with the way out", async () => {
  const preview = await readFixture("letter/letter.pdf");
  const files = { "Index/Document.iwa": stream, "Index/Tables/DataList.iwa": stream };
  const own = await parse(preview, {}, { ocr: "off" });
  const opened = await parse(zipSync({ ...files, "QuickLook/Preview.pdf": preview }), {}, { ocr: "off" });
  expect(opened.result).toEqual(own.result);
  await expect(parse(zipSync(files))).rejects.toMatchObject({
    code: "unsupported_document",
    message: expect.stringContaining("export it as PDF"),
  });
});

test("an AVIF picture is a page", async () => {
  const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: "#fff" } });
  const picture = await drawn.avif({ effort: 0 }).toBuffer();
  expect(detectKind(picture)).toBe("avif");
  const { result } = await parse(picture, {}, { ocr: "off" });
  expect(result.pages).toMatchObject([{ width: 300, height: 200, unit: "px" }]);
});

test("an OpenDocument drawing is read page by page", async () => {
  const names = ["office", "text", "draw"].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === "draw" ? "drawing" : name}:1.0"`,
  );
  const page =
    "<draw:page><draw:frame><draw:text-box><text:p>The kiln</text:p></draw:text-box></draw:frame></draw:page>";
  const file = zipSync({
    mimetype: [strToU8("application/vnd.oasis.opendocument.graphics"), { level: 0 }],
    "content.xml": strToU8(
      `<office:document-content ${names.join(" ")}><office:body><office:drawing>${page}</office:drawing></office:body></office:document-content>`,
    ),
  });
  expect(detectKind(file)).toBe("odg");
  expect(await markdownOf(file)).toBe("The kiln\n");
});

test("events of a calendar are read", async () => {
  const lines = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "SUMMARY:Walk", "LOCATION:Pier 4", "END:VEVENT", "END:VCALENDAR"];
  expect(await markdownOf(lines.join("\r\n"))).toBe("Event: Walk\n\nLocation: Pier 4\n");
});

test("XML that is not well-formed is read on, with a warning", async () => {
  const { result } = await parse(
    Buffer.from('<?xml version="1.0"?><kiln><name>Big & hot</name><pots><pot>A</pot><pot>B'),
  );
  expect(result.warnings?.map(({ code }) => code)).toEqual(["xml_not_well_formed"]);
  expect(result.chunks[0]!.content).toContain("name: Big & hot");
  expect(result.chunks[0]!.content).toContain("B");
});

test("each format is listed once, with names of its own", () => {
  const kinds = FORMATS.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  const extensions = FORMATS.flatMap((format) => format.extensions);
  expect(new Set(extensions).size).toBe(extensions.length);
});
