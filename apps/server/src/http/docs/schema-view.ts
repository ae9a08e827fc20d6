/** A JSON Schema as nested lists that unfold, with each property's name, type, whether it is required, default and description. */
import { contract } from "@docsvc/openapi/contract";
import type { JsonSchema } from "@docsvc/openapi/contract";
import { escapeHtml, renderMarkdown } from "./markup.ts";

/** Deeper schemas are links to the schema by its name. */
const DEEPEST = 4;

export function renderSchema(schema: JsonSchema, depth = 0): string {
  const { resolved, name } = resolve(schema);
  const alternatives = (resolved["oneOf"] ?? resolved["anyOf"]) as readonly JsonSchema[] | undefined;
  const kinds = alternatives?.filter((one) => one["type"] !== "null");
  if (kinds !== undefined && kinds.length > 0) {
    return kinds.length === 1
      ? renderSchema(kinds[0]!, depth)
      : `<ul class="schema">${kinds.map((one) => `<li><em>or</em> ${renderAlternative(one, depth)}</li>`).join("")}</ul>`;
  }
  const items = resolved["items"] as JsonSchema | undefined;
  if (items !== undefined) return renderSchema(items, depth);
  const properties = allProperties(resolved);
  if (properties.length === 0) return "";
  if (depth > DEEPEST && name !== undefined) return linkTo(name);
  return `<ul class="schema">${properties.map(([key, value, isRequired]) => renderProperty(key, value, isRequired, depth)).join("")}</ul>`;
}

function renderAlternative(schema: JsonSchema, depth: number): string {
  const inner = renderSchema(schema, depth + 1);
  const title = `<code>${escapeHtml(typeOf(schema))}</code>`;
  return inner === "" ? title : `<details><summary>${title}</summary>${inner}</details>`;
}

function renderProperty(key: string, schema: JsonSchema, isRequired: boolean, depth: number): string {
  const { resolved } = resolve(schema);
  const fallback = schema["default"] ?? resolved["default"];
  const description = (schema["description"] ?? resolved["description"] ?? "") as string;
  const inner = renderSchema(schema, depth + 1);
  const head = `<b>${escapeHtml(key)}</b> <code>${escapeHtml(typeOf(schema))}</code>${isRequired ? ' <em class="required">required</em>' : ""}${fallback === undefined ? "" : ` <small>default <code>${escapeHtml(JSON.stringify(fallback))}</code></small>`}`;
  const text = description === "" ? "" : renderMarkdown(description);
  return inner === ""
    ? `<li>${head}${text}</li>`
    : `<li><details><summary>${head}</summary>${text}${inner}</details></li>`;
}

function allProperties(schema: JsonSchema): readonly (readonly [string, JsonSchema, boolean])[] {
  const parts = [schema, ...((schema["allOf"] ?? []) as readonly JsonSchema[]).map((part) => resolve(part).resolved)];
  return parts.flatMap((part) => {
    const required = new Set((part["required"] ?? []) as readonly string[]);
    const properties = Object.entries((part["properties"] ?? {}) as Readonly<Record<string, JsonSchema>>);
    return properties.map(([key, value]) => [key, value, required.has(key)] as const);
  });
}

function typeOf(schema: JsonSchema): string {
  const { resolved, name } = resolve(schema);
  if (resolved["const"] !== undefined) return JSON.stringify(resolved["const"]);
  const choices = resolved["enum"] as readonly unknown[] | undefined;
  if (choices !== undefined) return choices.map((one) => JSON.stringify(one)).join(" | ");
  const alternatives = (resolved["oneOf"] ?? resolved["anyOf"]) as readonly JsonSchema[] | undefined;
  if (alternatives !== undefined) return alternatives.map(typeOf).join(" | ");
  const items = resolved["items"] as JsonSchema | undefined;
  if (items !== undefined) return `${typeOf(items)}[]`;
  const type = resolved["type"];
  return name ?? (Array.isArray(type) ? type.join(" | ") : typeof type === "string" ? type : "any");
}

function resolve(schema: JsonSchema): { readonly resolved: JsonSchema; readonly name: string | undefined } {
  const reference = schema["$ref"];
  if (typeof reference !== "string") return { resolved: schema, name: undefined };
  const name = reference.split("/").at(-1)!;
  return { resolved: contract.components.schemas[name] ?? {}, name };
}

function linkTo(name: string): string {
  return `<a href="#schema-${name}">${name}</a>`;
}
