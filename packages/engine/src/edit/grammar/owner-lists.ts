/** Lists with one owner: "the tenant's name, address and phone" means the tenant's phone only. */
import { PII_WORDS } from "./target-words.ts";

const PARTS =
  /(\s*(?:(?:(?<!\d),|,(?!\d))(?:\s+(?:and|und|sowie)(?=\s))?|;|&|(?<=\p{L}\s?)\+(?=\s?\p{L})|(?:,\s*)?\s(?:and|as well as|und|sowie)\s)\s*)/iu;
const NAME = "(?:(?:frau|herrn?|mrs?|ms|dr|prof)\\.?\\s+)?[\\p{L}-]+(?:\\s\\p{Lu}[\\p{L}-]+){0,2}";
const BEFORE = new RegExp(`^((?:(?:the|my|our|all|both)\\s+)*${NAME}(?:['’]s|s['’]))\\s+(\\S.*)$`, "iu");
const AFTER = new RegExp(`^(\\S.*?)\\s+((?:of|des|der|vom|von)\\s+(?:(?:the|my|our|dem|der)\\s+)?${NAME})$`, "iu");
const PRONOUN = /^(his|her|its|their|seine[nrms]?|ihre[nrms]?|deren|dessen)\s+(?=\S)/iu;
const DETERMINER = /^(?:the|die|den|das|der|alle|all|sämtliche)\s+/iu;
const NAMED =
  /^(?:(?:the|den|der)\s+)?(?:[Nn]ames?|[Nn]amen?)\s+(?:of\s+)?(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+){1,2})$/u;
const NAME_KIND = /^(?:(?:full|legal|last|first)\s+)?names?$|^(?:vollständigen?\s+)?namen?s?$/iu;
const CONTACT =
  /(?<![\p{L}])(?:contact (?:details|data|information)|kontaktdaten|kontaktangaben|kontaktinformationen)(?![\p{L}])/iu;

/** Repeats the owner at each part of the list. */
export function withOwners(list: string): string {
  const text = list.replace(CONTACT, (words) =>
    /^c/iu.test(words)
      ? "phone numbers, e-mail addresses and postal addresses"
      : "Telefonnummern, E-Mail-Adressen und Anschriften",
  );
  const parts = text.split(PARTS);
  if (parts.length < 3) return text;
  return withOwnerBefore(withOwnerAfter(parts)).join("");
}

/** As in "name, address and phone of the tenant". */
function withOwnerAfter(parts: readonly string[]): string[] {
  const owner = AFTER.exec(parts.at(-1)!.trim());
  if (owner === null || !(isKind(owner[1]!) || /^\p{Lu}\p{Ll}+$/u.test(owner[1]!))) return [...parts];
  const own = [...parts];
  for (let at = parts.length - 3; at >= 0 && !BEFORE.test(parts[at]!) && !AFTER.test(parts[at]!); at -= 2) {
    if (isKind(parts[at]!)) own[at] = `${parts[at]!} ${owner[2]!}`;
  }
  return own;
}

/** As in "the tenant's name, address and phone", "Ann Lee's name and her address", "her phone number and mail". */
function withOwnerBefore(parts: readonly string[]): string[] {
  const own = [...parts];
  let owner = "";
  let isBare = false;
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at]!.trim();
    const before = BEFORE.exec(part);
    const pronoun = PRONOUN.exec(part);
    const named = NAMED.exec(part)?.[1];
    if (before !== null || named !== undefined) {
      owner = before === null ? `${named!}'s` : before[1]!;
      isBare = before !== null;
    } else if (pronoun !== null && owner !== "") {
      const rest = part.slice(pronoun[0].length);
      own[at] = isKind(rest) ? `${owner} ${rest}` : rest;
      isBare = true;
    } else if (pronoun !== null) {
      owner = pronoun[1]!;
      isBare = true;
    } else if (isBare && !DETERMINER.test(part) && isKind(part) && !AFTER.test(part)) {
      own[at] = `${owner} ${part}`;
    } else {
      isBare = false;
    }
  }
  return own;
}

function isKind(text: string): boolean {
  const bare = text.trim().replace(DETERMINER, "");
  return NAME_KIND.test(bare) || PII_WORDS.some(({ words }) => bare.replace(words, "").trim() === "");
}
