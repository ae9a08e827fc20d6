import type { Place } from "../line-index/line-index.ts";
import { type Notation, readAll, type Reader, type Reading } from "./reading.ts";
import { isCurrency, startsWithCurrency } from "./currencies.ts";

/** Sign, grouped digits, decimals, and what may come before and after. */
const NUMBER =
  /^(?<open>\(?)(?<sign>[-−–+]?)(?<before>\D{0,3}?)(?<minus>[-−–]?)(?<digits>\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+(?:[.,]\d{1,6})?|\d+(?:[.,]\d{1,6})?|[.,]\d{1,4})(?:,?[-−–]{1,2})?(?<close>\)?)(?<behind>%|\D{0,4})$/u;

export interface ParsedNumber {
  readonly value: number;
  readonly decimals: number;
  readonly digits: string;
  readonly isPercent: boolean;
  readonly hasCurrency: boolean;
  readonly unit: string;
}

/** Parses a number in any of the usual notations; null for anything else. */
export function parseNumber(text: string, decimal: Notation["decimal"]): ParsedNumber | null {
  const match = NUMBER.exec(text.replace(/[;*]+$/u, ""))?.groups;
  if (match === undefined) return null;
  const { open, sign, before, minus, digits, close, behind } = match as Record<string, string>;
  const currency = before === "" ? "" : before!.trim();
  if (currency !== "" && !isCurrency(currency)) return null;
  const unit = behind!.replace(/[.,:]+$/u, "").trim();
  if (!/^\p{L}/u.test(unit) && unit !== "" && unit !== "%" && !isCurrency(unit)) return null;
  const { value, decimals } = toValue(digits!, decimal);
  const isNegative = /[-−–]/u.test(sign! + minus!) || (open === "(" && close === ")") || /\d[-−–]$/u.test(text);
  return {
    value: isNegative && value !== 0 ? -value : value,
    decimals,
    digits: digits!,
    isPercent: unit === "%",
    hasCurrency: currency !== "" || isCurrency(unit),
    unit: isCurrency(unit) || unit === "%" ? "" : unit,
  };
}

