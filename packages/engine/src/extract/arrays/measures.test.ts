import { expect, test } from "vitest";
import { transcriptOf } from "../../../testing/transcript-of.ts";
import { extract } from "../extract.ts";

const METRIC = {
  type: "array",
  items: {
    type: "object",
    properties: {
      data_period: {
        type: "string",
        description: "Canonical label (e.g. 'FY2025 Q3', 'FY2025 H1', 'FY2025'). 'NA' if unknown.",
      },
      unit: { type: "string" },
      scale: { type: ["integer", "null"] },
      value: { type: ["number", "null"] },
    },
  },
};

const statement = transcriptOf([
  ["For the quarterly period ended December 31, 2024", 50, 30],
  ["(In millions)", 250, 60],
  ["Three Months Ended", 330, 80],
  ["Six Months Ended", 470, 80],
  ["December 31,", 340, 92],
  ["December 31,", 480, 92],
  ["2024", 340, 104],
  ["2023", 400, 104],
  ["2024", 480, 104],
  ["2023", 540, 104],
  ["Net income", 50, 120],
  ["$963.2", 335, 120],
  ["$878.4", 395, 120],
  ["$1,919.5", 470, 120],
  ["$1,737.8", 530, 120],
  ["Goodwill", 50, 135],
  ["12.0", 345, 135],
  ["(3.0)", 400, 135],
]);

test("a row of a statement gives a value for each of its columns, with the fiscal period and the scale", () => {
  const { data } = extract(statement, {
    schema: { type: "object", properties: { net_income: METRIC, goodwill: METRIC } },
  });
  const of = (data_period: string, value: number): object => ({ data_period, unit: "USD", scale: 1_000_000, value });
  expect(data).toMatchObject({
    net_income: [of("FY2025 Q2", 963.2), of("FY2024 Q2", 878.4), of("FY2025 H1", 1919.5), of("FY2024 H1", 1737.8)],
    goodwill: [{ value: 12 }, { value: -3 }],
  });
});

test("what a statement says of a value is cited: its period, its currency and its scale", () => {
  const { citations } = extract(statement, { schema: { type: "object", properties: { net_income: METRIC } } });
  const cited = (name: string) => citations[`/net_income/0/${name}`]!.map(({ content }) => content);
  expect(cited("data_period")).toEqual(["Three Months Ended", "December 31,", "2024"]);
  expect(cited("scale")).toEqual(["(In millions)"]);
  expect(cited("unit")).toEqual(["$"]);
  expect(cited("value")).toEqual(["$963.2"]);
});

test("what only the schema says is not given as a value", () => {
  const items = {
    ...METRIC.items,
    properties: {
      ...METRIC.items.properties,
      segment: { type: "string", default: "company", description: "'NA' for company-level metrics" },
    },
  };
  const { data } = extract(statement, {
    schema: { type: "object", properties: { net_income: { type: "array", items } } },
  });
  expect(JSON.stringify(data)).not.toMatch(/company|"NA"/u);
});

test("a row whose columns are of one period is of something else", () => {
  const reconciled = transcriptOf([
    ["For the quarterly period ended December 31, 2024", 50, 30],
    ["Basic", 335, 92],
    ["Options", 400, 92],
    ["Three Months Ended December 31, 2024", 335, 104],
    ["Net income", 50, 120],
    ["963.2", 335, 120],
    ["12.0", 400, 120],
  ]);
  const { data } = extract(reconciled, { schema: { type: "object", properties: { net_income: METRIC } } });
  expect(data).toEqual({ net_income: [] });
});

test("a row of the statement that the schema names goes before the same row of another", () => {
  const page = (title: string, cash: string): readonly [string, number, number][] => [
    [title, 200, 20],
    ["For the quarterly period ended December 31, 2024", 50, 30],
    ["December 31,", 340, 92],
    ["June 30,", 400, 92],
    ["2024", 340, 104],
    ["2024", 400, 104],
    ["Cash and cash equivalents", 50, 120],
    [cash, 345, 120],
    ["7.0", 405, 120],
  ];
  const report = transcriptOf(page("STATEMENTS OF CASH FLOWS", "5.0"), page("CONSOLIDATED BALANCE SHEETS", "6.0"));
  const statements = { type: "object", properties: { cash_and_cash_equivalents: METRIC } };
  const { data } = extract(report, { schema: { type: "object", properties: { balance_sheet: statements } } });
  expect(data).toMatchObject({ balance_sheet: { cash_and_cash_equivalents: [{ value: 6 }, { value: 7 }] } });
});

test("what is spent is given as its size, what may be a gain with its sign, and a change is no period", () => {
  const flows = transcriptOf([
    ["Six Months Ended", 340, 92],
    ["December 31,", 340, 100],
    ["December 31,", 400, 100],
    ["2024", 340, 108],
    ["2023", 400, 108],
    ["Change", 560, 108],
    ["Dividends paid", 50, 120],
    ["(11.0)", 340, 120],
    ["(10.0)", 400, 120],
    ["(1.0)", 560, 120],
    ["Income tax expense (benefit)", 50, 135],
    ["(3.0)", 340, 135],
    ["(4.0)", 400, 135],
    ["1.0", 560, 135],
  ]);
  const properties = { dividends_paid: METRIC, income_tax_expense: METRIC };
  expect(extract(flows, { schema: { type: "object", properties } }).data).toMatchObject({
    dividends_paid: [{ value: 11 }, { value: 10 }],
    income_tax_expense: [{ value: -3 }, { value: -4 }],
  });
});
