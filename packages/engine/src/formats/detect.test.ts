import { readFixture } from "@docsvc/fixtures";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { compoundFile } from "../../testing/compound-file.ts";
import { detectKind, refusal } from "./detect.ts";

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, "latin1"));

describe("detectKind", () => {
  test.each([
    ["%PDF-1.7\n", "pdf"],
    [`${"junk ".repeat(200)}%PDF-1.4`, "pdf"],
    ["\x89PNG\r\n\x1a\n", "png"],
    ["\xff\xd8\xff\xe0", "jpeg"],
    ["II*\0", "tiff"],
    ["RIFF0000WEBPVP8 ", "webp"],
    ["PK\x03\x04 word/document.xml", "docx"],
    ["PK\x03\x04 xl/workbook.xml", "xlsx"],
    ["PK\x03\x04 readme", "zip"],
    ["  <!DOCTYPE html><html>", "html"],
    ["Dear members,", "text"],
    ["\x00\x01\x02\xfe", "unknown"],
    ["", "empty"],
  ] as const)("%j is %s", (start, kind) => {
    expect(detectKind(bytes(start))).toBe(kind);
  });

  test("an OpenDocument is known whose type is not its first file", () => {
    const files = {
      "META-INF/manifest.xml": strToU8("<manifest/>"),
      mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet"),
      "content.xml": strToU8("<office:document-content/>"),
    };
    expect(detectKind(zipSync(files))).toBe("ods");
    expect(detectKind(zipSync(files, { level: 0 }))).toBe("ods");
  });

  test("an OpenDocument packed again is known by its type, whatever its folders are called", () => {
    const files = {
      mimetype: strToU8("application/vnd.oasis.opendocument.text"),
      "ppt/word/xl/a.png": new Uint8Array(9),
    };
    expect(detectKind(zipSync(files, { level: 0 }))).toBe("odt");
    expect(detectKind(zipSync(files, { level: 9 }))).toBe("odt");
    expect(detectKind(bytes("PK\x03\x04 mimetype").subarray(0, 12))).toBe("zip");
  });

  test("stray control characters leave a text one", () => {
    expect(detectKind(bytes(`a,b\n${"1,2\n".repeat(100)}\x1a`))).toBe("csv");
    expect(detectKind(bytes("\x01\x02\x03 data"))).toBe("unknown");
  });

  test("a header after the first kilobyte is none", () => {
    expect(detectKind(bytes(`${"x".repeat(2000)}%PDF-1.4`))).toBe("text");
  });

  test("a PDF behind HTTP headers is a PDF", async () => {
    expect(detectKind(await readFixture("broken/garbage-before-header.pdf"))).toBe("pdf");
  });

  test("the refusal names the format and what to do", () => {
    expect(refusal("ole")).toContain("This is an older Office file");
    expect(refusal("unknown")).toBe("This is of an unknown format, which is not read; save it as PDF and use that.");
    expect(refusal("heic")).toContain("Save it as JPEG");
    expect(refusal("empty")).toContain("0 bytes");
  });
});

describe("compound files", () => {
  const stream = bytes("\x01".repeat(5000));

  test.each([
    [{ Workbook: stream, MBD01: { WordDocument: stream, "PowerPoint Document": stream } }, "xls"],
    [{ "__properties_version1.0": stream, "__attach_version1.0_#00000000": { WordDocument: stream } }, "msg"],
    [{ BOOK: stream }, "xls"],
    [{ ObjectPool: { Workbook: stream }, WordDocument: stream }, "doc"],
    [{ Contents: stream }, "ole"],
  ] as const)("%# are what their root holds, whatever is embedded", (root, kind) => {
    expect(detectKind(compoundFile(root))).toBe(kind);
  });

  test("one whose directory is damaged is known by any of its streams", () => {
    const file = compoundFile({ WordDocument: stream });
    new DataView(file.buffer, file.byteOffset).setUint32(48, 0x00ffffff, true);
    expect(detectKind(file)).toBe("doc");
  });

  test("a directory that leads back to itself ends", () => {
    const file = compoundFile({ Contents: stream });
    const view = new DataView(file.buffer, file.byteOffset);
    const directory = 512 + 512 * view.getUint32(48, true);
    view.setUint32(directory + 128 + 68, 1, true);
    view.setUint32(directory + 128 + 72, 0, true);
    expect(detectKind(file)).toBe("ole");
  });
});
