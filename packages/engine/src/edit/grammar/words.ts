/** Matches any of these alternatives as whole words, including letters outside ASCII. */
export function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${pattern})(?![\\p{L}\\p{N}_])`, "iu");
}

/** Words for a page. */
export const PAGE_WORDS = "pages?|seiten?|blatt|blätter|sheets?|slides?|folien?";

/** A regular expression's source that matches a text. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}
