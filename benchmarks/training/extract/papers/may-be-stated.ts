/** Values that a paper may state although the truth lacks them, so that a result for them does not count as invented. */
import { readField } from "@docsvc/engine/src/extract/fields/read-field.ts";
import type { Concept } from "@docsvc/engine/src/extract/lexicon/concept.ts";
import { checkSchema } from "@docsvc/engine/src/extract/schema/check-schema.ts";
import { partsOfSchema, type SchemaPart } from "@docsvc/engine/src/extract/schema/schema-fields.ts";
import { toNode } from "@docsvc/engine/src/extract/schema/schema-node.ts";
import type { ReadPaper } from "./read-papers.ts";

/** Any paper may have a letterhead, a title and a currency. */
const ANYWHERE: ReadonlySet<string> = new Set<Concept>([
  "seller",
  "currency",
  "phone",
  "fax",
  "mail",
  "web",
  "address",
]);
const NAMED_ANYWHERE = /title|page|language|phones|emails/iu;
/** For real papers only a few fields were annotated: they state whom, when and how much, in other words. */
const TRADE: ReadonlySet<string> = new Set<Concept>([
  "issueDate", "dueDate", "deliveryDate", "orderDate", "startDate", "endDate", "printDate", "period", "buyer", "recipient", "advertiser", "agency", "salesperson", "contact",
  "employer", "gross", "net", "tax", "due", "grossBeforeCommission", "commission", "name", "product", "description", "place", "country", "payment", "paymentTerms", "unitPrice",
  "lineTotal", "quantity", "invoiceNumber", "orderNumber", "contractNumber", "customerNumber", "referenceNumber", "documentNumber", "deliveryNumber", "accountNumber", "iban", "bic", "bank", "vatNumber", "taxNumber", "registerNumber",
]); // prettier-ignore
const NOTED_IN_PART = new Set(["adbuy", "einvoice", "invoice2data", "sroie"]);
/** Fields of every list of goods. */
const GOODS: ReadonlySet<string> = new Set<Concept>(["description", "product", "quantity", "unitPrice", "lineTotal", "unit", "articleNumber"]); // prettier-ignore
const HAS_GOODS = /order|invoice|bill|contract \(record\)|packing|delivery note|price list/u;
const MIN_SHARE = 0.5;

/** Paths of a schema's leaves and arrays that request something the paper states under another name, or that any paper may state. */
export function mayBeStated(schema: object, paper: ReadPaper): ReadonlySet<string> {
  const own = partsOfSchema(toNode(checkSchema(paper.schema)));
  const stated = new Set<string>(own.flatMap((part) => conceptsOf(part, 2)));
  const lists = own.flatMap((part) => (part.kind === "array" ? [new Set<string>(conceptsOf(part, 1))] : []));
  const isPartly = NOTED_IN_PART.has(paper.kind);
  if (isPartly || HAS_GOODS.test(paper.kind)) lists.push(new Set(GOODS));
  const parts = partsOfSchema(toNode(checkSchema(schema)));
  return new Set(parts.filter((part) => {
    const { path } = part;
    if (NAMED_ANYWHERE.test(path.at(-1) ?? "")) return true;
    const concepts = conceptsOf(part, part.kind === "array" ? 1 : 2);
    if (part.kind !== "array") return concepts.some((one) => stated.has(one) || ANYWHERE.has(one) || (isPartly && TRADE.has(one)));
    return lists.some((list) => concepts.filter((one) => list.has(one)).length >= MIN_SHARE * Math.max(1, concepts.length));
  }).map(({ path }) => path.join(".")));
} // prettier-ignore

function conceptsOf(part: SchemaPart, count: number): Concept[] {
  if (part.kind === "leaf") return readField(part.path, part.node).concepts.slice(0, count);
  return part.kind === "array" ? partsOfSchema(part.items).flatMap((inner) => conceptsOf(inner, 1)) : [];
}
