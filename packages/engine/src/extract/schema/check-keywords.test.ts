import { expect, test } from "vitest";
import { checkSchema } from "./check-schema.ts";

const text = { type: "string" };

test.each([
  ["a type that JSON Schema does not have", { properties: { a: { type: "text" } } }, ["properties", "a", "type"]],
  ["one among several", { properties: { a: { type: ["string", "nil"] } } }, ["properties", "a", "type"]],
  ["one in the items of a list", { properties: { a: { type: "array", items: { type: "row" } } } }, 4],
  ["one of a variant", { properties: { a: { anyOf: [text, { type: "float" }] } } }, 5],
  ["a misspelled root", { type: "objet", properties: { a: text } }, ["type"]],
  ["properties as a list", { type: "object", properties: ["a"] }, ["properties"]],
  ["a property that is a word", { properties: { a: "string" } }, ["properties", "a"]],
  ["fields without properties", { total: "number", due: "date" }, []],
])("%s is refused, and the place is named", (_, schema, loc) => {
  const named: unknown = typeof loc === "number" ? expect.objectContaining({ length: loc }) : loc;
  expect(() => checkSchema(schema)).toThrow(expect.objectContaining({ code: "invalid_schema", loc: named }));
});

test("what was meant is said", () => {
  expect(() => checkSchema({ total: "number" })).toThrow('{"properties":{"total":{"type":"string"}}}');
  expect(() => checkSchema({ properties: { due: { type: "date" } } })).toThrow('{"type":"string","format":"date"}');
});

test.each([
  ["names of fields that are keywords", { properties: { type: text, properties: text, items: text } }],
  ["values that look like schemas", { properties: { a: { enum: [{ type: "x" }], default: { type: "y" } } } }],
  ["schemas that are true or false", { properties: { a: true }, additionalProperties: false }],
  ["lists by position", { properties: { a: { type: "array", items: [text] } } }],
  ["definitions", { $defs: { a: text }, $ref: "#/$defs/a", "x-order": ["a"] }],
  ["one that asks for nothing", {}],
  ["one that only describes itself", { title: "Invoice", description: "of a supplier", required: ["total"] }],
])("%s are taken", (_, schema) => {
  expect(checkSchema(schema)).toBe(schema);
});
