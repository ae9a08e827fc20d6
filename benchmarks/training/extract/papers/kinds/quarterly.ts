import { generator, pick, type Random, shuffled, within } from "../../random.ts";
import { drawValue } from "../draw-value.ts";
import { esc, styleOf } from "../issuers.ts";
import type { MadePaper } from "../paper-kind.ts";

const STATES = ["Delaware", "Ohio", "Nevada", "Minnesota"];
/** Rows of the statement of income, by the names of their fields: some have two names, of which an issuer prints one. */
const INCOME: Readonly<Record<string, string>> = {
  revenue: "Net sales|Total revenue|Revenues",
  cost_of_sales: "Cost of sales|Cost of goods sold",
  gross_profit: "Gross profit|Gross margin",
  research_and_development: "Research and development",
  operating_income: "Operating income|Income from operations",
  interest_expense: "Interest expense",
  income_tax: "Provision for income taxes|Income tax expense",
  net_income: "Net income|Net earnings",
};
const BALANCE: Readonly<Record<string, string>> = {
  cash: "Cash and cash equivalents",
  receivables: "Accounts receivable, net|Trade receivables",
  inventories: "Inventories",
  total_assets: "Total assets",
  accounts_payable: "Accounts payable",
  long_term_debt: "Long-term debt",
  retained_earnings: "Retained earnings",
  total_equity: "Total shareholders’ equity|Total stockholders’ equity",
};
const QUARTERS = [
  ["March 31", "03-31"],
  ["June 30", "06-30"],
  ["September 30", "09-30"],
] as const;
/** Rows that a schema requests, each with a value for each period. */
const ASKED = 4;

/** A quarterly financial report: a cover with fields, and statements with columns for periods. */
export function makeQuarterlyReport(look: number, seed: number): MadePaper {
  const random = generator(seed * 6131 + 5);
  const style = styleOf("en", random);
  const company = String(drawValue("firm", style, random).truth);
  const [day, ending] = pick(QUARTERS, random);
  const year = within(2019, 2025, random);
  const ein = `${within(10, 98, random)}-${within(1_000_000, 9_999_999, random)}`;
  const file = `001-${within(10_000, 39_999, random)}`;
  const state = pick(STATES, random);
  const shares = within(20_000_000, 900_000_000, random);
  const [end, before, yearEnd] = [`${year}-${ending}`, `${year - 1}-${ending}`, `${year - 1}-12-31`];
  const income = drawRows(INCOME, random);
  const balance = drawRows(BALANCE, random);
  const cell = (text: string): string => `<td class="num">${text}</td>`;
  const table = (heads: readonly string[], rows: readonly Row[]): string =>
    `<table class="rows ${["bare", "ruled", "striped"][look]!}">${heads.map((head) => `<tr>${head}</tr>`).join("")}${rows.map(({ label, values }) => `<tr><td>${esc(label)}</td>${values.map((value) => cell(printed(value))).join("")}</tr>`).join("")}</table>`;
  const scale = "<p>(in thousands, except per share amounts) (unaudited)</p>";
  const quarter = [
    [`<th></th><th colspan="2">Three Months Ended ${day},</th>`, `<th></th><th>${year}</th><th>${year - 1}</th>`],
    [`<th></th><th>Quarter ended<br>${day}, ${year}</th><th>Quarter ended<br>${day}, ${year - 1}</th>`],
    [`<th></th><th>${day}, ${year}</th><th>${day}, ${year - 1}</th>`],
  ][look]!;
  const body = `<div class="${look === 1 ? "sans" : "serif"}"><div class="centre"><h1>FORM 10-Q</h1><p>QUARTERLY REPORT PURSUANT TO SECTION 13 OR 15(d)</p>
<p>For the quarterly period ended ${day}, ${year}</p><p>Commission file number: ${file}</p><h2>${esc(company)}</h2><p>(Exact name of registrant as specified in its charter)</p></div>
<table class="wide"><tr><td>${state}</td><td>${ein}</td></tr><tr><td class="label">(State or other jurisdiction of incorporation)</td><td class="label">(I.R.S. Employer Identification No.)</td></tr></table>
<p>As of ${day}, ${year}, there were ${shares.toLocaleString("en-US")} shares of common stock outstanding.</p>
<h2>Condensed Consolidated Statements of Income</h2>${scale}${table(quarter, income)}
<p>See notes to the condensed consolidated financial statements.</p>
<h2>Condensed Consolidated Balance Sheets</h2>${scale}${table([`<th></th><th>${day}, ${year}</th><th>December 31, ${year - 1}</th>`], balance)}</div>`;
  const asked = { income_statement: pickRows(income, random), balance_sheet: pickRows(balance, random) };
  const text = { type: ["string", "null"] };
  const measure = { type: "array", items: { type: "object", properties: { period: { type: "string", description: "Last day of the period, YYYY-MM-DD" }, value: { type: ["number", "null"] } } } };
  const measures = (rows: readonly Row[]): object => ({ type: "object", properties: Object.fromEntries(rows.map(({ name }) => [name, measure])) });
  const schema = {
    type: "object",
    properties: {
      company: text,
      form_type: text,
      period_end: { ...text, format: "date" },
      commission_file_number: text,
      state_of_incorporation: text,
      employer_identification_number: text,
      shares_outstanding: { type: ["integer", "null"] },
      income_statement: measures(asked.income_statement),
      balance_sheet: measures(asked.balance_sheet),
      auditor: text,
      dividend_declared: { type: ["number", "null"] },
    },
  };
  const items = (rows: readonly Row[], periods: readonly string[]): object =>
    Object.fromEntries(rows.map(({ name, values }) => [name, values.map((value, at) => ({ period: periods[at], value }))]));
  const truth = {
    company,
    form_type: "10-Q",
    period_end: end,
    commission_file_number: file,
    state_of_incorporation: state,
    employer_identification_number: ein,
    shares_outstanding: shares,
    income_statement: items(asked.income_statement, [end, before]),
    balance_sheet: items(asked.balance_sheet, [end, yearEnd]),
    auditor: null,
    dividend_declared: null,
  };
  return { kind: "quarterly report", issuer: ["years under months", "two-line headers", "dates as headers"][look]!, body, schema, truth };
} // prettier-ignore

interface Row {
  readonly name: string;
  readonly label: string;
  /** The current period's, and the one before. */
  readonly values: readonly [number, number];
}

function drawRows(names: Readonly<Record<string, string>>, random: Random): Row[] {
  return Object.entries(names).map(([name, labels]) => {
    const sign = name === "net_income" && random() < 0.3 ? -1 : 1;
    const value = (): number => sign * within(1200, 980_000, random);
    return { name, label: pick(labels.split("|"), random), values: [value(), value()] };
  });
}

function pickRows(rows: readonly Row[], random: Random): Row[] {
  return shuffled(rows, random).slice(0, ASKED);
}

/** Losses are in brackets. */
function printed(value: number): string {
  const amount = Math.abs(value).toLocaleString("en-US");
  return value < 0 ? `(${amount})` : amount;
}
