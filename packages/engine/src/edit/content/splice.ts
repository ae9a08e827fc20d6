/** A replacement for a range of bytes. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** Replaces ranges of bytes. Of overlapping ranges, only the first is replaced. */
export function spliceBytes(bytes: Uint8Array, splices: readonly Splice[]): Uint8Array {
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const { start, end, by } of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) continue;
    parts.push(bytes.subarray(at, start), Buffer.from(` ${by} `, "latin1"));
    at = end;
  }
  parts.push(bytes.subarray(at));
  return new Uint8Array(Buffer.concat(parts));
}
