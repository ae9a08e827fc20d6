import { conceptsNamed } from "../lexicon/lexicon.ts";
import type { Concept } from "../lexicon/concept.ts";
import type { Neighbours } from "../line-index/neighbours.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";

/** The head of a page, as a share of its height. */
const HEAD_SHARE = 0.3;

const PARTIES: ReadonlySet<Concept> = new Set<Concept>(["seller", "buyer", "recipient", "advertiser", "agency"]);
/** Text below a party's name belongs to the party up to this distance, in letter heights. */
const REACH = 14;

/** Facts about places from their surroundings: which ones are labels, and which party a text belongs to. */
export class Context {
  readonly neighbours: Neighbours;
  readonly #labels = new Map<Place, boolean>();
  readonly #title: ReadonlySet<Concept>;
  readonly #parties: { readonly place: Place; readonly party: Concept }[];

  constructor({ places }: LineIndex, neighbours: Neighbours) {
    this.neighbours = neighbours;
    this.#title = titleConcepts(places);
    this.#parties = places.flatMap((place) => {
      const party = conceptsNamed(keysBeforeColon(place)).find(({ concept, weak }) => PARTIES.has(concept) && !weak);
      const isHeading = party !== undefined && !hasValue(place);
      return isHeading ? [{ place, party: party.concept }] : [];
    });
  }

  /** Whether it reads as the name of a field, not as a value. */
  isLabel(place: Place): boolean {
    const known = this.#labels.get(place);
    if (known !== undefined) return known;
    const keys = keysBeforeColon(place);
    const isNamed = conceptsNamed(keys).some(({ weak }) => !weak || keys.length > 1);
    const endsInColon = /[:=]$/u.test(place.text) && !/\d/u.test(place.text);
    const isLabel =
      (isNamed && !hasValue(place)) || endsInColon || isNumberedHeading(place) || this.#isBeforeColon(place);
    this.#labels.set(place, isLabel);
    return isLabel;
  }

  /** "Facturé le" before ": 23/11/2020", whose colons are aligned. */
  #isBeforeColon(place: Place): boolean {
    const next = this.neighbours.right(place)[0];
    const isNear = next !== undefined && next.left - place.right < MAX_TO_COLON * place.size;
    return isNear && /^[:=]/u.test(next.text) && !/\d/u.test(place.text);
  }

  /** Whether it is a known label with its value after it. */
  isPaired(place: Place): boolean {
    if (place.tokens.length > LONGEST_PAIR || !/\d/u.test(place.text)) return false;
    const named = conceptsNamed(keysBeforeColon(place));
    return hasValue(place) && named.some(({ weak }) => !weak);
  }

  /** Whether the document's own title is what a label names. */
  isTitled(keys: readonly string[]): boolean {
    return this.#title.size > 0 && conceptsNamed(keys).some(({ concept }) => this.#title.has(concept));
  }

  /** The party whose heading is nearest above a place. */
  partyOf(place: Place): Concept | null {
    let best: Concept | null = null;
    let bestDistance = REACH * place.size;
    for (const { place: heading, party } of this.#parties) {
      if (heading.page !== place.page || heading === place) continue;
      const down = place.top - heading.top;
      const across = place.left - heading.left;
      if (down < -0.5 * place.size || across < -2 * place.size || across > 0.4 * place.page.width) continue;
      const distance = down + Math.max(0, across) * 0.5;
      if (distance < bestDistance) {
        bestDistance = distance;
        best = party;
      }
    }
    return best;
  }
}

/** Maximum gap between a label and the colon after it, in letter heights: labels of several lengths share one edge of colons. */
const MAX_TO_COLON = 12;
/** A text with more words than a label and its value is a sentence. */
const LONGEST_PAIR = 8;

/** A title has few words: "INVOICE", "Official billing invoice". */
const LONGEST_TITLE = 4;

/** The concepts that the titles at the top of the first page name. */
function titleConcepts(places: readonly Place[]): ReadonlySet<Concept> {
  const titles = places.filter(
    ({ page, top, tokens, text, block }) =>
      page.number === 1 &&
      top < HEAD_SHARE * page.height &&
      tokens.length <= LONGEST_TITLE &&
      (text === text.toUpperCase() || block?.type === "Title" || block?.type === "Section Header"),
  );
  const words = titles.flatMap(({ tokens }) => tokens.flatMap(({ keys }) => keys));
  const named = words.flatMap((word) => conceptsNamed([word]));
  return new Set(named.map(({ concept }) => concept).filter((concept) => concept.endsWith("Number")));
}

function keysBeforeColon({ tokens }: Place): string[] {
  const keys: string[] = [];
  for (const { keys: ofToken, text } of tokens) {
    keys.push(...ofToken);
    if (/[:=]$/u.test(text) || keys.length > 6) break;
  }
  return keys;
}

/** "2. Term", "§ 3 Mietzeit" in a contract is the heading of the text after it. */
function isNumberedHeading({ text, block, tokens }: Place): boolean {
  if (/^§+\s?\d{1,3}\S*\s+\p{Lu}/u.test(text) && tokens.length <= LONGEST_PAIR) return !/[.;,]$/u.test(text);
  return block?.type === "Section Header" && /^\d{1,2}(?:\.\d{1,2})*[.)]?\s+\p{Lu}\p{L}/u.test(text);
}

function hasValue({ tokens }: Place): boolean {
  const colon = tokens.findIndex(({ text }) => /[:=]$/u.test(text));
  return colon >= 0 && colon < tokens.length - 1;
}
