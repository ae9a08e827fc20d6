import { expect, test } from "vitest";
import { placesInPath, placesToPath } from "./places-in-path.ts";

test("an address has places, or only a page", () => {
  const [left, top, width, height] = [0.7, 0.44, 0.17, 0.01];
  expect(placesInPath("5,0.7,0.44,0.17,0.01;6")).toEqual([
    { page: 5, left, top, width, height },
    { page: 6, left: 0, top: 0, width: 0, height: 0 },
  ]);
});

test("places are written as they are read", () => {
  const places = [
    { page: 5, left: 0.7, top: 0.44, width: 0.17, height: 0.01 },
    { page: 6, left: 0, top: 0.25, width: 1, height: 0.75 },
  ];
  expect(placesInPath(placesToPath(places))).toEqual(places);
});

test.each([undefined, "", "0", "1.5", "1,2,0,0,0", "1,-0.1,0,0,0", "5,,,,", "1,0.5,0,0.6,0.1", "x,y"])(
  "%s is no place",
  (part) => {
    expect(placesInPath(part)).toEqual([]);
  },
);
