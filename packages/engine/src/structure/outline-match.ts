import type { OutlineEntry } from "../document/document.ts";

/** Shorter titles are no evidence. */
const SHORTEST = 3;

/** The normalised titles that an outline has for each page, without those that are too short. */
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

/** Whether a text is one of the titles of its page, from {@link titlesByPage}. */
export function isInOutline(text: string, titles: readonly string[] | undefined): boolean {
  if (titles === undefined || !titles.some((title) => mayShareEnd(text, title))) return false;
  const bare = bareText(text);
  if (bare.length < SHORTEST) return false;
  // Outlines omit numbers or shorten long titles.
  return titles.some(
    (title) =>
      title === bare || (title.length > 8 && bare.endsWith(title)) || (bare.length > 8 && title.endsWith(bare)),
  );
}

/** False if a text ends in other letters than a normalised title: this excludes nearly every text of a page. */
function mayShareEnd(text: string, bare: string): boolean {
  let at = bare.length - 1;
  for (let index = text.length - 1; index >= 0 && at >= 0; index--) {
    const code = text.charCodeAt(index);
    if (code > 0x7f) return true;
    if (!isLetterOrDigit(code)) continue;
    if ((isDigit(code) ? code : code | 0x20) !== bare.charCodeAt(at)) return false;
    at--;
  }
  return true;
}

/** ASCII only. */
function isLetterOrDigit(code: number): boolean {
  const lower = code | 0x20;
  return isDigit(code) || (lower >= 0x61 && lower <= 0x7a);
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function bareText(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, "");
}
