import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A number that the engine decides by, as written in a source file. */
export interface Threshold {
  readonly file: string;
  readonly name: string;
  readonly value: number;
}

/** A threshold with another value. */
export interface Change {
  readonly threshold: Threshold;
  readonly value: number;
}

const DECLARATION = /^(?:export )?const ([A-Z][A-Z0-9_]*) = ([0-9][0-9._]*);/gm;

/** Finds all named numbers in some folders of the engine: `const NAME = 1.5;` at the start of a line, outside tests. */
export async function findThresholds(source: string, rooms: readonly string[]): Promise<readonly Threshold[]> {
  const found: Threshold[] = [];
  for (const room of rooms) {
    const names = (await readdir(join(source, room), { recursive: true })).filter(
      (name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !name.startsWith("train-"),
    );
    for (const name of names.sort()) {
      const text = await readFile(join(source, room, name), "utf8");
      for (const [, constant, number] of text.matchAll(DECLARATION)) {
        found.push({ file: join(room, name), name: constant!, value: Number(number!.replaceAll("_", "")) });
      }
    }
  }
  return found;
}

/** The values a fifth below and a quarter above; for a whole number, at least the adjacent ones. */
export function neighbours({ value }: Threshold): readonly number[] {
  if (value === 0) return [];
  const [below, above] = [value * 0.8, value * 1.25];
  if (!Number.isInteger(value)) return [tidy(below), tidy(above)];
  return [Math.min(value - 1, Math.round(below)), Math.max(value + 1, Math.round(above))];
}

/** Rewrites the sources of a copied engine with some thresholds changed; returns a function that restores them. */
export async function applyChanges(source: string, changes: readonly Change[]): Promise<() => Promise<void>> {
  const originals = new Map<string, string>();
  for (const { threshold, value } of changes) {
    const path = join(source, threshold.file);
    const text = await readFile(path, "utf8");
    if (!originals.has(path)) originals.set(path, text);
    await writeFile(
      path,
      text.replace(DECLARATION, (line, name: string, number: string) =>
        name === threshold.name ? line.replace(` = ${number};`, ` = ${value};`) : line,
      ),
    );
  }
  return async () => {
    for (const [path, text] of originals) await writeFile(path, text);
  };
}

function tidy(value: number): number {
  return Number(value.toPrecision(4));
}
