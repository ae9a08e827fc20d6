import { contract } from "@docsvc/openapi/contract";
import type { JsonSchema, PathItem } from "@docsvc/openapi/contract";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { ValidateFunction } from "ajv/dist/2020.js";
import type { SeenRequest } from "./seen-request.ts";

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(contract, "contract");
const compiled = new Map<string, ValidateFunction>();

/** Refuses a request whose path, content type or body does not fit the contract. */
export function contractFaults({ method, path, headers, body }: SeenRequest): Response | undefined {
  const [, item] = Object.entries(contract.paths).find(([pattern]) => toRegExp(pattern).test(path)) ?? [];
  const operation = item?.[method.toLowerCase() as keyof PathItem];
  if (operation === undefined || !("requestBody" in operation)) return refuse(operation === undefined, 404);
  const content = operation.requestBody?.content ?? {};
  const type = (headers.get("content-type") ?? "").split(";", 1)[0]!;
  const media = content[type];
  if (media === undefined) return refuse(true, 415, `${type} is not ${Object.keys(content).join(" or ")}`);
  if (type === "multipart/form-data") return refuse(!(body instanceof File), 422, "the form has no file");
  const validate = compile(operation.operationId, media.schema);
  return refuse(!validate(body), 422, ajv.errorsText(validate.errors));
}

function refuse(isRefused: boolean, status: number, error = "Not Found"): Response | undefined {
  return isRefused ? Response.json({ error }, { status }) : undefined;
}

function toRegExp(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
}

function compile(id: string, schema: JsonSchema): ValidateFunction {
  const known = compiled.get(id);
  if (known !== undefined) return known;
  const absolute = JSON.stringify(schema).replaceAll('"#/', '"contract#/');
  const validate = ajv.compile(JSON.parse(absolute) as JsonSchema);
  compiled.set(id, validate);
  return validate;
}
