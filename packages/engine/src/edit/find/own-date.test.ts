import { describe, expect, it } from "vitest";
import { readInstructions } from "../grammar/read-instructions.ts";
import { ownDateIn } from "./own-date.ts";

const BODY = "Your booking of 3 March 2025 ends on 9 May 2025.";

describe("the date that a document bears", () => {
  it.each([
    ["on a line of its own", `Ann Lee\n4 Weir Road\n12 May 2025\nDear Ann,\n${BODY}`, "12 May 2025"],
    ["after the place", `Kelso, 12 May 2025\nDear Ann,\n${BODY}`, "12 May 2025"],
    ["after its label", `Invoice 12\nDate: 12.05.2025\nDue date: 30.05.2025\n${BODY}`, "12.05.2025"],
    ["in German", "Kiel, den 12. Mai 2025\nSehr geehrte Frau Roth,\nam 3. März 2025 kam", "12. Mai 2025"],
  ])("%s", (_, text, date) => {
    expect(ownDateIn(text)).toBe(date);
  });

  it("of several that it may be, none is", () => {
    expect(ownDateIn(`12 May 2025\n13 May 2025\nDear Ann,\n${BODY}`)).toBeNull();
    expect(ownDateIn(`Dear Ann,\n${BODY}`)).toBeNull();
  });

  it("is an exception among dates", () => {
    for (const text of [
      "Redact all dates apart from the date of the letter",
      "Schwärze alle Daten außer dem Datum des Schreibens",
    ]) {
      expect(readInstructions(text)).toEqual([
        { kind: "redact", target: { is: "pii", pii: "date", except: [{ is: "own date" }] } },
      ]);
    }
  });
});
