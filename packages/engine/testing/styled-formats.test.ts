/** A struck-out price, a superscript and a link are kept in each format that supports them. */
import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { renderHtml } from "../src/output/render-html.ts";
import { renderMarkdown } from "../src/output/render-markdown.ts";
import { parse } from "../src/parse.ts";
import { wordFile } from "./word-file.ts";

const run = (properties: string, text: string): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const WORD = `<w:p>${run("", "40 crowns ")}${run("<w:strike/>", "55 crowns")}${run("", " for 10")}${run('<w:vertAlign w:val="superscript"/>', "6")}${run("<w:b/>", " bolts")}</w:p>`;
const ODT = `<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:mimetype="application/vnd.oasis.opendocument.text"><office:automatic-styles><style:style style:name="S" style:family="text"><style:text-properties style:text-line-through-style="solid"/></style:style><style:style style:name="P" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style><style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles><office:body><office:text><text:p>40 crowns <text:span text:style-name="S">55 crowns</text:span> for 10<text:span text:style-name="P">6</text:span><text:span text:style-name="B"> bolts</text:span></text:p></office:text></office:body></office:document>`;
const HTML =
  "<!doctype html><style>.old{text-decoration:line-through}</style><p>40 crowns <span class=old>55 crowns</span> for 10<sup>6</sup> <b>bolts</b></p>";

const DOCUMENTS: readonly (readonly [format: string, bytes: Uint8Array])[] = [
  ["Word", wordFile(WORD)],
  ["OpenDocument", strToU8(ODT)],
  ["a web page", strToU8(HTML)],
  [
    "Rich Text",
    strToU8(
      String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}40 crowns {\strike 55 crowns} for 10{\super 6} {\b bolts}\par}`,
    ),
  ],
];

test.each(DOCUMENTS)("%s", async (_, bytes) => {
  const { result } = await parse(bytes);
  expect(renderMarkdown(result).trim()).toBe("40 crowns ~~55 crowns~~ for 10<sup>6</sup> **bolts**");
  expect(renderHtml(result)).toContain("40 crowns <s>55 crowns</s> for 10<sup>6</sup> <strong>bolts</strong>");
  const [block] = result.chunks[0]!.blocks;
  expect(block!.content).toBe("40 crowns ~~55 crowns~~ for 10<sup>6</sup> bolts");
  expect(block!.runs!.map(({ text }) => text).join("")).toBe("40 crowns 55 crowns for 106 bolts");
  expect(result.chunks[0]!.embed).toBe("40 crowns 55 crowns for 106 bolts");
});

test("emphasis is left plain where it is not asked for, and what changes the meaning is not", async () => {
  const { result } = await parse(wordFile(WORD), { formatting: { emphasis: false } });
  expect(result.chunks[0]!.content).toBe("40 crowns ~~55 crowns~~ for 10<sup>6</sup> bolts");
});
