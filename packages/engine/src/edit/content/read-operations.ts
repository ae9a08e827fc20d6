import type { Operand } from "./operand.ts";
import { inlineImageEnd } from "./inline-image.ts";

/** An operator of a content stream with its operands, and its range: from the first operand's byte to after the operator. */
export interface Operation {
  readonly operator: string;
  readonly operands: readonly Operand[];
  readonly start: number;
  readonly end: number;
}

/** More operands than any operator has come from a damaged stream. */
const MAX_OPERANDS = 20_000;
const MAX_DEPTH = 32;

const SPACE = classOf("\0\t\n\f\r ");
const DELIMITER = classOf("()<>[]{}/%");

function classOf(chars: string): Uint8Array {
  const table = new Uint8Array(256);
  for (const char of chars) table[char.codePointAt(0)!] = 1;
  return table;
}

/** Called with each comment: from its `%` to before the end of its line. */
export type OnComment = (from: number, to: number) => void;

/** Reads a content stream operator by operator and skips anything that is not one, as readers do. */
export function* readOperations(bytes: Uint8Array, onComment?: OnComment): Generator<Operation> {
  const reader = new TokenReader(bytes, onComment);
  let operands: Operand[] = [];
  let start = -1;
  for (;;) {
    reader.skipSpace();
    const at = reader.at;
    const token = reader.next(0);
    if (token === END) return;
    if (token instanceof Keyword) {
      const { word } = token;
      const end = word === "BI" ? (reader.at = inlineImageEnd(bytes, reader.at)) : reader.at;
      yield { operator: word, operands, start: start < 0 ? at : start, end };
      operands = [];
      start = -1;
      continue;
    }
    if (token === STRAY) continue;
    if (start < 0) start = at;
    operands.push(token);
    if (operands.length > MAX_OPERANDS) {
      operands = [];
      start = -1;
    }
  }
}

class Keyword {
  readonly word: string;
  constructor(word: string) {
    this.word = word;
  }
}

const END: unique symbol = Symbol("end");
const STRAY: unique symbol = Symbol("stray");
type Token = Operand | Keyword | typeof END | typeof STRAY;

class TokenReader {
  at = 0;
  readonly #bytes: Uint8Array;
  readonly #onComment: OnComment | undefined;

  constructor(bytes: Uint8Array, onComment?: OnComment) {
    this.#bytes = bytes;
    this.#onComment = onComment;
  }

  skipSpace(): void {
    const bytes = this.#bytes;
    for (;;) {
      while (this.at < bytes.length && SPACE[bytes[this.at]!] === 1) this.at++;
      if (bytes[this.at] !== 0x25) return;
      const from = this.at;
      while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at++;
      this.#onComment?.(from, this.at);
    }
  }

  next(depth: number): Token {
    this.skipSpace();
    const bytes = this.#bytes;
    const byte = bytes[this.at];
    if (byte === undefined) return END;
    if (byte === 0x28) return this.#literal();
    if (byte === 0x2f) return { name: this.#name() };
    if (byte === 0x5b) return this.#array(depth);
    if (byte === 0x3c) return bytes[this.at + 1] === 0x3c ? this.#dict(depth) : this.#hex();
    if (DELIMITER[byte] === 1) {
      this.at++;
      if (byte === 0x3e && bytes[this.at] === 0x3e) this.at++;
      return STRAY;
    }
    return toOperand(this.#word());
  }

  #word(): string {
    const from = this.at;
    while (
      this.at < this.#bytes.length &&
      SPACE[this.#bytes[this.at]!] === 0 &&
      DELIMITER[this.#bytes[this.at]!] === 0
    ) {
      this.at++;
    }
    return latin1(this.#bytes, from, this.at);
  }

  #name(): string {
    this.at++;
    return this.#word().replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
  }

  #array(depth: number): Token {
    const items: Operand[] = [];
    this.at++;
    for (;;) {
      this.skipSpace();
      if (this.#bytes[this.at] === 0x5d) {
        this.at++;
        return items;
      }
      if (this.at >= this.#bytes.length || depth >= MAX_DEPTH) return items;
      const item = this.next(depth + 1);
      if (item === END) return items;
      if (item !== STRAY && !(item instanceof Keyword)) items.push(item);
    }
  }

  #dict(depth: number): Token {
    const entries = new Map<string, Operand>();
    this.at += 2;
    let key: string | null = null;
    for (;;) {
      this.skipSpace();
      if (this.#bytes[this.at] === 0x3e && this.#bytes[this.at + 1] === 0x3e) {
        this.at += 2;
        return { entries };
      }
      if (this.at >= this.#bytes.length || depth >= MAX_DEPTH) return { entries };
      const item = this.next(depth + 1);
      if (item === END) return { entries };
      if (item === STRAY || item instanceof Keyword) continue;
      if (key !== null) {
        entries.set(key, item);
        key = null;
      } else if (typeof item === "object" && item !== null && "name" in item) key = item.name;
    }
  }

  #hex(): Token {
    const digits: number[] = [];
    this.at++;
    while (this.at < this.#bytes.length && this.#bytes[this.at] !== 0x3e) {
      const digit = Number.parseInt(String.fromCodePoint(this.#bytes[this.at]!), 16);
      if (!Number.isNaN(digit)) digits.push(digit);
      this.at++;
    }
    this.at++;
    return Uint8Array.from(
      { length: Math.ceil(digits.length / 2) },
      (_, index) => digits[2 * index]! * 16 + (digits[2 * index + 1] ?? 0),
    );
  }

  /** ISO 32000-2, 7.3.4.2. */
  #literal(): Token {
    const out: number[] = [];
    const bytes = this.#bytes;
    let depth = 1;
    this.at++;
    while (this.at < bytes.length) {
      const byte = bytes[this.at++]!;
      if (byte === 0x5c) this.#escaped(out);
      else if (byte === 0x28) {
        depth++;
        out.push(byte);
      } else if (byte === 0x29) {
        if (--depth === 0) break;
        out.push(byte);
      } else out.push(byte);
    }
    return Uint8Array.from(out);
  }

  #escaped(out: number[]): void {
    const bytes = this.#bytes;
    const byte = bytes[this.at++];
    if (byte === undefined) return;
    if (byte >= 0x30 && byte <= 0x37) {
      let value = byte - 0x30;
      for (let digits = 1; digits < 3; digits++) {
        const next = bytes[this.at];
        if (next === undefined || next < 0x30 || next > 0x37) break;
        value = value * 8 + next - 0x30;
        this.at++;
      }
      out.push(value & 255);
    } else if (byte === 13) {
      if (bytes[this.at] === 10) this.at++;
    } else if (byte !== 10) out.push(ESCAPES[byte] ?? byte);
  }
}

const ESCAPES: Readonly<Record<number, number>> = { 0x6e: 10, 0x72: 13, 0x74: 9, 0x62: 8, 0x66: 12 };

function toOperand(word: string): Operand | Keyword {
  const first = word.codePointAt(0)!;
  const isNumeric = (first >= 0x30 && first <= 0x39) || first === 0x2b || first === 0x2d || first === 0x2e;
  if (isNumeric) {
    const value = Number.parseFloat(word.startsWith("--") ? word.slice(1) : word);
    return Number.isNaN(value) ? 0 : value;
  }
  if (word === "true" || word === "false") return word === "true";
  return word === "null" ? null : new Keyword(word);
}

export function latin1(bytes: Uint8Array, from = 0, to: number = bytes.length): string {
  let text = "";
  for (let at = from; at < to; at++) text += String.fromCodePoint(bytes[at]!);
  return text;
}
