import type { OutlineEntry } from "../document.ts";

/** Tells whether a text is the title of an outline entry that points at its page. */
export function isInOutline(text: string, page: number, outline: readonly OutlineEntry[]): boolean {
  if (outline.length === 0) return false;
  const bare = bareText(text);
  if (bare.length < 3) return false;
  return outline.some((entry) => {
    if (entry.page !== page) return false;
    const title = bareText(entry.title);
    // Outlines leave numbers out or shorten long titles.
    return (
      title.length >= 3 &&
      (title === bare || (title.length > 8 && bare.endsWith(title)) || (bare.length > 8 && title.endsWith(bare)))
    );
  });
}

function bareText(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, "");
}
