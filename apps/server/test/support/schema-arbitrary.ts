import { contract } from "@docsvc/openapi/contract";
import type { JsonSchema } from "@docsvc/openapi/contract";
import fc from "fast-check";
import type { Arbitrary } from "fast-check";

export interface ArbitraryOptions {
  /** Mixes in values that the schema refuses, at every place: other types, one beyond a limit, unknown fields. */
  readonly wild: boolean;
  /** Values that replace those of a schema, by its name in the contract. */
  readonly instead: Readonly<Record<string, Arbitrary<unknown>>>;
}

/** Random values for a schema of the contract. Its limits, and the values one within and one beyond them, are likely. */
export function schemaArbitrary(schema: JsonSchema, options: ArbitraryOptions): Arbitrary<unknown> {
  const tame = tameArbitrary(schema, options);
  if (!options.wild) return tame;
  return fc.oneof({ weight: 60, arbitrary: tame }, { weight: 1, arbitrary: WILD });
}

const WILD: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, "", "\u0000", "\uD800", "__proto__", [], {}, [null], { a: 1 }),
  fc.constantFrom("ünïcødé 🎉", "' or 1=1 --", "../../etc/passwd", "%00", "x".repeat(70_000)),
  fc.jsonValue({ maxDepth: 3 }),
);

function tameArbitrary(schema: JsonSchema, options: ArbitraryOptions): Arbitrary<unknown> {
  const reference = schema["$ref"];
  if (typeof reference === "string") {
    const name = reference.split("/").at(-1)!;
    return options.instead[name] ?? schemaArbitrary(contract.components.schemas[name]!, options);
  }
  if ("const" in schema) return fc.constant(schema["const"]);
  if (Array.isArray(schema["enum"])) return fc.constantFrom<unknown>(...schema["enum"]);
  const union = (schema["anyOf"] ?? schema["oneOf"]) as readonly JsonSchema[] | undefined;
  if (union !== undefined) return fc.oneof(...union.map((branch) => schemaArbitrary(branch, options)));
  const types = [schema["type"] ?? []].flat() as string[];
  if (types.length === 0) return fc.jsonValue({ maxDepth: 2 });
  return fc.oneof(...types.map((type) => OF_TYPE[type]!(schema, options)));
}

type OfType = (schema: JsonSchema, options: ArbitraryOptions) => Arbitrary<unknown>;

const OF_TYPE: Readonly<Record<string, OfType>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: (schema, { wild }) => {
    const min = (schema["minimum"] as number | undefined) ?? -1000;
    const max = (schema["maximum"] as number | undefined) ?? 1000;
    const edges = fc.constantFrom(min, min + 1, max - 1, max);
    const within = fc.oneof(edges, fc.integer({ min, max }), fc.integer({ min, max: Math.min(max, min + 5) }));
    if (!wild) return within;
    const beyond = fc.constantFrom(min - 1, max + 1, min + 0.5);
    return fc.oneof({ weight: 8, arbitrary: within }, { weight: 1, arbitrary: beyond });
  },
  number: (schema, { wild }) => {
    const above = schema["exclusiveMinimum"] as number | undefined;
    const max = (schema["maximum"] as number | undefined) ?? 1e6;
    const beyond = wild && above !== undefined ? [above, above - 1, max + 1] : [];
    return fc.constantFrom(max, max / 2, max - 1, ...beyond);
  },
  string: (schema, { wild }) => {
    const minLength = (schema["minLength"] as number | undefined) ?? 0;
    const maxLength = (schema["maxLength"] as number | undefined) ?? 200;
    const edges = [minLength, Math.min(maxLength, minLength + 1), maxLength];
    const beyond = wild ? [maxLength + 1, Math.max(0, minLength - 1)] : [];
    return fc.oneof(
      { weight: 4, arbitrary: fc.string({ unit: "binary", minLength, maxLength: Math.min(maxLength, 40) }) },
      { weight: 1, arbitrary: fc.constantFrom(...edges, ...beyond).map((length) => "é".repeat(length)) },
    );
  },
  array: (schema, options) => {
    const minLength = (schema["minItems"] as number | undefined) ?? 0;
    const maxItems = (schema["maxItems"] as number | undefined) ?? 5;
    const items = schemaArbitrary(schema["items"] as JsonSchema, options);
    const usual = fc.array(items, {
      minLength: options.wild ? 0 : minLength,
      maxLength: Math.min(maxItems, minLength + 3),
    });
    if (!options.wild) return usual;
    const many = items.map((item) => Array<unknown>(maxItems + 1).fill(item));
    return fc.oneof({ weight: 20, arbitrary: usual }, { weight: 1, arbitrary: many });
  },
  object: (schema, options) => {
    const properties = Object.entries((schema["properties"] ?? {}) as Record<string, JsonSchema>);
    if (properties.length === 0) {
      return fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 });
    }
    const model = Object.fromEntries(properties.map(([name, inner]) => [name, schemaArbitrary(inner, options)]));
    const required = (schema["required"] ?? []) as string[];
    const whole = fc.record(model, { requiredKeys: required });
    if (!options.wild) return whole;
    return fc.oneof(
      { weight: 40, arbitrary: whole },
      { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
      { weight: 1, arbitrary: whole.map((value) => ({ ...value, ["surprise\u0000"]: 1 })) },
    );
  },
};
