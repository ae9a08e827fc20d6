/** Pages of styled sentences: printed by Chromium from a style sheet, or drawn by pdf-lib, where a style is a line or a smaller letter. */
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import type { Random } from "../tables/random.ts";
import type { StyledSentence, StyleKind } from "./styled-text.ts";

const FONTS = ["DejaVu Serif", "Liberation Sans", "DejaVu Sans", "Liberation Serif", "Carlito"];
/** Ways to express each style in a style sheet. */
const RULES: Readonly<Record<StyleKind, readonly string[]>> = {
  bold: ["font-weight:700", "font-weight:600", "font-weight:bolder;color:#333"],
  italic: ["font-style:italic", "font-style:oblique 12deg"],
  underline: ["text-decoration:underline", "border-bottom:1px solid", "text-decoration:underline #a00 2px"],
  strike: ["text-decoration:line-through", "text-decoration:line-through #c00 1.5px"],
  superscript: ["vertical-align:super;font-size:70%", "position:relative;top:-.4em;font-size:.65em"],
  subscript: ["vertical-align:sub;font-size:70%", "position:relative;top:.25em;font-size:.65em"],
  code: ["font-family:'DejaVu Sans Mono'", "font-family:'Liberation Mono';font-size:90%"],
};

export function styledPage(random: Random, sentences: readonly StyledSentence[]): string {
  const size = random.int(10, 14);
  const body = sentences.map(({ before, text, after, style }) => {
    const inner = style === undefined ? text : `<span style="${random.pick(RULES[style])}">${text}</span>`;
    return `<p>${before}${inner}${after}</p>`;
  });
  const css = `body{font:${size}pt '${random.pick(FONTS)}';width:${random.int(380, 520)}px;text-align:${random.pick(["left", "justify"])}}`;
  return `<!doctype html><meta charset="utf-8"><style>${css}</style>${body.join("")}`;
}

const LEFT = 70;

export async function drawnPage(random: Random, sentences: readonly StyledSentence[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const isSerif = random.chance(0.5);
  const family = isSerif
    ? { plain: StandardFonts.TimesRoman, bold: StandardFonts.TimesRomanBold, italic: StandardFonts.TimesRomanItalic }
    : { plain: StandardFonts.Helvetica, bold: StandardFonts.HelveticaBold, italic: StandardFonts.HelveticaOblique };
  const plain = await document.embedFont(family.plain);
  const others = {
    bold: await document.embedFont(family.bold),
    italic: await document.embedFont(family.italic),
    code: await document.embedFont(StandardFonts.Courier),
  };
  const size = random.int(9, 12);
  for (const [at, { before, text, after, style }] of sentences.entries()) {
    const y = 760 - at * 3 * size;
    const isScript = style === "superscript" || style === "subscript";
    const font = style === "bold" || style === "italic" || style === "code" ? others[style] : plain;
    const innerSize = isScript ? 0.65 * size : size;
    const start = LEFT + plain.widthOfTextAtSize(before, size);
    const end = start + font.widthOfTextAtSize(text, innerSize);
    const rise = style === "superscript" ? 0.38 * size : style === "subscript" ? -0.18 * size : 0;
    page.drawText(before, { x: LEFT, y, size, font: plain });
    page.drawText(text, { x: start, y: y + rise, size: innerSize, font });
    page.drawText(after, { x: end, y, size, font: plain });
    const ruled = style === "strike" ? 0.28 * size : style === "underline" ? -0.15 * size : undefined;
    if (ruled !== undefined) {
      page.drawLine({ start: { x: start, y: y + ruled }, end: { x: end, y: y + ruled }, thickness: 0.06 * size });
    }
  }
  return document.save();
}
