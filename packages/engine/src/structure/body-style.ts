import type { DraftPage } from "./draft.ts";

/** How running text looks in this document. */
export interface BodyStyle {
  readonly size: number;
  readonly font: string;
  readonly color: number;
  /** Most running text is bold: then boldness names no heading. */
  readonly bold: boolean;
  /** Share of the document's chars set in each size (rounded to half points). */
  readonly shareBySize: ReadonlyMap<number, number>;
}

/** Finds the size, font and colour of most chars; paragraphs of several lines count double, labels and titles are short. */
export function findBodyStyle(pages: readonly DraftPage[]): BodyStyle {
  const bySize = new Map<number, number>();
  const byFont = new Map<string, number>();
  const byColor = new Map<number, number>();
  let bold = 0;
  let total = 0;
  for (const { drafts } of pages) {
    for (const draft of drafts) {
      if (draft.placed !== null) continue;
      for (const line of draft.lines) {
        const weight = line.text.length * (draft.lines.length > 2 ? 2 : 1);
        total += weight;
        bold += weight * line.boldShare;
        add(bySize, roundSize(line.size), weight);
        add(byFont, line.style.font, weight);
        add(byColor, line.style.color, weight);
      }
    }
  }
  for (const [size, weight] of bySize) bySize.set(size, weight / Math.max(1, total));
  return {
    size: bodySize(bySize),
    font: heaviest(byFont) ?? "",
    color: heaviest(byColor) ?? 0,
    bold: bold > 0.5 * total,
    shareBySize: bySize,
  };
}

/** On a cover the title may hold most of the chars; text is set in 16 pt at most where a smaller size is in use, too. */
function bodySize(shares: ReadonlyMap<number, number>): number {
  const size = heaviest(shares) ?? 10;
  if (size <= 16) return size;
  const smaller = [...shares].filter(([other, share]) => other < size && share >= 0.12);
  return heaviest(new Map(smaller)) ?? size;
}

/** Sizes to half points: producers round them differently from line to line. */
export function roundSize(size: number): number {
  return Math.round(size * 2) / 2;
}

function add<Key>(counts: Map<Key, number>, key: Key, weight: number): void {
  counts.set(key, (counts.get(key) ?? 0) + weight);
}

function heaviest<Key>(counts: ReadonlyMap<Key, number>): Key | undefined {
  let best: Key | undefined;
  let most = -1;
  for (const [key, weight] of counts) {
    if (weight > most) {
      best = key;
      most = weight;
    }
  }
  return best;
}
