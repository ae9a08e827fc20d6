import { checkSchema } from "@docsvc/engine/schema";
import { ValidationError } from "../errors/service-error.ts";

/**
 * Refuses a schema that no extraction takes, before its document is touched.
 *
 * @param place - of the schema in the request
 * @throws {@link ValidationError} naming the place
 */
export function checkExtractSchema(schema: unknown, place: readonly (string | number)[]): void {
  try {
    checkSchema(schema);
  } catch (error) {
    const { loc, message } = error as Error & { readonly loc?: readonly (string | number)[] };
    if (loc === undefined) throw error;
    throw new ValidationError([{ loc: [...place, ...loc], msg: message, type: "invalid_schema" }]);
  }
}
