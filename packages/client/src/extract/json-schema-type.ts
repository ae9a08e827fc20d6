/** A JSON Schema as a plain object. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The type of the values that an inline JSON Schema describes, for the most common keywords; `unknown` for others. */
export type FromJsonSchema<Schema> = Schema extends { readonly const: infer Value }
  ? Value
  : Schema extends { readonly enum: readonly (infer Value)[] }
    ? Value
    : Schema extends { readonly anyOf: readonly (infer Choice)[] }
      ? FromJsonSchema<Choice>
      : Schema extends { readonly type: infer Type }
        ? FromType<Type extends readonly (infer One)[] ? One : Type, Schema>
        : unknown;

type FromType<Type, Schema> = Type extends keyof Scalars
  ? Scalars[Type]
  : Type extends "array"
    ? Schema extends { readonly items: infer Items }
      ? FromJsonSchema<Items>[]
      : unknown[]
    : Type extends "object"
      ? Schema extends { readonly properties: infer Properties }
        ? FromProperties<Properties, Schema>
        : Record<string, unknown>
      : unknown;

interface Scalars {
  string: string;
  number: number;
  integer: number;
  boolean: boolean;
  null: null;
}

type FromProperties<Properties, Schema> = Flat<
  { [Name in keyof Properties as Name extends RequiredOf<Schema> ? Name : never]: FromJsonSchema<Properties[Name]> } & {
    [Name in keyof Properties as Name extends RequiredOf<Schema> ? never : Name]?: FromJsonSchema<Properties[Name]>;
  }
>;

type RequiredOf<Schema> = Schema extends { readonly required: readonly (infer Name)[] } ? Name : never;

type Flat<Type> = { -readonly [Name in keyof Type]: Type[Name] };
