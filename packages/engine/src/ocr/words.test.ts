import { describe, expect, test } from "vitest";
import { keepDrawnWords, keepPictureWords, keepRestWords } from "./keep-words.ts";
import { usableLanguages } from "./languages.ts";
import { type LevelWord, levelWords } from "./level-words.ts";
import { limitConcurrency } from "./limit.ts";
import { nameBullets } from "./name-bullets.ts";
import { parseTsv } from "./parse-tsv.ts";
import type { Component } from "./raster/components.ts";
import { isWordlike } from "../text/wordlike.ts";
import { typeset } from "./typeset.ts";

/** Words of one line with boxes as a font of 100 px would give them. */
function word(text: string, line: number, more: Partial<LevelWord> = {}): LevelWord {
  const top = line * 200 + (/[A-Zbdfhklt0-9]/.test(text) ? 29 : 50);
  const box = { left: 0, top, right: text.length * 50, bottom: line * 200 + (/[gjpqy]/.test(text) ? 121 : 100) };
  return { text, confidence: 0.95, line, ...box, seen: box, strokes: { thickness: 9, slant: 0.85 }, ...more };
}

test("Tesseract's table becomes words, its pages and lines only count", () => {
  const tsv = [
    "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext",
    "4\t1\t1\t1\t1\t0\t10\t10\t90\t20\t-1\t",
    "5\t1\t1\t1\t1\t1\t10\t10\t40\t20\t96.5\tHello",
    "5\t1\t1\t1\t1\t2\t60\t10\t40\t20\t20\tworld",
    "5\t1\t2\t1\t1\t1\t10\t50\t40\t20\t-1\t ",
    "5\t1\t2\t1\t1\t2\t10\t50\t40\t20\t88\tnext",
  ];
  expect(parseTsv(tsv.join("\n"))).toEqual([
    { text: "Hello", confidence: 0.965, left: 10, top: 10, right: 50, bottom: 30, line: 0 },
    { text: "world", confidence: 0.2, left: 60, top: 10, right: 100, bottom: 30, line: 0 },
    { text: "next", confidence: 0.88, left: 10, top: 50, right: 50, bottom: 70, line: 1 },
  ]);
});

test.each([
  "Hello,",
  "(see)",
  "PL/24-118",
  "3.50",
  "20%",
  "e.g.",
  "3mL",
  "km/h",
  "OER/Zero",
  "VAT",
  "Straße",
  "世界",
  "a)",
])("%s is a word", (text) => {
  expect(isWordlike(text)).toBe(true);
});

test.each(["~~lnv0", ";;f", "sv~n", "b^rr", "w;th|n", "iiiIl", "ff|c", "xkcdq", "tHeLlO"])("%s is none", (text) => {
  expect(isWordlike(text)).toBe(false);
});

describe("words of a picture", () => {
  test("are kept when they are words and sure", () => {
    const kept = keepPictureWords([
      word("Barley", 0),
      word("Wheat", 0),
      word("—", 1),
      word("oe", 2, { confidence: 0.4 }),
      word("14%", 3),
    ]);
    expect(kept.map(({ text }) => text)).toEqual(["Barley", "Wheat", "14%"]);
  });

  test("are dropped when they are few among much noise", () => {
    const noise = Array.from({ length: 12 }, (_, at) => word("wilrn", at + 1, { confidence: 0.2 }));
    expect(keepPictureWords([word("Barley", 0), ...noise])).toEqual([]);
    expect(keepPictureWords([word("Ab", 0)])).toEqual([]);
  });
});

describe("words of what is drawn as curves", () => {
  const line = (text: string, at: number): readonly LevelWord[] => text.split(" ").map((one) => word(one, at));
  const prose = line("The weir was rebuilt in the spring after the flood", 0);

  test("are kept where they are a text, with its numbers and marks", () => {
    const all = [...prose, ...line("Total 12 - 40", 1)];
    expect(keepDrawnWords(all)).toEqual(all);
  });

  test("of formulas are left out, but for lines that are a text", () => {
    const formulas = [1, 2, 3, 4].flatMap((at) => line("x = 3 kg soil 1 kg = (0t) al, >= 2", at));
    expect(keepDrawnWords([...prose, ...formulas])).toEqual(prose);
    expect(keepDrawnWords([...line("cmol 1000", 0), ...formulas])).toEqual([]);
  });
});

