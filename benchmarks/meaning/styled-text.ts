import type { Random } from "../tables/random.ts";

export const STYLE_KINDS = ["bold", "italic", "underline", "strike", "superscript", "subscript", "code"] as const;
export type StyleKind = (typeof STYLE_KINDS)[number];

/** A sentence with a styled part; without a style it is plain. */
export interface StyledSentence {
  readonly before: string;
  readonly text: string;
  readonly after: string;
  readonly style?: StyleKind;
}

const WORDS: Readonly<Record<StyleKind, readonly (readonly [before: string, text: string, after: string])[]>> = {
  bold: [
    ["The boats are moved by ", "the first of May", " at the latest, whatever the weather is."],
    ["Bring ", "two copies", " of the form to the office."],
  ],
  italic: [
    ["He reads ", "The Old Weir", " aloud to the children every winter."],
    ["What they call ", "a dry year", " is a year with less rain than the mean."],
  ],
  underline: [
    ["Members sign ", "before they board", " and not after the trip."],
    ["The key is kept by ", "the night watch", " of the lock."],
  ],
  strike: [
    ["The fee for a season is ", "340 crowns", " for all members from now on."],
    ["It is paid ", "in advance", " when the season ends."],
  ],
  superscript: [
    ["The basin covers 85 m", "2", " when it is full, and less in summer."],
    ["About 10", "7", " cells were counted in each sample."],
  ],
  subscript: [
    ["The air over the vat holds more CO", "2", " than outside."],
    ["Rinse with H", "2", "O until it runs clear."],
  ],
  code: [
    ["Start it with ", "make all", " in the folder of the sources."],
    ["The variable ", "LOCK_FILE", " names where it is kept."],
  ],
};

const PLAIN: readonly string[] = [
  "The sum of 2 * 3 * 4 is written on the board next to snake_case_names.",
  "It costs 5 ~ 6 crowns, and the sign ^ stands for a power in the old table.",
  "No part of this line is set in another way than the rest of it.",
];

/** Each kind once, among plain sentences. */
export function makeSentences(random: Random): readonly StyledSentence[] {
  const styled = STYLE_KINDS.map((style): StyledSentence => {
    const [before, text, after] = random.pick(WORDS[style]);
    return { before, text, after, style };
  });
  const plain = PLAIN.map((text) => ({ before: "", text, after: "" }));
  return random.shuffle([...styled, ...plain]);
}
