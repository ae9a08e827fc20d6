import type { CellRange } from "../sheet-content.ts";
import { type Expression, parseFormula } from "./parse-formula.ts";

export type CellValue = number | string | boolean;

/** The cells of a sheet, by position. */
export interface SheetValues {
  /** Undefined for an empty cell; null if its value is unknown, such as an error or a formula that is not computed. */
  valueAt(row: number, column: number): CellValue | undefined | null;
}

/** Limit on the cells that a formula may read. */
const MAX_VISITED = 200_000;

/**
 * Computes a formula of arithmetic and of the functions common in sheets; null for any other formula, and if a spreadsheet program would
 * show an error: no value is better than a wrong one.
 */
export function computeFormula(formula: string, sheet: SheetValues): CellValue | null {
  const expression = parseFormula(formula);
  if (expression === null) return null;
  try {
    return new Computation(sheet).scalar(expression) ?? 0;
  } catch (error) {
    if (error instanceof NotComputed) return null;
    throw error;
  }
}

class NotComputed extends Error {}

type Scalar = CellValue | undefined;

class Computation {
  readonly #sheet: SheetValues;
  #left = MAX_VISITED;

  constructor(sheet: SheetValues) {
    this.#sheet = sheet;
  }

  scalar(expression: Expression): Scalar {
    if (expression.kind === "value") return expression.value;
    if (expression.kind === "call") return this.#call(expression.name, expression.parts);
    if (expression.kind === "operator") {
      return operate(expression.operator, this.scalar(expression.parts[0]!), this.scalar(expression.parts[1]!));
    }
    const { top, left, bottom, right } = expression.range;
    if (top !== bottom || left !== right) throw new NotComputed();
    return this.#at(top, left);
  }

  #call(name: string, parts: readonly Expression[]): Scalar {
    if (name === "IF") {
      const [test, yes, no] = parts;
      if (test === undefined || yes === undefined || no === undefined || parts.length > 3) throw new NotComputed();
      return this.scalar(isTrue(this.scalar(test)) ? yes : no);
    }
    if (name === "ROUND") {
      const [value, digits] = parts.map((part) => numberOf(this.scalar(part)));
      if (value === undefined || digits === undefined || parts.length > 2) throw new NotComputed();
      return round(value, digits);
    }
    const compute = OF_NUMBERS[name];
    if (compute === undefined || parts.length === 0) throw new NotComputed();
    const result = compute(parts.flatMap((part) => this.#numbers(part)));
    if (!Number.isFinite(result)) throw new NotComputed();
    return result;
  }

  /** Functions over ranges skip texts and empty cells. */
  #numbers(part: Expression): readonly number[] {
    if (part.kind === "cells") return this.#numbersOf(part.range);
    return [numberOf(this.scalar(part))];
  }

  #numbersOf({ top, left, bottom, right }: CellRange): readonly number[] {
    const numbers: number[] = [];
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const value = this.#at(row, column);
        if (typeof value === "number") numbers.push(value);
      }
    }
    return numbers;
  }

  #at(row: number, column: number): Scalar {
    this.#left -= 1;
    const value = this.#left < 0 ? null : this.#sheet.valueAt(row, column);
    if (value === null) throw new NotComputed();
    return value;
  }
}

const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);

const OF_NUMBERS: Readonly<Record<string, (values: readonly number[]) => number>> = {
  SUM: sum,
  AVERAGE: (values) => sum(values) / values.length,
  MIN: (values) => values.reduce((least, value) => Math.min(least, value), values[0] ?? 0),
  MAX: (values) => values.reduce((most, value) => Math.max(most, value), values[0] ?? 0),
  COUNT: (values) => values.length,
  ABS: (values) => (values.length === 1 ? Math.abs(values[0]!) : Number.NaN),
};

function operate(operator: string, left: Scalar, right: Scalar): CellValue {
  if (operator === "&") return textOf(left) + textOf(right);
  const compare = COMPARISONS[operator];
  if (compare !== undefined) {
    const order = comparison(left, right);
    if (Number.isNaN(order) && operator !== "=" && operator !== "<>") throw new NotComputed();
    return compare(order);
  }
  const result = ARITHMETIC[operator]!(numberOf(left), numberOf(right));
  if (!Number.isFinite(result)) throw new NotComputed();
  return result;
}

const ARITHMETIC: Readonly<Record<string, (left: number, right: number) => number>> = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => left / right,
  "^": (left, right) => left ** right,
};

const COMPARISONS: Readonly<Record<string, (order: number) => boolean>> = {
  "=": (order) => order === 0,
  "<>": (order) => order !== 0,
  "<": (order) => order < 0,
  ">": (order) => order > 0,
  "<=": (order) => order <= 0,
  ">=": (order) => order >= 0,
};

/** Values of different types are not compared. Texts can be compared for equality, ignoring case, but not ordered. */
function comparison(left: Scalar, right: Scalar): number {
  if (typeof left === "string" && typeof right === "string") {
    return left.toLowerCase() === right.toLowerCase() ? 0 : Number.NaN;
  }
  if (typeof left === "string" || typeof right === "string") throw new NotComputed();
  return numberOf(left) - numberOf(right);
}

function isTrue(value: Scalar): boolean {
  if (typeof value === "string") throw new NotComputed();
  return Boolean(value);
}

function numberOf(value: Scalar): number {
  if (value === undefined) return 0;
  // Only some programs treat text that looks like a number as a number.
  if (typeof value === "string") throw new NotComputed();
  return Number(value);
}

function textOf(value: Scalar): string {
  if (value === undefined) return "";
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return String(value);
}

/** Rounds half away from zero, as people do. */
function round(value: number, digits: number): number {
  if (!Number.isInteger(digits) || Math.abs(digits) > 15) throw new NotComputed();
  const shifted = Number(`${Math.abs(value)}e${digits}`);
  const rounded = Number(`${Math.round(shifted)}e${-digits}`);
  if (!Number.isFinite(rounded)) throw new NotComputed();
  return value < 0 ? -rounded : rounded;
}
