import openapiTypescript, { type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import type { Contract } from "../contract.ts";
import { type ContractTypes, toSchemaInterfaces } from "./schema-interfaces.ts";

const BLOB = ts.factory.createTypeReferenceNode("Blob");

/** Generates TypeScript for the schemas, `paths`, `components`, `operations` and `webhooks`; the descriptions become the hover text. */
export async function contractTypes(contract: Contract): Promise<ContractTypes> {
  const document = withInheritedDescriptions(contract) as unknown as OpenAPI3;
  const nodes = await openapiTypescript(document, {
    // A default makes a response field present, but the same schema in a request must stay optional.
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => (isBinary(schema) ? BLOB : undefined),
  });
  return toSchemaInterfaces(nodes);
}

/**
 * A property that only refers to a schema shows no text on hover, because the generator writes the comment at the schema.
 * This copies the schema's description to the property, so that the contract need not repeat it.
 */
function withInheritedDescriptions(contract: Contract): Contract {
  const copy = structuredClone(contract);
  const { schemas } = copy.components;
  for (const { properties } of Object.values(schemas)) {
    for (const property of Object.values((properties ?? {}) as Record<string, Record<string, unknown>>)) {
      const target = schemas[nameOf(referenceOf(property) ?? "")];
      const inherited = target?.["description"];
      if (typeof inherited === "string") property["description"] ??= firstParagraph(inherited);
    }
  }
  return copy;
}

/** The schema that a property refers to: the schema itself, or the schema or null. */
function referenceOf({ $ref, anyOf }: Readonly<Record<string, unknown>>): string | undefined {
  const [only, ...others] = [...(Array.isArray(anyOf) ? anyOf : []), { $ref }]
    .map(({ $ref: one }) => one)
    .filter(Boolean);
  return others.length === 0 ? only : undefined;
}

function firstParagraph(description: string): string {
  return description.split("\n\n", 1)[0]!.trim();
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

/** A file's bytes have no JSON form; callers pass and receive a Blob, not the string in the schema. */
function isBinary(schema: object): boolean {
  return "contentMediaType" in schema && schema.contentMediaType === "application/octet-stream";
}
