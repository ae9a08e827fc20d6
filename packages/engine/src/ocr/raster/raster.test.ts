import { describe, expect, test } from "vitest";
import type { Raster } from "../../read/raw/raster.ts";
import { picturePdf, pictureOf, pictureOfFixture, textAt } from "../../../testing/picture-pdf.ts";
import { binarise } from "./binarise.ts";
import { type Component, findComponents } from "./components.ts";
import { findDrawnRegions } from "./drawn-regions.ts";
import { evenPaper } from "./even-paper.ts";
import { isLattice } from "./lattice.ts";
import { findLeaders, withoutLeaders } from "./leaders.ts";
import { findPrint, isAllText, mayHoldWords } from "./print.ts";
import { findRulingLines, withoutLines } from "./ruling-lines.ts";
import { estimateSkew } from "./skew.ts";
import { straighten, turnUpright } from "./turn.ts";

const DPI = 200;
const identity = [1, 0, 0, 1, 0, 0] as const;
const draw = (content: string): Promise<Raster> =>
  pictureOf(picturePdf({ width: 300, height: 200 }, [], content), 1, DPI);
const print = (raster: Raster): ReturnType<typeof findPrint> => findPrint(findComponents(binarise(raster))!, DPI);

describe("ink", () => {
  test("is distinguished from a ground that grows darker across the page", () => {
    const [width, height] = [300, 60];
    const grey = Uint8Array.from({ length: width * height }, (_, at) => 255 - Math.floor((at % width) / 2));
    for (const x of [20, 150, 280]) for (let y = 20; y < 40; y++) grey[y * width + x] = grey[y * width + x]! - 60;
    const { ink } = binarise({ width, height, grey });
    expect(Array.from(ink.subarray(30 * width, 31 * width)).flatMap((value, x) => (value === 1 ? [x] : []))).toEqual([
      20, 150, 280,
    ]);
  });

  test("is the light part of a dark picture", () => {
    const grey = new Uint8Array(100 * 20).fill(20);
    grey.fill(240, 10 * 100 + 40, 10 * 100 + 50);
    expect(binarise({ width: 100, height: 20, grey }).ink.reduce((sum, value) => sum + value, 0)).toBe(10);
  });

  test("that touches is one component, also where it forks", () => {
    const rows = ["#.#...", "#.#..#", "###..#", ".....#"];
    const ink = Uint8Array.from(rows.join(""), (char) => (char === "#" ? 1 : 0));
    expect(findComponents({ width: 6, height: 4, ink })).toEqual([
      { left: 0, top: 0, right: 3, bottom: 3, area: 7 },
      { left: 5, top: 1, right: 6, bottom: 4, area: 3 },
    ]);
  });
});

describe("print", () => {
  test("is words, whichever way they run", async () => {
    const raster = await draw(textAt(20, 100, 12, "Letters that stand in a row with others"));
    const upright = print(raster);
    expect(mayHoldWords(upright)).toBe(true);
    expect(isAllText(upright)).toBe(true);
    const turned = print(turnUpright(raster, 90).raster);
    expect(turned.inColumns).toBeGreaterThan(3 * turned.inRows);
  });

  test("is not a drawing, and not noise", async () => {
    const curves = Array.from(
      { length: 12 },
      (_, at) => `${20 + 20 * at} 30 m ${at * 25} 90 ${40 + at} 120 ${20 + 22 * at} 180 c S`,
    );
    expect(mayHoldWords(print(await draw(curves.join("\n"))))).toBe(false);
    let seed = 7;
    const noise = Uint8Array.from(
      { length: 400 * 300 },
      () => ((seed = (seed * 1103515245 + 12345) & 0x7fff_ffff) >> 16) & 255,
    );
    const components = findComponents(binarise({ width: 400, height: 300, grey: noise }));
    expect(components === null || !mayHoldWords(findPrint(components, DPI))).toBe(true);
  });

  test("under bars is not all there is", async () => {
    const bars = [20, 80, 140].map((x) => `${x} 60 40 120 re f`).join("\n");
    const evidence = print(await draw(`${bars}\n${textAt(20, 30, 12, "Barley and wheat and oats")}`));
    expect(isAllText(evidence)).toBe(false);
    expect(mayHoldWords(evidence)).toBe(true);
  });
});

const grid = [0, 1, 2, 3].flatMap((at) => [
  `20 ${20 + 40 * at} m 260 ${20 + 40 * at} l S`,
  `${20 + 80 * at} 20 m ${20 + 80 * at} 140 l S`,
]);

