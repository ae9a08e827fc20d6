import type { ValidationIssue } from "@docsvc/openapi";
import type { ErrorObject } from "ajv/dist/2020.js";

/** A list of a thousand wrong items would be reported a thousand times. */
const MAX_ISSUES = 100;

/** Converts Ajv's errors to places with messages. `root` is the part of the request: `body`, `query` …. */
export function toIssues(root: readonly string[], errors: readonly ErrorObject[]): readonly ValidationIssue[] {
  return withoutUnionNoise(errors)
    .slice(0, MAX_ISSUES)
    .map((error) => ({
      loc: [...root, ...pointerToPath(error.instancePath), ...missingOrExtra(error)],
      msg: sentenceOf(error),
      type: TYPE_OF[error.keyword] ?? error.keyword,
    }));
}

/**
 * A value that fits no branch of an `anyOf` causes errors for all branches. Keeps those of the branch whose type the value has; if it has
 * none of the types, keeps one error that names them all.
 */
function withoutUnionNoise(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const union = errors.find(({ keyword }) => keyword === "anyOf" || keyword === "oneOf");
  if (union === undefined) return errors;
  const inside = errors.filter(
    (error) =>
      error !== union &&
      (error.instancePath === union.instancePath || error.instancePath.startsWith(`${union.instancePath}/`)),
  );
  const outside = errors.filter((error) => error !== union && !inside.includes(error));
  const isTypeHere = (error: ErrorObject): boolean =>
    error.keyword === "type" && error.instancePath === union.instancePath;
  const relevant = inside.filter((error) => !isTypeHere(error));
  const types = [...new Set(inside.filter(isTypeHere).flatMap(({ params }) => params["type"] as string))];
  const kept = relevant.length > 0 ? relevant : [{ ...union, keyword: "type", params: { type: types } }];
  return withoutUnionNoise([...outside, ...kept]);
}

function missingOrExtra({ keyword, params }: ErrorObject): readonly string[] {
  if (keyword === "required") return [params["missingProperty"] as string];
  if (keyword === "additionalProperties") return [params["additionalProperty"] as string];
  return [];
}

function pointerToPath(pointer: string): readonly (string | number)[] {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((part) => (/^(0|[1-9]\d{0,8})$/.test(part) ? Number(part) : part));
}

function sentenceOf({ keyword, params, message }: ErrorObject): string {
  return SENTENCE_OF[keyword]?.(params) ?? message ?? "is not valid";
}

const SENTENCE_OF: Readonly<Record<string, (params: Record<string, unknown>) => string>> = {
  required: () => "is required",
  additionalProperties: ({ additionalProperty }) =>
    FIELDS_OF_OTHERS.get(additionalProperty as string) ?? "is not a known field; remove it or check its spelling",
  type: ({ type }) => `must be ${[type].flat().map(String).join(" or ")}`,
  enum: ({ allowedValues }) => `must be one of ${(allowedValues as unknown[]).join(", ")}`,
  const: ({ allowedValue }) => `must be ${String(allowedValue)}`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  exclusiveMinimum: ({ limit }) => `must be more than ${String(limit)}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${String(limit)}`,
  minLength: ({ limit }) => `must have at least ${String(limit)} characters`,
  maxLength: ({ limit }) => `must have at most ${String(limit)} characters`,
  minItems: ({ limit }) => `must have at least ${String(limit)} elements`,
  maxItems: ({ limit }) => `must have at most ${String(limit)} elements`,
  pattern: ({ pattern }) => `must match ${String(pattern)}`,
  format: ({ format }) =>
    format === "date-time" ? "must be a time such as 2026-11-20T09:15:00Z" : `must be a valid ${String(format)}`,
};

/** Fields in requests to similar services, with the alternative here. */
const FIELDS_OF_OTHERS: ReadonlyMap<string, string> = new Map([
  [
    "settings",
    "is not a field here: an extract cites every value (citations) and reads lists to their end (array_extract) by itself; remove it, and put options of reading into parsing",
  ],
  ["instructions", "is not a field here: an extract takes schema and system_prompt of its own"],
]);

const TYPE_OF: Readonly<Record<string, string>> = {
  required: "missing",
  additionalProperties: "extra_forbidden",
  type: "type_error",
  minimum: "greater_than_equal",
  maximum: "less_than_equal",
  exclusiveMinimum: "greater_than",
  exclusiveMaximum: "less_than",
  minLength: "string_too_short",
  maxLength: "string_too_long",
  minItems: "too_short",
  maxItems: "too_long",
  pattern: "string_pattern_mismatch",
};
