/** A row of either SQL database; both have the same columns. */
export type Row = Readonly<Record<string, string | number | bigint | Uint8Array | null>>;

export function numberOrNull(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value);
}

/** A parameter of a statement, in either database. */
export type Value = string | number | Uint8Array | null;