describe("lines", () => {
  test("of a table are found where they are drawn, and its letters are not lines", async () => {
    const lines = findRulingLines(binarise(await draw(`${grid.join("\n")}\n${textAt(30, 30, 14, "HEEL TILL")}`)), DPI);
    expect(lines.filter(({ horizontal }) => horizontal)).toHaveLength(4);
    expect(lines.filter(({ horizontal }) => !horizontal)).toHaveLength(4);
    const top = Math.min(...lines.map((line) => line.top));
    expect(top).toBeCloseTo(((200 - 140) * DPI) / 72, -1);
    expect(isLattice(lines, DPI)).toBe(true);
  });

  test("of a chart's axes and levels are no lattice", async () => {
    const levels = [60, 100, 140].map((y) => `40 ${y} m 260 ${y} l S`);
    const lines = findRulingLines(
      binarise(await draw(["40 20 m 40 180 l S", "40 20 m 260 20 l S", ...levels].join("\n"))),
      DPI,
    );
    expect(lines.length).toBe(5);
    expect(isLattice(lines, DPI)).toBe(false);
  });

  test("through bold print are none", async () => {
    const lines = findRulingLines(
      binarise(await draw(`2 Tr 1.2 w ${textAt(10, 100, 22, "INTERNATIONAL HEADLINE", 2)}`)),
      DPI,
    );
    expect(lines).toEqual([]);
  });

  test("are not the rows of a dark band over and under its letters", async () => {
    const band = `20 90 240 18 re f 1 g ${textAt(30, 95, 10, "White letters in a band")}`;
    expect(findRulingLines(binarise(await draw(band)), DPI)).toEqual([]);
  });

  test("that lean are as thick as they are drawn, and take no letters with them", async () => {
    const raster = await draw(`20 98 m 280 102 l S\n${textAt(30, 101, 10, "Word")}`);
    const lines = findRulingLines(binarise(raster), DPI);
    expect(lines).toHaveLength(1);
    expect(lines[0]!.bottom - lines[0]!.top).toBeLessThanOrEqual(4);
    const alone = await draw(textAt(30, 101, 10, "Word"));
    expect(countInk(withoutLines(raster, lines, identity))).toBeGreaterThan(0.9 * countInk(alone));
  });

  test("are removed when they are taken out, and nothing else is", async () => {
    const raster = await draw(`${grid.join("\n")}\n${textAt(30, 35, 14, "word")}`);
    const clean = withoutLines(raster, findRulingLines(binarise(raster), DPI), identity);
    expect(findRulingLines(binarise(clean), DPI)).toEqual([]);
    expect(findComponents(binarise(clean))).toHaveLength(4);
  });
});

describe("drawn regions", () => {
  const find = async (content: string, words: Parameters<typeof findDrawnRegions>[3] = []) => {
    const raster = await draw(content);
    const ink = binarise(raster);
    return findDrawnRegions(raster, findComponents(ink)!, findRulingLines(ink, DPI), words, DPI);
  };
  const axes = "40 40 m 40 160 l S 40 40 m 200 40 l S";

  test("are charts and photographs", async () => {
    const chart = await find(`${axes} 40 40 m 80 120 120 60 200 150 c S 60 40 10 50 re 90 40 10 80 re f`);
    expect(chart.map(({ left, right }) => [left, right].map((x) => Math.round((x * 72) / DPI)))).toEqual([[39, 200]]);
    expect(await find("0.6 g 60 40 120 100 re f")).toHaveLength(1);
  });

  test("are not tables, nor words on a ground", async () => {
    expect(await find(`${grid.join("\n")}\n${textAt(30, 30, 14, "HEEL TILL")}`)).toEqual([]);
    const words = Array.from({ length: 12 }, (_, at) => {
      const [left, top] = [200 + 60 * (at % 4), 200 + 40 * Math.floor(at / 4)];
      return {
        text: "ground",
        confidence: 0.6,
        line: Math.floor(at / 4),
        left,
        top,
        right: left + 50,
        bottom: top + 30,
      };
    });
    expect(await find("0.6 g 60 40 120 100 re f", words)).toEqual([]);
  });
});

