import { findAccounts } from "./find-accounts.ts";
import { type Finder, overlapsAny, toSpan } from "./span.ts";

/** Numbers and codes of a bank or branch, after a word that names them. */
const BRANCH =
  /(?<![\p{L}])(?:sort(?:ing)? code|bank code|routing (?:number|no\.?)|aba(?: number)?|bic(?:\s*\/\s*swift)?|swift(?:[- ]?(?:code|bic))?|bankleitzahl|blz|code banque|clabe)\s*(?:is|ist|lautet|[:.#])?\s*((?:\d[\d -]{2,12}\d)|[A-Z]{4}\s?[A-Z]{2}\s?[A-Z\d]{2}(?:\s?[A-Z\d]{3})?)(?![\p{L}\p{N}])/giu;

/** What a payment needs: account numbers and IBANs, and the codes of the bank next to them. */
export const findBankDetails: Finder = (text) => {
  const accounts = findAccounts(text);
  const branches = Array.from(text.matchAll(BRANCH), (match) => toSpan(match, 1)).filter(
    // Codes are printed in capitals; other letters are the sentence that follows.
    ({ from, to }) =>
      text.slice(from, to) === text.slice(from, to).toUpperCase() && !overlapsAny({ from, to }, accounts),
  );
  return [...accounts, ...branches].toSorted((a, b) => a.from - b.from);
};
