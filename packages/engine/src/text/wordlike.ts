/** Marks that printed text has before and after words. */
const OPENING = /^["'“‘«([{¿¡#$€£§•·*–—-]+/u;
const CLOSING = /["'”’»)\]}.,;:!?%°*†…–—-]+$/u;

/**
 * Whether a text is what printed text consists of: a word of letters, a number, a code of capitals; false for `~~‘l;`, `sv~n` and
 * `iiiIl`.
 */
export function isWordlike(text: string): boolean {
  const bare = text.replace(OPENING, "").replace(CLOSING, "");
  if (bare === "") return text.length === 1;
  if (/^[\p{N}.,:/%–-]+$/u.test(bare)) return true;
  if (/(.)\1\1/u.test(bare)) return false;
  // Codes, units, addresses: `PL/24-118`, `3mL`, `H2O`; but no digit among small letters.
  if (/\p{N}/u.test(bare)) return /^[\p{L}\p{N}.,:/@&+_-]+$/u.test(bare) && !/\p{Ll}\p{N}+\p{Ll}/u.test(bare);
  // A consonant is not a word, but a part of one: `e.g.`, `km/h`.
  if (/^[b-df-hj-np-tv-xz]$/u.test(bare)) return false;
  return bare.split(/[/:.@&_-]+/u).every(isWord);
}

function isWord(text: string): boolean {
  if (text === "") return true;
  if (!/^[\p{L}\p{M}'’]+$/u.test(text)) return false;
  const isCapitals = text === text.toUpperCase();
  // One capital inside a word may be a name or an error; two are an error.
  if (text.slice(1).replaceAll(/\P{Lu}/gu, "").length > 1 && !isCapitals) return false;
  if (!/^\p{Script=Latin}+$/u.test(text)) return true;
  return isCapitals || text.length <= 2 || /[aeiouyäöüáéíóúýàèìòùâêîôûåæœøãõ]/iu.test(text);
}
