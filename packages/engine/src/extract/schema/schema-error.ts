import { EngineError } from "../../document/errors.ts";

/** A schema that is not extracted by; the server answers 422 with `loc`. */
export class SchemaError extends EngineError {
  /** Where in the schema, from its root. */
  readonly loc: readonly (string | number)[];

  constructor(message: string, loc: readonly (string | number)[] = []) {
    super("invalid_schema", message);
    this.loc = loc;
  }
}
