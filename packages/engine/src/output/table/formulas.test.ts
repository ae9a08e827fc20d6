import { expect, test } from "vitest";
import { tableOf } from "../../../testing/document-of.ts";
import { parse } from "../../parse.ts";
import { holdsFormula } from "./formulas.ts";

test.each(["=1+1", '=HYPERLINK("http://x")', "@SUM(A1)", "+cmd|' /C calc'!A0", "-2+3", "\t=1", "- none"])(
  "%j would be taken for a formula",
  (text) => {
    expect(holdsFormula(tableOf([["Name"], [text]]))).toBe(true);
  },
);

test.each(["-5", "+1,234.50", "- 12 %", "-1.000,00 €", "a=b", "1-2", ""])("%j would not", (text) => {
  expect(holdsFormula(tableOf([["Name"], [text]]))).toBe(false);
});

test("a result whose CSV holds one says so, and one in another format does not", async () => {
  const codes = async (text: string, format: "csv" | "html"): Promise<readonly string[]> => {
    const { result } = await parse(new TextEncoder().encode(text), { formatting: { table_output_format: format } });
    return result.warnings!.map(({ code }) => code);
  };
  expect(await codes("Name,Sum\nAda,=1+1\nBo,3\n", "csv")).toEqual(["csv_holds_formulas"]);
  expect(await codes("Name,Sum\nAda,-1\nBo,3\n", "csv")).toEqual([]);
  expect(await codes("Name,Sum\nAda,=1+1\nBo,3\n", "html")).toEqual([]);
});
