/** Parses CSV after RFC 4180; a line feed alone ends a record too. */
export function parseCsv(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  // A field with what ends it: a comma, the end of its record, or nothing at the end of the text.
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
    if (end === "") break;
    if (end !== ",") rows.push([]);
  }
  return rows;
}
