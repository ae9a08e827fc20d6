import type { PiiKind } from "../pii/pii-kind.ts";

const word = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "iu");

/** Words for each kind of personal data. */
export const PII_WORDS: readonly { readonly pii: PiiKind; readonly words: RegExp }[] = [
  {
    pii: "email",
    words: word(
      "e-?mail[ -]?(?:address(?:es)?|adressen?|ids?)|e-?mails?(?!-)|mail ?address(?:es)?|mails?|mailadressen?",
    ),
  },
  {
    pii: "phone",
    words: word(
      "(?:tele)?phone(?: ?numbers?)?|phones|(?:mobile|cell|fax|telephone)(?: ?numbers?)|telefonnummern?|telefon|rufnummern?|handynummern?|faxnummern?",
    ),
  },
  { pii: "iban", words: word("ibans?") },
  {
    pii: "account",
    words: word(
      "(?:bank )?accounts? (?:numbers?|nos?\\.?)|account ?numbers|bank accounts?|kontonummern?|bankkonten|bankkonto",
    ),
  },
  {
    pii: "bank",
    words: word(
      "bank(?:ing)? (?:account )?(?:details|data|information|info)|account details|bankverbindung(?:en)?|kontoverbindung(?:en)?|bankdaten|kontodaten|bankangaben",
    ),
  },
  {
    pii: "amount",
    words: word(
      "(?:every|each|any) (?:amount|sum|price|figure)(?: of money)?|jede[rnm]? (?:betrag|preis|summe)|(?:money |monetary |dollar |euro |pound )?(?:amounts|sums|figures)(?: of money)?|amounts? of money|monetary (?:values?|figures?)|prices|money|" +
        "(?:dollar|pound|euro)s?(?: (?:or|and) (?:dollar|pound|euro)s?)? (?:amounts?|figures?|values?|sums?)|" +
        "(?:geld|euro|dollar)?-?beträge?n?|geldbetrag|(?:einzel|gesamt)?preise?n?|summen|geldsummen",
    ),
  },
  {
    pii: "address",
    words: word(
      "(?:postal |street |mailing |home |business |private )?address(?:es)?|anschrift(?:en)?|(?:post|wohn|privat)?adressen?|wohnanschrift(?:en)?",
    ),
  },
  {
    pii: "card",
    words: word(
      "(?:credit|debit|payment|bank)[ -]?cards?(?: ?numbers?)?|card numbers?|kreditkarten?(?:nummern?)?|kartennummern?",
    ),
  },
  { pii: "ssn", words: word("ssns?|social security(?: numbers?)?|sozialversicherungsnummern?") },
  {
    pii: "date",
    words: word("dates|(?:all|every|each|any) dates?|jede[sn]? datum|datumsangaben|alle daten|kalenderdaten"),
  },
  {
    pii: "person",
    words: word(
      "names|persons?|people|individuals|(?:personal|people'?s|person'?s) names?|names? of (?:all )?(?:persons?|people|individuals)|(?:person(?:en)?)?namen|personen",
    ),
  },
];

/** All kinds at once. */
export const ALL_PII: RegExp = word(
  "pii|personal(?:ly identifiable)? (?:data|information)|personenbezogenen? (?:daten|angaben)|persönlichen? daten",
);

/** A determiner makes the words after it the name of something in the document, not a text of it. */
export const DETERMINER: RegExp =
  /^(?:every|each|all|any|the|each and every|jede[nrs]?|alle[nrs]?|sämtliche[nr]?|die|das|den|der|dem|des)\s+/iu;

/** Introduces the name of a field: "the value of", "field", "Feld". */
export const FIELD: RegExp =
  /(?:(?:values?|contents?|entry|entries)\s+(?:of|in|for|next to|after|behind)\s+(?:the\s+)?(?:fields?\s+)?|(?:fields?|label(?:led|ed)?)\s+(?:called\s+|named\s+)?|(?:werte?|inhalt|eintrag)\s+(?:von|des|der|im|in|für|neben|hinter)\s+(?:dem\s+)?(?:feld(?:es|er)?\s+)?|feld(?:er|es)?\s+)/iu;

/** "column", "Spalte": the word next to it is the header. */
export const COLUMN: RegExp = /(?<![\p{L}])(?:columns?|spalten?)(?![\p{L}])/iu;

export const ALL_BUT: RegExp =
  /^(?:everything|anything|all|the rest|all (?:text|else)|alles|den rest|allen text)\s*,?\s*(?:but(?: not)?|except(?: for)?|apart from|other than|save|außer|bis auf|ausgenommen|mit ausnahme von)\s+/iu;

export const MATCH_CASE: RegExp =
  /,?\s*\(?(?:(?:and\s+)?match(?:ing)? (?:the )?case|case[- ]sensitive(?:ly)?|with (?:the )?same case|groß- ?und ?kleinschreibung beachten|(?:unter )?beachtung der groß- ?und ?kleinschreibung)\)?/iu;

export const PART_OF_WORD: RegExp =
  /,?\s*\(?(?:(?:also|even) (?:inside|within|in|as part of|parts of) (?:other |longer )?words?|auch (?:innerhalb|in|als teil) (?:von |anderer |anderen )?wörtern?)\)?/iu;

/** "except the last four digits": the number of chars of each place to keep. */
export const KEEP_LAST: RegExp =
  /,?\s*\(?(?:(?:and|but|aber|und)\s+)?(?:(?:except|but|save|all but|other than|apart from|everything but|leaving|leave|keep(?:ing)?|show(?:ing)?|bis auf|außer|lass(?:e|t|en)?|behalte|zeige)\s+)(?:for\s+|only\s+|nur\s+)?(?:the\s+|their\s+|its\s+|die\s+|den\s+|der\s+)?(?:last|final|letzten?)\s+(\d|two|three|four|five|six|zwei|drei|vier|fünf|sechs)(?:\s+(?:digits?|numbers?|characters?|chars?|letters?|ziffern|stellen|zahlen|zeichen|buchstaben)|(?=\s*(?:[,).]|$)))(?:\s+(?:of (?:both|each|all|them|it|these)|davon|jeweils))?(?:\s+(?:visible|readable|unredacted|as they are|stehen|sichtbar|lesbar|übrig))?\)?/iu;

const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
};

/** A small number in digits or as a word. */
export function toCount(text: string): number {
  return COUNTS[text.toLowerCase()] ?? Number(text);
}
