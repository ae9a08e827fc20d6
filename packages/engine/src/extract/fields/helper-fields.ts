import type { Concept } from "../lexicon/concept.ts";
import { type SchemaNode, toNode } from "../schema/schema-node.ts";
import { toKeys, wordsOfName } from "../line-index/keys.ts";
import type { Field } from "./field.ts";
import { readField } from "./read-field.ts";

/** Amounts that determine each other: if one of them is requested, the others are searched for, too. */
const AMOUNTS: readonly (readonly [Concept, string])[] = [
  ["net", "net total"],
  ["tax", "tax amount"],
  ["gross", "grand total"],
];

/** Fields that a schema does not have, whose values help to find those of its own fields. */
export function helperFieldsOf(fields: readonly Field[]): Field[] {
  const asked = new Set(fields.filter(({ kind }) => kind === "money").map(({ concepts }) => concepts[0]));
  if (!AMOUNTS.some(([concept]) => asked.has(concept))) return [];
  // In an order without taxes the gross amount is the total.
  if (asked.has("grossBeforeCommission")) asked.add("gross");
  return AMOUNTS.filter(([concept]) => !asked.has(concept)).map(([, name]) =>
    readField([name], toNode({ type: "number" })),
  );
}

/** Columns that order lines have next to their names. */
const COLUMNS = ["quantity", "unit_price", "line_total"];
/** Words for order lines, in English, German, French, Spanish, Italian and Dutch. */
const LINE_WORD =
  /^(?:lines?|items?|positions?|products?|articles?|goods|lignes?|produits?|prestations?|lineas?|articulos?|productos?|conceptos?|partidas?|riga|righe|articol[oi]|prodott[oi]|voc[ei]|produkte?|leistung(?:en)?|waren?|producten|\p{L}*(?:position(?:en)?|posten|zeilen?|artikel(?:en)?|regels?))$/u;
const ORDER_WORD = /^(?:invoiced?|bill(?:ed)?|receipt|order(?:ed)?|purchased?|sold|delivered|details?|factura|facture|fattura|factuur|rechnung|von|de|des|di|of)$/u; // prettier-ignore
const LIST_WORD = /^(?:rows?|entr(?:y|ies)|lists?|records?|table|data|values?|details?)$/u;

/**
 * Columns that a schema does not have: if it requests only one field of an order's lines, they show which rows
 * are lines. Null if a list of one field is not about lines: a single header is no evidence of a table.
 */
export function helperColumns(
  path: readonly string[],
  list: SchemaNode,
  fields: readonly Field[],
): readonly Field[] | null {
  if (fields.length > 1) return [];
  if (!isOfLines(path.at(-1) ?? "", list)) return null;
  const own = fields[0]!.concepts;
  const helpers = COLUMNS.map((name) => readField([name], toNode({ type: "number" })));
  return helpers.filter(({ concepts }) => !concepts.some((concept) => own.includes(concept)));
}

/** Authors and attendees have names, too, but are not on the lines of an invoice. */
export function isOfLines(name: string, { title, description }: SchemaNode): boolean {
  const keys = toKeys(wordsOfName(name));
  if (keys.every((key) => LIST_WORD.test(key))) {
    return toKeys(`${wordsOfName(title)} ${description}`).some((key) => LINE_WORD.test(key));
  }
  return keys.some((key) => LINE_WORD.test(key)) && keys.every((key) => LINE_WORD.test(key) || ORDER_WORD.test(key));
}
