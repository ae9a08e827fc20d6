/**
 * Text as two sources of the same document are compared by: letters and digits alone, in one case and without accents. What is
 * between them differs from print to print: hyphens at the ends of lines, curled quotes, bullets, spaces of justified text.
 */
export function comparable(text: string): string {
  const plain = ASCII.test(text) ? text.toLowerCase() : text.normalize("NFKD").toLowerCase();
  return plain.replaceAll(BESIDES, "");
}

const ASCII = /^[\x20-\x7e]*$/;
const BESIDES = /[^\p{L}\p{N}]+/gu;

/** A word as the file has it, without what only its notation says: commands of LaTeX, marks of notes and of changes. */
export function comparableWord(word: string): string {
  return comparable(word.includes("\\") ? word.replaceAll(COMMANDS, "") : word);
}

const COMMANDS = /\\[A-Za-z]+/g;
