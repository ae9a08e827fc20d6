import { textOf } from "../line-index/line-index.ts";
import { readDate } from "./dates.ts";
import { monthOf } from "./months.ts";
import type { Notation, Reader } from "./reading.ts";

/** "01 Apr", "1. April", "24.12.", "4/28"; a longer number is an amount. */
const NAMED =
  /^(?:(?<d>\d{1,2})(?:st|nd|rd|th|\.)?[\s-]?(?<name>\p{L}{3,10})\.?|(?<before>\p{L}{3,10})\.?\s(?<day>\d{1,2}))$/u;
const NUMERIC = /^(?<a>\d{1,2})(?<sign>[./-])(?<b>\d{1,2})\.?$/u;
const MAX_TOKENS = 4;

/**
 * Reads a cell of a date column. Statements print day and month alone, because their period has the year: the year is that which brings
 * the day nearest to a complete date of the document, so that a statement may run over the turn of the year.
 */
export const readDateOfCell: Reader = (place, at, end, notation) => {
  const whole = readDate(place, at, end, notation);
  if (whole !== null || at > 0 || end - at > MAX_TOKENS) return whole;
  const [month, day] = dayAndMonth(textOf(place, at, end).trim(), notation) ?? [];
  if (month === undefined || day === undefined) return null;
  const value = nearestTo(notation.dates ?? [], month, day);
  return value === null ? null : { value, from: at, to: end, fit: 1 };
};

function dayAndMonth(text: string, { dayOrder }: Notation): readonly [number, number] | null {
  const named = NAMED.exec(text)?.groups;
  if (named !== undefined) {
    const month = monthOf(named["name"] ?? named["before"]!);
    return month === null ? null : [month, Number(named["d"] ?? named["day"])];
  }
  const { a, sign, b } = NUMERIC.exec(text)?.groups ?? {};
  if (a === undefined || b === undefined) return null;
  const isDayFirst = sign === "." || dayOrder === "dmy";
  if (!isDayFirst && dayOrder === null) return null;
  return isDayFirst ? [Number(b), Number(a)] : [Number(a), Number(b)];
}

function nearestTo(dates: readonly string[], month: number, day: number): string | null {
  const known = dates.map((date) => Date.parse(date));
  const years = new Set(dates.map((date) => Number(date.slice(0, 4))));
  let nearest: Date | null = null;
  let least = Infinity;
  for (const year of years) {
    const date = new Date(Date.UTC(year, month - 1, day));
    if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) continue;
    const distance = Math.min(...known.map((other) => Math.abs(other - date.getTime())));
    if (distance < least) [nearest, least] = [date, distance];
  }
  return nearest === null ? null : nearest.toISOString().slice(0, 10);
}
