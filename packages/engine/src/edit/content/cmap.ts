import { isName, type Operand } from "./operand.ts";
import { readOperations } from "./read-operations.ts";

/** Codes of a composite font, with the glyph numbers and texts that a CMap gives for them (ISO 32000-2, 9.7.5 and 9.10.3). */
export interface CMap {
  readonly toText: ReadonlyMap<number, string>;
  readonly toCid: ReadonlyMap<number, number>;
  readonly cidRanges: readonly { readonly first: number; readonly last: number; readonly cid: number }[];
  /** Ranges of codes by length in bytes. */
  readonly codeSpaces: readonly { readonly length: number; readonly first: number; readonly last: number }[];
  readonly isVertical: boolean;
}

/** Maximum number of entries read from a map: a font has at most 65,536 glyphs. */
const MAX_ENTRIES = 70_000;

export function readCMap(bytes: Uint8Array): CMap {
  const toText = new Map<number, string>();
  const toCid = new Map<number, number>();
  const cidRanges: { first: number; last: number; cid: number }[] = [];
  const codeSpaces: { length: number; first: number; last: number }[] = [];
  let isVertical = false;
  for (const { operator, operands } of readOperations(bytes)) {
    if (operator === "def" && isName(operands[0]) && operands[0].name === "WMode") isVertical = operands[1] === 1;
    else if (operator === "endcodespacerange") {
      for (const [first, last] of pairs(operands)) {
        codeSpaces.push({ length: first.length, first: toNumber(first), last: toNumber(last) });
      }
    } else if (operator === "endbfchar") readChars(operands, toText);
    else if (operator === "endbfrange") readRanges(operands, toText);
    else if (operator === "endcidchar") {
      for (let at = 0; at + 1 < operands.length; at += 2) {
        const [code, cid] = [operands[at], operands[at + 1]];
        if (code instanceof Uint8Array && typeof cid === "number") toCid.set(toNumber(code), cid);
      }
    } else if (operator === "endcidrange") {
      for (let at = 0; at + 2 < operands.length; at += 3) {
        const [first, last, cid] = [operands[at], operands[at + 1], operands[at + 2]];
        if (first instanceof Uint8Array && last instanceof Uint8Array && typeof cid === "number") {
          cidRanges.push({ first: toNumber(first), last: toNumber(last), cid });
        }
      }
    }
  }
  return { toText, toCid, cidRanges, codeSpaces, isVertical };
}

function* pairs(operands: readonly Operand[]): Generator<[Uint8Array, Uint8Array]> {
  for (let at = 0; at + 1 < operands.length; at += 2) {
    const [first, second] = [operands[at], operands[at + 1]];
    if (first instanceof Uint8Array && second instanceof Uint8Array) yield [first, second];
  }
}

function readChars(operands: readonly Operand[], toText: Map<number, string>): void {
  for (const [code, text] of pairs(operands)) {
    if (toText.size < MAX_ENTRIES) toText.set(toNumber(code), utf16(text));
  }
}

function readRanges(operands: readonly Operand[], toText: Map<number, string>): void {
  for (let at = 0; at + 2 < operands.length; at += 3) {
    const [first, last, to] = [operands[at], operands[at + 1], operands[at + 2]];
    if (!(first instanceof Uint8Array) || !(last instanceof Uint8Array)) continue;
    const from = toNumber(first);
    const count = Math.min(toNumber(last) - from + 1, MAX_ENTRIES - toText.size);
    for (let index = 0; index < count; index++) {
      if (Array.isArray(to)) {
        const text: unknown = to[index];
        if (text instanceof Uint8Array) toText.set(from + index, utf16(text));
      } else if (to instanceof Uint8Array) toText.set(from + index, utf16(plus(to, index)));
    }
  }
}

function plus(bytes: Uint8Array, offset: number): Uint8Array {
  const sum = Uint8Array.from(bytes);
  for (let at = sum.length - 1, carry = offset; at >= 0 && carry > 0; at--) {
    carry += sum[at]!;
    sum[at] = carry & 255;
    carry >>= 8;
  }
  return sum;
}

export function toNumber(bytes: Uint8Array): number {
  let value = 0;
  for (const byte of bytes.subarray(0, 4)) value = value * 256 + byte;
  return value;
}

function utf16(bytes: Uint8Array): string {
  if (bytes.length === 1) return String.fromCodePoint(bytes[0]!);
  let text = "";
  for (let at = 0; at + 1 < bytes.length; at += 2) text += String.fromCharCode(bytes[at]! * 256 + bytes[at + 1]!);
  return text;
}
