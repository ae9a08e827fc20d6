/** Matches any of these alternatives as whole words, letters outside ASCII included. */
export function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${pattern})(?![\\p{L}\\p{N}_])`, "iu");
}

/** What a page is called. */
export const PAGE_WORDS = "pages?|seiten?|blatt|blätter|sheets?|slides?|folien?";

/** A text as a regular expression that matches it. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}
