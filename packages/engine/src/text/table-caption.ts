/**
 * The word for tables in captions, with a number: "Table 3", "Tab. A1", "TABLE IV". Within a sentence it has no capital in most
 * languages, and the text after the number begins with a small letter: a line of text that begins like this is no caption.
 */
const TABLE_CAPTION =
  /^(?:Tab(?:le|\.|elle|leau|la|ela|ella|el)\s*(?:[A-Z]?\d[\d.–-]*|[IVX]+[.:])|TAB(?:LE|\.|ELLE|LEAU|LA|ELA|ELLA|EL)\s*(?:[A-Z]?\d[\d.–-]*|[IVX]+(?![\p{L}\d])))(?!\d|[,;)]|\s+\p{Ll})/u;

/** Whether a text begins like a table's caption. */
export function opensTableCaption(text: string): boolean {
  return TABLE_CAPTION.test(text);
}
