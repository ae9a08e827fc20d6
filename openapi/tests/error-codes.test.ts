import { expect, test } from "vitest";
import { contract } from "../contract.ts";
import { errorCodes, errorStatuses } from "../generated/values.ts";
import { operations } from "./operations.ts";

test("every error code has one status, and the table of the description shows it", () => {
  const description = contract.components.schemas["ErrorCode"]!["description"] as string;
  const rows = [...description.matchAll(/^\| `(\w+)` \| (\d+) \| .+ \|$/gm)];
  expect(rows.map(([, code]) => code)).toEqual([...errorCodes]);
  expect(Object.fromEntries(rows.map(([, code, status]) => [code, Number(status)]))).toEqual(errorStatuses);
});

test("every status of an error code is one that some operation answers, but for a wrong method", () => {
  const answered = new Set(operations.flatMap(({ operation }) => Object.keys(operation.responses).map(Number)));
  const statuses = new Set<number>(Object.values(errorStatuses));
  expect([...statuses].filter((status) => !answered.has(status))).toEqual([405]);
});

test("the codes that errors of the contract carry in examples are listed", () => {
  const text = JSON.stringify(contract);
  const used = [...text.matchAll(/"(?:code|error_code)":"(\w+)"/g)].map(([, code]) => code);
  expect(used.length).toBeGreaterThan(10);
  expect(errorCodes).toEqual(expect.arrayContaining(used));
});
