import { contract } from "@docsvc/openapi/contract";
import type { Response as ContractResponse } from "@docsvc/openapi/contract";
import { operationsAt } from "../../src/contract/operations.ts";
import { createSchemaCompiler } from "../../src/contract/schema-compiler.ts";

export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Statuses that are valid for every path, even if the contract has no operation for it. */
const EVERYWHERE: Readonly<Record<number, string>> = {
  400: "BadRequest",
  401: "Unauthorized",
  404: "NotFound",
  405: "NotFound",
  429: "TooManyRequests",
  413: "PayloadTooLarge",
  415: "UnsupportedMediaType",
};

const compile = createSchemaCompiler({ allErrors: true });
const compiled = new Map<object, ReturnType<typeof compile>>();

/** Returns how a response violates the contract; empty if it does not. */
export function contractFaults(exchange: Exchange): readonly string[] {
  const { method, path, status, headers, text } = exchange;
  if (path === "/docs" && status === 200) return [];
  // The studio's own requests are not part of the contract.
  if (path.startsWith("/studio") && headers.get("x-request-id") !== null) return [];
  if (headers.get("x-request-id") === null) return ["no x-request-id"];
  const response = declaredResponse(method, path, status);
  if (response === undefined) {
    return [`${method} ${path} answered the undeclared status ${status}: ${text.slice(0, 300)}`];
  }
  if (method === "HEAD") return [];
  const contentType = headers.get("content-type")?.split(";", 1)[0] ?? "";
  const media = response.content?.[contentType];
  if (media === undefined) return [`${method} ${path} ${status} has the undeclared type "${contentType}"`];
  // Part of a JSON text is not JSON.
  if (contentType !== "application/json" || status === 206) return [];
  const validate = compiled.get(media) ?? compile(media.schema);
  compiled.set(media, validate);
  const value = JSON.parse(text) as unknown;
  if (validate(value)) return errorFaults(status, value);
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${method} ${path} ${status}: ${instancePath} ${message}: ${text.slice(0, 300)}`,
  );
}

/** Checks beyond the schema: an error has a code that fits its status, and a message. */
function errorFaults(status: number, value: unknown): readonly string[] {
  if (status < 400 || status === 422) return [];
  const { code, error } = value as { code?: string; error: string };
  const statuses = contract.components.schemas["ErrorCode"]?.["x-error-status"] as Record<string, string[]>;
  if (code === undefined || !statuses[String(status)]?.includes(code)) {
    return [`code ${code} is not one of status ${status}`];
  }
  return error.length < 10 && error !== "cancelled" ? [`the error "${error}" says nothing`] : [];
}

function declaredResponse(method: string, path: string, status: number): ContractResponse | undefined {
  const { responses } = contract.components;
  const wanted = method === "HEAD" ? "GET" : method;
  const operation = operationsAt(path).find((one) => one.method === wanted)?.operation;
  const declared = operation?.responses[String(status)];
  if (declared !== undefined) {
    return "$ref" in declared ? responses[declared.$ref.split("/").at(-1)!] : declared;
  }
  const known = operation === undefined || status === 400 || status === 404 ? EVERYWHERE[status] : undefined;
  return known === undefined ? undefined : responses[known];
}
