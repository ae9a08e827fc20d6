import { expect, test } from "vitest";
import { opensTableCaption } from "./table-caption.ts";

test("captions are recognised by the name of tables and a number, in several languages", () => {
  for (const text of [
    "Table 3. Boats",
    "Table 12",
    "Table A1: Boats",
    "TABLE IV",
    "Tab. 2: Boote",
    "Tableau 7 – Bateaux",
  ]) {
    expect(opensTableCaption(text), text).toBe(true);
  }
});

test("a line of text that begins with a table's number is no caption", () => {
  for (const text of [
    "Table 3 shows the boats",
    "Table 2, the boats",
    "tableau 2. Le conseil",
    "Tables 2 and 3",
    "Table of boats",
  ]) {
    expect(opensTableCaption(text), text).toBe(false);
  }
});
