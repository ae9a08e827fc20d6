import { expect, test } from "vitest";
import { parse } from "../parse.ts";
import { extensionOfMediaType, type FileHints, kindOf, warnOfName } from "./kind-of.ts";

const utf8 = new TextEncoder();
const SHORT = utf8.encode("# Opening hours\n\nThe ferry leaves at nine.\n");

test("a file named .md is Markdown however short, and its content decides all else", () => {
  expect(kindOf(SHORT)).toBe("text");
  expect(kindOf(SHORT, { fileName: "hours.md" })).toBe("markdown");
  expect(kindOf(SHORT, { fileName: "HOURS.MARKDOWN" })).toBe("markdown");
  expect(kindOf(utf8.encode("a;b\n1;2\n3;4\n"), { fileName: "table.csv" })).toBe("csv");
  expect(kindOf(utf8.encode("%PDF-1.7\n"), { fileName: "report.md" })).toBe("pdf");
});

test("a heading and a paragraph of a short file named .md are read as such", async () => {
  const { result } = await parse(SHORT, {}, { fileName: "hours.md" });
  const blocks = result.chunks.flatMap((chunk) => chunk.blocks);
  expect(blocks.map(({ content }) => content)).toEqual(["Opening hours", "The ferry leaves at nine."]);
  expect(blocks[0]?.type).not.toBe("Text");
});

test("text that is named as something else is read, and warned of", async () => {
  const { result } = await parse(SHORT, {}, { fileName: "hours.pdf" });
  expect(result.warnings).toEqual([expect.objectContaining({ code: "name_mismatch" })]);
  expect(warnOfName("pdf", "hours.pdf")).toEqual([]);
  expect(warnOfName("text", "hours.txt")).toEqual([]);
});

const FRAGMENT = '<p align="center"><img src="a.png"></p>\n\n# Ferry\n\nIt leaves at nine.\n';
const CODE = "# Notes\n\n```tex\n\\documentclass{article}\n\\begin{document}\n```\n";

test.each<readonly [kind: string, text: string, hints: FileHints]>([
  // A name decides about any text, whose notations share their signs.
  ["markdown", FRAGMENT, { fileName: "README.md" }],
  ["markdown", CODE, { fileName: "notes.md" }],
  ["rst", "# Ferry\n\n- [ ] tickets\n", { fileName: "list.rst" }],
  ["csv", "harbour\nTveit\nBrennhaven\n", { fileName: "harbours.CSV" }],
  ["html", "Open <b>daily</b>", { fileName: "hours.html" }],
  // A sheet's program may save a web page, and a page needs an element.
  ["html", "<table><tr><td>1</table>", { fileName: "table.csv" }],
  ["text", "Open daily", { fileName: "hours.html" }],
  // A media type decides about text without signs and without a telling name.
  ["markdown", "# Ferry\n\nIt leaves at nine.\n", { mediaType: "Text/Markdown; charset=UTF-8" }],
  ["markdown", FRAGMENT, { mediaType: "text/markdown" }],
  ["csv", "harbour\nTveit\n", { fileName: "export.php", mediaType: "text/csv" }],
  ["csv", "a\tb\nc\n", { mediaType: "text/tab-separated-values" }],
  ["rst", "Ferry: see `hours`_.\n", { fileName: "", mediaType: "text/x-rst" }],
  ["html", "Open <b>daily</b>", { mediaType: "text/html" }],
  ["rst", "Ferry\n=====\n", { fileName: "a.rst", mediaType: "text/markdown" }],
  // A wrong one changes nothing.
  ["pdf", "%PDF-1.7\n", { mediaType: "text/markdown" }],
  ["csv", "a;b\n1;2\n3;4\n", { mediaType: "text/markdown" }],
  ["markdown", "# Title\n\nSome text with **bold**.\n", { mediaType: "text/csv" }],
  ["html", "<!doctype html><p>Moved.", { fileName: "a.md", mediaType: "text/csv" }],
  ["json", '{\n  "a": 1,\n  "b": 2\n}\n', { mediaType: "text/markdown" }],
  ["text", "The gate is closed.", { mediaType: "text/html" }],
  ["text", "The gate is closed.", { mediaType: "application/pdf" }],
  ["text", "The gate is closed.", { mediaType: "" }],
])("%s: %j with %j", (kind, text, hints) => {
  expect(kindOf(utf8.encode(text), hints)).toBe(kind);
});

test("a media type has the extension of its format, but for plain text, which programs declare for anything", () => {
  expect(extensionOfMediaType("application/pdf")).toBe("pdf");
  expect(extensionOfMediaType("text/markdown; charset=utf-8")).toBe("md");
  expect(extensionOfMediaType("text/plain")).toBeUndefined();
  expect(extensionOfMediaType("application/octet-stream")).toBeUndefined();
});

test("a web page that is named as a PDF is warned of as what it is", () => {
  expect(warnOfName("html", "report.pdf")[0]?.message).toContain("it holds an HTML page");
});
