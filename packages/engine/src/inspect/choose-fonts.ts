/** A font that a document requests. */
export interface FontRequest {
  /** Name in the document. */
  readonly face: string;
  /** 400 is regular, 700 bold. */
  readonly weight: number;
  /** Windows charset: 128 Japanese, 134 simplified Chinese, 178 Arabic … */
  readonly charset: number;
  /** Bit 4: with serifs. */
  readonly pitch: number;
}

/**
 * Names of font files that can replace it, best first; in lower case and without extension.
 *
 * Empty for Latin text: PDFium draws that with its own substitutes, whose widths match the boxes of the parse.
 */
export function chooseFonts({ face, weight, charset, pitch }: FontRequest): readonly string[] {
  const families = FAMILIES[charset] ?? [];
  const serif = (pitch & 16) !== 0 || SERIF.test(face);
  const bold = weight >= 600 || /bold|black|heavy/i.test(face);
  const ordered = serif ? [...families].sort((a, b) => Number(SERIF.test(b)) - Number(SERIF.test(a))) : families;
  return ordered.flatMap((family) => [...(bold ? [`${family}-bold`, `${family}bd`] : []), `${family}-regular`, family]);
}

const SERIF = /serif|times|roman|mincho|ming|song|simsun|batang/i;

/** File names of font families by charset, for the systems that include them. */
const FAMILIES: Readonly<Partial<Record<number, readonly string[]>>> = {
  128: [
    "notosanscjk",
    "notoserifcjk",
    "notosansjp",
    "ipag",
    "ipam",
    "msgothic",
    "msmincho",
    "wqy-microhei",
    "droidsansfallbackfull",
  ],
  129: [
    "notosanscjk",
    "notoserifcjk",
    "notosanskr",
    "nanumgothic",
    "malgun",
    "batang",
    "wqy-microhei",
    "droidsansfallbackfull",
  ],
  134: [
    "notosanscjk",
    "notoserifcjk",
    "notosanssc",
    "wqy-zenhei",
    "msyh",
    "simsun",
    "wqy-microhei",
    "droidsansfallbackfull",
  ],
  136: ["notosanscjk", "notoserifcjk", "notosanstc", "msjh", "mingliu", "wqy-microhei", "droidsansfallbackfull"],
  161: ["dejavusans", "liberationsans", "liberationserif", "dejavuserif", "arial"],
  177: ["notosanshebrew", "notoserifhebrew", "dejavusans", "arial"],
  178: ["notosansarabic", "notonaskharabic", "dejavusans", "arial"],
  204: ["dejavusans", "liberationsans", "liberationserif", "dejavuserif", "arial"],
  222: ["notosansthai", "notoserifthai", "tahoma"],
};
