/** Recognises names of styles and fonts, whichever program wrote them. */

import type { DefinitionPart } from "../../document/document.ts";

/** Character styles: `CodeWord`, `Verbatim Char`, `HTML Code`, `Source Text`, `Inline Code`. */
const CODE_WORDS = /code(?!x)|verbatim|source ?text|teletype|monospace|keyboard/i;

/** Paragraph styles: `Source Code`, `HTML Preformatted`, `Preformatted Text`, `Listing`, `Verbatim`. */
const CODE_LINES = /\bcode\b|source ?code|code ?block|preformatted|\blisting\b|verbatim|macro text/i;

const QUOTES = /\b(?:quote|quotations?|block ?text|block ?quote|zitat|citation|cita)\b/i;

const MONOSPACE =
  /courier|consolas|mono(?!type)|menlo|lucida console|source code|fira ?code|cascadia|typewriter|terminal|fixed|inconsolata|andale/i;

/** Paragraph styles of definition lists: pandoc's `Definition Term` and `Definition`, LibreOffice's `List Heading` and `List Contents`. */
export function definitionStyle(name: string): DefinitionPart | undefined {
  const plain = name.replaceAll(/_20_|\s+/g, " ").trim();
  if (/^(?:definition term(?: tight)?|list heading)$/i.test(plain)) return "term";
  return /^(?:definition(?: definition)?(?: tight)?|list contents)$/i.test(plain) ? "description" : undefined;
}

export function isCodeWordStyle(name: string): boolean {
  return CODE_WORDS.test(name) && !/(?:post|zip|country|area|bar|qr) ?code/i.test(name);
}

export function isCodeLineStyle(name: string): boolean {
  return CODE_LINES.test(name);
}

export function isQuoteStyle(name: string): boolean {
  return QUOTES.test(name);
}

export function isMonospaceFont(name: string): boolean {
  return MONOSPACE.test(name);
}

/** Word's highlight colours (ECMA-376, 17.18.40). */
const MARKER_COLOURS: Readonly<Record<string, string>> = {
  black: "#000000",
  blue: "#0000ff",
  cyan: "#00ffff",
  green: "#00ff00",
  magenta: "#ff00ff",
  red: "#ff0000",
  yellow: "#ffff00",
  white: "#ffffff",
  darkblue: "#000080",
  darkcyan: "#008080",
  darkgreen: "#008000",
  darkmagenta: "#800080",
  darkred: "#800000",
  darkyellow: "#808000",
  darkgray: "#808080",
  lightgray: "#c0c0c0",
};

/** A highlight colour as `#rrggbb`; undefined for none and for white, which is invisible. */
export function markerColour(value: string | undefined): string | undefined {
  const name = value?.trim().toLowerCase() ?? "";
  const hex = MARKER_COLOURS[name] ?? /^#?([\da-f]{6})$/.exec(name)?.[1]?.replace(/^/, "#");
  return hex === undefined || hex === "#ffffff" ? undefined : hex;
}
