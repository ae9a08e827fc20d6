/** The contract's operations as the service needs them, with references resolved. */
import { contract } from "@docsvc/openapi/contract";
import type { JsonSchema, Method, Operation, Parameter, PathItem, Reference } from "@docsvc/openapi/contract";

/** Who may call: anyone, the holder of a key, or the holder of a key or a signed address. */
export type Access = "open" | "key" | "signed";

export interface ServedOperation {
  readonly id: string;
  readonly method: Uppercase<Method>;
  /** As in the contract: `/job/{job_id}`. */
  readonly path: string;
  readonly access: Access;
  readonly parameters: readonly Parameter[];
  /** The JSON Schema of a JSON body; undefined if the operation has none. */
  readonly bodySchema: JsonSchema | undefined;
  readonly multipart: boolean;
  /** True if the body is raw bytes. */
  readonly binary: boolean;
  readonly operation: Operation;
}

const METHODS: readonly Method[] = ["get", "post", "put", "delete"];

export const operations: readonly ServedOperation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation === undefined ? [] : [toServed(path, item, method, operation)];
  }),
);

const patterns = new Map<string, RegExp>();

/** The operations of a concrete path, by method; empty if the contract has no such path. */
export function operationsAt(pathname: string): readonly ServedOperation[] {
  return operations.filter(({ path }) => pathPattern(path).test(pathname));
}

function toServed(path: string, item: PathItem, method: Method, operation: Operation): ServedOperation {
  const content = operation.requestBody?.content ?? {};
  return {
    id: operation.operationId,
    method: method.toUpperCase() as Uppercase<Method>,
    path,
    access: accessOf(operation),
    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolveParameter),
    bodySchema: content["application/json"]?.schema,
    multipart: content["multipart/form-data"] !== undefined,
    binary: content["application/octet-stream"] !== undefined,
    operation,
  };
}

function accessOf(operation: Operation): Access {
  const schemes = operation.security ?? contract.security;
  if (schemes.length === 0) return "open";
  return schemes.some((scheme) => "signedUrl" in scheme) ? "signed" : "key";
}

function resolveParameter(parameter: Parameter | Reference): Parameter {
  return "$ref" in parameter ? contract.components.parameters[parameter.$ref.split("/").at(-1)!]! : parameter;
}

function pathPattern(path: string): RegExp {
  const known = patterns.get(path);
  if (known !== undefined) return known;
  const escaped = path.replaceAll(".", String.raw`\.`).replaceAll(/\{\w+\}/g, "[^/]+");
  const pattern = new RegExp(`^${escaped}$`);
  patterns.set(path, pattern);
  return pattern;
}
