import type { SchemaIssue } from "../errors/job-errors.ts";

/** The keywords from which the type of a value is inferred. */
interface Keywords {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly unknown[];
  readonly items?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** Where a value's shape differs from its JSON Schema. The service validates the whole schema; this check makes the inferred type true. */
export function shapeIssues(value: unknown, schema: unknown, path = ""): readonly SchemaIssue[] {
  const keywords = Object(schema) as Keywords;
  const { anyOf, items, required = [], properties = {} } = keywords;
  const fail = (message: string): readonly SchemaIssue[] => [{ path, message }];
  if (anyOf !== undefined) {
    return anyOf.some((choice) => shapeIssues(value, choice).length === 0) ? [] : fail("fits none of the choices");
  }
  const allowed = "const" in keywords ? [keywords.const] : keywords.enum;
  const text = JSON.stringify(value);
  if (allowed?.every((one) => JSON.stringify(one) !== text)) return fail("is not an allowed value");
  const kind = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  const types = [keywords.type ?? kind].flat();
  if (!types.includes(kind) && !(types.includes("integer") && Number.isInteger(value))) {
    return fail(`must be ${types.join(" or ")}, is ${kind}`);
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => shapeIssues(item, items, `${path}/${index}`));
  if (kind !== "object") return [];
  const fields = value as Readonly<Record<string, unknown>>;
  return [
    ...required.filter((name) => !(name in fields)).flatMap((name) => fail(`misses ${name}`)),
    ...Object.keys(properties)
      .filter((name) => name in fields)
      .flatMap((name) => shapeIssues(fields[name], properties[name], path + toPointer(name))),
  ];
}

/** RFC 6901, section 3. */
export function toPointer(name: PropertyKey): string {
  return `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
