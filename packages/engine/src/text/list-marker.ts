/** The counting system of a line's marker. */
export type MarkerKind = "bullet" | "decimal" | "letter" | "roman";

/** A line's marker and the text after it. */
export interface ListMarker {
  readonly kind: MarkerKind;
  readonly marker: string;
  readonly text: string;
}

/** Bullets of text fonts, of Symbol and Wingdings (private use area), and the letter o that is used as a bullet in Courier New. */
const BULLET =
  /^([•‣◦⁃∙●○■□▪▫◆◇▶►▸➢➤✓✔✗★☆❖☐☑☒❏❐❑❒·・⚫⚪\uf000-\uf0ff]|[-–—*»›](?=\s)|\[[ xX]\](?=\s+[\p{L}\d])|o(?=\s+\p{Lu}))\s*(?=[^\s.,;:!?])/u;
const DECIMAL = /^(\(?\d{1,3}[.)](?:\d{1,2}[.)])*|\[\d{1,3}\])\s+(?=\S)/;
const LETTER = /^(\(?[a-zA-Z][.)])\s+(?=\S)/;
const ROMAN = /^(\(?[ivxIVX]{2,5}[.)])\s+(?=\S)/;

/** A marker, or a char other than a letter. Nearly every text begins with a word instead, and this one pattern excludes it instead of four. */
const MARKER_START = /^(?:[^A-Za-z]|o\s|(?:[A-Za-z]|[ivxIVX]{2,5})[.)])/;

/** Splits off a leading list marker; null if the line begins with none. */
export function splitMarker(text: string): ListMarker | null {
  if (beginsWithWord(text) || !MARKER_START.test(text)) return null;
  for (const [kind, pattern] of PATTERNS) {
    const match = pattern.exec(text);
    if (match !== null) return { kind, marker: match[1]!, text: text.slice(match[0].length) };
  }
  return null;
}

/** Two ASCII letters, the second of which is not a Roman numeral: nearly every text begins like this, and is checked several times. */
function beginsWithWord(text: string): boolean {
  const second = text.charCodeAt(1) | 0x20;
  return (
    isLetter(text.charCodeAt(0) | 0x20) && isLetter(second) && second !== 0x69 && second !== 0x76 && second !== 0x78
  );
}

/** @param lower - the code of a char, converted to lower case */
function isLetter(lower: number): boolean {
  return lower >= 0x61 && lower <= 0x7a;
}

/** Whether one marker may continue the sequence of the other; a lone "i" is a letter or a numeral, depending on the other. */
export function isSameKind(a: ListMarker, b: ListMarker): boolean {
  return a.kind === b.kind || (isNumeral(a) && isNumeral(b));
}

/** Whether a marker may be a Roman numeral. */
export function isNumeral({ kind, marker }: ListMarker): boolean {
  return kind === "roman" || (kind === "letter" && /[ivx]/i.test(marker));
}

/** Whether a word is nothing but a marker; dashes are excluded, since they are also in empty cells. */
export function isMarkerWord(text: string): boolean {
  return (
    text.length <= 4 &&
    /^(?:[•‣◦⁃∙●○■□▪▫◆◇▶►▸➢➤✓✔✗★☆❖☐☑☒❏❐❑❒·⚫⚪»›\uf000-\uf0ff]|\(?(?:\d{1,2}|[a-zA-Z]|[ivx]{2,4})[.)])$/u.test(text)
  );
}

const PATTERNS: readonly (readonly [MarkerKind, RegExp])[] = [
  ["bullet", BULLET],
  ["decimal", DECIMAL],
  ["roman", ROMAN],
  ["letter", LETTER],
];
