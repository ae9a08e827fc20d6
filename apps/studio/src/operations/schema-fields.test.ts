import { expect, test } from "vitest";
import { NEW_FIELD, toFields, toSchema } from "./schema-fields.ts";

const invoice = {
  type: "object",
  properties: {
    number: { type: "string", description: "Invoice number" },
    date: { type: "string", format: "date" },
    total: { type: "number" },
    lines: {
      type: "array",
      items: {
        type: "object",
        properties: { name: { type: "string" }, price: { type: "number" } },
        required: ["name"],
      },
    },
    tags: { type: "array", items: { type: "string" } },
  },
  required: ["number"],
};

test("a schema of plain fields is rows, and rows are that schema again", () => {
  expect(toSchema(toFields(invoice)!)).toEqual(invoice);
});

test.each([
  [{ type: "object", properties: { a: { type: "string", pattern: "x" } } }],
  [{ type: "object", properties: { a: { $ref: "#/$defs/a" } } }],
  [{ type: "object", properties: { a: { type: ["string", "null"] } } }],
  [{ type: "array", items: {} }],
  [null],
])("what rows cannot say stays JSON: %j", (schema) => expect(toFields(schema)).toBeUndefined());

test("rows without a name are left out", () => {
  expect(toSchema([NEW_FIELD, { ...NEW_FIELD, name: " a " }])).toEqual({
    type: "object",
    properties: { a: { type: "string" } },
  });
});
