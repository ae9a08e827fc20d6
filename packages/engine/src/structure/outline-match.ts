import type { OutlineEntry } from "../document.ts";

/** Shorter titles say nothing. */
const SHORTEST = 3;

/** The titles that an outline has for each page, bare; too short ones are left out. */
export function titlesByPage(outline: readonly OutlineEntry[]): ReadonlyMap<number, readonly string[]> {
  const titles = new Map<number, string[]>();
  for (const { title, page } of outline) {
    const bare = bareText(title);
    if (bare.length < SHORTEST) continue;
    const list = titles.get(page);
    if (list === undefined) titles.set(page, [bare]);
    else list.push(bare);
  }
  return titles;
}

/** Tells whether a text is one of its page's titles of {@link titlesByPage}. */
export function isInOutline(text: string, titles: readonly string[] | undefined): boolean {
  if (titles === undefined) return false;
  const bare = bareText(text);
  if (bare.length < SHORTEST) return false;
  // Outlines leave numbers out or shorten long titles.
  return titles.some(
    (title) =>
      title === bare || (title.length > 8 && bare.endsWith(title)) || (bare.length > 8 && title.endsWith(bare)),
  );
}

function bareText(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, "");
}
