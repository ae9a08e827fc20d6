/** Finds names of firms by their form: capitalised words that end in a trade or a legal form, or are joined as partners ("Marsh & Co"). */
import type { Span } from "../span.ts";

const WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]*\\.?";
/** Maximum number of words before the trade or legal form. */
const MAX_WORDS = 4;
const TRADES =
  "roofing|plumbing|catering|consulting|trading|shipping|lettings|brothers|bros|sons|stores?|builders?|logistics|motors|foods|dairy|farms?|savings|supermarkets?|superstore|pharmacy|surgery|clinic|dental|bakery|brewery|printing|cleaning|holdings?|industries|airlines|hotels?|restaurant|gallery|theatre|academy|scaffolding|joinery|carpentry|masonry|flooring|glazing|paving|landscaping|fencing|heating|electrical|electrics|decorating|contracting|construction|surveyors?|architects|solicitors|accountants|removals|haulage|freight|solutions|services|systems|technologies|software|laboratories|institut|verlag|bäckerei|apotheke|tischlerei|schreinerei|dachdeckerei|malerbetrieb|bau|hausverwaltung|praxis|stiftung|verein|versicherung|sparkasse|werke?";
const FORMS =
  "inc|llc|llp|ltd|limited|gmbh|plc|corp|corporation|company|group|AG|KG|OHG|GbR|UG|SE|BV|NV|SA|SAS|SARL|SpA|Srl|Oy|AB|ApS|Pty";
// In lower case it may be a verb: "Mei Tanaka stores".
const capitalised = (alternatives: string): string =>
  alternatives.replaceAll(/(?<![\p{L}])(\p{Ll})(?=\p{Ll})/gu, (letter) => letter.toUpperCase());

// "Ridgeline Roofing", "ORBIT HAULAGE", "Keller Bau GmbH", "Roe and Sons". After "and" comes another name, which may be a firm if the first is a
// person. A trade before a colon is a label ("Company:").
const FIRM = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${WORD}[ \\u00a0](?:&[ \\u00a0])?){1,${MAX_WORDS}}(?:${capitalised(`${TRADES}|${FORMS}`)}|${`${TRADES}|${FORMS}`.toUpperCase()})(?![\\p{L}\\p{N}]|[ \\u00a0]?:)` +
    `|(?<![\\p{L}\\p{N}])(?:${WORD}[ \\u00a0]){1,${MAX_WORDS}}(?:&|and|und)[ \\u00a0](?:Co|Cie|Sons?|Partners?|Söhne|Sohn)(?![\\p{L}\\p{N}])`,
  "gu",
);

export function findFirms(text: string): Span[] {
  return Array.from(text.matchAll(FIRM), (match) => ({ from: match.index, to: match.index + match[0].length }));
}