describe("leaders", () => {
  const entry = textAt(20, 100, 10, `Of the tides. . .${" .".repeat(12)} 7`);

  test("are rows of even dots, whichever way the sheet leans, and no ellipsis is one", async () => {
    const raster = await draw(`${entry}\n${textAt(20, 60, 10, "And so on ... to the end. It rains.")}`);
    for (const degrees of [-2, 0, 2]) {
      const leaders = findLeaders(findComponents(binarise(straighten(raster, degrees).raster))!, DPI);
      expect(leaders.map(({ dots }) => dots.length)).toEqual([15]);
    }
  });

  test("are not the dots of a halftone", async () => {
    const rows = Array.from({ length: 8 }, (_, at) => textAt(20, 60 + 2.5 * at, 10, ".".repeat(40)));
    expect(findLeaders(findComponents(binarise(await draw(rows.join("\n"))))!, DPI)).toEqual([]);
  });

  test("are removed when they are taken out, and nothing else is", async () => {
    const raster = await draw(entry);
    const components = findComponents(binarise(raster))!;
    const clean = findComponents(binarise(withoutLeaders(raster, findLeaders(components, DPI))))!;
    expect(clean).toHaveLength(components.length - 15);
    expect(findLeaders(clean, DPI)).toEqual([]);
  });
});

describe("paper", () => {
  test("in a shadow is made white, and ink stays dark on it", async () => {
    const white = await draw(
      Array.from({ length: 9 }, (_, at) =>
        textAt(10, 10 + 20 * at, 12, "Letters in the shade are read like others, in the sun"),
      ).join("\n"),
    );
    const { width, height, grey } = white;
    const shadow = { width, height, grey: grey.map((value, at) => value * (0.8 - (0.2 * (at % width)) / width)) };
    const even = evenPaper(shadow);
    const shades = (from: number): number[] =>
      Array.from({ length: height }, (_, y) => even.grey.subarray(y * width + from, y * width + from + 80)).flatMap(
        (row) => [...row],
      );
    for (const from of [100, width - 400]) {
      expect(shades(from).toSorted((a, b) => a - b)[Math.floor(0.4 * 80 * height)]).toBeGreaterThan(230);
      expect(Math.min(...shades(from))).toBeLessThan(60);
    }
    expect(evenPaper(white)).toBe(white);
  });
});

describe("skew", () => {
  test.each([-4, -1.2, 0, 0.6, 3])("of %f degrees is measured to a fifth of a degree, and undone", async (degrees) => {
    const page = await pictureOfFixture("letter/letter.pdf", 1, 150);
    const crooked = straighten(page, -degrees);
    const found = estimateSkew(findComponents(binarise(crooked.raster))!, 150);
    expect(Math.abs(found - degrees)).toBeLessThan(0.2);
    const again = estimateSkew(findComponents(binarise(straighten(crooked.raster, found).raster))!, 150);
    expect(Math.abs(again)).toBeLessThan(0.3);
  });

  test("of a few letters is not guessed", async () => {
    expect(estimateSkew(findComponents(binarise(await draw(textAt(20, 100, 12, "Few letters"))))!, DPI)).toBe(0);
  });
});

test("four quarter turns give the picture back, and each says where its pixels were", () => {
  const source = { width: 3, height: 2, grey: Uint8Array.from([1, 2, 3, 4, 5, 6]) };
  const { raster, toSource } = turnUpright(source, 90);
  // Text that runs down the right side is at the top once upright.
  expect([raster.width, raster.height, ...raster.grey]).toEqual([2, 3, 3, 6, 2, 5, 1, 4]);
  const [a, b, c, d, e, f] = toSource;
  expect([a * 0.5 + c * 0.5 + e, b * 0.5 + d * 0.5 + f]).toEqual([2.5, 0.5]);
  const again = [90, 90, 90].reduce<Raster>((picture) => turnUpright(picture, 90).raster, raster);
  expect(again).toEqual(source);
});

function countInk(raster: Raster): number {
  return binarise(raster).ink.reduce((sum, value) => sum + value, 0);
}

test("thousands of specks in many frames are compared with the words near them alone", () => {
  const raster = { width: 2500, height: 3500, grey: new Uint8Array(2500 * 3500).fill(255) };
  const specks = Array.from({ length: 20_000 }, (_, at) => inkAt((at * 7) % 1990, Math.floor(at / 10), 2, 2));
  const frames = Array.from({ length: 20 }, (_, at) => inkAt(10 + at, 10 + at, 1990 - 2 * at, 2790 - 2 * at));
  let looks = 0;
  const words = Array.from({ length: 3000 }, (_, at) => {
    const [left, top, line] = [(at % 15) * 130, Math.floor(at / 15) * 14, Math.floor(at / 15)];
    return {
      get left() {
        looks++;
        return left;
      },
      top,
      right: left + 100,
      bottom: top + 12,
      text: "word",
      confidence: 0.9,
      line,
    };
  });
  expect(findDrawnRegions(raster, [...frames, ...specks], [], words, 200)).toEqual([]);
  expect(looks).toBeLessThan(100 * frames.length * specks.length);
});

function inkAt(left: number, top: number, width: number, height: number): Component {
  return { left, top, right: left + width, bottom: top + height, area: width * height };
}
