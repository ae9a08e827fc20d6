/** The words of a text that mean something, in lower case, without accents; of any language that Unicode can cut. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.normalize("NFKD").replaceAll(ACCENTS, "").toLowerCase();
  const words = [...SEGMENTER.segment(plain)].filter(({ isWordLike }) => isWordLike);
  return words.map(({ segment }) => segment.replace(/['’]s$/, "")).filter((word) => !FUNCTION_WORDS.has(word));
}

/** The trigrams of a word with its ends marked: `#wa wat ate ter er#`. They forgive endings and slips of the pen. */
function trigramsOf(word: string): readonly string[] {
  const chars = Array.from(`#${word}#`);
  return chars.slice(2).map((last, index) => `${chars[index]}${chars[index + 1]}${last}`);
}

/**
 * How alike two words are, 0 to 1: the Dice coefficient of their trigrams, for words that begin alike and without
 * figures. `valve` and `valves` are 0.73 alike, `replaced` and `replacement` 0.63; below 0.55 are words such as
 * `house` and `horse` (0.4).
 */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  if (one.slice(0, 2) !== other.slice(0, 2) || /\p{N}/u.test(one + other)) return 0;
  // Lengths so different that even all trigrams of the shorter one are too few.
  if (Math.min(one.length, other.length) * 2 < 0.55 * (one.length + other.length)) return 0;
  const [ones, others] = [new Set(trigramsOf(one)), new Set(trigramsOf(other))];
  const common = [...ones].filter((trigram) => others.has(trigram)).length;
  const dice = (2 * common) / (ones.size + others.size);
  return dice >= 0.55 ? dice : 0;
}

const SEGMENTER = new Intl.Segmenter("en", { granularity: "word" });
const ACCENTS = /[\u0300-\u036f]/g;

/** English alone: those of other languages weigh little, since they occur in most passages of a folder in that language. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a about all am an and any are as at be been being but by can could did do does doing for from had has have having
  he her hers high him his how i if in into is it its itself long many me might more most much must my no nor not of often on one
  or our ours shall she should so some than that the their theirs them then there these they this those to too
  us very was we were what when where which who whom whose why will with would you your yours tell`.split(/\s+/),
);
