import { contract } from "@docsvc/openapi/contract";
import type { JsonSchema, Parameter } from "@docsvc/openapi/contract";
import type { ValidateFunction } from "ajv/dist/2020.js";
import { ServiceError, ValidationError } from "../errors/service-error.ts";
import type { ServedOperation } from "./operations.ts";
import { createSchemaCompiler } from "./schema-compiler.ts";
import { toIssues } from "./validation-issues.ts";

export type ParameterValue = string | number | boolean;
export type ParameterValues = Readonly<Record<string, ParameterValue | undefined>>;

export interface RawParameters {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, unknown>>;
}

export interface RequestValidator {
  /** @throws {@link ValidationError}, or {@link ServiceError} if a required body is missing */
  body(request: { readonly body: unknown; readonly bodyBytes: number }): void;
  /** Converts values to their types, by their names in the contract. @throws {@link ValidationError} */
  parameters(raw: RawParameters): ParameterValues;
}

/**
 * Reporting every error takes memory for each: for a long array of wrong values, one per element. For bodies beyond this size only the first
 * error is reported.
 */
const ALL_FAULTS_BYTES = 64 * 1024;

const compileFirst = createSchemaCompiler({ allErrors: false });
const compileAll = createSchemaCompiler({ allErrors: true });

const validators = new Map<ServedOperation, RequestValidator>();

/**
 * The validator of an operation, shared by all services of this process. Its schemas are compiled when they are first used: compiling all of
 * them took a third of the processor time of a start.
 */
export function requestValidator(operation: ServedOperation): RequestValidator {
  let validator = validators.get(operation);
  if (validator === undefined) validators.set(operation, (validator = createRequestValidator(operation)));
  return validator;
}

function createRequestValidator({ bodySchema, parameters }: ServedOperation): RequestValidator {
  const first = bodySchema === undefined ? undefined : once(() => compileFirst(bodySchema));
  const all = bodySchema === undefined ? undefined : once(() => compileAll(bodySchema));
  const known: readonly KnownParameter[] = parameters.map((parameter) => ({
    parameter,
    key: parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name,
    validate: once(() => compileAll(parameter.schema)),
  }));
  return {
    body({ body: value, bodyBytes }) {
      if (first === undefined || all === undefined) return;
      if (value === undefined) {
        throw new ServiceError("bad_request", "The body is empty. Send a JSON object as application/json.");
      }
      if (first()(value)) return;
      const validate = bodyBytes <= ALL_FAULTS_BYTES ? all() : first();
      validate(value);
      throw new ValidationError(toIssues(["body"], validate.errors ?? []));
    },
    parameters(raw) {
      const values: Record<string, ParameterValue | undefined> = {};
      const issues: Issues = [];
      for (const one of known) values[one.parameter.name] = readParameter(one, raw, issues);
      if (issues.length > 0) throw new ValidationError(issues);
      return values;
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

type Issues = ReturnType<typeof toIssues>[number][];

interface KnownParameter {
  readonly parameter: Parameter;
  /** Name of the value in the request; header names are lower case. */
  readonly key: string;
  readonly validate: () => ValidateFunction;
}

/** @param issues errors of the value are appended */
function readParameter(
  { parameter, key, validate }: KnownParameter,
  raw: RawParameters,
  issues: Issues,
): ParameterValue | undefined {
  const given = raw[parameter.in][key];
  if (given === undefined) return defaultOf(parameter.schema);
  const value = coerce(given, parameter.schema);
  const isValid = validate();
  if (isValid(value)) return value as ParameterValue;
  issues.push(...toIssues([parameter.in, parameter.name], isValid.errors ?? []));
  return undefined;
}

/** Converts text to the type that the schema requires, if it is valid text of that type. Other text stays and fails the schema. */
function coerce(given: unknown, schema: JsonSchema): unknown {
  if (typeof given !== "string") return given;
  if (schema["type"] === "integer") return /^-?\d{1,15}$/.test(given) ? Number(given) : given;
  if (schema["type"] === "boolean") return given === "true" ? true : given === "false" ? false : given;
  return sameButForCase(given, resolve(schema)["enum"]) ?? given;
}

/** A component schema, by its name. */
function resolve(schema: JsonSchema): JsonSchema {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(String(schema["$ref"]))?.[1];
  return (name === undefined ? undefined : SCHEMAS[name]) ?? schema;
}

const SCHEMAS: Readonly<Record<string, JsonSchema>> = contract.components.schemas;

/** Accepts values in another case: `status=completed` is unambiguous. */
function sameButForCase(given: string, known: unknown): string | undefined {
  if (!Array.isArray(known)) return undefined;
  return known.find((one): one is string => typeof one === "string" && one.toLowerCase() === given.toLowerCase());
}

function defaultOf(schema: JsonSchema): ParameterValue | undefined {
  return schema["default"] as ParameterValue | undefined;
}
