import { isSymbolFont, symbolChar } from "./word/symbols.ts";

/** Ruby text as Word writes it in a field: `EQ \* jc2 \o\ad(\s\up 9(reading),base)`; list separators are `,` or `;`. */
const RUBY = /\\o\s*\\a[a-z]\s*\(\s*\\s\s*\\up\s*[\d.]*\s*\([^()]*\)\s*[,;](.*)\)\s*$/is;
const FRACTION = /\\f\s*\(([^(),;]*)[,;]([^(),;]*)\)/i;

/**
 * The visible content of a field without a stored result: a button's caption, an equation's text, a symbol (ECMA-376, part 1,
 * 17.16.5.18, 17.16.5.34 and 17.16.5.66). Empty for all others, which are computed by the program that opens the document.
 */
export function shownByCode(code: string): string {
  const [, name, rest = ""] = /^\s*(MACROBUTTON|GOTOBUTTON|EQ|SYMBOL)\s+(.*)$/is.exec(code) ?? [];
  if (name === undefined) return "";
  if (name.toUpperCase() === "SYMBOL") return symbolOf(rest);
  if (name.toUpperCase() !== "EQ") return rest.replace(/^\S+\s*/, "").trim();
  const base = RUBY.exec(rest)?.[1];
  if (base !== undefined) return base.trim();
  const [, above, below] = FRACTION.exec(rest) ?? [];
  return above === undefined ? "" : `${above.trim()}/${below!.trim()}`;
}

/** The address that a field links to. */
export function addressOf(code: string): string | undefined {
  return /^\s*HYPERLINK\s+"([^"]+)"/.exec(code)?.[1];
}

/** `174 \\f "Symbol"`: a char by its number in a font or in windows-1252. */
function symbolOf(code: string): string {
  const number = Number(/^(?:0x)?[\dA-F]+/i.exec(code)?.[0]);
  if (Number.isNaN(number) || number > 0xffff) return "";
  const font = /\\f\s*"?([^"\\]+)/i.exec(code)?.[1]?.trim() ?? "";
  if (isSymbolFont(font)) return symbolChar(number.toString(16), font);
  if (/\\u\b/i.test(code) || number > 0xff) return String.fromCodePoint(number);
  return new TextDecoder("windows-1252").decode(Uint8Array.of(number));
}
