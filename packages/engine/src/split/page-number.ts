/** The page number printed on a page. */
export interface PageNumber {
  readonly number: number;
  /** Total number of pages, if printed. */
  readonly total: number | undefined;
  /** True for “page 2 of 3”; false for a bare number in the margin. */
  readonly isNamed: boolean;
}

interface PlacedText {
  readonly text: string;
  /** Shares of the page's height. */
  readonly top: number;
  readonly bottom: number;
}

const PAGE = "page|seite|blatt|página|pagina|pag\\.?|pág\\.?|sheet|folio|feuille";
const OF = "of|von|de|sur|di|van|/|aus";
const NAMED = new RegExp(
  `(?:^|[^\\p{L}])(?:${PAGE})\\s*(?:no\\.?|nr\\.?|n°)?\\s*:?\\s*(\\d{1,4})(?:\\s*(?:${OF})\\s*(\\d{1,4}))?(?!\\d)`,
  "iu",
);
const BARE_OF = new RegExp(`^\\W*(\\d{1,4})\\s*(?:${OF})\\s*(\\d{1,4})\\W*$`, "iu");
const BARE = /^\W*(\d{1,3})\W*$/u;
/** Bare numbers count in the outer tenth; numbers with a word for “page” anywhere but in the middle; “page 1 of 2” anywhere. */
const MARGIN = 0.1;
const OUTER = 0.3;

/** Returns the page number printed on a page; undefined if there is none. */
export function readPageNumber(lines: readonly PlacedText[]): PageNumber | undefined {
  for (const { text, top, bottom } of lines) {
    const named = toNumber(NAMED.exec(text), true);
    if (named !== undefined && (named.total !== undefined || bottom < OUTER || top > 1 - OUTER)) return named;
  }
  for (const pattern of [BARE_OF, BARE]) {
    for (const { text, top, bottom } of lines) {
      const bare = bottom < MARGIN || top > 1 - MARGIN ? toNumber(pattern.exec(text), pattern === BARE_OF) : undefined;
      if (bare) return bare;
    }
  }
  return undefined;
}

function toNumber(match: RegExpExecArray | null, isNamed: boolean): PageNumber | undefined {
  if (match === null) return undefined;
  const number = Number(match[1]);
  const total = match[2] === undefined ? undefined : Number(match[2]);
  // “12/31” in a margin is a date.
  if (number < 1 || (total !== undefined && number > total)) return undefined;
  return { number, total, isNamed };
}
