/**
 * The name that tables have in captions, with their number: "Table 3", "Tab. A1", "TABLE IV". Within a sentence it has no capital in most
 * languages, and what follows the number has none: a line of text that begins so is no caption.
 */
const TABLE_CAPTION =
  /^(?:Tab(?:le|\.|elle|leau|la|ela|ella|el)\s*(?:[A-Z]?\d[\d.–-]*|[IVX]+[.:])|TAB(?:LE|\.|ELLE|LEAU|LA|ELA|ELLA|EL)\s*(?:[A-Z]?\d[\d.–-]*|[IVX]+(?![\p{L}\d])))(?!\d|[,;)]|\s+\p{Ll})/u;

/** True for the text that a table's caption begins with. */
export function opensTableCaption(text: string): boolean {
  return TABLE_CAPTION.test(text);
}
