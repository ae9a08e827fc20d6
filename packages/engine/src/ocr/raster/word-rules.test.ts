import { describe, expect, test } from "vitest";
import { picturePdf, pictureOf } from "../../../testing/picture-pdf.ts";
import { straighten } from "./turn.ts";
import { findWordRules } from "./word-rules.ts";

const DPI = 200;
const px = (points: number): number => (points * DPI) / 72;
/** Helvetica of 20 points sets `55 crowns` 91 points wide. */
const [LEFT, BASELINE, WIDTH, SIZE] = [100, 100, 91, 20];

/** The rules of "55 crowns" on a page with other drawings; `degrees` turns the page. */
async function rulesOf(drawing: string, degrees = 0): Promise<string[]> {
  const text = `BT /F ${SIZE} Tf ${LEFT} ${BASELINE} Td (55 crowns) Tj ET`;
  const level = await pictureOf(picturePdf({ width: 300, height: 200 }, [], `${text} 1 w ${drawing}`), 1, DPI);
  const raster = degrees === 0 ? level : straighten(level, -degrees).raster;
  // The word is left of the middle, about which the page turns.
  const lift = Math.tan((degrees * Math.PI) / 180) * px(150 - LEFT - WIDTH / 2);
  const baseline = px(200 - BASELINE) - lift;
  const [left, right] = [px(LEFT), px(LEFT + WIDTH)];
  const top = baseline - px(14.5);
  const word = { text: "55 crowns", left, right, top, bottom: baseline + 2, baseline, size: px(SIZE) };
  return findWordRules(raster, word, degrees).map(({ kind }) => kind);
}

/** A line across a height above the baseline, and how far it extends beyond the word. */
const rule = (rise: number, overhang = 0): string =>
  `${LEFT - overhang} ${BASELINE + rise} m ${LEFT + WIDTH + overhang} ${BASELINE + rise} l S`;

describe("a rule", () => {
  test.each([-1.5, 0, 1.5])("through a word strikes it out, on a page that is %f degrees askew", async (degrees) => {
    expect(await rulesOf(rule(5), degrees)).toEqual(["strike"]);
  });

  test("below a word underlines it", async () => {
    expect(await rulesOf(rule(-3))).toEqual(["underline"]);
  });

  test.each([
    ["is missing", ""],
    ["extends beyond the word, as the line of a form or a fold of the sheet", rule(-3, 30) + rule(5, 30)],
    ["is the border of a cell", `${LEFT - 8} 94 ${WIDTH + 16} 24 re S`],
    ["is as thick as a bar", `5 w ${rule(6)}`],
    ["is at the height of other lines", rule(14) + rule(-9)],
    ["ends within the word", `${LEFT} ${BASELINE + 5} m ${LEFT + 70} ${BASELINE + 5} l S`],
  ])("that %s does neither", async (_, drawing) => {
    expect(await rulesOf(drawing)).toEqual([]);
  });
});
