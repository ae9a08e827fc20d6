import { strFromU8, strToU8 } from "fflate";
import type { Parts } from "./office-editing.ts";

/** A relationship between two parts (ISO/IEC 29500-2, 9.3). */
export interface Relation {
  readonly id: string;
  readonly type: string;
  /** Path of the part; as written if it is outside the file. */
  readonly target: string;
  readonly isExternal: boolean;
}

const RELATION = /<Relationship\b[^>]*?\/?>(?:\s*<\/Relationship>)?/gu;

export function relationsOf(parts: Parts, of: string): Relation[] {
  const data = parts.get(relationsPath(of));
  if (data === undefined) return [];
  return [...strFromU8(data).matchAll(RELATION)].map(([tag]) => {
    const get = (name: string): string => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, "u").exec(tag)?.[1] ?? "";
    const isExternal = get("TargetMode") === "External";
    return {
      id: get("Id"),
      type: get("Type"),
      isExternal,
      target: isExternal ? get("Target") : resolve(of, get("Target")),
    };
  });
}

export function relationsPath(of: string): string {
  const slash = of.lastIndexOf("/");
  return `${of.slice(0, slash + 1)}_rels/${of.slice(slash + 1)}.rels`;
}

/**
 * Removes parts from a file, together with their relationships, all relationships to them, their content types, and parts that only they refer to.
 */
export function dropParts(parts: Parts, names: readonly string[]): void {
  const gone = new Set<string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (gone.has(name) || !parts.has(name)) continue;
    const led = relationsOf(parts, name).flatMap(({ target, isExternal }) => (isExternal ? [] : [target]));
    gone.add(name);
    parts.delete(name);
    parts.delete(relationsPath(name));
    queue.push(...led.filter((target) => !isLedTo(parts, target, gone)));
  }
  dropRelations(parts, ({ target, isExternal }) => !isExternal && gone.has(target));
  const types = parts.get("[Content_Types].xml");
  if (types === undefined) return;
  const xml = strFromU8(types).replaceAll(
    /<Override\b[^>]*?PartName\s*=\s*["']\/([^"']*)["'][^>]*?\/>/gu,
    (tag, part: string) => (gone.has(part) ? "" : tag),
  );
  parts.set("[Content_Types].xml", strToU8(xml));
}

/** Removes relationships from all parts, and keeps the elements that use them. */
export function dropRelations(parts: Parts, isDropped: (relation: Relation) => boolean): void {
  for (const [path, data] of parts) {
    if (!path.endsWith(".rels")) continue;
    const of = path.replace(/_rels\/([^/]*)\.rels$/u, "$1");
    const dropped = new Set(
      relationsOf(parts, of)
        .filter(isDropped)
        .map(({ id }) => id),
    );
    if (dropped.size === 0) continue;
    const xml = strFromU8(data).replaceAll(RELATION, (tag) => {
      const id = /\sId\s*=\s*["']([^"']*)["']/u.exec(tag)?.[1] ?? "";
      return dropped.has(id) ? "" : tag;
    });
    parts.set(path, strToU8(xml));
  }
}

function isLedTo(parts: Parts, target: string, gone: ReadonlySet<string>): boolean {
  return [...parts.keys()].some((path) => {
    if (!path.endsWith(".rels")) return false;
    const of = path.replace(/_rels\/([^/]*)\.rels$/u, "$1");
    return (
      !gone.has(of) && relationsOf(parts, of).some((relation) => !relation.isExternal && relation.target === target)
    );
  });
}

function resolve(of: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const path = of.split("/").slice(0, -1);
  for (const step of target.split("/")) {
    if (step === "..") path.pop();
    else if (step !== "." && step !== "") path.push(step);
  }
  return path.join("/");
}
