import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toWireBBox } from "./wire-bbox.ts";

// The same cases in every run.
fc.configureGlobal({ seed: 1 });

const page = { width: 612, height: 792 };

test("a box becomes fractions of its page", () => {
  const bbox = toWireBBox({ left: 153, top: 198, width: 306, height: 99, page: 3 }, page);
  expect(bbox).toEqual({ left: 0.25, top: 0.25, width: 0.5, height: 0.125, page: 3 });
});

test("a box that reaches over the page's edge is clamped to it", () => {
  const bbox = toWireBBox({ left: -10, top: 780, width: 1000, height: 50, page: 1 }, page);
  expect(bbox.left).toBe(0);
  expect(bbox.width).toBe(1);
  expect(bbox.top + bbox.height).toBeLessThanOrEqual(1);
});

test("every box keeps to the page, with at most 6 decimals", () => {
  const points = fc.double({ min: -5000, max: 5000, noNaN: true });
  fc.assert(
    fc.property(points, points, points, points, (left, top, width, height) => {
      const box = toWireBBox({ left, top, width, height, page: 1 }, page);
      for (const value of [box.left, box.top, box.width, box.height]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(Number(value.toFixed(6))).toBe(value);
      }
      expect(box.left + box.width).toBeLessThanOrEqual(1);
      expect(box.top + box.height).toBeLessThanOrEqual(1);
    }),
  );
});

test("all the fractions that end at the page's edge sum to at most 1", () => {
  const millionth = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(millionth, (from) => {
      const box = toWireBBox(
        { left: from, top: 0, width: 1_000_000 - from, height: 1, page: 1 },
        { width: 1_000_000, height: 1 },
      );
      expect(box.left + box.width).toBeLessThanOrEqual(1);
      expect(box.left + box.width).toBeGreaterThan(0.999998);
    }),
  );
});
