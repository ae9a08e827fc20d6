import { type Concept, CONCEPTS } from "../lexicon/concept.ts";
import type { ValueKind } from "../lexicon/value-kind.ts";
import type { SchemaNode } from "../schema/schema-node.ts";
import type { FieldKind } from "./field.ts";

const MONEY_WORDS =
  /^(?:amount|total|price|cost|sum|fee|value|balance|betrag|summe|preis|montant|prix|importe|precio|importo|prezzo|bedrag|prijs|gross|net|tax|revenue|income|salary)$/u;
const ADDRESS_WORD = /^(?:\p{L}*adress[e]?|\p{L}*adres|address|direccion|indirizzo|domicili[oe]|\p{L}*anschrift)$/u;
const CODE_WORDS = /^(?:№|id|code|ref|reference|key|zip|postcode|sku|isbn|ean)$/u;

/** How the values of a field are read: by its schema, by what it means, by the words of its name. */
export function kindOf(node: SchemaNode, concepts: readonly Concept[], words: readonly string[]): FieldKind {
  const { types, format, choices } = node;
  if (choices !== null) return "choice";
  const kinds = concepts.map((concept): ValueKind => CONCEPTS[concept]);
  if (types.has("boolean")) return "boolean";
  if (types.has("number")) {
    const numeric = kinds.find((kind) => NUMERIC.has(kind));
    return numeric ?? (words.some((word) => MONEY_WORDS.test(word)) ? "money" : "number");
  }
  if (types.has("integer")) return "integer";
  const byFormat = FORMATS[format];
  if (byFormat !== undefined) return byFormat;
  const first = kinds[0];
  // "billing_address", "lieferadresse": the address of the party that it names.
  if (first !== "mail" && first !== "web" && words.some((word) => ADDRESS_WORD.test(word))) return "address";
  if (first === "name" && concepts[0] === "name") return words.includes("name") ? "name" : "text";
  if (first !== undefined && first !== "number" && first !== "integer") return first;
  if (words.some((word) => /^(?:date|datum|fecha|data)$/u.test(word))) return "date";
  return words.some((word) => CODE_WORDS.test(word)) ? "code" : "text";
}

const NUMERIC: ReadonlySet<ValueKind> = new Set<ValueKind>(["money", "percent", "number", "integer"]);

const FORMATS: Readonly<Record<string, FieldKind>> = {
  date: "date",
  "date-time": "date",
  email: "mail",
  "idn-email": "mail",
  uri: "web",
  url: "web",
  iri: "web",
  hostname: "web",
  duration: "duration",
};
