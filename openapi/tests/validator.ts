import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { contract, type JsonSchema } from "../contract.ts";

// Strict, so that a misspelt keyword of the contract fails here instead of being ignored everywhere.
const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
ajv.addVocabulary(["discriminator", "x-error-status"]);
addFormats.default(ajv);
// Only the schemas: strict mode would take the other parts of the document for misspelt keywords.
ajv.addVocabulary(["components"]);
ajv.addSchema({ $id: "contract", components: { schemas: contract.components.schemas } });

/** Validates against a schema of the contract by its name. */
export function schemaValidator(name: string): ValidateFunction {
  return ajv.compile({ $ref: `contract#/components/schemas/${name}` });
}

/** Validates against a schema as written in an operation, with its local references. */
export function inlineValidator(schema: JsonSchema): ValidateFunction {
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as JsonSchema);
}
