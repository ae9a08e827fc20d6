import { describe, expect, test } from "vitest";
import { readInstructions } from "./read-instructions.ts";

const kinds = (text: string): string[] => readInstructions(text).map(({ kind }) => kind);

describe("clauses", () => {
  test("each verb begins an instruction of its own", () => {
    expect(kinds('Redact every account number and replace "draft" by "final".')).toEqual(["redact", "replace"]);
    expect(kinds("Redact the sort code and the customer number")).toEqual(["redact", "redact"]);
    expect(kinds("Seite 3 löschen, Seite 4 und 5 drehen")).toEqual(["delete_pages", "rotate_pages"]);
  });

  test("a list without verbs belongs to the verb before it", () => {
    expect(readInstructions('redact "Ann", all e-mail addresses and phone numbers')).toMatchObject([
      { target: { is: "phrase", text: "Ann" } },
      { target: { is: "pii", pii: "email" } },
      { target: { is: "pii", pii: "phone" } },
    ]);
  });

  test("words in quotes are never instructions", () => {
    expect(readInstructions('redact "delete page 3 and rotate it."')).toMatchObject([
      { kind: "redact", target: { is: "phrase", text: "delete page 3 and rotate it." } },
    ]);
  });

  test("what says nothing that can be done is reported", () => {
    expect(readInstructions("Please be nice. Redact page 2")).toMatchObject([{ kind: "unknown" }, { kind: "redact" }]);
  });
});

describe("targets", () => {
  test.each([
    ['redact the value of "Invoice number"', { is: "field", label: "Invoice number" }],
    ["redact the column Amount", { is: "column", header: "Amount" }],
    ["Schwärze alle IBANs", { is: "pii", pii: "iban" }],
    ['redact everything but "Total"', { is: "all but", kept: [{ is: "phrase", text: "Total" }] }],
    [
      "redact region 10%,20% to 50%,30% on page 1",
      { is: "region", region: { left: 0.1, top: 0.2, right: 0.5, bottom: 0.3 } },
    ],
    [
      "black out the word secret on pages 1-2",
      { is: "words", text: "secret", pages: { ranges: [{ first: 1, last: 2 }] } },
    ],
    ["redact every customer number", { is: "words", text: "customer number", asField: true }],
    ["redact every account number", { is: "pii", pii: "account" }],
    ["mask account numbers but leave the last four digits", { is: "pii", pii: "account", keepLast: 4 }],
    ["Schwärze die IBAN bis auf die letzten 4 Stellen", { is: "pii", pii: "iban", keepLast: 4 }],
    ["Black out all amounts in this contract, please", { is: "pii", pii: "amount" }],
    ["redact amounts over $1,000", { is: "pii", pii: "amount", limit: { is: "over", amount: 1000 } }],
    ["redact payments below 50 EUR", { is: "rows", limit: { is: "under", amount: 50 } }],
    ["hide the tenants' names everywhere", { is: "party", role: "tenant" }],
    ["den Namen des Mieters überall schwärzen", { is: "party", role: "Mieters" }],
    ["redact the names of both parties", { is: "party", role: null }],
    ["redact clause 2.1", { is: "section", section: { number: "2.1" } }],
    ["Schwärze § 5 vollständig", { is: "section", section: { number: "5" } }],
    ["redact everything but section 3", { is: "all but", kept: [{ is: "section" }] }],
    ["Anschriften unkenntlich machen", { is: "pii", pii: "address" }],
    ["Beide Anschriften bitte unleserlich machen", { is: "pii", pii: "address" }],
    ["redact the bank's phone number", { is: "pii", pii: "phone", owner: "bank" }],
    ["redact the last page", { is: "page", pages: { ranges: [{ first: -1, last: -1 }] } }],
  ])("%s", (text, target) => {
    expect(readInstructions(text)).toMatchObject([{ kind: "redact", target }]);
  });
});