describe("typesetting", () => {
  test("small and capital letters of one font tell one size and one baseline", () => {
    const set = typeset([word("Typography", 0), word("moreover", 0), word("ace", 1), word("Jumping", 1)]);
    expect(new Set(set.map(({ size }) => Math.round(size)))).toEqual(new Set([100]));
    expect(set.map(({ baseline }) => baseline)).toEqual([100, 100, 300, 300]);
  });

  test("descenders, dots and crossed stems tell the size, too", () => {
    const box = (text: string, top: number, bottom: number): LevelWord => word(text, 0, { top, bottom });
    const sizes = [
      [box("Typography", 29, 121)],
      [box("is", 31, 100), box("in", 30, 100)],
      [box("to", 38, 100), box("art", 39, 100)],
    ].map((line) => typeset(line)[0]!.size);
    for (const size of sizes) expect(Math.abs(size - 100)).toBeLessThan(4);
    expect(typeset([box("Typography", 29, 121)])[0]!.baseline).toBeCloseTo(100);
  });

  test("a line that is larger by an eighth has a size of its own", () => {
    const body = Array.from({ length: 12 }, (_, at) => word("Ordinary text of a paragraph", at + 1));
    const sizes = typeset([word("Heading", 0, { top: 18, bottom: 121 }), ...body]).map(({ size }) => Math.round(size));
    expect([sizes[0], sizes[1]]).toEqual([112, 100]);
  });

  test("a line of thick strokes is bold", () => {
    const body = Array.from({ length: 12 }, (_, at) => word("ordinary text of a paragraph", at + 1));
    const set = typeset([word("Heading", 0, { strokes: { thickness: 14, slant: 0.85 } }), ...body]);
    expect(set.filter(({ bold }) => bold).map(({ text }) => text)).toEqual(["Heading"]);
  });

  test("strokes of a larger bold line are not thicker by as much as it is larger", () => {
    const body = Array.from({ length: 12 }, (_, at) => word("ordinary text of a paragraph", at + 1));
    const large = (thickness: number): LevelWord => ({
      ...word("Heading", 0, { top: -36, bottom: 114, strokes: { thickness, slant: 0.85 } }),
      line: 0,
    });
    const isBold = (thickness: number): boolean => typeset([large(thickness), ...body])[0]!.bold;
    // One and a half times as large: 9 px times 1.5 is 13.5.
    expect([13.5, 16].map(isBold)).toEqual([false, true]);
  });

  test("a line whose words lean is italic, whatever one of them does", () => {
    const leaning = (text: string, slant: number): LevelWord => word(text, 0, { strokes: { thickness: 9, slant } });
    const italics = typeset([leaning("Tables", 1.05), leaning("of", 0.9), leaning("contents", 1.04), word("Text", 1)]);
    expect(italics.map(({ italic }) => italic)).toEqual([true, true, true, false]);
  });

  test("words of a crooked line come to be level, and are seen where they were", () => {
    const slope = Math.tan((2 * Math.PI) / 180);
    const crooked = [100, 900].map((left) => ({
      ...word("word", 0),
      left,
      right: left + 100,
      top: 500 + left * slope,
      bottom: 540 + left * slope,
    }));
    const level = levelWords(crooked, 2, { width: 1000, height: 1000, grey: new Uint8Array(1_000_000) });
    expect(Math.abs(level[0]!.bottom - level[1]!.bottom)).toBeLessThan(1);
    expect(level[1]!.seen.top).toBe(crooked[1]!.top);
  });
});

test("what was left unread are numbers, what heads them and words that are sure", () => {
  const over = { left: 100, right: 160 };
  const rest = [
    word("Price", 0, { ...over, confidence: 0.78 }),
    word("92.34", 1, { ...over, confidence: 0.65 }),
    word("mid", 2, { left: 300, right: 340, confidence: 0.79 }),
    word("Outlet", 3, { left: 300, right: 340, confidence: 0.93 }),
    word(";;f", 4, { left: 300, right: 340, confidence: 0.9 }),
  ];
  expect(keepRestWords(rest).map(({ text }) => text)).toEqual(["Price", "92.34", "Outlet"]);
});

