/** The text of a paragraph as a line of it reads: runs of white space are one space, line breaks and hard spaces stay. */
export function tidyText(text: string): string {
  return text
    .replaceAll(/[^\S\n\u00A0]+/gu, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .trim();
}
