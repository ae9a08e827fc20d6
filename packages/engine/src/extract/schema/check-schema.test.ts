import { expect, test } from "vitest";
import { transcriptOf } from "../../../testing/transcript-of.ts";
import { extract } from "../extract.ts";
import { checkSchema } from "./check-schema.ts";

const empty = transcriptOf([]);

test("a schema of more than 5,000 nodes is refused", () => {
  const properties = Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [`p${index}`, {}]));
  expect(() => checkSchema({ type: "object", properties })).toThrow("5000 nodes");
});

test("a schema of a hundred thousand levels is refused without exhausting the stack", () => {
  let schema: unknown = { type: "string" };
  for (let level = 0; level < 100_000; level++) schema = { type: "object", properties: { a: schema } };
  expect(() => checkSchema(schema)).toThrow("100 levels");
});

test("a schema whose parts refer to each other twice is refused, or read in no time where few do", () => {
  const doubled = (levels: number): Record<string, unknown> => {
    const $defs: Record<string, unknown> = { a0: { properties: { total: { type: "number" } } } };
    for (let level = 1; level <= levels; level++) {
      $defs[`a${level}`] = { allOf: [{ $ref: `#/$defs/a${level - 1}` }, { $ref: `#/$defs/a${level - 1}` }] };
    }
    return { $ref: `#/$defs/a${levels}`, $defs };
  };
  expect(() => checkSchema(doubled(60))).toThrow("combines its parts");
  expect(extract(empty, { schema: { ...doubled(12), required: ["total"] } }).missing).toEqual(["/total"]);
});

test("a chain of thousands of references is refused without exhausting the stack", () => {
  const parts = Array.from({ length: 4000 }, (_, index) => [`a${index}`, { $ref: `#/$defs/a${index + 1}` }]);
  expect(() => checkSchema({ $ref: "#/$defs/a0", $defs: Object.fromEntries(parts) })).toThrow("combines its parts");
});

test.each([
  ["allOf", { allOf: [{ $ref: "#" }, { $ref: "#" }] }],
  ["anyOf", { $ref: "#/$defs/a", $defs: { a: { anyOf: [{ $ref: "#/$defs/a" }, { $ref: "#/$defs/a" }] } } }],
  ["itself", { $ref: "#" }],
])("a schema that leads back to itself by %s has an end", (_, schema) => {
  expect(extract(empty, { schema }).data).toEqual({});
});

test("names that objects have by themselves are names", () => {
  const schema = JSON.parse('{"properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"}}}') as Record<
    string,
    unknown
  >;
  const letter = transcriptOf([["Constructor: Ada", 50, 50]]);
  expect(extract(letter, { schema }).data).toMatchObject({ constructor: "Ada" });
});

test("a schema that points to another document is refused, and the place is named", () => {
  const schema = { type: "object", properties: { a: { $ref: "https://example.org/schema.json" } } };
  expect(() => checkSchema(schema)).toThrow(
    expect.objectContaining({ loc: ["properties", "a", "$ref"], code: "invalid_schema" }),
  );
});

test("a schema of too many bytes is refused", () => {
  expect(() => checkSchema({ description: "x".repeat(300_000) })).toThrow("bytes");
});

test("a schema that holds itself ends where the document ends", () => {
  expect(extract(empty, { schema: { $ref: "#" } }).data).toEqual({});
  const schema = {
    $ref: "#/$defs/node",
    $defs: {
      node: { type: "object", properties: { name: { type: ["string", "null"] }, child: { $ref: "#/$defs/node" } } },
    },
  };
  expect(extract(empty, { schema }).data).toMatchObject({ name: null });
});

test("a pattern that backtracks holds nothing up", () => {
  const properties = { code: { type: ["string", "null"], pattern: "^(a+)+$" } };
  const transcript = transcriptOf([["Code: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1", 50, 50]]);
  expect(extract(transcript, { schema: { type: "object", properties } }).data).toEqual({ code: null });
});
