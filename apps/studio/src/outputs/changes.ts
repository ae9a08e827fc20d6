/** Compares two results of the same file with different options. */
import type { ParseConfig } from "@docsvc/openapi";
import type { PlacedBlock, StudioDocument } from "../document/document.ts";

/** A block at one place, before and after; one of the two is missing if it was added or removed. */
export interface Change {
  readonly before: PlacedBlock | undefined;
  readonly after: PlacedBlock | undefined;
}

/** An option that differs, by path; its values as JSON, undefined for the default. */
export interface OptionChange {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Blocks that differ, in the order of the pages. The chunk of a block does not count. */
export function changedBlocks(before: StudioDocument, after: StudioDocument): readonly Change[] {
  const left = new Map(before.blocks.map((block) => [placeOf(block), block]));
  const changes: Change[] = [];
  for (const block of after.blocks) {
    const place = placeOf(block);
    const old = left.get(place);
    left.delete(place);
    if (old === undefined || !isSameBlock(old, block)) changes.push({ before: old, after: block });
  }
  for (const block of left.values()) changes.push({ before: block, after: undefined });
  return changes.toSorted((a, b) => orderOf(a) - orderOf(b));
}

function placeOf({ bbox: { page, left, top, width, height } }: PlacedBlock): string {
  return [page, ...[left, top, width, height].map((part) => part.toFixed(3))].join(" ");
}

function isSameBlock(a: PlacedBlock, b: PlacedBlock): boolean {
  return a.type === b.type && a.content === b.content && a.confidence === b.confidence;
}

function orderOf({ before, after }: Change): number {
  const { page, top } = (after ?? before)!.bbox;
  return page + top;
}

export function changedOptions(before: ParseConfig, after: ParseConfig): readonly OptionChange[] {
  const old = new Map(leavesOf(before, []));
  const now = new Map(leavesOf(after, []));
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((change) => change.before !== change.after);
}

function leavesOf(value: unknown, path: readonly string[]): readonly (readonly [string, string])[] {
  const isLeaf = typeof value !== "object" || value === null || Array.isArray(value);
  if (isLeaf) return [[path.join("."), JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}
