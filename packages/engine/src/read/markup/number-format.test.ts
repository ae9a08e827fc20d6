import { expect, test } from "vitest";
import { formatNumber } from "./number-format.ts";

test.each<readonly [string, readonly (readonly [number, string])[]]>([
  [
    "ordinal",
    [
      [1, "1st"],
      [2, "2nd"],
      [3, "3rd"],
      [4, "4th"],
      [11, "11th"],
      [12, "12th"],
      [21, "21st"],
      [113, "113th"],
    ],
  ],
  [
    "cardinalText",
    [
      [1, "One"],
      [15, "Fifteen"],
      [21, "Twenty-one"],
      [40, "Forty"],
      [105, "One hundred five"],
      [2000, "Two thousand"],
    ],
  ],
  [
    "ordinalText",
    [
      [1, "First"],
      [5, "Fifth"],
      [12, "Twelfth"],
      [20, "Twentieth"],
      [21, "Twenty-first"],
      [100, "One hundredth"],
    ],
  ],
  [
    "chineseCounting",
    [
      [3, "三"],
      [10, "十"],
      [11, "十一"],
      [20, "二十"],
      [21, "二十一"],
      [101, "一百〇一"],
      [110, "一百一十"],
    ],
  ],
  [
    "chineseLegalSimplified",
    [
      [1, "壹"],
      [10, "壹拾"],
      [21, "贰拾壹"],
    ],
  ],
  [
    "ideographTraditional",
    [
      [1, "甲"],
      [10, "癸"],
      [11, "11"],
    ],
  ],
  [
    "hebrew1",
    [
      [1, "א"],
      [10, "י"],
      [11, "יא"],
      [15, "טו"],
      [16, "טז"],
      [115, "קטו"],
      [500, "תק"],
    ],
  ],
  [
    "hebrew2",
    [
      [1, "א"],
      [22, "ת"],
      [23, "אא"],
    ],
  ],
  [
    "arabicAlpha",
    [
      [1, "أ"],
      [2, "ب"],
    ],
  ],
  ["hindiNumbers", [[12, "१२"]]],
  ["thaiNumbers", [[10, "๑๐"]]],
  [
    "decimalEnclosedCircle",
    [
      [1, "①"],
      [20, "⑳"],
      [21, "21"],
    ],
  ],
  [
    "aiueoFullWidth",
    [
      [1, "ア"],
      [6, "カ"],
    ],
  ],
  [
    "russianUpper",
    [
      [1, "А"],
      [3, "В"],
    ],
  ],
  [
    "decimalZero",
    [
      [1, "01"],
      [12, "12"],
    ],
  ],
  ["hex", [[26, "1A"]]],
  ["numberInDash", [[2, "- 2 -"]]],
  [
    "chicago",
    [
      [1, "*"],
      [2, "†"],
      [5, "**"],
    ],
  ],
  [
    "upperRoman",
    [
      [4, "IV"],
      [4000, "4000"],
    ],
  ],
  ["constructor", [[1, "1"]]],
])("%s", (format, cases) => {
  expect(cases.map(([value]) => formatNumber(value, format))).toEqual(cases.map(([, text]) => text));
});

test("numbers are written in words of the document's language, or in figures", () => {
  expect(formatNumber(2, "ordinalText", "en-GB")).toBe("Second");
  expect(formatNumber(2, "ordinalText", "de-DE")).toBe("2.");
  expect(formatNumber(2, "cardinalText", "de-DE")).toBe("2");
});
