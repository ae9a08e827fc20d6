/** A row as either SQL engine gives it: both keep the same columns. */
export type Row = Readonly<Record<string, string | number | bigint | Uint8Array | null>>;

export function numberOrNull(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value);
}

/** What either engine takes for the places of a statement. */
export type Value = string | number | Uint8Array | null;
