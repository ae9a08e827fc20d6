import { findIbans } from "./find-ibans.ts";
import { type Finder, overlapsAny, toSpan } from "./span.ts";

const NAMED =
  /(?<![\p{L}])(?:(?:bank |savings |current )?(?:account|acct\.?|a\/c)\s*(?:numbers?|nos?\.?|nr\.?|#)|konto(?:nummer|[- ]?nr\.?)|kto\.?(?:[- ]?nr\.?)?)\s*(?:is|ist|lautet|[:.#])?\s*((?:[\dX*]{2,}[ -]?){1,8}[\dX*])(?![\p{L}\p{N}])/giu;

/** Account numbers: IBANs, and digits after a word that names an account. */
export const findAccounts: Finder = (text) => {
  const ibans = findIbans(text);
  const named = Array.from(text.matchAll(NAMED), (match) => toSpan(match, 1)).filter(
    (span) => !overlapsAny(span, ibans),
  );
  return [...ibans, ...named].toSorted((a, b) => a.from - b.from);
};
