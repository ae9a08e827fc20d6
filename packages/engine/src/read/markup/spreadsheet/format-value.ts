import { format, getFormatDateInfo, getFormatFromId } from "numfmt";

/** Writes values as a number format shows them (ECMA-376, 18.8.30 and 18.8.31). */
export interface ValueFormat {
  /** A date is shown. */
  readonly isDate: boolean;
  number(value: number): string;
  text(value: string): string;
}

/**
 * Excel fills a cell with number signs where a value has no date, as those before 1900; as many are in the CSV files
 * that it writes of them.
 */
const NO_DATE = "#".repeat(255);
const OPTIONS = { locale: "en-US", nbsp: false, overflow: NO_DATE, dateErrorNumber: false, dateSpanLarge: false };
/** Days between the beginnings of the two calendars of Excel. */
const DAYS_TO_1904 = 1462;
/** More digits than these are shown as a power of ten. */
const WHOLE_AS_IT_IS = 99_999_999_999;

/** @param is1904 - dates count from 1904 instead of 1900 */
export function valueFormat(pattern: string, is1904: boolean): ValueFormat {
  const hasNone = /^general$/i.test(pattern) || LATE_DURATION.test(pattern);
  if (hasNone) return { isDate: false, number: generalNumber, text: asItIs };
  const isDate = showsDay(pattern);
  const shown = isDate ? pattern : pattern.replaceAll(LANGUAGE, "[$$$1]");
  const isPlainText = showAs(shown, "x") === "x";
  const isDuration = DURATION.test(pattern);
  const shift = is1904 && isDate ? DAYS_TO_1904 : 0;
  return {
    isDate,
    number: (value) => {
      if (isDuration && value < 0) return `-${showAs(shown, -value)}`;
      return showAs(shown, value + shift);
    },
    text: isPlainText ? asItIs : (value) => showAs(shown, value),
  };
}

/** True for dates; times of a day and durations have none. */
function showsDay(pattern: string): boolean {
  try {
    const { year, month, day } = getFormatDateInfo(pattern);
    return year || month || day;
  } catch {
    return false;
  }
}

/** The language of a currency; separators are those of who looks at the sheet. */
const LANGUAGE = /\[\$([^\]-]*)-[\dA-F]+\]/gi;
/** Elapsed time after other parts of a time: Excel shows such a value as if it had no format. */
const LATE_DURATION = /[hms]+\[[hms]+\]/i;
/** Hours, minutes or seconds alone, which may be of less than nothing. */
const DURATION = /^\[(?:h+|m+|s+)\]$/i;

function showAs(pattern: string, value: number | string): string {
  try {
    return format(pattern, value, OPTIONS);
  } catch {
    return typeof value === "number" ? generalNumber(value) : value;
  }
}

function generalNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) <= WHOLE_AS_IT_IS) return String(value === 0 ? 0 : value);
  return format("General", value, OPTIONS);
}

function asItIs(value: string): string {
  return value;
}

/** The format of a number that stands for one; dates are written with a year of two digits, as Excel exports them. */
export function builtInFormat(id: number): string {
  if (id === 14) return "m/d/yy";
  if (id === 22) return "m/d/yy h:mm";
  try {
    return getFormatFromId(id, "en-US");
  } catch {
    return "General";
  }
}