function toValue(digits: string, decimal: Notation["decimal"]): { readonly value: number; readonly decimals: number } {
  const plain = digits.replace(/['’\u00a0\u202f]/gu, "");
  const at = decimalAt(plain, decimal);
  const whole = (at < 0 ? plain : plain.slice(0, at)).replace(/[.,]/gu, "");
  const part = at < 0 ? "" : plain.slice(at + 1);
  return { value: Number(`${whole === "" ? "0" : whole}.${part === "" ? "0" : part}`), decimals: part.length };
}

/** Index at which the decimals begin; -1 if there are none. One sign before three digits separates thousands, unless the document differs. */
function decimalAt(digits: string, decimal: Notation["decimal"]): number {
  const comma = digits.lastIndexOf(",");
  const point = digits.lastIndexOf(".");
  const last = Math.max(comma, point);
  if (last < 0) return -1;
  if (comma >= 0 && point >= 0) return last;
  const sign = digits[last]!;
  if (digits.indexOf(sign) !== last) return -1;
  const behind = digits.length - last - 1;
  const mayGroup = behind === 3 && last >= 1 && last <= 3 && digits[0] !== "0";
  if (!mayGroup) return last;
  return decimal === sign ? last : -1;
}

const GROUP = /^\d{3}(?:[.,]\d{1,4})?$/u;
const HEAD = /^[-−–(]?\p{Sc}?[-−–]?\d{1,3}$/u;
/** The groups of a number are separated by a space, which is widest in monospaced fonts: 0.6 of the letter height, plus space around the digits. */
const MAX_GROUP_GAP = 0.75;

/** Joins words that form one number: its separate groups, a currency before or after it, a separate sign. */
function joinedNumber(
  place: Parameters<Reader>[0],
  at: number,
  end: number,
): { text: string; from: number; to: number } {
  const { tokens } = place;
  let from = at;
  let sign = "";
  if (/^[-−–]$/u.test(tokens[from]!.text) && from + 1 < end) sign = tokens[from++]!.text;
  if (startsWithCurrency(tokens[from]!.text) && from + 1 < end && /^[-−–(]?[\d.,]/u.test(tokens[from + 1]!.text)) {
    sign += tokens[from++]!.text.replace(/[.:]$/u, "");
  }
  let text = tokens[from]!.text;
  let to = from + 1;
  const isNear = (): boolean => to < end && tokens[to]!.left - tokens[to - 1]!.right < MAX_GROUP_GAP * place.size;
  if (HEAD.test(text)) {
    while (isNear() && GROUP.test(tokens[to]!.text) && !/[.,]/u.test(text)) text += tokens[to++]!.text;
  }
  if (place.line.recognised === true && to < end) {
    // OCR of a photographed receipt may split "64.15": the point then is part of either word.
    const next = tokens[to]!.text;
    if ((/\d[.,]$/u.test(text) && /^\d{2}$/u.test(next)) || (/\d$/u.test(text) && /^[.,]\d{2}$/u.test(next))) {
      text += next;
      to++;
    }
  }
  if (to < end && (tokens[to]!.text === "%" || isCurrency(tokens[to]!.text))) text += tokens[to++]!.text;
  return { text: sign + text, from: at, to };
}

function readParsed(
  place: Parameters<Reader>[0],
  at: number,
  end: number,
  notation: Notation,
): (ParsedNumber & Reading) | null {
  if (!/[\d]/u.test(place.tokens[at]!.text) && !isLead(place.tokens[at]!.text)) return null;
  const { text, to } = joinedNumber(place, at, end);
  const parsed = parseNumber(text, notation.decimal);
  return parsed === null ? null : { ...parsed, from: at, to, fit: 1 };
}

function isLead(text: string): boolean {
  return /^[-−–]$/u.test(text) || startsWithCurrency(text);
}

/** Reads an amount of money: decimals or a currency distinguish it from a count. */
export const readMoney: Reader = (place, at, end, notation) => {
  const parsed = readParsed(place, at, end, notation);
  if (parsed === null || parsed.isPercent || parsed.unit.length > 0) return null;
  const { value, from, to, decimals, hasCurrency, digits } = parsed;
  if (decimals === 0 && !hasCurrency && digits.replace(/\D/gu, "").length > 8) return null;
  const isCode = decimals === 0 && !hasCurrency && (/^0\d/u.test(digits) || digits.length > 7);
  const fit = isCode
    ? 0.1
    : decimals === 2
      ? 1
      : hasCurrency
        ? 0.9
        : decimals > 0
          ? 0.7
          : /[.,'’]/u.test(digits)
            ? 0.7
            : 0.4;
  return { value, from, to, fit };
};

/** An amount or a rate in a statement's row. */
export interface Amount {
  readonly value: number;
  readonly isPercent: boolean;
  readonly place: Place;
  readonly from: number;
  readonly to: number;
}

/** The amounts and rates of a place, without codes and numbers that have a unit. */
export function readAmounts(place: Place, notation: Notation): Amount[] {
  const end = place.tokens.length;
  return readAll(readStatementNumber, place, 0, end, notation).map(({ value, from, to }) => ({
    value: Number(value),
    isPercent: place.tokens.slice(from, to).some(({ text }) => text.endsWith("%")),
    place,
    from,
    to,
  }));
}

const readStatementNumber: Reader = (place, at, end, notation) => {
  const parsed = readParsed(place, at, end, notation);
  return parsed !== null && parsed.isPercent ? parsed : readMoney(place, at, end, notation);
};

export const readNumber: Reader = (place, at, end, notation) => {
  const parsed = readParsed(place, at, end, notation);
  if (parsed === null) return null;
  const { value, from, to, isPercent, hasCurrency } = parsed;
  return { value, from, to, fit: isPercent ? 0.3 : hasCurrency ? 0.6 : 1 };
};

export const readInteger: Reader = (place, at, end, notation) => {
  const parsed = readParsed(place, at, end, notation);
  if (parsed === null || !Number.isInteger(parsed.value)) return null;
  const { value, from, to, decimals, isPercent, hasCurrency } = parsed;
  return { value, from, to, fit: isPercent || hasCurrency ? 0.3 : decimals > 0 ? 0.7 : 1 };
};

/** Reads the number before a percent sign; without the sign only if a label requires it. */
export const readPercent: Reader = (place, at, end, notation) => {
  const parsed = readParsed(place, at, end, notation);
  if (parsed === null || parsed.hasCurrency || parsed.unit !== "") return null;
  const { value, from, to, isPercent } = parsed;
  return { value, from, to, fit: isPercent ? 1 : Math.abs(value) <= 100 ? 0.4 : 0.1 };
};
