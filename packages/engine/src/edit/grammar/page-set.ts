import type { PageSet } from "../instruction.ts";

const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  erste: 1,
  ersten: 1,
  second: 2,
  zweite: 2,
  zweiten: 2,
  third: 3,
  dritte: 3,
  dritten: 3,
  fourth: 4,
  vierte: 4,
  vierten: 4,
  fifth: 5,
  fünfte: 5,
  fünften: 5,
  last: -1,
  letzte: -1,
  letzten: -1,
  final: -1,
  title: 1,
  cover: 1,
};
const ORDINAL = Object.keys(ORDINALS).join("|");
const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eins: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
};
const COVER = /(?<![\p{L}])(?:titelfolie|titelseite|deckblatt|deckfolie)(?![\p{L}])/iu;
const NUMBER = `\\d{1,5}|last|letzte[nr]?|ende?|(?:${Object.keys(WORDS).join("|")})(?![\\p{L}])`;
const RANGE = `(?:${NUMBER})(?:\\s*(?:-|–|—|to|through|bis|until)\\s*(?:page\\s+|seite\\s+)?(?:${NUMBER}))?`;
const PAGE = "(?:pages?|pp?\\.|seiten?|s\\.|blatt|blätter|sheets?|slides?|folien?)";
const LIST = new RegExp(
  `(?<![\\p{L}])${PAGE}\\s+(?:number\\s+|nr\\.?\\s+)?(${RANGE}(?:\\s*(?:,|&|and|und|sowie)\\s*(?:${PAGE}\\s+)?${RANGE})*)`,
  "iu",
);
const ORDINAL_PAGE = new RegExp(
  `(?<![\\p{L}])(${ORDINAL}|\\d{1,4}(?:st|nd|rd|th|\\.))\\s+(?:(\\d{1,4}|two|three|zwei|drei)\\s+)?${PAGE}`,
  "iu",
);
const PARITY = new RegExp(
  `(?<![\\p{L}])(even|odd|gerade[nr]?|ungerade[nr]?)\\s+(?:numbered\\s+|nummerierte[nr]?\\s+)?${PAGE}`,
  "iu",
);
const ALL = new RegExp(
  `(?<![\\p{L}])(?:all|every|each|alle[nr]?|jede[rn]?|sämtliche[nr]?)\\s+(?:the\\s+|der\\s+|einzelnen\\s+)?${PAGE}|(?:whole|entire|ganze[ns]?|gesamte[ns]?)\\s+(?:document|dokument)`,
  "iu",
);
const COUNTS: Readonly<Record<string, number>> = { two: 2, zwei: 2, three: 3, drei: 3 };

/** Words before the pages that mean nothing without them. */
const LEAD = /(?:(?:^|\s+)(?:on|of|from|in|at|to|for|auf|von|aus|an|für))?(?:(?:^|\s+)(?:the|der|den|die))?\s*$/iu;

/** The pages that a clause names, and the clause without them. */
export interface PagesRead {
  /** Null if the clause names all pages; undefined if it names none. */
  readonly pages: PageSet | null | undefined;
  readonly rest: string;
}

/** Reads "pages 2-4 and 7", "the last two pages", "even pages", "all pages", with or without "on" or "auf" before them. */
export function readPages(clause: string): PagesRead {
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(clause);
    if (match === null) continue;
    const pages = read(match);
    const before = clause.slice(0, match.index).replace(LEAD, " ");
    return { pages, rest: `${before} ${clause.slice(match.index + match[0].length)}`.replaceAll(/\s+/gu, " ").trim() };
  }
  return { pages: undefined, rest: clause };
}

/** As in "the slide titled Budget", "the budget slide", "slide Next Steps", "Folie „Team“". */
const TITLED_AFTER =
  /(?<![\p{L}])(?:the\s+|die\s+|der\s+)?(?:slide|folie)\s+(?:titled|called|named|headed|with the title|mit dem titel|namens)\s+(\uE000\d+\uE001|\p{Lu}[\p{L}\p{N}-]*(?:\s\p{Lu}[\p{L}\p{N}-]*)*)/u;
const TITLED_BY_WORDS =
  /(?<![\p{L}])(?:the\s+|die\s+|der\s+)?(?:slide|folie)\s+(?:titled|called|named|headed|namens)\s+(\p{Lu}[\p{L}\p{N}&'’-]*(?:\s(?!(?:and|und|to|auf|in|with|by)\s)[\p{L}\p{N}&'’-]+){0,5}?)(?=[\s.!]*$|,|\s+(?:(?:bitte\s+)?(?:löschen|entfernen|streichen|schwärzen)|please|and|und|to|by|with)(?![\p{L}]))/u;