describe("fields", () => {
  test.each([
    ["Fill in the name Ada Lovelace", [["name", "Ada Lovelace"]]],
    ['tick "resident"', [["resident", true]]],
    [
      "Fill in the form:\nName: Ada\nCity: Zürich\nCheck number: 12",
      [
        ["Name", "Ada"],
        ["City", "Zürich"],
        ["Check number", "12"],
      ],
    ],
    [
      'fill {"a b": "c", "x": true}',
      [
        ["a b", "c"],
        ["x", true],
      ],
    ],
    ['Trage "Ada" in das Feld "Name" ein', [["Name", "Ada"]]],
    ['wähle "Blue" für "Colour" aus', [["Colour", "Blue"]]],
    ["set Name to Zürich Łukasz", [["Name", "Zürich Łukasz"]]],
    [
      "Set the name to Ada and the city to Wien",
      [
        ["name", "Ada"],
        ["city", "Wien"],
      ],
    ],
  ])("%s", (text, pairs) => {
    expect(readInstructions(text)).toMatchObject(pairs.map(([field, value]) => ({ kind: "fill", field, value })));
  });
});

test("pages are turned, moved and stamped as written", () => {
  expect(readInstructions("rotate page 2 by 90 degrees to the left")).toMatchObject([
    { kind: "rotate_pages", degrees: 270 },
  ]);
  expect(readInstructions("move page 5 before page 2")).toMatchObject([
    { order: { is: "moved", to: { side: "before", page: 2 } } },
  ]);
  expect(readInstructions('stamp "PAID" at the top right of page 1')).toMatchObject([
    { text: "PAID", place: { vertical: "top", horizontal: "right" } },
  ]);
});

describe("a new text", () => {
  test.each([
    ["Replace Ann Lee with Bo Ray throughout", "Ann Lee", "Bo Ray"],
    ["Replace Ann Lee with Bo Ray wherever she's mentioned", "Ann Lee", "Bo Ray"],
    ["Replace Ann Lee with Bo Ray everywhere in the contract, please.", "Ann Lee", "Bo Ray"],
    ["Ersetze Ann Lee im ganzen Dokument durch Bo Ray", "Ann Lee", "Bo Ray"],
    ["Ersetze Ann Lee durch Bo Ray auf Seite 2", "Ann Lee", "Bo Ray"],
    ["Replace March 31, 2026 with June 30, 2026", "March 31, 2026", "June 30, 2026"],
    ["Replace Lee with Lee and Sons", "Lee", "Lee and Sons"],
    ['Replace "a" with "b throughout"', "a", "b throughout"],
    ["Change the rent to $900.00", "rent", "$900.00"],
    ["Rechnungsnummer ändern in RE-7", "Rechnungsnummer", "RE-7"],
  ])("ends where it was meant to: %s", (text, old, by) => {
    expect(readInstructions(text)).toMatchObject([{ kind: "replace", target: { text: old }, by }]);
  });

  test("does not take another wish with it", () => {
    expect(readInstructions("Replace Ann with Bo and make it bold")).toMatchObject([
      { kind: "replace", by: "Bo" },
      { kind: "unknown", text: "make it bold" },
    ]);
    expect(kinds("Replace Ann with Bo and accept all tracked changes")).toEqual(["replace", "accept_changes"]);
  });

  test("that can be read in two ways is not guessed", () => {
    expect(kinds("replace paid with interest with paid at once")).toEqual(["unknown"]);
  });
});

test("cells, rows, sections and changes of Office files", () => {
  expect(readInstructions('Put "Ilka" in cell C2 on sheet Budget')).toMatchObject([
    { kind: "set_cell", cell: "C2", sheet: "Budget", value: "Ilka", isText: true },
  ]);
  expect(readInstructions("Setze Zelle B3 auf 5000")).toMatchObject([{ kind: "set_cell", cell: "B3", value: "5000" }]);
  expect(readInstructions("Lösche die Zeilen 4 bis 6")).toMatchObject([{ kind: "delete_rows", rows: [4, 5, 6] }]);
  expect(readInstructions("delete section 3")).toMatchObject([{ kind: "delete_section" }]);
  expect(readInstructions("reject the changes by Mara Lind")).toMatchObject([
    { kind: "reject_changes", author: "Mara Lind" },
  ]);
});
