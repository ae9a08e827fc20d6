/** Parses CSV according to RFC 4180; a line feed alone also ends a record. */
export function parseCsv(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  // A field with its end: a comma, the end of the record, or the end of the text.
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
    if (end === "") break;
    if (end !== ",") rows.push([]);
  }
  return rows;
}
