/** Mean length of a month. */
const DAYS_PER_MONTH = 30.44;

/** A moment on an axis of dates. */
export interface PrintedDate {
  /** Months since year 0, with the days as a fraction. */
  readonly months: number;
  readonly style: DateStyle;
}

/** Format of the dates of an axis; `name` is the month as a word. */
export type DateStyle = "month/year" | "name year" | "name-short year" | "year-month" | "day" | "quarter" | "name";

const NAMES = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const SHORT = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Reads a label of an axis as a date; null for any other text. Only English names of months are recognised. */
export function readDate(text: string): PrintedDate | null {
  const trimmed = text.trim();
  let match = /^(\d{1,2})[/.](\d{4})$/.exec(trimmed);
  if (match !== null) return toDate(Number(match[2]), Number(match[1]), 1, "month/year");
  match = /^(\d{4})-(\d{1,2})$/.exec(trimmed);
  if (match !== null) return toDate(Number(match[1]), Number(match[2]), 1, "year-month");
  match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(trimmed);
  if (match !== null) return toDate(Number(match[1]), Number(match[2]), Number(match[3]), "day");
  match = /^Q([1-4])[\s/-]*(\d{4})$/i.exec(trimmed);
  if (match !== null) return toDate(Number(match[2]), 3 * Number(match[1]) - 2, 1, "quarter");
  match = /^([A-Za-z]{3,9})\.?[\s-]*(?:'|’)?(\d{4}|\d{2})?$/.exec(trimmed);
  const month = match === null ? -1 : NAMES.findIndex((name) => match[1]!.toLowerCase().startsWith(name));
  if (match === null || month < 0) return null;
  if (match[2] === undefined) return toDate(0, month + 1, 1, "name");
  const year = Number(match[2]);
  return match[2].length === 2
    ? toDate(2000 + year, month + 1, 1, "name-short year")
    : toDate(year, month + 1, 1, "name year");
}

function toDate(year: number, month: number, day: number, style: DateStyle): PrintedDate | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  return { months: 12 * year + month - 1 + (day - 1) / DAYS_PER_MONTH, style };
}

/** Writes a date in the format of its axis. */
export function writeDate(months: number, style: DateStyle): string {
  const whole = style === "day" ? Math.floor(months + 0.01) : Math.round(months);
  const [year, month] = [Math.floor(whole / 12), ((whole % 12) + 12) % 12];
  const two = String(month + 1).padStart(2, "0");
  const WRITERS: Record<DateStyle, () => string> = {
    "month/year": () => `${two}/${year}`,
    "name year": () => `${SHORT[month]} ${year}`,
    "name-short year": () => `${SHORT[month]}-${String(year % 100).padStart(2, "0")}`,
    "year-month": () => `${year}-${two}`,
    day: () =>
      `${year}-${two}-${String(Math.max(1, Math.round((months - whole) * DAYS_PER_MONTH) + 1)).padStart(2, "0")}`,
    quarter: () => `Q${Math.floor(month / 3) + 1} ${year}`,
    name: () => SHORT[month]!,
  };
  return WRITERS[style]();
}
