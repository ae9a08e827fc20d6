import { expect, test } from "vitest";
import { transcriptOf, type PlacedText } from "../../../testing/transcript-of.ts";
import type { Transcript, TranscriptLine } from "../../transcript/transcript.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const integer = { type: ["integer", "null"] };
const SCHEMA = {
  type: "object",
  properties: {
    classes: {
      type: "array",
      items: {
        type: "object",
        properties: {
          class_name: text,
          students: { type: "array", items: { type: "object", properties: { student: text, points: integer } } },
        },
      },
    },
  },
};

const row = (top: number, ...cells: readonly string[]): PlacedText[] =>
  cells.flatMap((cell, at) => (cell === "" ? [] : [[cell, 50 + 120 * at, top] as const]));

const groupsOf = (transcript: Transcript): unknown => extract(transcript, { schema: SCHEMA }).data;
const group = (name: string, ...students: readonly (readonly [string, number])[]): object => ({
  class_name: name,
  students: students.map(([student, points]) => ({ student, points })),
});

test("a column says the group of its rows, once or in every row", () => {
  const header = row(100, "Class", "Student", "Points");
  const rest = [...row(132, "9B", "Eva Sol", "60"), ...row(148, "9B", "Ida Orr", "58")];
  const truth = { classes: [group("9A", ["Ann Lee", 71]), group("9B", ["Eva Sol", 60], ["Ida Orr", 58])] };
  expect(groupsOf(transcriptOf([...header, ...row(116, "9A", "Ann Lee", "71"), ...rest]))).toEqual(truth);
  const once = rest.filter(([said], at) => said !== "9B" || at === 0);
  expect(groupsOf(transcriptOf([...header, ...row(116, "9A", "Ann Lee", "71"), ...once]))).toEqual(truth);
});

test("a heading in bold letters between rows is no part of the text over it", () => {
  const transcript = transcriptOf([
    ...row(100, "Student", "Points"),
    ...row(111, "Class 9A"),
    ...row(122, "Ann Lee", "71"),
    ...row(133, "Class 9B"),
    ...row(144, "Eva Sol", "60"),
  ]);
  const bold = (line: TranscriptLine): TranscriptLine =>
    line.text.startsWith("Class") ? { ...line, bold: true } : line;
  const pages = transcript.pages.map((page) => ({ ...page, lines: page.lines.map(bold) }));
  expect(groupsOf({ ...transcript, pages })).toEqual({
    classes: [group("9A", ["Ann Lee", 71]), group("9B", ["Eva Sol", 60])],
  });
});

test("lines over a header that is said again are no rows, whatever numbers they hold", () => {
  const page = (name: string, year: string, student: string, points: string): PlacedText[] => [
    ...row(50, "School results", year),
    ...row(70, `Class: ${name}`),
    ...row(100, "Student", "Points", "Grade"),
    ...row(116, student, points, "A"),
  ];
  expect(groupsOf(transcriptOf(page("9A", "2021", "Ann Lee", "71"), page("9B", "2021", "Eva Sol", "60")))).toEqual({
    classes: [group("9A", ["Ann Lee", 71]), group("9B", ["Eva Sol", 60])],
  });
});

test("a value that is a line lower than its row is the row's", () => {
  const items = { type: "object", properties: { place: integer, student: text, points: integer } };
  const schema = { type: "object", properties: { results: { type: "array", items } } };
  const transcript = transcriptOf([
    ...row(80, "Place", "Student", "Points"),
    ...row(100, "1", "Ann Lee"),
    ...row(118, "", "", "71"),
    ...row(136, "2", "Eva Sol"),
    ...row(154, "", "", "60"),
  ]);
  expect(extract(transcript, { schema }).data).toEqual({
    results: [
      { place: 1, student: "Ann Lee", points: 71 },
      { place: 2, student: "Eva Sol", points: 60 },
    ],
  });
});
