/** Normalises the text of a paragraph: collapses white space to single spaces, keeps line breaks and non-breaking spaces. */
export function tidyText(text: string): string {
  return text
    .replaceAll(/[^\S\n\u00A0]+/gu, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .trim();
}