const AFTER = new RegExp(
  `(?<![\\p{L}])(?:(?:all|the|alle|die)\\s+)*(?:${PAGE})\\s+(?:after|nach)\\s+(?:the\\s+|der\\s+)?(?:(${ORDINAL})(?:\\s+${PAGE}|one)?|(?:${PAGE}\\s+|number\\s+)?(\\d{1,5}))(?![\\p{L}\\d])`,
  "iu",
);
const ABOUT =
  /(?<![\p{L}])(?:the\s+|die\s+)(?:slide|folie)\s+(?:on|about|über|zu[rm]?)\s+(?:the\s+|die\s+|das\s+)?(?:our\s+|unsere\s+)?(\p{L}{3,}(?:\s[\p{L}\p{N}&]+){0,3}?)(?=[\s.!]*$|,|\s+(?:with|by|durch|mit)\s)/iu;
const QUOTED_SLIDE = /(?<![\p{L}])(?:the\s+|die\s+|der\s+)?(?:slide|folie)\s+(\uE000\d+\uE001)/iu;
const TITLED_BEFORE =
  /(?<![\p{L}])(?:the|our|my|that|die|der|unsere)\s+(?!(?:title|next|previous|other|same|whole|entire|each|every|titelfolie|nächsten?|ganzen?|last|first)\s(?:slide|folie))(\uE000\d+\uE001|[\p{L}\p{N}][\p{L}\p{N}&'’-]+(?:\s[\p{L}\p{N}&'’-]+){0,4}?)[\s-](?:slide|folie)(?![\p{L}])/iu;
/** Without an introducing word, a title begins with a capital letter and nothing follows it. */
const TITLED_PLAINLY =
  /(?<![\p{L}])(?:[Tt]he\s+|[Dd]ie\s+|[Dd]er\s+|[Oo]ur\s+)?(?:[Ss]lide|[Ff]olie)\s+(?!(?:I|Number|Nr)(?![\p{L}]))(\p{Lu}[\p{L}\p{N}&'’-]*(?:\s(?!(?:and|und|to|auf|in|with|by)\s\p{Ll})[\p{L}\p{N}&'’-]+){0,5}?)(?=[\s.!]*$|,|\s+(?:(?:bitte\s+)?(?:löschen|entfernen|streichen|rausnehmen|schwärzen)|please|and|und|to|by|with)(?![\p{L}]))/u;
const readTitled = ([, titled = ""]: RegExpExecArray): PageSet => ({ ranges: [], titled });

const READERS: readonly (readonly [RegExp, (match: RegExpExecArray) => PageSet | null])[] = [
  [
    PARITY,
    ([, parity]) => ({
      ranges: [{ first: 1, last: -1 }],
      parity: /^(?:even|gerade)/iu.test(parity ?? "") ? "even" : "odd",
    }),
  ],
  [
    AFTER,
    ([, ordinal, number]) => ({
      ranges: [{ first: 1 + (number === undefined ? ORDINALS[ordinal!.toLowerCase()]! : Number(number)), last: -1 }],
    }),
  ],
  [ORDINAL_PAGE, readOrdinal],
  [COVER, () => ({ ranges: [{ first: 1, last: 1 }] })],
  [
    LIST,
    ([, list]) => ({ ranges: [...(list ?? "").matchAll(new RegExp(RANGE, "giu"))].map(([range]) => toRange(range)) }),
  ],
  [TITLED_BY_WORDS, readTitled],
  [TITLED_AFTER, readTitled],
  [ABOUT, readTitled],
  [QUOTED_SLIDE, readTitled],
  [TITLED_BEFORE, readTitled],
  [TITLED_PLAINLY, readTitled],
  [ALL, () => null],
];

function readOrdinal([, ordinal = "", count]: RegExpExecArray): PageSet {
  const at = ORDINALS[ordinal.toLowerCase()] ?? Number.parseInt(ordinal, 10);
  const many = count === undefined ? 1 : (COUNTS[count.toLowerCase()] ?? Number(count));
  return { ranges: [at < 0 ? { first: at - many + 1, last: at } : { first: at, last: at + many - 1 }] };
}

function toRange(text: string): { first: number; last: number } {
  const ends = text.split(/\s*(?:-|–|—|to|through|bis|until)\s*/iu).map((end) => {
    const number = /\d+/u.exec(end)?.[0];
    return number === undefined ? (WORDS[end.trim().toLowerCase()] ?? -1) : Number(number);
  });
  return { first: ends[0] ?? 1, last: ends.at(-1) ?? ends[0] ?? 1 };
}

/**
 * The pages of a document that a set names, in the set's order, each once.
 *
 * @param pages - null for all of them
 */
export function pagesIn(pages: PageSet | null | undefined, count: number): number[] {
  if (pages === null || pages === undefined) return Array.from({ length: count }, (_, index) => index + 1);
  const numbers = numbersIn(pages.ranges, count);
  const left = new Set(numbersIn(pages.except ?? [], count));
  const kept = numbers.filter(
    (number) =>
      number >= 1 &&
      !left.has(number) &&
      (pages.parity === undefined || (number % 2 === 0) === (pages.parity === "even")),
  );
  return [...new Set(kept)];
}

function numbersIn(ranges: PageSet["ranges"], count: number): number[] {
  return ranges.flatMap(({ first, last }) => {
    const from = first < 0 ? count + 1 + first : first;
    const to = Math.min(last < 0 ? count + 1 + last : last, count);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  });
}
