import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { firstFace } from "./font-face.ts";
import { chooseFonts } from "../../inspect/choose-fonts.ts";
import { findFonts } from "../../inspect/system-fonts.ts";
import { type EmbeddedFont, type FontInput, measureText, type PDF } from "@libpdf/core";

/** A font that has every letter of a text. */
export interface TextFont {
  readonly font: FontInput;
  /** In points. */
  readonly widthAt: (text: string, size: number) => number;
}

/** Latin 1 and the few other signs that the standard fonts can draw (Windows code page 1252). */
const STANDARD = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u;

const embedded = new WeakMap<PDF, Promise<EmbeddedFont>>();
let bytes: Promise<Uint8Array> | undefined;

/** Helvetica if it has all letters, otherwise a font that is embedded once per document. Null if there is none; see {@link embedFontFor}. */
export async function chooseFont(pdf: PDF, text: string, isBold: boolean): Promise<TextFont | null> {
  if (STANDARD.test(text)) return toTextFont(isBold ? "Helvetica-Bold" : "Helvetica");
  const font = await embedFontFor(pdf, text);
  return font === null ? null : toTextFont(font);
}

/** Says what to do if no font has a text's letters. */
export const NO_FONT =
  "The text holds letters for which no font is installed here; install one on the machine, such as Debian's fonts-wqy-microhei for Chinese, Japanese and Korean.";

/** Windows charsets, by which installed fonts are chosen, with the letters that identify them. */
const CHARSETS: readonly (readonly [number, RegExp])[] = [
  [129, /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/u],
  [128, /[\u3040-\u30ff\u31f0-\u31ff\uff66-\uff9f]/u],
  [134, /[\u2e80-\u2fdf\u3000-\u303f\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/u],
  [222, /[\u0e00-\u0e7f]/u],
];

/** A font that has every letter of a text: DejaVu Sans, otherwise an installed one. Null if there is none. */
export async function embedFontFor(pdf: PDF, text: string): Promise<EmbeddedFont | null> {
  const wide = await embedWideFont(pdf);
  if (wide.canEncode(text)) return wide;
  const charset = CHARSETS.find(([, letters]) => letters.test(text))?.[0];
  if (charset === undefined) return null;
  const installed = await findFonts();
  // An empty face name selects any font for these letters.
  for (const name of chooseFonts({ face: "", weight: 400, charset, pitch: 0 })) {
    const path = installed.get(name);
    const font = path === undefined ? null : await embedFile(pdf, path);
    if (font?.canEncode(text) === true) return font;
  }
  return null;
}

const ofMachine = new WeakMap<PDF, Map<string, Promise<EmbeddedFont | null>>>();

/** Null if the font cannot be embedded, for example because the library does not support its outlines. */
function embedFile(pdf: PDF, path: string): Promise<EmbeddedFont | null> {
  const known = ofMachine.get(pdf) ?? new Map<string, Promise<EmbeddedFont | null>>();
  ofMachine.set(pdf, known);
  const font =
    known.get(path) ??
    readFile(path)
      // The library embeds fonts of fields whole, so that viewers can edit the fields; such a font can have tens of thousands of glyphs.
      .then((data) => Object.assign(pdf.embedFont(firstFace(new Uint8Array(data))), { canSubset: () => true }))
      .catch(() => null);
  known.set(path, font);
  return font;
}

/** DejaVu Sans in this document: Latin, Greek, Cyrillic, Hebrew and Arabic letters, arrows and many signs. */
export function embedWideFont(pdf: PDF): Promise<EmbeddedFont> {
  const known = embedded.get(pdf);
  if (known !== undefined) return known;
  bytes ??= readFile(locateFont("DejaVuSans.ttf"));
  const font = bytes.then((data) => pdf.embedFont(new Uint8Array(data)));
  embedded.set(pdf, font);
  return font;
}

/** Next to this code in the built package; when the sources run, in the package that it belongs to. */
function locateFont(name: string): URL | string {
  const isSource = import.meta.url.endsWith(".ts");
  return isSource
    ? createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}`)
    : new URL(name, import.meta.url);
}

function toTextFont(font: FontInput): TextFont {
  return { font, widthAt: (text, size) => measureText(text, font, size) };
}
