import type { TrackRow } from "../columns/track-cell.ts";

// Shown by are-contacts.test.ts.

/** Minimum number of rows: a name, a street or company, and a contact line. */
const MIN_ROWS = 3;
/** Maximum share of a column's texts that are contact lines; a contact column of a table has nothing else under its header. */
const MAX_LINES = 0.5;
/** Contact lines: mail and web addresses, postal codes with their towns, telephone numbers. */
const CONTACTS: readonly RegExp[] = [
  /\S@\S+\.\p{L}/u,
  /^(?:https?:|www\.)/iu,
  /(?:^|\s)(?:\p{Lu}{1,2}-)?\d{4,6} \p{Lu}\p{Ll}/u,
  /\p{Lu}{2} \d{5}(?:-\d{4})?$/u,
  /^(?:tel|phone|fax|mobile|t|p|f)\b[.:]* ?[+(]?\d/iu,
];

/**
 * Whether rows are authors, addresses or cards side by side: each column has a contact line among names and streets. A table has such lines in a
 * column of their own.
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
