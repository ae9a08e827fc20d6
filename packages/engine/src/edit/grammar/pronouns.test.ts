import { describe, expect, it } from "vitest";
import { readInstructions } from "./read-instructions.ts";

const PAGE_TWO = { kind: "delete_pages", pages: { ranges: [{ first: 2, last: 2 }] } };

describe('"it" and "them" are what was named before', () => {
  it.each([
    "We don't need page two any more - drop it.",
    "Page 2 is outdated. Please delete it.",
    "The second page has the old prices, so remove it.",
    "Seite 2 brauchen wir nicht mehr, lösch sie bitte.",
    "There is page 2, kick it out",
  ])("%s", (text) => {
    expect(readInstructions(text)).toEqual([PAGE_TWO]);
  });

  it("a wish may say what a second wish is about", () => {
    const [first, second] = readInstructions('Highlight the total and comment it with "check"');
    expect(first).toMatchObject({ kind: "highlight", target: { text: "total" } });
    expect(second).toMatchObject({ kind: "comment", target: { text: "total" }, text: "check" });
    expect(readInstructions("Find the phone number and black it out")).toEqual([
      { kind: "redact", target: { is: "pii", pii: "phone" } },
    ]);
  });

  it.each(["Drop it", "Please remove them.", "Lösch das bitte", "It was fun. Drop it."])(
    "nothing is done where nothing was named: %s",
    (text) => {
      const read = readInstructions(text);
      expect(read.every(({ kind }) => kind === "unknown")).toBe(true);
      expect(read.length).toBeGreaterThan(0);
    },
  );
});

describe("everyday words for taking out, around what is meant", () => {
  it.each([
    [
      "Kick Piet de Boer's row out of the Roster sheet",
      { kind: "delete_rows", named: "Piet de Boer", sheet: "Roster" },
    ],
    ["Wirf Folie 3 raus", { kind: "delete_pages", pages: { ranges: [{ first: 3, last: 3 }] } }],
    ["Die Telefonnummer bitte rausnehmen", { kind: "redact", target: { pii: "phone" } }],
    ["Nimm den Namen des Mieters raus", { kind: "redact", target: { is: "party", role: "Mieters" } }],
    ["kick out page 4 - it is wrong", { kind: "delete_pages", pages: { ranges: [{ first: 4, last: 4 }] } }],
    [
      "Black the names out on page 2",
      { kind: "redact", target: { pii: "person", pages: { ranges: [{ first: 2, last: 2 }] } } },
    ],
  ])("%s", (text, instruction) => {
    expect(readInstructions(text)).toMatchObject([instruction]);
  });
});

describe("slides are named by their titles without quotes", () => {
  it.each([
    ["Delete the slide Next Steps", "Next Steps"],
    ["Remove slide Team & Budget please", "Team & Budget"],
    ["Delete the Q3 Results slide", "Q3 Results"],
    ["Folie Ausblick bitte löschen", "Ausblick"],
  ])("%s", (text, titled) => {
    expect(readInstructions(text)).toEqual([{ kind: "delete_pages", pages: { ranges: [], titled } }]);
  });

  it("the title before a wish ends where its verb begins", () => {
    expect(readInstructions('On slide Team Costs replace "A" with "B"')).toMatchObject([
      { kind: "replace", target: { text: "A", pages: { titled: "Team Costs" } }, by: "B" },
    ]);
  });

  it("the title slide is the first", () => {
    expect(readInstructions("delete the title slide")).toMatchObject([{ pages: { ranges: [{ first: 1, last: 1 }] } }]);
  });

  it("every slide but the last", () => {
    expect(readInstructions("Change Ostra Foods to Ostra Group on every slide except the last")).toMatchObject([
      { target: { text: "Ostra Foods", pages: { except: [{ first: -1, last: -1 }] } }, by: "Ostra Group" },
    ]);
  });
});
