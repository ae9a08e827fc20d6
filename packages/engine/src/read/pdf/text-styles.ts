import { compose, directionDegrees, type Transform, verticalScale } from "../../geometry/transform.ts";
import { isDrawn, nameDrawnFont } from "./drawn-fonts.ts";
import { isEmbeddedBold } from "./embedded-weight.ts";
import { readBytes } from "./memory.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";
import type { TextStyle } from "../raw/raw-page.ts";

/** What a font declares. */
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

/**
 * Bold TeX fonts whose names do not contain "bold": Computer Modern (`cmbx`, `cmssdc`), its successors
 * (`sfbx`, `sfsx`, `vnbx`), Libertine (`LinLibertineTB`, and `Z` for semibold) and the Times of many papers
 * (`NimbusRomNo9L-Medi`).
 */
const TEX_BOLD =
  "cmb|cmssbx|cmssdc|sf(?:b[xil]|rb|s[xo]|xc)\\d|vn(?:bx|b)\\d|lin(?:libertine|biolinum)[mto]*[bz]|-medi(?!um)";
const BOLD_NAME = new RegExp(`bold|black|heavy|demi(?!light)|extrabd|(?:^|[-,_])bd|-bol|ptmb|phvb|${TEX_BOLD}`, "i");
/** Regular Computer Modern names have only the family and size: `cmr10`, `sfrm1000`. */
const PLAIN_NAME =
  /regular|roman|book|light|medium|-it(?:alic)?$|^(?:cm(?:r|mi|ss|tt|sy|ex|sl|ti|csc)|sf(?:rm|ss|tt|ti|sl))\d/i;
const ITALIC_NAME = /italic|oblique|slanted|cmti|cmsl|-it$/i;
/** Monospaced fonts whose names do not say so: of TeX (`cmtt`, `cmsltt`, `sftt`, `txtt`), its Courier (`NimbusMonL`), and of editors. */
const MONOSPACE_NAME =
  /mono|courier|consol|typewriter|nimbusmon|(?:cm|sf|ec|vn|tx)(?:sl|it|st|tc)?tt|menlo|monaco|sourcecode|firacode|lettergothic/i;

/** Text render modes: ISO 32000-2, table 104. */
const FILL_AND_STROKE = 2;
const INVISIBLE = 3;

/** Style indexes are 16-bit; a page with more styles is noise. */
const MAX_STYLES = 65_535;

/** The properties that determine a style, as returned by PDFium. */
interface Look {
  readonly font: Pointer;
  readonly tfSize: number;
  readonly color: number;
  readonly mode: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly style: number;
}

const MAX_RECENT = 6;

/** Matches no text. NaN, because a whole number would cause a recompilation of all code that reads it at the first fraction. */
const NO_LOOK: Look = { font: -1, tfSize: NaN, color: 0, mode: 0, a: NaN, b: NaN, c: NaN, d: NaN, style: 0 };

/** Names given by programs that number their fonts, which imply nothing. */
const NUMBERED_NAME = /^(?:CIDFont\+)?[A-Z]{1,3}\d+$/i;
/** Minimum weight of bold fonts; the heaviest black has stems of 215 thousandths. */
const MIN_BOLD = 700;
const HEAVIEST = 1000;

/** The styles of one page without duplicates; queried at every change of text object. */
export class TextStyleTable {
  readonly styles: TextStyle[] = [];
  /** Whether it includes a Type 3 font. */
  hasDrawn = false;
  readonly #pdfium: Pdfium;
  // A font may be freed with its page, so a handle is not valid on the next page.
  readonly #fonts = new Map<Pointer, Font>();
  readonly #display: Transform;
  readonly #indexByKey = new Map<string, number>();
  readonly #at: Pointer;
  /** The most recent looks, overwritten in turn; a line alternates between two or three. */
  readonly #recent: Look[] = [];
  #oldest = 0;
  #last: Look = NO_LOOK;

  /** @param at - 64 bytes of scratch memory */
  constructor(pdfium: Pdfium, display: Transform, at: Pointer) {
    this.#pdfium = pdfium;
    this.#display = display;
    this.#at = at;
  }

