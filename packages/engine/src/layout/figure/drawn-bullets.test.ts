import { expect, test } from "vitest";
import { wordOf } from "../../../testing/line-of.ts";
import { drawnBullets } from "./drawn-bullets.ts";

const dot = (left: number, top: number, size = 3) => ({ left, top, right: left + size, bottom: top + size });

test("a small disc before a line is its bullet", () => {
  const bullets = drawnBullets([dot(40, 94)], [wordOf("Harbour", 50, 100), wordOf("dues", 90, 100)]);
  expect(bullets.map(({ text, left }) => [text, left])).toEqual([["•", 40]]);
});

test("the dot of an i is no bullet, where letters are drawn and what they say was recognised", () => {
  expect(drawnBullets([dot(62, 92, 2), dot(93, 92, 2), dot(112, 92, 2)], [wordOf("Marketing", 50, 100), wordOf("initiatives", 105, 100)])).toEqual([]); // prettier-ignore
});
