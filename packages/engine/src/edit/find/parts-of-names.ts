import { findPii } from "../pii/find-pii.ts";
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

/** Full names of other persons that share a word with a name, such as those of relatives. */
export function othersCalled(word: string, name: string, text: string): string[] {
  const persons = findPii(text, ["person"]).map(({ from, to }) => text.slice(from, to).replaceAll(/\s+/gu, " ").trim());
  const others = persons.filter((person) => {
    const words = person.split(" ").filter((part) => !TITLE.test(part));
    return words.length > 1 && words.includes(word) && !words.every((part) => name.split(" ").includes(part));
  });
  return [...new Set(others)];
}

const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|sir|lady|herrn?|frau|madame|monsieur)\.?$/iu;

function isWord(word: string, text: string): boolean {
  return new RegExp(`(?<![\\p{L}@._-])${escapePattern(word.toLowerCase())}(?![\\p{L}@_-]|\\.\\p{L})`, "u").test(text);
}
