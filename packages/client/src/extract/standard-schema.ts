/**
 * The parts used of Standard Schema 1.1 and its JSON Schema extension (standardschema.dev): zod from 4.2, ArkType from 2.1.28, Valibot with
 * `toStandardJsonSchema`, and others provide both.
 */
export interface StandardSchema<Output = unknown> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
    readonly jsonSchema?: {
      readonly input: (options: { readonly target: "draft-2020-12" | "draft-07" }) => Readonly<Record<string, unknown>>;
    };
  };
}

type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

export function isStandardSchema(schema: object): schema is StandardSchema {
  return "~standard" in schema;
}
