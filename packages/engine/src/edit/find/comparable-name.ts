/** Normalises the name of a heading, a column or a slide for comparison with the one in an instruction: lower case, without punctuation. */
export function comparableName(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
