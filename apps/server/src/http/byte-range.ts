import type { ByteRange } from "../ports/file-store.ts";

/**
 * The range of a `Range` header, given the number of bytes (RFC 9110, 14.1.2). Undefined for the whole content, also if the header is not
 * valid or lists several ranges, which a server may ignore. `unsatisfiable` if the range begins after the end. The package `range-parser`
 * refuses a suffix that is longer than the file, which means the whole file.
 */
export function readByteRange(header: string | undefined, bytes: number): ByteRange | "unsatisfiable" | undefined {
  const [, first, last] = /^\s*bytes\s*=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || first + last === "") return undefined;
  const start = first === "" ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === "" || last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== "" && last !== "" && Number(last) < start) return undefined;
  return start <= end ? { start, end } : "unsatisfiable";
}
