/** Bundles with truth, and the score of each result. */
export interface Part {
  readonly title: string;
  readonly pages: readonly number[];
}

export interface SplitScore {
  /** Share of the pages with the right title, or rightly without one. */
  readonly page: number;
  /** F1 of the parts by their first page and title. */
  readonly start: number;
  /** Panoptic quality (Kirillov et al., 2019): parts match if they share more than half of their pages and the title. */
  readonly quality: number;
  /** Whether the whole bundle is right. */
  readonly whole: boolean;
}

export function scoreSplit(truth: readonly Part[], answered: readonly Part[], pageCount: number): SplitScore {
  const parts = answered.filter(({ pages }) => pages.length > 0);
  const [gold, given] = [titlesOf(truth), titlesOf(parts)];
  const numbers = Array.from({ length: pageCount }, (_, at) => at + 1);
  const right = numbers.filter((number) => gold.get(number) === given.get(number)).length;
  const starts = truth.filter((one) => parts.some((other) => one.title === other.title && first(one) === first(other)));
  const likeness = truth.flatMap((one) => parts.map((other) => overlap(one, other)).filter((share) => share > 0.5));
  const unmatched = (truth.length + parts.length) / 2 - likeness.length;
  const sum = likeness.reduce((total, share) => total + share, 0);
  return {
    page: right / pageCount,
    start: (2 * starts.length) / Math.max(1, truth.length + parts.length),
    quality: sum / Math.max(1e-9, likeness.length + unmatched),
    whole: likeness.length === truth.length && unmatched === 0 && likeness.every((share) => share === 1),
  };
}

function titlesOf(parts: readonly Part[]): Map<number, string> {
  return new Map(parts.flatMap(({ title, pages }) => pages.map((page): [number, string] => [page, title])));
}

function first({ pages }: Part): number {
  return Math.min(...pages);
}

/** Intersection over union; 0 for different titles. */
function overlap(a: Part, b: Part): number {
  if (a.title !== b.title) return 0;
  const [own, other] = [new Set(a.pages), new Set(b.pages)];
  const both = [...own].filter((page) => other.has(page)).length;
  return both / (own.size + other.size - both);
}
