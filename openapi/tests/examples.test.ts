import { describe, expect, test } from "vitest";
import { contract, type MediaType } from "../contract.ts";
import { events, operations } from "./operations.ts";
import { inlineValidator } from "./validator.ts";

const all = [...operations, ...events];
const requests = all.flatMap(({ operation }) =>
  located(`${operation.operationId} request`, operation.requestBody?.content),
);
const responses = all.flatMap(({ operation }) =>
  Object.entries(operation.responses).flatMap(([status, entry]) =>
    "$ref" in entry ? [] : located(`${operation.operationId} ${status}`, entry.content),
  ),
);
const sharedResponses = Object.entries(contract.components.responses).flatMap(([name, { content }]) =>
  located(name, content),
);

function located(where: string, content: Readonly<Record<string, MediaType>> = {}) {
  return Object.entries(content).map(([type, mediaType]) => [`${where} ${type}`, mediaType] as const);
}

describe("examples", () => {
  test.each([...requests, ...responses, ...sharedResponses])(
    "%s has an example, and every example is valid",
    (_where, { schema, examples }) => {
      expect(Object.keys(examples ?? {})).not.toEqual([]);
      const validate = inlineValidator(schema);
      for (const [name, { value }] of Object.entries(examples!)) {
        validate(value);
        expect({ name, errors: validate.errors }).toEqual({ name, errors: null });
      }
    },
  );

  test("the example of a parameter is valid", () => {
    const parameters = all.flatMap((operation) => operation.parameters);
    for (const { name, schema, example } of parameters) {
      if (example === undefined) continue;
      const validate = inlineValidator(schema);
      validate(example);
      expect({ name, errors: validate.errors }).toEqual({ name, errors: null });
    }
  });

  test("every default is valid", () => {
    for (const [name, { properties }] of Object.entries(contract.components.schemas)) {
      for (const [property, schema] of Object.entries((properties ?? {}) as Record<string, Record<string, unknown>>)) {
        if (!("default" in schema)) continue;
        const validate = inlineValidator(schema);
        validate(schema["default"]);
        expect({ name, property, errors: validate.errors }).toEqual({ name, property, errors: null });
      }
    }
  });
});
