import { expect, test } from "vitest";
import { rowsOf } from "./chart-content.tsx";

const base = { title: "", x: "", y: "", text: "" };
const bbox = { left: 0.1, top: 0.2, width: 0.1, height: 0.3, page: 1 };

test("series share the rows of their categories, a gap stays empty, and a category that is named twice is two rows", () => {
  const series = [
    {
      name: "Road",
      points: [
        { x: "May", y: 30, bbox },
        { x: "May", y: 31 },
      ],
    },
    { name: "Rail", points: [{ x: "June", y: 47 }] },
  ];
  expect(rowsOf({ ...base, kind: "bar", series })).toEqual([
    { label: "May", values: [{ text: "30", bbox }, undefined] },
    { label: "May", values: [{ text: "31", bbox: undefined }, undefined] },
    { label: "June", values: [undefined, { text: "47", bbox: undefined }] },
  ]);
});

test("each point of a scatter is a row", () => {
  const series = [{ name: "Elm", points: [{ x: 2, y: 7, bbox }] }];
  expect(rowsOf({ ...base, kind: "scatter", series })).toEqual([
    {
      label: "Elm",
      values: [
        { text: "2", bbox },
        { text: "7", bbox },
      ],
    },
  ]);
});
