import type { Concept } from "../lexicon/concept.ts";
import { conceptsNamed } from "../lexicon/lexicon.ts";
import type { Field } from "../fields/field.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";
import { readMoney } from "../values/numbers.ts";
import { type Notation, readAll } from "../values/reading.ts";
import type { CandidateSigns } from "./candidate-signs.ts";
import type { Context } from "./context.ts";
import type { Found } from "./read-values.ts";

/** Minimum fit of an amount. */
const MIN_FIT = 0.9;
/** How much the height on the first page counts. */
const OF_HEIGHT = 0.6;
/** Minimum size of large text, in sizes of the document's. */
const LARGE = 1.25;
/** How much the section of another party counts. */
const OF_SECTION = 0.4;
/** How far below an account its bank may be, in letter heights. */
const BANK_REACH = 2.5;

const PARTIES: ReadonlySet<Concept> = new Set<Concept>([
  "seller",
  "buyer",
  "recipient",
  "advertiser",
  "agency",
  "employer",
]);
const OWN_NUMBERS: ReadonlySet<Field["kind"]> = new Set<Field["kind"]>(["vat", "iban", "bic", "mail", "phone", "web"]);
const TOTAL = /^(?:grand\s|gross\s|sub|order\s|invoice\s|net\s)?totals?\b|^(?:gesamt|summe|total|totaal|totale)/iu;

/** More than the height of any page, to order positions by page and then by height. */
const PAGE = 100_000;
const BANK = /\b(?:IBAN|BIC|SWIFT)\b/u;

/** Signs from the whole document: whose a value is, whether it ends a column, where it is. */
export class DocumentSigns {
  readonly #context: Context;
  readonly #largest: number;
  readonly #size: number;
  readonly #pages: number;
  /** How far down the document its last amount is. */
  #lastAmount = 0;

  constructor({ places, transcript }: LineIndex, context: Context, notation: Notation) {
    this.#context = context;
    this.#pages = transcript.pages.length;
    let largest = 0;
    for (const place of places) {
      for (const { value, fit } of readAll(readMoney, place, 0, place.tokens.length, notation)) {
        if (fit >= MIN_FIT) largest = Math.max(largest, Math.abs(Number(value)));
        if (fit >= MIN_FIT) this.#lastAmount = Math.max(this.#lastAmount, place.page.number * PAGE + place.top);
      }
    }
    this.#largest = largest;
    this.#size = places.map(({ size }) => size).toSorted((a, b) => a - b)[places.length >> 1] ?? 1;
  }

  of({ value, spans, label }: Found, field: Field): CandidateSigns {
    const { place } = spans[0]!;
    const { page } = place;
    const isFirst = page === this.#firstPage(place);
    return {
      ...this.#partySigns(field, label?.place ?? place, place),
      ...(field.kind === "money" && this.#isInTotalRow(place) ? { totalRow: 1 } : {}),
      ...(field.kind === "money" && typeof value === "number" && Math.abs(value) === this.#largest
        ? { largest: 1 }
        : {}),
      early: isFirst ? 1 - OF_HEIGHT * (place.top / page.height) : 0,
      late: this.#pages > 1 ? (page.number / this.#pages) ** 2 : place.top / page.height,
      large: place.size > LARGE * this.#size ? 1 : 0,
    };
  }

  #firstPage({ page }: Place): Place["page"] | null {
    return page.number === 1 ? page : null;
  }

  #partySigns({ party, concepts, kind }: Field, label: Place, value: Place): CandidateSigns {
    const around = this.#context.partyOf(label) ?? this.#context.partyOf(value);
    const own = conceptsNamed(label.tokens.flatMap(({ keys }) => keys)).map(({ concept }) => concept);
    if (party === null) {
      // A date or a number of the whole document may be under the heading of any party.
      return around !== null && (kind === "code" || concepts.includes("name")) ? { otherParty: OF_SECTION } : {};
    }
    if (around === party || own.includes(party)) return { party: 1 };
    // Who issues a document prints its own numbers and addresses wherever it likes.
    const isIssuers = around === null && OWN_NUMBERS.has(kind) && (party === "buyer" || party === "recipient");
    const isOther = isIssuers || around !== null || own.some((concept) => PARTIES.has(concept));
    return isOther ? { otherParty: 1 } : {};
  }

  /** Whether a customer's name is next to the bank account in the foot, below all amounts, where senders print their own. */
  isSendersAccount({ spans: [span] }: Found, { kind, party }: Field): boolean {
    if (kind !== "name" || party !== "buyer") return false;
    const { place } = span!;
    const { neighbours } = this.#context;
    if (place.page.number * PAGE + place.top < this.#lastAmount) return false;
    return [...neighbours.above(place, 5), ...neighbours.below(place, BANK_REACH), ...neighbours.row(place)].some(({ text }) => BANK.test(text)); // prettier-ignore
  }

  #isInTotalRow(place: Place): boolean {
    return (
      this.#context.neighbours
        .row(place)
        .some((other) => other !== place && other.right <= place.left + place.size && TOTAL.test(other.text)) ||
      TOTAL.test(place.text)
    );
  }
}
