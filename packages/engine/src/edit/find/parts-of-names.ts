import { escapePattern } from "../grammar/words.ts";
import { hasLegalForm } from "./find-parties.ts";

/** Words of a person's name that identify the person by themselves: not those that the text also uses as ordinary words, and not those of a firm. */
export function namesInPart(name: string, text: string): string[] {
  const words = name.split(" ");
  if (words.length < 2 || words.length > 4 || hasLegalForm(name) || !words.every((word) => /^\p{Lu}/u.test(word))) {
    return [];
  }
  return words.filter((word) => /^\p{Lu}\p{Ll}{2,}/u.test(word) && !isWord(word, text));
}

function isWord(word: string, text: string): boolean {
  return new RegExp(`(?<![\\p{L}@._-])${escapePattern(word.toLowerCase())}(?![\\p{L}@_-]|\\.\\p{L})`, "u").test(text);
}
