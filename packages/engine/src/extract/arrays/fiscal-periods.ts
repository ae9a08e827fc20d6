import type { SchemaNode } from "../schema/schema-node.ts";
import { parseDate } from "../values/dates.ts";
import type { Period } from "./column-periods.ts";

/** The position of a report in its company's fiscal year. */
export interface FiscalCalendar {
  /** Last day of the reported period. */
  readonly end: string;
  /** Months of the fiscal year that have passed by then. */
  readonly months: number;
}

/** Patterns for the reported period, the most specific first: a quarterly report names its last fiscal year, too. */
const PERIODS_ENDED: readonly RegExp[] = [
  /(?:quarterly\s+period|quarter)\s+ended:?\s+(\p{L}+\s+\d{1,2},\s+\d{4})/iu,
  /(?:fiscal\s+year|year|period)\s+ended:?\s+(\p{L}+\s+\d{1,2},\s+\d{4})/iu,
];
const CUMULATED: readonly (readonly [RegExp, number])[] = [
  [/\bnine\s+months\s+ended/iu, 9],
  [/\bsix\s+months\s+ended/iu, 6],
  [/\bthree\s+months\s+ended/iu, 3],
];

/** Reads the report's period from its cover and the headings of its statements; null for other documents. */
export function fiscalCalendar(texts: readonly string[]): FiscalCalendar | null {
  // The date may be on the line below the words.
  const lines = texts.map((text, index) => `${text} ${texts[index + 1] ?? ""}`);
  const ended = PERIODS_ENDED.map((pattern) => lines.map((line) => pattern.exec(line)?.[1]).find(isDefined)).find(
    isDefined,
  );
  const end = ended === undefined ? null : parseDate(ended.replaceAll(/\s+/gu, " "), "mdy");
  if (end === null) return null;
  const months = CUMULATED.find(([pattern]) => texts.some((text) => pattern.test(text)))?.[1] ?? 12;
  return { end: end.iso, months };
}

function isDefined(text: string | undefined): text is string {
  return text !== undefined;
}

/** Formats a period as the schema requests it: "FY2025 Q2" if it names fiscal periods, otherwise as dates. */
export function labelOf(
  { months, end }: Period,
  calendar: FiscalCalendar | null,
  { description, pattern }: SchemaNode,
): string {
  if (calendar === null || !/FY\d{4}|FY\\d/u.test(description + pattern)) return end;
  const passed = months === null ? monthsIntoYear(end, calendar) : monthsIntoYear(end, calendar);
  const year = `FY${fiscalYear(end, calendar)}`;
  if (passed === 12) return months === 3 ? `${year} Q4` : year;
  if (months === null || months === 3) return `${year} Q${Math.round(passed / 3)}`;
  return months === 6 ? `${year} H1` : `${year} YTD`;
}

function monthsIntoYear(end: string, calendar: FiscalCalendar): number {
  const shift = monthOf(end) - monthOf(calendar.end);
  return ((((calendar.months + shift - 1) % 12) + 12) % 12) + 1;
}

/** A fiscal year is named after the calendar year in which it ends. */
function fiscalYear(end: string, calendar: FiscalCalendar): number {
  return Math.floor((monthOf(end) + (12 - monthsIntoYear(end, calendar))) / 12);
}

/** Months since year 0; a quarter that ends in the first days of a month counts for the month before. */
function monthOf(iso: string): number {
  const [year, month, day] = iso.split("-").map(Number) as [number, number, number];
  return 12 * year + month - 1 - (day <= 10 ? 1 : 0);
}
