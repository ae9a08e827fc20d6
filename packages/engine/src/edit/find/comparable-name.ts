/** The name of a heading, a column or a slide as it is compared with what an instruction calls it: words in one case, without marks. */
export function comparableName(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
