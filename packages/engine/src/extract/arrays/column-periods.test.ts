import { expect, test } from "vitest";
import { type PlacedText, transcriptOf } from "../../../testing/transcript-of.ts";
import { extract } from "../extract.ts";

const item = { type: "object", properties: { period: { type: "string" }, value: { type: ["number", "null"] } } };
const measure = { type: "array", items: item };
const statement = (...names: readonly string[]) => ({ type: "object", properties: Object.fromEntries(names.map((name) => [name, measure])) }); // prettier-ignore
const row = (label: string, top: number, ...values: readonly string[]): PlacedText[] => [
  [label, 50, top],
  ...values.map((value, at): PlacedText => [value, 330 + 100 * at, top]),
];

/** Headers are at the left of their columns, the amounts at the right. */
const REPORT: readonly PlacedText[] = [
  ["Condensed Statements of Income", 50, 60],
  ["Three Months Ended June 30,", 250, 90],
  ["2024", 250, 104],
  ["2023", 360, 104],
  ...row("Revenue", 120, "4,120", "3,970"),
  ...row("Net income", 136, "611", "580"),
  ["Condensed Balance Sheets", 50, 180],
  ["June 30, 2024", 250, 210],
  ["December 31, 2023", 360, 210],
  ...row("Cash and cash equivalents", 226, "1,204", "1,187"),
  ...row("Inventories", 242, "311", "298"),
];

test("each of two statements on a page has its own periods, and headers pair with columns in order", () => {
  const properties = {
    income_statement: statement("revenue", "net_income"),
    balance_sheet: statement("cash", "inventories"),
  };
  const [now, before] = ["2024-06-30", "2023-06-30"];
  expect(extract(transcriptOf(REPORT), { schema: { type: "object", properties } }).data).toEqual({
    income_statement: {
      revenue: [{ period: now, value: 4120 }, { period: before, value: 3970 }],
      net_income: [{ period: now, value: 611 }, { period: before, value: 580 }],
    },
    balance_sheet: {
      cash: [{ period: now, value: 1204 }, { period: "2023-12-31", value: 1187 }],
      inventories: [{ period: now, value: 311 }, { period: "2023-12-31", value: 298 }],
    },
  }); // prettier-ignore
});
