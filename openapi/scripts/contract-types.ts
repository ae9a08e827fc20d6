import openapiTypescript, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import type { Contract } from "../contract.ts";

const BLOB = ts.factory.createTypeReferenceNode("Blob");

/** `paths`, `components`, `operations` and `webhooks` as TypeScript; the descriptions become the hover text. */
export async function contractTypes(contract: Contract): Promise<string> {
  // The generator works on the document in place.
  const document = structuredClone(contract) as unknown as OpenAPI3;
  const nodes = await openapiTypescript(document, {
    // A default makes a response field present, but the same schema in a request must stay optional.
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => (isBinary(schema) ? BLOB : undefined),
  });
  return astToString(nodes);
}

/** A file's bytes have no JSON form; callers hand in and get out a Blob, not the string of the schema. */
function isBinary(schema: object): boolean {
  return "contentMediaType" in schema && schema.contentMediaType === "application/octet-stream";
}
