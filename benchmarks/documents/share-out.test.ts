import { expect, test } from "vitest";
import { totalPages } from "./count-pages.ts";
import { shareOut } from "./share-out.ts";

test("two shares hold every file once and nearly as many pages", () => {
  const files = [90, 50, 40, 30, 10].map((pages) => ({ path: `${pages}.pdf`, pages }));
  const shares = shareOut(files, 2);
  expect(shares.flat()).toHaveLength(5);
  expect(shares.map(totalPages)).toEqual([120, 100]);
});
