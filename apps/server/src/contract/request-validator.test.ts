import { expect, test } from "vitest";
import { ValidationError } from "../errors/service-error.ts";
import { operations } from "./operations.ts";
import { requestValidator } from "./request-validator.ts";

test("every operation's schemas compile, and all services of a process share what was compiled", () => {
  for (const operation of operations) {
    const validator = requestValidator(operation);
    expect(requestValidator(operation)).toBe(validator);
    const query = Object.fromEntries(operation.parameters.map(({ name }) => [name, "1"]));
    const header = Object.fromEntries(operation.parameters.map(({ name }) => [name.toLowerCase(), "1"]));
    for (const check of [
      () => validator.parameters({ path: query, query, header }),
      () => validator.body({ body: {}, bodyBytes: 2 }),
      () => validator.body({ body: 1, bodyBytes: 1_000_000 }),
    ]) {
      const refusal = refusalOf(check);
      expect(refusal === undefined || refusal instanceof ValidationError, operation.id).toBe(true);
    }
  }
});

test("a field of a body that the contract does not have is named", () => {
  const parse = requestValidator(operations.find(({ id }) => id === "parse")!);
  const refusal = refusalOf(() => parse.body({ body: { input: 1, nothing: 2 }, bodyBytes: 30 }));
  expect(refusal).toMatchObject({
    detail: expect.arrayContaining([expect.objectContaining({ loc: ["body", "nothing"] })]),
  });
});

function refusalOf(check: () => unknown): unknown {
  try {
    check();
    return undefined;
  } catch (error) {
    return error;
  }
}
