import type { TextStyle } from "../read/pdf/raw-page.ts";
import { type Edges, isInside, type Word } from "./text/text.ts";

/** A look with the number of its chars. */
export interface Look {
  readonly style: TextStyle;
  readonly chars: number;
}

interface PlacedEdges {
  readonly placed: { readonly kind: string } | null;
  readonly edges: Edges;
}

/** How the words inside of tables look. */
export function looksInTables(words: readonly Word[], blocks: readonly PlacedEdges[]): Look[] {
  const tables: Edges[] = [];
  for (const { placed, edges } of blocks) if (placed?.kind === "table") tables.push(edges);
  if (tables.length === 0) return [];
  const chars = new Map<TextStyle, number>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (isInAny(word, tables)) chars.set(word.style, (chars.get(word.style) ?? 0) + word.text.length);
  }
  return [...chars].map(([style, count]) => ({ style, chars: count }));
}

function isInAny(word: Word, boxes: readonly Edges[]): boolean {
  for (let at = 0; at < boxes.length; at++) if (isInside(word, boxes[at]!)) return true;
  return false;
}
