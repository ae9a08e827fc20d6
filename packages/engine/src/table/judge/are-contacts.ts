import type { TrackRow } from "../columns/track-cell.ts";

// Shown by are-contacts.test.ts.

/** A name, a street or a firm, and a line by which the person is found. */
const MIN_ROWS = 3;
/** Share of a column's texts that are such lines; a column of a table that holds them has nothing else under its header. */
const MAX_LINES = 0.5;
/** Lines by which somebody is found: mail and web addresses, postal codes with their towns, numbers to call. */
const CONTACTS: readonly RegExp[] = [
  /\S@\S+\.\p{L}/u,
  /^(?:https?:|www\.)/iu,
  /(?:^|\s)(?:\p{Lu}{1,2}-)?\d{4,6} \p{Lu}\p{Ll}/u,
  /\p{Lu}{2} \d{5}(?:-\d{4})?$/u,
  /^(?:tel|phone|fax|mobile|t|p|f)\b[.:]* ?[+(]?\d/iu,
];

/**
 * Authors, addresses and cards side by side: each column holds a line by which somebody is found, among names and streets. A table holds such
 * lines in a column of their own.
 */
export function areContacts(rows: readonly TrackRow[], columns: number): boolean {
  if (rows.length < MIN_ROWS) return false;
  const texts = Array.from({ length: columns }, (): string[] => []);
  for (const { cells } of rows) {
    for (const { column, words } of cells) texts[column]!.push(words.map(({ text }) => text).join(" "));
  }
  return CONTACTS.some((contact) =>
    texts.every((column) => {
      const lines = column.filter((text) => contact.test(text)).length;
      return lines > 0 && lines <= MAX_LINES * column.length;
    }),
  );
}