describe("bullets", () => {
  const picture = { raster: { width: 2000, height: 2000 }, degrees: 0, dpi: 200 };
  const name = (words: readonly LevelWord[], components: readonly Component[] = []): string[] =>
    nameBullets(words, { ...picture, components }).map(({ text }) => text);
  /** A disc of 12 px, or a dash, before the text of a line that begins at 100 px. */
  const disc = (line: number): Component => ink(line * 40 + 14, 12, 12, 0.79);
  const dash = (line: number, down = 0): Component => ink(line * 40 + 18 + down, 16, 3, 0.95);
  const ink = (top: number, width: number, height: number, fill: number): Component => ({
    left: 76,
    top,
    right: 76 + width,
    bottom: top + height,
    area: fill * width * height,
  });
  /** Print of 40 px whose baselines are 40 px apart. */
  const print = (text: string, line: number, left: number, right: number): LevelWord => {
    const box = { left, top: line * 40 + (/[A-Z]/.test(text) ? 2 : 10), right, bottom: line * 40 + 30 };
    return word(text, line, { ...box, seen: box });
  };
  const each = (line: number): LevelWord => print("Each", line, 104, 180);
  const sign = (text: string, line: number): LevelWord => print(text, line, 75, 90);

  test("are recognised by their ink, whatever sign is read for them", () => {
    expect(name([sign("+", 0), each(0)], [disc(0)])).toEqual(["•", "Each"]);
    expect(name([sign("=", 0), each(0)], [dash(0)])).toEqual(["–", "Each"]);
    expect(name([sign("-", 0), each(0)], [dash(0)])).toEqual(["-", "Each"]);
    expect(name([sign("+", 0), each(0)])).toEqual(["+", "Each"]);
  });

  test("are level with the words next to them, where a photographed line rises", () => {
    const rising = Array.from({ length: 12 }, (_, at): LevelWord => {
      const { left, top, right, bottom } = each(1);
      const box = { left: left + 90 * at, top: top - 2 * at, right: right + 90 * at, bottom: bottom - 2 * at };
      return { ...each(1), ...box, seen: box };
    });
    expect(name([sign("+", 1), ...rising], [disc(1)])[0]).toBe("•");
  });

  test("that are not read are before two lines of one column at least", () => {
    expect(name([each(0), each(1)], [disc(0), disc(1)])).toEqual(["•", "Each", "•", "Each"]);
    expect(name([each(0), each(1)], [disc(0)])).toEqual(["Each", "Each"]);
  });

  test("are no halves of other signs, and are behind no text", () => {
    const halves = [0, 1].flatMap((line) => [dash(line), dash(line, 7)]);
    expect(name([sign("=", 0), each(0), sign("=", 1), each(1)], halves)).toEqual(["=", "Each", "=", "Each"]);
    const following = [0, 1].flatMap((line) => [dash(line), { ...dash(line), left: 53, right: 71 }]);
    expect(name([each(0), each(1)], following)).toEqual(["Each", "Each"]);
    const behind = [print("Left", 0, 0, 60), print("Left", 2, 0, 60)].map((word) => ({ ...word, line: word.line + 5 }));
    expect(name([...behind, each(0), each(2)], [disc(0), disc(2)])).toEqual(["Left", "Left", "Each", "Each"]);
  });

  test("of other shapes are lone marks that begin several lines of one column", () => {
    const lines = [0, 1, 2].flatMap((line) => [word("e", line), word("Each", line, { left: 100 })]);
    expect(name(lines)).toEqual(["•", "Each", "•", "Each", "•", "Each"]);
    expect(name([word("e", 0), word("non", 0, { left: 100 })])).toEqual(["e", "non"]);
  });
});

test("legacy means the Germanic languages that are installed, standard means all", () => {
  const installed = ["chi_sim", "deu", "eng", "fra"];
  expect(usableLanguages(installed, "legacy")).toEqual(["eng", "deu"]);
  expect(usableLanguages(installed, "standard")).toEqual(["eng", "chi_sim", "deu", "fra"]);
  expect(usableLanguages(["fra"], "legacy")).toEqual([]);
});

test("tasks over the limit wait, and a failed one makes room", async () => {
  const limit = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const task = async (): Promise<void> => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
    throw new Error("failed");
  };
  const all = await Promise.allSettled(Array.from({ length: 7 }, () => limit(task)));
  expect(all.every(({ status }) => status === "rejected")).toBe(true);
  expect(most).toBe(2);
});
