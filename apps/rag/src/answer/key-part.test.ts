import { expect, test } from "vitest";
import { understand } from "../question/understand.ts";
import { keyPartOf } from "./key-part.ts";

const even = (): number => 1;
const LINES = [
  "Before. About 68% of respondents know that there is a city ordi-",
  "nance on plastics, while 52% are aware of the provincial",
  "plastic ordinance. After.",
];
const SENTENCE =
  "About 68% of respondents know that there is a city ordinance on plastics, while 52% are aware of the provincial plastic ordinance.";

test("the key part is the lines of the sentence that have the value asked for", () => {
  const question = understand("What share knows about the provincial plastic ordinance?", even);
  const key = keyPartOf(SENTENCE, question, LINES);
  expect(key).toContain("52% are aware of the provincial");
  expect(key).not.toContain("68%");
  expect(SENTENCE).toContain(key);
});

test("a short sentence, and the answer to a question for a name, are framed whole", () => {
  expect(keyPartOf("About 52%.", understand("What share knows?", even), [])).toBe("About 52%.");
  expect(keyPartOf(SENTENCE, understand("Who knows about the ordinance?", even), LINES)).toBe(SENTENCE);
});

test("a range of figures is framed whole, also where a line ends in it", () => {
  const lines = [
    "Firms with five or less staff are micro, those with six",
    "– 50 staff are small, and those with 51",
    "– 99 staff are medium.",
  ];
  const question = understand("How many staff does a medium firm have?", even);
  expect(keyPartOf(lines.join(" "), question, lines)).toContain("51 – 99 staff are medium");
});
