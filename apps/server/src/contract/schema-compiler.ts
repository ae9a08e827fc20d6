import { contract } from "@docsvc/openapi/contract";
import type { JsonSchema } from "@docsvc/openapi/contract";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";

export interface CompileOptions {
  /** Reports every error instead of only the first. */
  readonly allErrors: boolean;
}

export type CompileSchema = (schema: JsonSchema) => ValidateFunction;

/** Compiles schemas of the contract, to which their references are relative. Values are not coerced, defaulted or removed. */
export function createSchemaCompiler(options: CompileOptions): CompileSchema {
  const ajv = new Ajv2020({
    allErrors: options.allErrors,
    coerceTypes: false,
    useDefaults: false,
    removeAdditional: false,
    strict: false,
    validateFormats: true,
    verbose: false,
  });
  addFormats(ajv);
  ajv.addSchema(document, DOCUMENT_ID);
  return (schema) => ajv.compile(absoluteReferences(schema));
}

const DOCUMENT_ID = "contract";
const document = contract as unknown as Record<string, unknown>;
// The package is CommonJS: its function is the default export's `default` for TypeScript, and the default itself for Node.
const addFormats = formats as unknown as typeof formats.default;

/** Makes `#/components/…` refer to the contract in a schema that is compiled alone. */
function absoluteReferences(schema: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === "$ref" && typeof value === "string" && value.startsWith("#") ? DOCUMENT_ID + value : value,
    ),
  ) as JsonSchema;
}
