/**
 * The form of a text in which two sources of one document are compared: only letters and digits, lowercase, without accents. The rest
 * differs from print to print: hyphens at line ends, typographic quotes, bullets, spaces of justified text.
 */
export function comparable(text: string): string {
  const plain = ASCII.test(text) ? text.toLowerCase() : text.normalize("NFKD").toLowerCase();
  return plain.replaceAll(BESIDES, "");
}

const ASCII = /^[\x20-\x7e]*$/;
const BESIDES = /[^\p{L}\p{N}]+/gu;

/** A word of the file without its notation: LaTeX commands, note marks, and marks of changes. */
export function comparableWord(word: string): string {
  return comparable(word.includes("\\") ? word.replaceAll(COMMANDS, "") : word);
}

const COMMANDS = /\\[A-Za-z]+/g;
