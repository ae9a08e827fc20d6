import { expect, test } from "vitest";
import { transcriptOf, type PlacedText } from "../../../testing/transcript-of.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };

const CV: readonly PlacedText[] = [
  ["SKILLS", 50, 100],
  ["• Risk analysis", 50, 115],
  ["• Budget planning and", 50, 130],
  ["cost control", 60, 142],
  ["WORK EXPERIENCE", 50, 170],
  ["Financial Controller - Meridian Holdings", 50, 185],
  ["June 2015 - February 2019", 50, 197],
  ["• Oversaw the annual budget", 50, 209],
  ["Junior Analyst - Pinnacle Partners", 50, 230],
  ["2012 - Present", 50, 242],
  ["EDUCATION", 50, 270],
];

test("a list under a heading that names it becomes an array of texts", () => {
  const schema = { type: "object", properties: { skills: { type: "array", items: { type: "string" } } } };
  expect(extract(transcriptOf(CV), { schema }).data).toEqual({
    skills: ["Risk analysis", "Budget planning and cost control"],
  });
});

test("dated entries under a heading become an array of objects", () => {
  const properties = {
    jobTitle: text,
    employer: text,
    startDate: text,
    endDate: text,
    isCurrent: { type: "boolean" },
    description: text,
  };
  const schema = {
    type: "object",
    properties: { workExperience: { type: "array", items: { type: "object", properties } } },
  };
  expect(extract(transcriptOf(CV), { schema }).data).toEqual({
    workExperience: [
      {
        jobTitle: "Financial Controller",
        employer: "Meridian Holdings",
        startDate: "June 2015",
        endDate: "February 2019",
        isCurrent: false,
        description: "Oversaw the annual budget",
      },
      {
        jobTitle: "Junior Analyst",
        employer: "Pinnacle Partners",
        startDate: "2012",
        endDate: null,
        isCurrent: true,
        description: null,
      },
    ],
  });
});

test("all mail addresses are found, without a heading", () => {
  const schema = {
    type: "object",
    properties: { emails: { type: "array", items: { type: "string", format: "email" } } },
  };
  const transcript = transcriptOf([["Write to a@example.org or b@example.org", 50, 50]]);
  expect(extract(transcript, { schema }).data).toEqual({ emails: ["a@example.org", "b@example.org"] });
});

test("rows under sub-headings become the inner array of an outer one", () => {
  const rows = {
    type: "array",
    items: { type: "object", properties: { rank: { type: "integer" }, name: text, time: text } },
  };
  const schema = {
    type: "object",
    properties: { groups: { type: "array", items: { type: "object", properties: { age_group: text, rows } } } },
  };
  const header = (top: number): PlacedText[] => [
    ["Rank", 50, top],
    ["Name", 120, top],
    ["Time", 400, top],
  ];
  const transcript = transcriptOf([
    ["Age group: 90-94", 50, 80],
    ...header(100),
    ["1", 50, 115],
    ["Fusao Takahashi", 120, 115],
    ["44.01", 400, 115],
    ["Age group: 85-89", 50, 150],
    ...header(170),
    ["1", 50, 185],
    ["Jose Penaloza", 120, 185],
    ["59.84", 400, 185],
  ]);
  expect(extract(transcript, { schema }).data).toEqual({
    groups: [
      { age_group: "90-94", rows: [{ rank: 1, name: "Fusao Takahashi", time: "44.01" }] },
      { age_group: "85-89", rows: [{ rank: 1, name: "Jose Penaloza", time: "59.84" }] },
    ],
  });
});

test("a time between two years is no phone number, hours are no date", () => {
  const schema = {
    type: "object",
    properties: { phones: { type: "array", items: { type: "string" } }, date: { type: "string", format: "date" } },
  };
  const transcript = transcriptOf([
    ["University of Bologna 1991-1998", 50, 50],
    ["Open 08.30 - 12.30", 50, 70],
    ["Date 08.30 - 12.30", 50, 90],
    ["Call +39 051 123456", 50, 110],
  ]);
  expect(extract(transcript, { schema }).data).toEqual({ phones: ["+39 051 123456"] });
});
