import { isObject, type SchemaObject } from "./schema-object.ts";

/** Returns the part of the schema that a JSON Pointer or an anchor names; null if there is none. */
export function resolveRef(ref: string, root: SchemaObject): SchemaObject | null {
  if (ref === "#") return root;
  if (!ref.startsWith("#/")) return findAnchor(ref.slice(1), root);
  let at: unknown = root;
  for (const part of ref.slice(2).split("/")) {
    const key = safeDecode(part).replaceAll("~1", "/").replaceAll("~0", "~");
    if (Array.isArray(at)) at = at[Number(key)] as unknown;
    else if (isObject(at) && Object.hasOwn(at, key)) at = at[key];
    else return null;
  }
  return isObject(at) ? at : null;
}

function findAnchor(name: string, root: SchemaObject): SchemaObject | null {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (isObject(value) && (value["$anchor"] === name || value["$id"] === `#${name}`)) return value;
    if (typeof value === "object" && value !== null) open.push(...(Object.values(value) as unknown[]));
  }
  return null;
}

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
