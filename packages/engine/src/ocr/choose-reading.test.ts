import { expect, test } from "vitest";
import { sampleOf } from "./choose-reading.ts";

test("the sample that shows a page's script is where its ink is", () => {
  const [width, height, dpi] = [40, 1000, 100];
  const grey = new Uint8Array(width * height).fill(255);
  const draw = (from: number, to: number): void => void grey.fill(0, from * width, to * width);
  draw(20, 60);
  draw(700, 710);
  const top = sampleOf({ width, height, grey }, dpi);
  expect(top).toMatchObject({ width, height: 200 });
  expect(top.grey.filter((value) => value === 0)).toHaveLength(40 * width);
  draw(600, 690);
  expect(sampleOf({ width, height, grey }, dpi).grey.filter((value) => value === 0)).toHaveLength(100 * width);
});

test("a page lower than the sample is its own", () => {
  const page = { width: 3, height: 2, grey: new Uint8Array(6) };
  expect(sampleOf(page, 100).grey).toEqual(page.grey);
});
