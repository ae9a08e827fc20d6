import type { Concept } from "../lexicon/concept.ts";
import { toNode } from "../schema/schema-node.ts";
import type { Field } from "./field.ts";
import { readField } from "./read-field.ts";

/** Amounts that settle each other: where one of them is asked for, the others are looked for, too. */
const AMOUNTS: readonly (readonly [Concept, string])[] = [
  ["net", "net total"],
  ["tax", "tax amount"],
  ["gross", "grand total"],
];

/** Fields that a schema does not ask for, whose values tell which are those of its own. */
export function companionsOf(fields: readonly Field[]): Field[] {
  const asked = new Set(fields.filter(({ kind }) => kind === "money").map(({ concepts }) => concepts[0]));
  if (!AMOUNTS.some(([concept]) => asked.has(concept))) return [];
  return AMOUNTS.filter(([concept]) => !asked.has(concept)).map(([, name]) =>
    readField([name], toNode({ type: "number" })),
  );
}

/** What the lines of an order have beside their names. */
const COLUMNS = ["quantity", "unit_price", "line_total"];

/** Columns that a schema does not ask for: where one field of a line is asked for alone, they tell which rows are lines. */
export function companionColumns(fields: readonly Field[]): Field[] {
  if (fields.length !== 1) return [];
  const own = fields[0]!.concepts;
  const companions = COLUMNS.map((name) => readField([name], toNode({ type: "number" })));
  return companions.filter(({ concepts }) => !concepts.some((concept) => own.includes(concept)));
}
