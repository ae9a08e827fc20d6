import { expect, test } from "vitest";
import { transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";

const transcript = transcriptOfBlocks({ type: "Text", lines: ["Colour: red"] });
const warningsOf = (schema: object): string[] =>
  (extract(transcript, { schema }).warnings ?? []).map(({ code, message }) => `${code}: ${message}`);

test("parts of a schema that name no value are warned of, with what to do instead", () => {
  const point = { type: "array", prefixItems: [{ type: "number" }, { type: "number" }] };
  const schema = {
    type: "object",
    properties: {
      colour: { type: "string" },
      sizes: { type: "object", additionalProperties: { type: "number" } },
      lines: { type: "array", items: { type: "object", properties: { point } } },
    },
    patternProperties: { "^x-": { type: "string" } },
  };
  expect(warningsOf(schema)).toEqual([
    "schema_part_ignored: patternProperties of the root of the schema is not filled: name each value under `properties`.",
    "schema_part_ignored: additionalProperties of /sizes is not filled: name each value under `properties`.",
    "schema_part_ignored: prefixItems of /lines/*/point is not filled: give an object whose `properties` name each value.",
  ]);
});

test("an array of bare values at the root is warned of, one of objects is filled", () => {
  expect(warningsOf({ type: "array", items: { type: "string" } })).toHaveLength(1);
  expect(warningsOf({ type: "array", items: { type: "object", properties: { colour: { type: "string" } } } })).toEqual([]);
}); // prettier-ignore

test("a schema that forbids or allows other values, or holds itself, is no reason for a warning", () => {
  const node: Record<string, unknown> = { type: "object", properties: { name: { type: "string" }, next: { $ref: "#" } } };
  expect(warningsOf({ ...node, additionalProperties: false })).toEqual([]);
  expect(warningsOf({ ...node, additionalProperties: {} })).toEqual([]);
}); // prettier-ignore
