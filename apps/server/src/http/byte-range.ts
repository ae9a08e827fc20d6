import type { ByteRange } from "../ports/file-store.ts";

/**
 * What a `Range` header asks for, given the number of bytes (RFC 9110, 14.1.2): one range; undefined for the whole, also where the header is none that is
 * understood or names several, which a server may pass over; `unsatisfiable` where all lies after the end. The package `range-parser` refuses
 * a last part that is longer than the file, which is the whole file.
 */
export function readByteRange(header: string | undefined, bytes: number): ByteRange | "unsatisfiable" | undefined {
  const [, first, last] = /^\s*bytes\s*=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || first + last === "") return undefined;
  const start = first === "" ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === "" || last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== "" && last !== "" && Number(last) < start) return undefined;
  return start <= end ? { start, end } : "unsatisfiable";
}
