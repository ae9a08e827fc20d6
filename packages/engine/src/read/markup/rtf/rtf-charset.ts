import { symbolChar } from "../word/symbols.ts";

export interface RtfFont {
  name: string;
  /** `\fcharset`; 0 and 1 mean the document's own. */
  charset: number;
  /** `\cpg`, if a font declares its own code page. */
  codePage?: number;
}

/** Code pages of `\fcharset`, as `TextDecoder` names them. */
const CHARSETS: Readonly<Record<number, string>> = {
  77: "macintosh",
  128: "shift_jis",
  129: "euc-kr",
  134: "gbk",
  136: "big5",
  161: "windows-1253",
  162: "windows-1254",
  163: "windows-1258",
  177: "windows-1255",
  178: "windows-1256",
  186: "windows-1257",
  204: "windows-1251",
  222: "windows-874",
  238: "windows-1250",
};

/** Suffixes of font names that identify a code page in Windows: "Arial CE". */
const SUFFIXES: Readonly<Record<string, string>> = {
  CE: "windows-1250",
  Cyr: "windows-1251",
  Greek: "windows-1253",
  Tur: "windows-1254",
  "(Hebrew)": "windows-1255",
  "(Arabic)": "windows-1256",
  Baltic: "windows-1257",
  "(Vietnamese)": "windows-1258",
};

/** Code pages of `\ansicpg` that are not named `windows-` plus their number. */
const CODE_PAGES: Readonly<Record<number, string>> = {
  866: "ibm866",
  932: "shift_jis",
  936: "gbk",
  949: "euc-kr",
  950: "big5",
  10_000: "macintosh",
  65_001: "utf-8",
};

/** The charset of symbol fonts, whose chars are in no code page. */
const SYMBOLS = 2;

/** @param codePage - the document's code page, `\ansicpg` */
export function decodeRtf(bytes: string, font: RtfFont | undefined, codePage: number): string {
  if (font?.charset === SYMBOLS) return bytes.replaceAll(/[^\s]/g, (char) => symbolOf(char.codePointAt(0)!, font));
  // eslint-disable-next-line no-control-regex
  if (/^[\x00-\x7f]*$/.test(bytes)) return bytes;
  const named = CHARSETS[font?.charset ?? 0] ?? SUFFIXES[/ (\S+)$/.exec(font?.name ?? "")?.[1] ?? ""];
  return decoderOf(named ?? codePageLabel(font?.codePage ?? codePage)).decode(Buffer.from(bytes, "latin1"));
}

function codePageLabel(codePage: number): string {
  return CODE_PAGES[codePage] ?? `windows-${codePage}`;
}

/** A UTF-16 unit given by `\u`; symbol fonts use the private use area. */
export function unicodeRtf(unit: number, font: RtfFont | undefined): string {
  const isSymbol = unit >= 0xf000 && unit < 0xf100;
  return isSymbol ? symbolOf(unit, font) : String.fromCharCode(unit);
}

function symbolOf(code: number, font: RtfFont | undefined): string {
  return symbolChar(code.toString(16), font?.name ?? "");
}

type Decoder = InstanceType<typeof TextDecoder>;

const decoders = new Map<string, Decoder>();

function decoderOf(label: string): Decoder {
  const known = decoders.get(label);
  if (known !== undefined) return known;
  const made = makeDecoder(label);
  if (made.encoding === label) decoders.set(label, made);
  return made;
}

function makeDecoder(label: string): Decoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder("windows-1252");
  }
}
