import { checkSchema } from "@docsvc/engine/schema";
import { ValidationError } from "../errors/service-error.ts";

/**
 * Refuses a schema that no extraction accepts, before its document is read.
 *
 * @param place - the schema's place in the request
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
