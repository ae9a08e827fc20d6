import { describe, expect, test } from "vitest";
import type { Raster } from "../../read/raw/raster.ts";
import { picturePdf, pictureOf } from "../../../testing/picture-pdf.ts";
import { measureStrokes } from "./stroke.ts";
import { straighten } from "./turn.ts";

const draw = (content: string): Promise<Raster> =>
  pictureOf(picturePdf({ width: 300, height: 200 }, [], content), 1, 200);

describe("strokes", () => {
  test("of twice the thickness measure so, sharp or blurred, black on white or white on black", async () => {
    const box = { left: 260, right: 350, top: 255, bottom: 300 };
    const thickness = async (width: number, ground: string): Promise<number> =>
      measureStrokes(await draw(`${ground} ${width} w 100 90 m 100 110 l S 120 90 m 120 110 l S`), box, 0).thickness;
    for (const ground of ["", "0 0 300 200 re f 1 G"]) {
      expect((await thickness(4, ground)) / (await thickness(2, ground))).toBeCloseTo(2, 1);
    }
    const sharp = await draw("4 w 100 90 m 100 110 l S 120 90 m 120 110 l S");
    expect(measureStrokes(straighten(straighten(sharp, 2).raster, -2).raster, box, 0).thickness).toBeCloseTo(
      measureStrokes(sharp, box, 0).thickness,
      0,
    );
  });
});

describe("the slant of strokes", () => {
  /** A word drawn upright, or sheared by 14°, on a skewed page. */
  const slantOf = async (shear: number, degrees: number): Promise<number> => {
    const level = await draw(`BT /F 20 Tf 1 0 ${shear} 1 100 100 Tm (Hamilton) Tj ET`);
    const crooked = straighten(level, -degrees).raster;
    return measureStrokes(crooked, { left: 260, right: 560, top: 220, bottom: 300 }, degrees).slant;
  };

  test.each([-2, 0, 2])("is distinguished from the page's, which lies %f degrees askew", async (degrees) => {
    expect(await slantOf(0, degrees)).toBeLessThan(0.95);
    expect(await slantOf(0.25, degrees)).toBeGreaterThan(1);
  });
});
