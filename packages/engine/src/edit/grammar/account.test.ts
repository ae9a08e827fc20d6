import { describe, expect, test } from "vitest";
import { pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import { edit } from "../edit.ts";
import { readInstructions } from "./read-instructions.ts";

const kinds = (text: string): string[] => readInstructions(text).map(({ kind }) => kind);

describe("a plan that does not account for every word is not carried out", () => {
  test.each([
    "Delete row 3 if it is empty",
    "Schwärze alle Namen, sofern sie minderjährig sind",
    "Rotate page 2 and 3 slightly",
    "Stamp PAID on invoice 4711",
    'Protect page 2 with the password "x" for Ann',
  ])("%s", (text) => {
    expect(kinds(text)).toEqual(["unknown"]);
  });
});

describe("greetings, requests and reasons say nothing of what is meant", () => {
  test.each([
    ["Hi, could you please redact all phone numbers?", "redact"],
    ["Before we send it to the press, please redact all phone numbers.", "redact"],
    ["Please delete page 2 because it was scanned twice.", "delete_pages"],
    ["Ich bitte Sie, alle Telefonnummern zu schwärzen.", "redact"],
  ])("%s", (text, kind) => {
    expect(kinds(text)).toEqual([kind]);
  });

  test("a reason that may say what is meant is no reason", () => {
    expect(kinds("Redact the IBANs so that only the bank name stays visible")).toEqual(["unknown"]);
  });
});

describe("exceptions and parts of the document are parts of the plan", () => {
  test.each([
    ['Redact all names except "Ann Lee"', { is: "pii", except: [{ is: "phrase", text: "Ann Lee" }] }],
    ['Redact all names. Keep "Ann Lee".', { is: "pii", except: [{ is: "phrase", text: "Ann Lee" }] }],
    ["Alle Namen außer „Ann Lee“ schwärzen", { is: "pii", except: [{ is: "phrase", text: "Ann Lee" }] }],
    ["Redact all names but not on page 1", { is: "pii", pages: { except: [{ first: 1, last: 1 }] } }],
    ["Redact all names in section 3", { is: "pii", within: [{ is: "section", section: { number: "3" } }] }],
    ["In § 3 alle Namen schwärzen", { is: "pii", within: [{ is: "section", section: { number: "3" } }] }],
    ["Redact all names except those of the tenant", { is: "pii", except: [{ is: "party", role: "tenant" }] }],
  ])("%s", (text, target) => {
    expect(readInstructions(text)).toMatchObject([{ kind: "redact", target }]);
  });

  test("pages may be left out of turns and numbers", () => {
    expect(readInstructions("Rotate all pages except the first page")).toMatchObject([
      { kind: "rotate_pages", pages: { except: [{ first: 1, last: 1 }] } },
    ]);
  });

  test("what cannot be left out is not guessed", () => {
    expect(kinds("Redact all names except them")).toEqual(["unknown"]);
    expect(kinds("Redact all names except Ann Lee on page 2")).toEqual(["unknown"]);
  });
});

test("a description is never searched for its own words", async () => {
  const bytes = pdfOfLines([
    { text: "Mark the amounts that look wrong and the first names.", left: 50, top: 100 },
    { text: "All medical history of the tenant was sent to Zanzibar.", left: 50, top: 140 },
  ]);
  const statusOf = async (instructions: string): Promise<string[]> =>
    (await edit(bytes, { instructions }, { ocr: "off" })).edits.map(({ status }) => status);
  expect(await statusOf("Highlight the amounts that look wrong")).toEqual(["not_understood"]);
  expect(await statusOf("Redact first names")).toEqual(["not_understood"]);
  expect(await statusOf("Redact medical history")).toEqual(["not_understood"]);
  expect(await statusOf("Redact the word history and Zanzibar")).toEqual(["done", "done"]);
});

test("what was written without quotes takes no other wish with it", () => {
  expect(kinds("Replace Ann Lee with Bo Ray in the footer")).toEqual(["unknown"]);
  expect(readInstructions("Replace Ann Lee with Bo Ray on all remaining slides")).toMatchObject([{ by: "Bo Ray" }]);
  expect(readInstructions("Set D3 to 75 and D4 to 650 on the Payroll sheet")).toMatchObject([
    { kind: "set_cell", cell: "D3", value: "75", sheet: "Payroll" },
    { kind: "set_cell", cell: "D4", value: "650", sheet: "Payroll" },
  ]);
  expect(readInstructions("Change the rent to $900 and the notice period to two months")).toMatchObject([
    { target: { text: "rent" }, by: "$900" },
    { target: { text: "notice period" }, by: "two months" },
  ]);
});

test("remarks ask for nothing", () => {
  expect(kinds("Redact all phone numbers, we don't want them in the bundle. Thanks a lot!")).toEqual(["redact"]);
});
