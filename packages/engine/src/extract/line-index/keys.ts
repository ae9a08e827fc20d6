/** Forms of "number" before or after what it numbers. */
const NUMBER_WORD = /^(?:#|№|nr|no|nro|num|number|nummer|numero|numer|n°|nº|n\.°|nos)$/u;
const NUMBER_TAIL = /^(\p{L}{3,}?)[-.]?(?:nummer|nr|numero)$/u;
/** Represents all forms of "number", so that "Invoice #" and "Invoice No." are the same label. */
export const NUMBER_KEY = "№";

/** Normalises a word for comparison: lower-case letters and digits, without accents and punctuation. */
export function toKey(word: string): string {
  const small = word.normalize("NFKC").toLowerCase().trim();
  const bare = small.replace(/[.:;,()]+$/u, "");
  if (NUMBER_WORD.test(bare)) return NUMBER_KEY;
  return small
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The keys of a phrase; "Rechnungsnummer" and "Rechnungs-Nr." both give the same two. */
export function toKeys(phrase: string): string[] {
  return phrase.split(/[\s/_]+/u).flatMap(keysOfWord);
}

/** Longer words are not part of a label: URLs, and the content of hostile files. */
const LONGEST_WORD = 60;

export function keysOfWord(word: string): string[] {
  if (word.length > LONGEST_WORD) return [];
  if (/\p{L}[.]?[/-]\p{L}/u.test(word) && !word.includes("://")) return word.split(/[/-]/u).flatMap(keysOfWord);
  const key = toKey(word);
  if (key === "" || key === NUMBER_KEY) return key === "" ? [] : [key];
  const tail = NUMBER_TAIL.exec(key);
  return tail === null ? [key] : [tail[1]!, NUMBER_KEY];
}

/** Splits an identifier in code into words: `invoiceNumber`, `invoice_number`, `InvoiceNo2`. */
export function wordsOfName(name: string): string {
  return name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replace(/[_\-./]+/gu, " ")
    .trim();
}
