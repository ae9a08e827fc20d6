import document from "./generated/contract.json" with { type: "json" };

/** A JSON Schema 2020-12, as OpenAPI 3.1 uses it. References are local: `#/components/schemas/…`. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** A `{ $ref }` in place of the thing itself. */
export interface Reference {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface MediaType {
  readonly schema: JsonSchema;
  readonly examples?: Readonly<Record<string, { readonly summary?: string; readonly value: unknown }>>;
}

export interface RequestBody {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<
    Record<string, { readonly description?: string; readonly schema: JsonSchema } | Reference>
  >;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  /** Absent: the document's own `security`, an API key. Empty: open to all. */
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, Response | Reference>>;
}

export type Method = "get" | "post" | "put" | "delete";

export type PathItem = { readonly [M in Method]?: Operation } & {
  readonly parameters?: readonly (Parameter | Reference)[];
};

export interface Contract {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly headers: Readonly<Record<string, { readonly description?: string; readonly schema: JsonSchema }>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
}

/** The whole contract as JSON, for validation at run time and for `GET /openapi.json`. */
export const contract: Contract = document as unknown as Contract;
