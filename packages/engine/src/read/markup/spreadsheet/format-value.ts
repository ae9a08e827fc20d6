import { format, getFormatDateInfo, getFormatFromId } from "numfmt";

/** Formats values by a number format (ECMA-376, 18.8.30 and 18.8.31). */
export interface ValueFormat {
  /** Whether it formats values as dates. */
  readonly isDate: boolean;
  number(value: number): string;
  text(value: string): string;
}

/**
 * Excel fills a cell with number signs if a value has no date, such as dates before 1900; its CSV exports contain
 * this number of them.
 */
const NO_DATE = "#".repeat(255);
const OPTIONS = { locale: "en-US", nbsp: false, overflow: NO_DATE, dateErrorNumber: false, dateSpanLarge: false };
/** Days between the starts of Excel's two date systems. */
const DAYS_TO_1904 = 1462;
/** Larger numbers are shown in scientific notation. */
const WHOLE_AS_IT_IS = 99_999_999_999;

/** @param is1904 - whether dates count from 1904 instead of 1900 */
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

/** Whether a pattern shows a day; times of day and durations do not. */
function showsDay(pattern: string): boolean {
  try {
    const { year, month, day } = getFormatDateInfo(pattern);
    return year || month || day;
  } catch {
    return false;
  }
}

/** The language of a currency; separators depend on the viewer instead. */
const LANGUAGE = /\[\$([^\]-]*)-[\dA-F]+\]/gi;
/** Elapsed time after other parts of a time: Excel ignores such a format. */
const LATE_DURATION = /[hms]+\[[hms]+\]/i;
/** Only hours, minutes or seconds, which may be negative. */
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

/** The pattern of a built-in format number; dates have a two-digit year, as in Excel's exports. */
export function builtInFormat(id: number): string {
  if (id === 14) return "m/d/yy";
  if (id === 22) return "m/d/yy h:mm";
  try {
    return getFormatFromId(id, "en-US");
  } catch {
    return "General";
  }
}
