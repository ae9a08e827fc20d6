/**
 * Fonts of the machine for text whose font is not embedded in the document.
 *
 * PDFium includes Latin substitutes; Chinese, Japanese and Korean text in a font that is not embedded stays blank
 * until the instance has access to fonts (`FPDF_SYSFONTINFO` in `fpdf_sysfontinfo.h`).
 */
import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, join } from "node:path";
import type { Pdfium, Pointer } from "../read/pdf/pdfium.ts";
import { chooseFonts, type FontRequest } from "./choose-fonts.ts";

/** Lets an instance draw with the fonts of the machine; if there are none, such text stays blank. */
export async function useSystemFonts(pdfium: Pdfium): Promise<void> {
  const pathByName = await findFonts();
  if (pathByName.size > 0) install(pdfium, pathByName);
}

/** Linux, macOS, Windows; folders that do not exist are skipped. */
const FOLDERS: readonly string[] = [
  "/usr/share/fonts",
  "/usr/local/share/fonts",
  join(homedir(), ".local/share/fonts"),
  "/System/Library/Fonts",
  "/Library/Fonts",
  "C:\\Windows\\Fonts",
];

/** Paths of font files by their name, in lower case and without extension. */
export async function findFonts(): Promise<ReadonlyMap<string, string>> {
  const lists = await Promise.all(
    FOLDERS.map(async (folder) => {
      const names = await readdir(folder, { recursive: true }).catch((): string[] => []);
      return names.map((name) => join(folder, name));
    }),
  );
  const files = lists.flat().filter((path) => /\.(?:tt[fc]|otf)$/i.test(path));
  return new Map(
    files.map((path) => [
      basename(path)
        .replace(/\.\w+$/, "")
        .toLowerCase(),
      path,
    ]),
  );
}

type Callback = Parameters<Pdfium["addCallback"]>[0];

/** Bytes of an `FPDF_SYSFONTINFO`: its version and eight functions. */
const INFO_SIZE = 36;

function install(pdfium: Pdfium, pathByName: ReadonlyMap<string, string>): void {
  const fonts: Uint8Array[] = [];
  const handleByPath = new Map<string, number>();
  const open = (wish: FontRequest): number => {
    const path = chooseFonts(wish).flatMap((name) => pathByName.get(name) ?? [])[0];
    if (path === undefined) return 0;
    // Handles begin at 1: 0 means that there is no font.
    const handle = handleByPath.get(path) ?? fonts.push(readFileSync(path));
    handleByPath.set(path, handle);
    return handle;
  };
  const mapFont: Callback = (_info, weight = 400, _italic = 0, charset = 0, pitch = 0, face = 0) =>
    open({ face: readCString(pdfium, face), weight, charset, pitch });
  const getFontData: Callback = (_info, handle = 0, table = 0, buffer = 0, size = 0) => {
    const bytes = fonts[handle - 1];
    // Single tables are requested to read font collections; without an answer PDFium takes the first font of the file.
    if (bytes === undefined || table !== 0) return 0;
    if (buffer !== 0 && size >= bytes.length) pdfium.heap.HEAPU8.set(bytes, buffer);
    return bytes.length;
  };
  // In the order of the struct.
  const callbacks: readonly (readonly [Callback, string])[] = [
    [() => undefined, "vi"], // Release
    [() => undefined, "vii"], // EnumFonts
    [mapFont, "iiiiiiii"],
    [() => 0, "iii"], // GetFont
    [getFontData, "iiiiii"],
    [() => 0, "iiiii"], // GetFaceName
    [() => 0, "iii"], // GetFontCharset
    [() => undefined, "vii"], // DeleteFont
  ];
  // PDFium keeps the address, so the memory is freed only with the instance.
  const info: Pointer = pdfium.exports.malloc(INFO_SIZE);
  const pointers = callbacks.map(([callback, signature]) => pdfium.addCallback(callback, signature));
  pdfium.heap.HEAP32.set([1, ...pointers], info >> 2);
  pdfium.exports.FPDF_SetSystemFontInfo(info);
}

function readCString(pdfium: Pdfium, at: Pointer): string {
  const { HEAPU8 } = pdfium.heap;
  const end = at === 0 ? 0 : HEAPU8.indexOf(0, at);
  return Buffer.from(HEAPU8.subarray(at, Math.max(at, end))).toString("latin1");
}
