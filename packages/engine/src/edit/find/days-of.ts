import type { DateLimit } from "../instruction.ts";

const MONTHS: readonly RegExp[] = [
  /^jan/iu, /^feb/iu, /^m(?:ar|är)/iu, /^apr/iu, /^ma[iy]/iu, /^jun/iu, /^jul/iu, /^aug/iu, /^sep/iu, /^o[ck]t/iu, /^nov/iu, /^de[cz]/iu,
]; // prettier-ignore
const MS_PER_DAY = 86_400_000;

/** The days that a date with a year covers, counted from 1970: one day, or a whole month or year. Null if the date is ambiguous. */
export function daysOf(text: string): DateLimit | null {
  const year = /^(\d{4})$/u.exec(text.trim())?.[1];
  if (year !== undefined) return { from: dayOf(Number(year), 0, 1), to: dayOf(Number(year), 11, 31) };
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})/u.exec(text.trim());
  if (iso !== null) return single(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]));
  const numeric = /^(\d{1,2})([./-])\s?(\d{1,2})[./-]\s?(\d{4}|\d{2})(?!\d)/u.exec(text.trim());
  if (numeric !== null) return readNumeric(numeric);
  return readNamed(text);
}

/** With dots the day comes first. With slashes the order is known only if one of the two numbers is no month. */
function readNumeric([, first = "", sign, second = "", written = ""]: RegExpExecArray): DateLimit | null {
  const [a, b, year] = [Number(first), Number(second), written.length === 2 ? 2000 + Number(written) : Number(written)];
  if (sign === "." || a > 12) return single(year, b - 1, a);
  return b > 12 || a === b ? single(year, a - 1, b) : null;
}

function readNamed(text: string): DateLimit | null {
  const name = /\p{L}{3,}/gu;
  const month = (text.match(name) ?? []).map((word) => MONTHS.findIndex((own) => own.test(word))).find((at) => at >= 0);
  const year = /(?<!\d)\d{4}(?!\d)/u.exec(text)?.[0];
  if (month === undefined || year === undefined) return null;
  const day = /(?<!\d)(\d{1,2})(?!\d)/u.exec(text.replace(year, " "))?.[1];
  if (day !== undefined) return single(Number(year), month, Number(day));
  return { from: dayOf(Number(year), month, 1), to: dayOf(Number(year), month + 1, 0) };
}

function single(year: number, month: number, day: number): DateLimit | null {
  if (month < 0 || month > 11 || day < 1 || day > 31) return null;
  const at = dayOf(year, month, day);
  return { from: at, to: at };
}

function dayOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month, day) / MS_PER_DAY;
}
