import type { Draft, DraftPage } from "./draft.ts";

const CAPTION =
  /^(?:figure|fig\.?|table|tab\.|chart|graph|exhibit|plate|map|scheme|photo|illustration|box|listing|algorithm|abbildung|abb\.|tabelle|figura|tableau|tabla)\s*(?:[A-Z]?\d+(?:[.\-–:]\s?\d+)*[A-Za-z]?(?!\p{L})|[IVX]+(?!\p{L})|:)/iu;

/** How its first words begin: nearly every text is told apart by that, in a fraction of the pattern's time. */
const BEGINNING = /^(?:fig|tab|cha|gra|exh|pla|map|sch|pho|ill|box|lis|alg|abb)/i;

// Shown by structure.test.ts (figures and tables know their captions); fixture paper.

/** Further from its figure a caption belongs to something else. */
const FARTHEST = 60;

/** True for the text of a caption: "Figure 3.", "Table 2-1:". */
export function isCaption(text: string): boolean {
  const match = BEGINNING.test(text) ? CAPTION.exec(text) : null;
  if (match === null) return false;
  // "Figure 5 follows one of them …" is a sentence; a caption goes on with a stop or a capital.
  return /^\s*(?:$|[.:;|)–—-]|[\p{Lu}\p{Lo}\d"“‘'([])/u.test(text.slice(match[0].length));
}

/** Ties captions to the figure or table they stand next to; they stay blocks of their own. */
export function tieCaptions({ drafts }: DraftPage): void {
  const targets = drafts.filter((draft) => draft.placed?.kind === "figure" || draft.placed?.kind === "table");
  const tied = new Set<Draft>();
  for (const draft of drafts) {
    if (draft.placed !== null || draft.type !== null || !isCaption(draft.text)) continue;
    const wantsTable = /^tab/i.test(draft.text);
    let best: Draft | undefined;
    let bestDistance = FARTHEST;
    for (const target of targets) {
      if (tied.has(target)) continue;
      const distance = distanceBetween(draft, target) + ((target.placed!.kind === "table") === wantsTable ? 0 : 15);
      if (distance < bestDistance) {
        best = target;
        bestDistance = distance;
      }
    }
    // A caption is text whether or not its figure was found, and never a heading.
    draft.type = "Text";
    if (best === undefined) continue;
    tied.add(best);
    best.caption = draft.text;
  }
}

function distanceBetween(a: Draft, b: Draft): number {
  const across = Math.max(0, Math.max(a.edges.left, b.edges.left) - Math.min(a.edges.right, b.edges.right));
  const down = Math.max(0, Math.max(a.edges.top, b.edges.top) - Math.min(a.edges.bottom, b.edges.bottom));
  return across + down;
}
