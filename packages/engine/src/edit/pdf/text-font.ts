import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type EmbeddedFont, type FontInput, measureText, type PDF } from "@libpdf/core";

/** A font that has every letter of a text. */
export interface TextFont {
  readonly font: FontInput;
  /** In points. */
  readonly widthAt: (text: string, size: number) => number;
}

/** Latin 1 and the few signs more that the standard fonts draw (Windows code page 1252). */
const STANDARD = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u;

const embedded = new WeakMap<PDF, Promise<EmbeddedFont>>();
let bytes: Promise<Uint8Array> | undefined;

/**
 * Helvetica where it has the letters, else DejaVu Sans, which is embedded once a document.
 *
 * @returns null where neither has them: Chinese, Japanese, Korean and most scripts of India
 */
export async function chooseFont(pdf: PDF, text: string, isBold: boolean): Promise<TextFont | null> {
  if (STANDARD.test(text)) return toTextFont(isBold ? "Helvetica-Bold" : "Helvetica");
  const font = await embedWideFont(pdf);
  return font.canEncode(text) ? toTextFont(font) : null;
}

/** DejaVu Sans of this document: Latin, Greek, Cyrillic, Hebrew, Arabic letters, arrows and many signs. */
export function embedWideFont(pdf: PDF): Promise<EmbeddedFont> {
  const known = embedded.get(pdf);
  if (known !== undefined) return known;
  bytes ??= readFile(locateFont("DejaVuSans.ttf"));
  const font = bytes.then((data) => pdf.embedFont(new Uint8Array(data)));
  embedded.set(pdf, font);
  return font;
}

/** Beside this code in the package; where the sources run, in the package that it is of. */
function locateFont(name: string): URL | string {
  const isSource = import.meta.url.endsWith(".ts");
  return isSource
    ? createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}`)
    : new URL(name, import.meta.url);
}

function toTextFont(font: FontInput): TextFont {
  return { font, widthAt: (text, size) => measureText(text, font, size) };
}
