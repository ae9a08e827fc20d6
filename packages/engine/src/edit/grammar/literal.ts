import { NO_LITERAL } from "./function-words.ts";

const NAME = /(?<![\p{L}\p{N}])[\p{Lu}\p{N}]|\S@\S|\w\.\w{2,}/u;
/** Parts of documents that people name but whose names are not in the document's text. */
const DESCRIBED =
  /(?<![\p{L}])(?:signatures?|logos?|images?|photos?|pictures?|stamps?|watermarks?|headers?|footers?|headings?|titles?|tables?|paragraphs?|lines?|sentences?|footnotes?|letterheads?|charts?|handwriting|initials|barcodes?|seals?|attachments?|unterschrift(?:en)?|signatur(?:en)?|bild(?:er)?|fotos?|stempel|wasserzeichen|kopfzeilen?|fußzeilen?|überschrift(?:en)?|tabellen?|absätze?|absatz|zeilen?|sätze|satz|fußnoten?|briefkopf|diagramme?|siegel|anlagen?|anhang|handschrift\p{L}*)(?![\p{L}])/iu;

/**
 * Whether words without quotes can be meant literally, because they contain a name or a number. "The phone of the tenant" is a description; its own
 * words are never searched for.
 */
export function isLiteral(text: string): boolean {
  return NAME.test(text) && !DESCRIBED.test(text) && !NO_LITERAL.test(text);
}
