/**
 * Parses cell formulas (ECMA-376, part 1, 18.17) that are arithmetic over cells of their own sheet: numbers, texts, references,
 * ranges, operators and calls. Null for anything else, such as references to other sheets, names and arrays.
 */
import { parseRange } from "../cell-address.ts";
import type { CellRange } from "../sheet-content.ts";

export type Expression =
  | { readonly kind: "value"; readonly value: number | string | boolean }
  | { readonly kind: "cells"; readonly range: CellRange }
  | { readonly kind: "call"; readonly name: string; readonly parts: readonly Expression[] }
  | { readonly kind: "operator"; readonly operator: string; readonly parts: readonly Expression[] };

const TOKEN =
  /\s*(?:(\d+\.?\d*(?:E[+-]?\d+)?|\.\d+)|"((?:[^"]|"")*)"|(\$?[A-Z]{1,3}\$?\d{1,7}(?::\$?[A-Z]{1,3}\$?\d{1,7})?)(?![\w(!.])|([A-Z][A-Z.]*)(?=\()|(TRUE|FALSE)(?![\w(])|(<=|>=|<>|[-+*/^&=<>%(),]))/iy;
/** Operators from the lowest to the highest precedence. */
const LEVELS: readonly (readonly string[])[] = [
  ["=", "<>", "<", ">", "<=", ">="],
  ["&"],
  ["+", "-"],
  ["*", "/"],
  ["^"],
];
/** Real formulas nest less; a file that nests deeper would overflow the stack. */
const MAX_DEPTH = 60;
const MAX_CHARS = 8192;

/** @param formula - without the leading `=` */
export function parseFormula(formula: string): Expression | null {
  const tokens = formula.length > MAX_CHARS ? null : tokensOf(formula);
  if (tokens === null) return null;
  try {
    const parser = new Parser(tokens);
    const expression = parser.level(0, 0);
    return parser.isAtEnd ? expression : null;
  } catch (error) {
    if (error instanceof NotSimple) return null;
    throw error;
  }
}

class NotSimple extends Error {}

type Token =
  | Expression
  | { readonly kind: "sign"; readonly sign: string }
  | { readonly kind: "name"; readonly name: string };

function tokensOf(formula: string): readonly Token[] | null {
  const tokens: Token[] = [];
  const text = formula.trimEnd();
  for (let at = 0; at < text.length;) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    const token = match === null ? null : tokenOf(match);
    if (match === null || token === null) return null;
    tokens.push(token);
    at = TOKEN.lastIndex;
  }
  return tokens;
}

function tokenOf([, number, quoted, cells, name, truth, sign]: RegExpExecArray): Token | null {
  if (number !== undefined) return { kind: "value", value: Number(number) };
  if (quoted !== undefined) return { kind: "value", value: quoted.replaceAll('""', '"') };
  if (truth !== undefined) return { kind: "value", value: truth.toUpperCase() === "TRUE" };
  if (name !== undefined) return { kind: "name", name: name.toUpperCase() };
  if (sign !== undefined) return { kind: "sign", sign };
  const range = parseRange(cells!);
  return range === null ? null : { kind: "cells", range };
}

class Parser {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  /** Parses operators of one level and of the levels above it, which bind more tightly. */
  level(level: number, depth: number): Expression {
    if (depth > MAX_DEPTH) throw new NotSimple();
    const operators = LEVELS[level];
    if (operators === undefined) return this.#signed(depth);
    let left = this.level(level + 1, depth + 1);
    for (let operator = this.#take(operators); operator !== null; operator = this.#take(operators)) {
      left = { kind: "operator", operator, parts: [left, this.level(level + 1, depth + 1)] };
    }
    return left;
  }

  /** A sign binds more tightly than a power: -2^2 is 4 in a sheet. */
  #signed(depth: number): Expression {
    if (depth > MAX_DEPTH) throw new NotSimple();
    const sign = this.#take(["-", "+"]);
    if (sign === "+") return this.#signed(depth + 1);
    if (sign === "-") {
      return { kind: "operator", operator: "-", parts: [{ kind: "value", value: 0 }, this.#signed(depth + 1)] };
    }
    let value = this.#single(depth);
    while (this.#take(["%"]) !== null) {
      value = { kind: "operator", operator: "/", parts: [value, { kind: "value", value: 100 }] };
    }
    return value;
  }

  #single(depth: number): Expression {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    if (token === undefined) throw new NotSimple();
    if (token.kind === "name") return { kind: "call", name: token.name, parts: this.#inBrackets(depth) };
    if (token.kind !== "sign") return token;
    if (token.sign !== "(") throw new NotSimple();
    const inner = this.level(0, depth + 1);
    if (this.#take([")"]) === null) throw new NotSimple();
    return inner;
  }

  #inBrackets(depth: number): readonly Expression[] {
    if (this.#take(["("]) === null) throw new NotSimple();
    if (this.#take([")"]) !== null) return [];
    const parts = [this.level(0, depth + 1)];
    while (this.#take([","]) !== null) parts.push(this.level(0, depth + 1));
    if (this.#take([")"]) === null) throw new NotSimple();
    return parts;
  }

  #take(signs: readonly string[]): string | null {
    const token = this.#tokens[this.#at];
    if (token?.kind !== "sign" || !signs.includes(token.sign)) return null;
    this.#at += 1;
    return token.sign;
  }
}
