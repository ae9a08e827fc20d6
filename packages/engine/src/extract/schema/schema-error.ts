import { EngineError } from "../../document/errors.ts";

/** The schema cannot be used; the server answers 422 with `loc`. */
export class SchemaError extends EngineError {
  /** Path of the problem from the schema's root. */
  readonly loc: readonly (string | number)[];

  constructor(message: string, loc: readonly (string | number)[] = []) {
    super("invalid_schema", message);
    this.loc = loc;
  }
}