  /** The style of the char at `index`, which belongs to the text object `object`. */
  indexOf(textPage: Pointer, index: number, object: Pointer): number {
    const { exports, heap } = this.#pdfium;
    const at = this.#at;
    const font = exports.FPDFTextObj_GetFont(object);
    const tfSize = exports.FPDFText_GetFontSize(textPage, index);
    exports.FPDFText_GetFillColor(textPage, index, at + 24, at + 28, at + 32, at + 36);
    const mode = exports.FPDFTextObj_GetTextRenderMode(object);
    exports.FPDFText_GetMatrix(textPage, index, at);
    const f32 = at >> 2;
    const u32 = (at + 24) >> 2;
    const floats = heap.HEAPF32;
    const rgba = heap.HEAPU32;
    const color = ((rgba[u32]! & 255) << 16) | ((rgba[u32 + 1]! & 255) << 8) | (rgba[u32 + 2]! & 255);
    const a = floats[f32]!;
    const b = floats[f32 + 1]!;
    const c = floats[f32 + 2]!;
    const d = floats[f32 + 3]!;
    // Most text objects look like the previous one: producers begin a new one at every kerned pair.
    let look = this.#last;
    for (let back = 0; back <= this.#recent.length; back++) {
      const hasFont = look.font === font && look.tfSize === tfSize && look.color === color && look.mode === mode;
      if (hasFont && look.a === a && look.b === b && look.c === c && look.d === d) {
        this.#last = look;
        return look.style;
      }
      look = this.#recent[back] ?? NO_LOOK;
    }
    const style = this.#find(font, tfSize, color, mode, [a, b, c, d, 0, 0]);
    this.#last = { font, tfSize, color, mode, a, b, c, d, style };
    this.#recent[this.#oldest] = this.#last;
    this.#oldest = (this.#oldest + 1) % MAX_RECENT;
    return style;
  }

  #find(handle: Pointer, tfSize: number, color: number, mode: number, matrix: Transform): number {
    const displayed = compose(matrix, this.#display);
    // Some producers set Tf 1 and scale by the matrix, others the reverse; only the product is visible.
    const twentieths = Math.round(Math.abs(tfSize) * verticalScale(displayed) * 20) || 20;
    const angleDegrees = Math.round(directionDegrees(displayed)) % 360;
    // Whole numbers, because formatting a fraction takes longer than everything else.
    const key = `${handle} ${twentieths} ${color} ${angleDegrees} ${mode}`;
    const known = this.#indexByKey.get(key);
    if (known !== undefined) return known;
    const style = Math.min(this.styles.length, MAX_STYLES - 1);
    this.#indexByKey.set(key, style);
    if (style === this.styles.length) {
      const { name, bold, italic, monospace } = this.#fonts.get(handle) ?? this.#readFont(handle);
      this.hasDrawn ||= isDrawn(name);
      this.styles.push({
        font: name,
        size: twentieths / 20,
        bold: bold || mode === FILL_AND_STROKE,
        italic,
        monospace,
        color,
        angleDegrees,
        invisible: mode === INVISIBLE,
      });
    }
    return style;
  }

  #readFont(handle: Pointer): Font {
    const { exports } = this.#pdfium;
    const name = readBytes(this.#pdfium, (buffer, length) => exports.FPDFFont_GetBaseFontName(handle, buffer, length));
    const named = readName(name);
    const flags = exports.FPDFFont_GetFlags(handle);
    // PDFium derives the weight from StemV, which many producers fill with a constant or with a letter's width: it counts
    // only if neither the name nor the font itself gives a weight.
    const weight = exports.FPDFFont_GetWeight(handle);
    const needsFontFile = (weight >= MIN_BOLD || NUMBERED_NAME.test(name)) && !named.bold && !named.regular;
    const isThick = weight >= MIN_BOLD && weight <= HEAVIEST;
    const heavy = needsFontFile && (isEmbeddedBold(this.#pdfium, handle) ?? isThick);
    const font: Font = {
      name: named.name || nameDrawnFont(this.#fonts.size + 1),
      bold: named.bold || (flags > 0 && (flags & FORCE_BOLD) !== 0) || heavy,
      italic: named.italic || (flags > 0 && (flags & ITALIC) !== 0),
      monospace: named.monospace || (flags > 0 && (flags & FIXED_PITCH) !== 0),
    };
    this.#fonts.set(handle, font);
    return font;
  }
}

/** What a font's name implies. */
interface NameSigns extends Font {
  readonly regular: boolean;
}

/** The pages of a document use the same few names. */
const signsByName = new Map<string, NameSigns>();
/** Names come from files, so a hostile file can have an unlimited number. */
const MAX_NAMES = 1000;

function readName(given: string): NameSigns {
  const known = signsByName.get(given);
  if (known !== undefined) return known;
  const name = given.replace(/^[A-Z]{6}\+/, "");
  const signs: NameSigns = {
    name,
    bold: BOLD_NAME.test(name),
    italic: ITALIC_NAME.test(name),
    monospace: MONOSPACE_NAME.test(name),
    regular: PLAIN_NAME.test(name),
  };
  if (signsByName.size >= MAX_NAMES) signsByName.clear();
  signsByName.set(given, signs);
  return signs;
}
