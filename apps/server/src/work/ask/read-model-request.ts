import type { ModelPart, ModelRequest } from "@docsvc/engine/model";

const MAX_PARTS = 64;
/** More than any operation requests. */
const MAX_TOKENS = 32_000;
/** The engine writes the schemas of answers, and they are small. */
const MAX_SCHEMA_CHARS = 20_000;

/** Copies the known fields of a request from a child; undefined if no genuine child sends such a request. */
export function readModelRequest(received: unknown): ModelRequest | undefined {
  if (!isRecord(received)) return undefined;
  const { instructions, parts, schema, mostTokens } = received;
  if (typeof instructions !== "string" || !Array.isArray(parts) || parts.length > MAX_PARTS) return undefined;
  if (!isRecord(schema) || JSON.stringify(schema).length > MAX_SCHEMA_CHARS) return undefined;
  if (!isCount(mostTokens)) return undefined;
  const read = (parts as unknown[]).map(readPart);
  const known = read.filter((part) => part !== undefined);
  return known.length === read.length ? { instructions, parts: known, schema, mostTokens } : undefined;
}

function isCount(tokens: unknown): tokens is number {
  return Number.isInteger(tokens) && (tokens as number) >= 1 && (tokens as number) <= MAX_TOKENS;
}

function readPart(part: unknown): ModelPart | undefined {
  if (!isRecord(part)) return undefined;
  const { kind, text, mediaType, base64 } = part;
  if (kind === "text" && typeof text === "string") return { kind, text };
  const isPicture = kind === "picture" && (mediaType === "image/png" || mediaType === "image/jpeg");
  return isPicture && typeof base64 === "string" && /^[A-Za-z0-9+/]*={0,2}$/.test(base64)
    ? { kind, mediaType, base64 }
    : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
