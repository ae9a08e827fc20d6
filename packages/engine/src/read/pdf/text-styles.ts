import { compose, directionDegrees, type Transform, verticalScale } from "../../geometry/transform.ts";
import { readBytes } from "./memory.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";
import type { TextStyle } from "./raw-page.ts";

/** What a font says about itself. */
interface Font {
  readonly name: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly monospace: boolean;
}

/** `FPDFFont_GetFlags`: ISO 32000-2, table 121. */
const FIXED_PITCH = 1 << 0;
const ITALIC = 1 << 6;
const FORCE_BOLD = 1 << 18;

/** `cmbx`, `cmb10` and `sfbx` are the bold cuts of Computer Modern, whose names do not say "bold". */
const BOLD_NAME = /bold|black|heavy|demi(?!light)|extrabd|(?:^|[-,_])bd|-bol|cmb|sfbx|ptmb|phvb/i;
const PLAIN_NAME = /regular|roman|book|light|medium|-it(?:alic)?$/i;
const ITALIC_NAME = /italic|oblique|slanted|cmti|cmsl|-it$/i;
const MONOSPACE_NAME = /mono|courier|consol|cmtt|typewriter/i;

/** Text render modes: ISO 32000-2, table 104. */
const FILL_AND_STROKE = 2;
const INVISIBLE = 3;

/** The styles of one page, each once; asked for at every change of text object. */
export class TextStyleTable {
  readonly styles: TextStyle[] = [];
  readonly #pdfium: Pdfium;
  // A font may be freed with its page, so a handle says nothing on the next page.
  readonly #fonts = new Map<Pointer, Font>();
  readonly #display: Transform;
  readonly #indexByKey = new Map<string, number>();
  readonly #at: Pointer;

  /** @param at - 64 bytes of scratch memory */
  constructor(pdfium: Pdfium, display: Transform, at: Pointer) {
    this.#pdfium = pdfium;
    this.#display = display;
    this.#at = at;
  }

  /** The style of the char at `index`, whose text object is `object`. */
  indexOf(textPage: Pointer, index: number, object: Pointer): number {
    const { exports, heap } = this.#pdfium;
    const at = this.#at;
    const handle = exports.FPDFTextObj_GetFont(object);
    const font = this.#fonts.get(handle) ?? this.#readFont(handle);
    const tfSize = exports.FPDFText_GetFontSize(textPage, index);
    exports.FPDFText_GetMatrix(textPage, index, at);
    const m = heap.HEAPF32.subarray(at >> 2, (at >> 2) + 6);
    const displayed = compose([m[0]!, m[1]!, m[2]!, m[3]!, m[4]!, m[5]!], this.#display);
    exports.FPDFText_GetFillColor(textPage, index, at + 24, at + 28, at + 32, at + 36);
    const rgba = this.#pdfium.heap.HEAPU32.subarray((at + 24) >> 2, (at + 40) >> 2);
    const color = ((rgba[0]! & 255) << 16) | ((rgba[1]! & 255) << 8) | (rgba[2]! & 255);
    const mode = exports.FPDFTextObj_GetTextRenderMode(object);
    // Some producers set Tf 1 and scale by the matrix, others the other way round; only the product is what one sees.
    const size = Math.round(Math.abs(tfSize) * verticalScale(displayed) * 20) / 20 || 1;
    const angleDegrees = Math.round(directionDegrees(displayed)) % 360;
    const key = `${handle} ${size} ${color} ${angleDegrees} ${mode}`;
    let style = this.#indexByKey.get(key);
    if (style === undefined) {
      style = Math.min(this.styles.length, 65_535);
      this.#indexByKey.set(key, style);
      if (style === this.styles.length) {
        this.styles.push({
          font: font.name,
          size,
          bold: font.bold || mode === FILL_AND_STROKE,
          italic: font.italic,
          monospace: font.monospace,
          color,
          angleDegrees,
          invisible: mode === INVISIBLE,
        });
      }
    }
    return style;
  }

  #readFont(handle: Pointer): Font {
    const { exports } = this.#pdfium;
    const name = readBytes(this.#pdfium, (buffer, length) => exports.FPDFFont_GetBaseFontName(handle, buffer, length));
    const plain = name.replace(/^[A-Z]{6}\+/, "");
    const flags = exports.FPDFFont_GetFlags(handle);
    // PDFium derives the weight from StemV, which many producers fill with a constant: it counts only where the name
    // says nothing, and only far above the usual 400.
    const heavy = exports.FPDFFont_GetWeight(handle) >= 700 && !PLAIN_NAME.test(plain);
    const font: Font = {
      name: plain,
      bold: BOLD_NAME.test(plain) || (flags > 0 && (flags & FORCE_BOLD) !== 0) || heavy,
      italic: ITALIC_NAME.test(plain) || (flags > 0 && (flags & ITALIC) !== 0),
      monospace: MONOSPACE_NAME.test(plain) || (flags > 0 && (flags & FIXED_PITCH) !== 0),
    };
    this.#fonts.set(handle, font);
    return font;
  }
}
