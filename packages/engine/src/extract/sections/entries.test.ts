import { expect, test } from "vitest";
import { transcriptOf, type PlacedText } from "../../../testing/transcript-of.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const arrayOf = (...names: readonly string[]) => ({
  type: "array",
  items: { type: "object", properties: Object.fromEntries(names.map((name) => [name, text])) },
});
const read = (properties: object, ...pages: readonly (readonly PlacedText[])[]) =>
  extract(transcriptOf(...pages), { schema: { type: "object", properties } });

test("the institution of a course is known by its name, wherever it is", () => {
  const page: PlacedText[] = [
    ["EDUCATION", 50, 100],
    ["MSc — Corporate Finance, Riverside School of Business", 50, 115],
    ["September 2010 - July 2011", 50, 130],
    ["Laurea in Lettere", 50, 160],
    ["University of Bologna | Italy | 1973-1978", 50, 175],
  ];
  const { data, citations } = read({ education: arrayOf("institution", "degree", "startDate", "endDate") }, page);
  expect(data).toEqual({
    education: [
      {
        institution: "Riverside School of Business",
        degree: "MSc — Corporate Finance",
        startDate: "September 2010",
        endDate: "July 2011",
      },
      { institution: "University of Bologna", degree: "Laurea in Lettere", startDate: "1973", endDate: "1978" },
    ],
  });
  expect(citations["/education/0/institution"]![0]!.content).toBe("Riverside School of Business");
  expect(citations["/education/1/endDate"]![0]!.content).toBe("1973-1978");
});

test("a line that continues with a bullet is no heading of the next entry", () => {
  const page: PlacedText[] = [
    ["WORK EXPERIENCE", 50, 100],
    ["Analyst - Harbour Group", 50, 115],
    ["March 2019 - Present", 50, 130],
    ["• Managed reporting and forecasting", 50, 145],
    ["initiatives", 62, 157],
    ["Controller - Meridian Holdings", 50, 180],
    ["June 2015 - February 2019", 50, 195],
  ];
  expect(read({ work_experience: arrayOf("employer", "title", "start_date", "description") }, page).data).toEqual({
    work_experience: [
      { employer: "Harbour Group", title: "Analyst", start_date: "March 2019", description: "Managed reporting and forecasting initiatives" },
      { employer: "Meridian Holdings", title: "Controller", start_date: "June 2015", description: null },
    ],
  }); // prettier-ignore
});

test("references give their authors, year, title and publisher", () => {
  const page: PlacedText[] = [
    ["SELECTED PUBLICATIONS", 50, 100],
    ["1. Lee, A. (2019). Tides and Harbours of the North. Cambridge University", 50, 115],
    ["Press, 425 pp.", 62, 127],
    ["2. Lee, A. & Sol, E. (2011). “Granite in Motion.” Journal of Quarries, 74, 243-271.", 50, 145],
  ];
  expect(read({ publications: arrayOf("authors", "year", "title", "publisher") }, page).data).toEqual({
    publications: [
      { authors: "Lee, A.", year: "2019", title: "Tides and Harbours of the North", publisher: "Cambridge University Press" },
      { authors: "Lee, A. & Sol, E.", year: "2011", title: "Granite in Motion", publisher: "Journal of Quarries" },
    ],
  }); // prettier-ignore
});

test("awards give what they are, of whom and when", () => {
  const page: PlacedText[] = [
    ["CERTIFICATIONS", 50, 100],
    ["• Certified Professional - Harbour Institute, 2021", 50, 115],
    ["• Mitchell Fellowship (2013-2014)", 50, 130],
  ];
  expect(read({ certifications: arrayOf("description", "organization", "date") }, page).data).toEqual({
    certifications: [
      { description: "Certified Professional", organization: "Harbour Institute", date: "2021" },
      { description: "Mitchell Fellowship", organization: null, date: "2013-2014" },
    ],
  });
});

const SIDE_BAR: PlacedText[] = [
  ["WORK EXPERIENCE", 50, 100],
  ["SKILLS", 400, 104],
  ["Analyst - Harbour Group", 50, 115],
  ["Technical Skills", 400, 119],
  ["March 2019 - Present", 50, 130],
  ["• Spreadsheets", 415, 134],
  ["• Led the audits", 50, 145],
  ["• Tableau, Python", 415, 149],
  ["LANGUAGES", 400, 170],
  ["• Wrote reports", 50, 174],
  ["English (Native)", 400, 186],
];
const GROUPED = {
  anyOf: [
    { type: "array", items: { type: "string" } },
    { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
  ],
};

test("a side bar is read apart from the column next to it, and its sub-headings group its items", () => {
  const properties = {
    work: arrayOf("employer", "start", "description"),
    skills: GROUPED,
    languages: { type: "array", items: { type: "string" } },
  };
  const { data, citations } = read({ ...properties, work_experience: properties.work }, SIDE_BAR);
  expect(data).toMatchObject({
    work_experience: [{ employer: "Harbour Group", start: "March 2019", description: "Led the audits; Wrote reports" }],
    skills: { "Technical Skills": ["Spreadsheets", "Tableau", "Python"] },
    languages: ["English (Native)"],
  });
  expect(citations["/skills/Technical Skills/2"]![0]!.content).toBe("Python");
});

test("what is labelled line by line is grouped by its labels; without labels it is a list", () => {
  const labelled: PlacedText[] = [
    ["SKILLS", 50, 100],
    ["Platforms: HubSpot, Mailchimp", 50, 115],
    ["Web: WordPress, Shopify (basics, themes)", 50, 130],
  ];
  expect(read({ skills: GROUPED }, labelled).data).toEqual({
    skills: { Platforms: ["HubSpot", "Mailchimp"], Web: ["WordPress", "Shopify (basics, themes)"] },
  });
  const plain: PlacedText[] = [["SKILLS", 50, 100], ["• Negotiation", 50, 115], ["• Risk analysis", 50, 130]]; // prettier-ignore
  expect(read({ skills: GROUPED }, plain).data).toEqual({ skills: ["Negotiation", "Risk analysis"] });
});

test("a sub-heading that is a label itself does not repeat its part of the section", () => {
  const transcript = transcriptOf([["SKILLS", 50, 100], ["Soft Skills", 50, 115], ["• Negotiation", 60, 130]]); // prettier-ignore
  const pages = transcript.pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => (line.text === "Soft Skills" ? { ...line, bold: true as const } : line)),
  }));
  const schema = { type: "object", properties: { skills: GROUPED } };
  expect(extract({ ...transcript, pages }, { schema }).data).toEqual({ skills: { "Soft Skills": ["Negotiation"] } });
});
