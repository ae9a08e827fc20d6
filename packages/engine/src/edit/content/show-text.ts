import { compose, directionDegrees, type Transform, verticalScale } from "../../geometry/transform.ts";
import { mapBox } from "../pdf/page-view.ts";
import type { GlyphCode } from "./content-font.ts";
import type { GraphicsState, TextPlace } from "./graphics-state.ts";
import type { Operand } from "./operand.ts";
import type { Glyph } from "./visitor.ts";

/** A font of size 0 shows nothing and would cause a division by zero. */
const MIN_SIZE = 1e-6;

/**
 * Shows the strings of one operator.
 *
 * @param strings - strings and, between them, adjustments in thousandths of the font size
 * @param visit - returns whether to remove a glyph
 * @returns the operator's new operand, or null if nothing is removed; a removed glyph leaves a gap of its width
 */
export function showText(
  strings: readonly Operand[],
  state: GraphicsState,
  place: TextPlace,
  visit: (glyph: Omit<Glyph, "id" | "mcid">) => boolean,
): string | null {
  const { font, fontSize } = state;
  if (font === null) return null;
  const out: string[] = [];
  let isChanged = false;
  let kept = "";
  const flush = (): void => {
    if (kept !== "") out.push(`<${kept}>`);
    kept = "";
  };
  for (const item of strings) {
    if (typeof item === "number") {
      advance(state, place, (-item / 1000) * fontSize);
      flush();
      out.push(format(item));
      continue;
    }
    if (!(item instanceof Uint8Array)) continue;
    let at = 0;
    for (const code of font.decode(item)) {
      const spacing = state.charSpacing + (code.isSpace ? state.wordSpacing : 0);
      const from = toPage(state, place);
      const box = mapBox(from, glyphBox(code, state));
      advance(state, place, code.width * fontSize + spacing);
      const to = toPage(state, place);
      const isOut = visit({
        text: code.text,
        box,
        x: from[4],
        y: from[5],
        endX: to[4],
        endY: to[5],
        size: Math.abs(fontSize) * verticalScale(from),
        ascent: font.ascent * fontSize * verticalScale(from),
        descent: font.descent * fontSize * verticalScale(from),
        angleDegrees: directionDegrees(font.isVertical ? compose([0, -1, 1, 0, 0, 0], from) : from),
        isInvisible: state.renderMode === 3,
        color: state.color,
      });
      if (isOut && Math.abs(fontSize) > MIN_SIZE) {
        isChanged = true;
        flush();
        out.push(format(-(code.width + spacing / fontSize) * 1000));
      } else kept += Buffer.from(item.subarray(at, at + code.length)).toString("hex");
      at += code.length;
    }
  }
  flush();
  return isChanged ? `[${out.join(" ")}]` : null;
}

/** From text space, including the rise, to the page. */
function toPage({ ctm, scaling, rise }: GraphicsState, { matrix }: TextPlace): Transform {
  return compose(compose([scaling, 0, 0, 1, 0, rise], matrix), ctm);
}

function advance(state: GraphicsState, place: TextPlace, by: number): void {
  const [x, y] = state.font?.isVertical === true ? [0, by] : [by * state.scaling, 0];
  place.matrix = compose([1, 0, 0, 1, x, y], place.matrix);
}

/** In text space, before scaling. */
function glyphBox(
  { width }: GlyphCode,
  { font, fontSize }: GraphicsState,
): { x0: number; y0: number; x1: number; y1: number } {
  if (font!.isVertical) return { x0: -fontSize / 2, x1: fontSize / 2, y0: width * fontSize, y1: 0 };
  return { x0: 0, x1: width * fontSize, y0: font!.descent * fontSize, y1: font!.ascent * fontSize };
}

function format(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value * 1000) / 1000) : "0";
}
