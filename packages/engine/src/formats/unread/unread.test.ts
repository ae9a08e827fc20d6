import { expect, test } from "vitest";
import { parse } from "../../parse.ts";
import { detectKind } from "../detect.ts";
import { unreadBinaries, unreadTexts } from "./format.ts";

const latin1 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, "latin1"));
const padded = (start: string, offset = 0): Uint8Array =>
  latin1(`${"\0".repeat(offset)}${start}${"\x07\x81".repeat(300)}`);

test.each([
  ["psd", padded("8BPS\0\x01"), "Photoshop"],
  ["raw-photo", padded("II*\0\x10\0\0\0CR\x02\0"), "camera"],
  ["jxl", padded("\xff\x0a"), "JPEG XL"],
  ["pnm", padded("P5\n# scan\n900 300\n255\n"), "PNM"],
  ["pcx", padded("\n\x05\x01\x08"), "PCX"],
  ["ico", padded("\0\0\x01\0\x01\0\x20\x20\0\0"), "icon"],
  ["emf", padded(" EMF", 40), "Windows drawing"],
  ["rar", padded("Rar!\x1a\x07\x01\0"), "unpack it"],
  ["7z", padded("7z\xbc\xaf\x27\x1c"), "unpack it"],
  ["gz", padded("\x1f\x8b\x08\0"), "unpack it"],
  ["tar", padded("ustar", 257), "unpack it"],
  ["djvu", padded("AT&TFORM"), "DjVu"],
  ["wpd", padded("\xffWPC"), "WordPerfect"],
  ["one", padded("\xe4\x52\x5c\x7b\x8c\xd8\xa7\x4d"), "OneNote"],
  ["dwg", padded("AC1027\0"), "AutoCAD"],
  ["mobi", padded("BOOKMOBI", 60), "Kindle"],
  ["sqlite", padded("SQLite format 3\0"), "export its tables"],
  ["access", padded("Standard ACE DB", 4), "export its tables"],
  ["recording", padded("RIFF\x10\0\0\0WAVE"), "transcript"],
  ["recording", padded("\0\0\0\x18ftypisom"), "transcript"],
  ["windows-program", padded("MZ\x90\0\0PE\0\0"), "program"],
  ["postscript", latin1("%!PS-Adobe-3.0 EPSF-3.0\n(The kiln) show\n"), "PostScript"],
  ["dxf", latin1("  0\r\nSECTION\r\n  2\r\nHEADER\r\n"), "AutoCAD"],
  [
    "word-xml",
    latin1('<?xml version="1.0"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"/>'),
    "Word 2003",
  ],
  ["uof", latin1('<?xml version="1.0"?><uof:UOF xmlns:uof="http://schemas.uof.org/cn/2003/uof"/>'), "Uniform Office"],
])("%s is refused by its name", async (kind, bytes, said) => {
  expect(detectKind(bytes)).toBe(kind);
  await expect(parse(bytes)).rejects.toMatchObject({
    code: "unsupported_document",
    message: expect.stringContaining(said) as string,
  });
});

test("all have a name and a kind of their own", () => {
  const kinds = [...unreadBinaries, ...unreadTexts].map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
});

test("an uncompressed image without a signature is no text, and a text in a box of DOS is", () => {
  const white = `\0\0\x02${"\0".repeat(9)}${"\xff".repeat(20_000)}`;
  const grey = `\0\0\x02\0\0\0\0\0\0${Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(128 + (at % 97))).join("")}`;
  expect(detectKind(latin1(white))).toBe("unknown");
  expect(detectKind(latin1(grey))).toBe("unknown");
  const box = `\xda${"\xc4".repeat(76)}\xbf\r\n\xb3 The gate is closed.${" ".repeat(55)}\xb3\r\n`;
  expect(detectKind(latin1(box.repeat(80)))).toBe("text");
  expect(detectKind(new TextEncoder().encode("海".repeat(5000)))).toBe("text");
});
