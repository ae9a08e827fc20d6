/**
 * Postal addresses: a street with its number, and what follows up to the place and its code, across line ends.
 *
 * Terms: a street line is a number and a name with a street's ending, in the order of its language. A place is a postcode with a town, in either
 * order.
 */
import type { Finder, Span } from "./span.ts";

const WORD = "\\p{Lu}[\\p{L}\\p{M}'’.-]*";
const STREET_END =
  "Street|St\\.?|Road|Rd\\.?|Avenue|Ave\\.?|Lane|Ln\\.?|Row|Close|Drive|Dr\\.?|Way|Court|Ct\\.?|Place|Pl\\.?|Square|Sq\\.?|Boulevard|Blvd\\.?|Terrace|Crescent|Gardens|Grove|Hill|Quay|Wharf|Parkway|Pkwy\\.?|Highway|Hwy\\.?|Mews|Walk|Parade|Circle|Trail|Broadway|Embankment|Green|Rise|View";
const UNIT =
  "(?:(?:Unit|Apt\\.?|Apartment|Suite|Ste\\.?|Flat|Floor|Room|#)\\s?[\\p{N}\\p{Lu}]{1,5}(?:st|nd|rd|th)?(?:\\sFloor)?)";
const SEPARATOR = "(?:\\s*,\\s*|\\s*\\n\\s*|\\s+)";
const ENGLISH = `(?:${UNIT}\\s*,?\\s*)?\\d{1,5}[A-Za-z]?\\s+(?:(?:N|S|E|W|North|South|East|West)\\.?\\s+)?(?:${WORD}\\s+){1,4}?(?:${STREET_END})(?![\\p{L}])(?:\\s*,?\\s*${UNIT})?`;
const GERMAN_NAME =
  "(?:\\p{Lu}[\\p{L}.-]*(?:straße|strasse|str\\.|weg|allee|platz|gasse|ring|ufer|damm|markt|hof|steig|chaussee|berg|wall|graben|park|brücke|stieg|pfad|winkel|twiete)|(?:\\p{Lu}[\\p{L}-]+(?:er|sche|)\\s)(?:Straße|Strasse|Str\\.|Weg|Allee|Platz|Gasse|Ring|Ufer|Damm|Markt|Chaussee|Landstraße)|(?:Am|Im|An der|An den|Auf der|Auf dem|Zum|Zur|In der|In den|Unter den|Hinter der|Vor dem)\\s+(?:\\p{Lu}[\\p{L}-]+)(?:\\s\\p{Lu}[\\p{L}-]+)?)";
const GERMAN = `${GERMAN_NAME}\\s+\\d{1,4}\\s?[a-z]?(?:\\s?[-–/]\\s?\\d{1,4}\\s?[a-z]?)?(?![\\p{L}\\p{N}])`;
const ROMANCE = `\\d{1,4}\\s?(?:bis|ter)?,?\\s+(?:rue|avenue|boulevard|place|chemin|allée|quai|impasse|route|cours)\\s+(?:(?:de|du|des|la|le|l'|d'|les)\\s*){0,2}(?:${WORD}\\s?){1,4}|(?:Via|Viale|Piazza|Corso|Calle|Avenida|Plaza|Paseo|Rua)\\s+(?:(?:de|del|della|di|da|dos|la|el)\\s+){0,2}(?:${WORD}\\s+){1,3},?\\s*\\d{1,4}`;
const BOX = "(?:P\\.?\\s?O\\.?\\s?Box|Postfach)\\s+\\d[\\d ]{0,8}\\d";
const TOWN = `${WORD}(?:[ -](?:(?:am|an der|upon|on|de|la|le|sur|im|in)[ -])?${WORD}){0,3}`;
const UK_CODE = "\\p{Lu}{1,2}\\d[\\p{Lu}\\d]?\\s?\\d\\p{Lu}{2}";
const US_STATE = "(?:\\p{Lu}{2}|\\p{Lu}\\p{Ll}+(?:\\s\\p{Lu}\\p{Ll}+)?)";
const PLACE = `(?:(?:[A-Z]{1,2}-)?\\d{4,5}\\s+${TOWN}|${TOWN}${SEPARATOR}${UK_CODE}(?![\\p{L}\\p{N}])|${UK_CODE}(?![\\p{L}\\p{N}])|${TOWN},?\\s+${US_STATE},?\\s+\\d{5}(?:-\\d{4})?(?!\\d)|\\d{4}\\s?[A-Z]{2}\\s+${TOWN})`;
/** The name of a house and a part of a town have their own lines: "Rose Cottage", "Oldtown". */
const HOUSE = `(?:${WORD} ){0,2}(?:House|Cottage|Farm|Lodge|Hall|Barn|Court|Building|Centre|Center|Mill|Manor|Villa|Rectory|Vicarage|Bungalow)`;
const NO_CLOSING = "(?!(?:Dear|Sehr|Tel|Phone|Telefon|Fax|E-?Mail|Attn|Date|Datum|Re|Our|Your|Ref)(?![\\p{L}]))";
const LOCALITY = `(?:\\s*[,\\n]\\s*${NO_CLOSING}(?:(?:\\d\\.\\s?(?:OG|Stock|Etage|Obergeschoss)|${UNIT}|${WORD}(?:[ -]${WORD}){0,2})(?=\\s*[,\\n]))){1,2}`;
const STREET = `(?:${WORD}\\s+){1,3}?(?:${STREET_END})(?![\\p{L}])`;
const COUNTRY =
  "(?:\\s*[,\\n]\\s*(?:Germany|Deutschland|Austria|Österreich|Switzerland|Schweiz|France|Frankreich|United Kingdom|UK|USA|United States|Netherlands|Italy|Spain)(?![\\p{L}]))?";
const ADDRESS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${HOUSE}\\s*[,\\n]\\s*)?(?:${ENGLISH}|${GERMAN}|${ROMANCE}|${BOX})|${HOUSE}\\s*[,\\n]\\s*${STREET}(?=[\\s\\S]{1,60}${UK_CODE}(?![\\p{L}\\p{N}])))(?:${LOCALITY}${SEPARATOR}${PLACE}|${SEPARATOR}${PLACE}|\\s*,\\s*${TOWN}(?=\\s*[,.;)\\n(]|$))?${COUNTRY}`,
  "gu",
);

export const findAddresses: Finder = (text) =>
  Array.from(text.matchAll(ADDRESS)).flatMap((match): Span[] => {
    const written = match[0].trimEnd();
    return isPlain(written) ? [] : [{ from: match.index, to: match.index + written.length }];
  });

/** Whether a match is too short to be an address: "2 Way", "Am 3". */
function isPlain(written: string): boolean {
  return written.length < 7;
}
