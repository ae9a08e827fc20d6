/** Splits a passage into sentences, and a table into rows. */
export function sentencesOf(text: string): readonly string[] {
  return text.split("\n").flatMap(sentencesOfLine);
}

const SEGMENTER = new Intl.Segmenter("en", { granularity: "sentence" });

function sentencesOfLine(line: string): readonly string[] {
  const sentences: string[] = [];
  let beginning = "";
  for (const { segment } of SEGMENTER.segment(line)) {
    // "am 24. Oktober", "le 3. octobre": the point after a day does not end a sentence.
    const last = sentences.at(-1);
    if (beginning === "" && last !== undefined && DAY.test(last) && MONTH_FIRST.test(segment)) {
      sentences.pop();
      beginning = `${last} `;
    }
    beginning += segment;
    if (ENDS_IN_MARK.test(beginning)) continue;
    sentences.push(beginning.trim());
    beginning = "";
  }
  return [...sentences, beginning.trim()].filter((sentence) => sentence !== "");
}

const DAY = /(?:^|[\s(])\d{1,2}\.$/u;
/** A month, or a word that does not begin a sentence. */
const MONTH_FIRST =
  /^(?:J(?:anuar|änner|an|uni|uli|un|ul)|Feb(?:ruar)?|März|Mär|April|Apr|Mai|Aug(?:ust)?|Sept?(?:ember)?|Okt(?:ober)?|Nov(?:ember)?|Dez(?:ember)?)(?!\p{L})|^\p{Ll}/u;

/** A list number, an initial or an abbreviation: the text after it belongs to the same sentence. */
const ENDS_IN_MARK =
  /(^(?:\p{Lu}\p{L}*\s)?\d{1,3}|(?:^|[\s(])(?:\p{L}|Dr|Mr|Mrs|Ms|Prof|St|No|no|Nr|nos|Fig|fig|Tab|Sec|Eq|vs|cf|ca|approx|e\.g|i\.e|bzw|evtl|ggf|inkl|max|min|mind|Abs|Art|Abb|Kap|Str|usw|z\.\s?B|d\.\s?h|u\.\s?a|env|cap|p\.\s?ex|Mme|pág|núm|Sr|Sra))\.\s*$/u;
