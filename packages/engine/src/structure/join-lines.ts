/** Chinese and Japanese set no space between words, nor between lines: ideographs, kana, and their punctuation. */
const WITHOUT_SPACES = /[\u3001-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff60]/;

/** Dots that lead to a page number: the line is an entry of its own. */
const LEADERS = /(?:\.{4,}|(?:\. ){4,}|…{2,})\s*\S{1,8}$/;

/**
 * Joins the lines of a paragraph. A hyphen that breaks a word at the end of a line goes, one that belongs to a compound
 * stays: the document's own words decide, and where they are silent the word counts as broken.
 *
 * @param vocabulary - lower-case words of the document, hyphened compounds among them
 */
export function joinLines(lines: readonly string[], vocabulary: ReadonlySet<string>): string {
  let text = "";
  for (const line of lines) {
    // Looked for in the last word only: the text before grows with every line.
    const broken = /[-\u00ad\u2010]$/.test(text) ? /(\p{L}+).$/u.exec(text.slice(text.lastIndexOf(" ") + 1)) : null;
    const next = broken === null ? null : /^(\p{Ll}+)/u.exec(line);
    if (text === "" || (WITHOUT_SPACES.test(text.slice(-1)) && WITHOUT_SPACES.test(line.charAt(0)))) text += line;
    else if (LEADERS.test(text.slice(-40))) text += `\n${line}`;
    else if (broken === null || next === null) {
      text += /[-\u2010]$/.test(text) && /^\p{L}/u.test(line) ? line : ` ${line}`;
    } else {
      const compound = `${broken[1]}-${next[1]}`.toLowerCase();
      const whole = `${broken[1]}${next[1]}`.toLowerCase();
      text = (vocabulary.has(compound) && !vocabulary.has(whole) ? text : text.slice(0, -1)) + line;
    }
  }
  return text;
}

/** Words of the document as they stand inside lines, where no break can have cut them. */
export function collectVocabulary(lines: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const line of lines) {
    if (!line.includes("-")) {
      // Only words that a broken one could be compared with matter; short ones are never broken.
      for (const word of line.split(" ")) if (word.length > 5) words.add(word.toLowerCase().replace(/[^\p{L}]+$/u, ""));
    } else {
      for (const word of line.split(" ").slice(0, -1)) {
        words.add(word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ""));
      }
    }
  }
  return words;
}
