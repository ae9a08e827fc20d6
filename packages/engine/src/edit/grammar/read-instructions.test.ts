import { describe, expect, test } from "vitest";
import { readInstructions } from "./read-instructions.ts";

const kinds = (text: string): string[] => readInstructions(text).map(({ kind }) => kind);

describe("clauses", () => {
  test("each verb begins an instruction of its own", () => {
    expect(kinds('Redact every account number and replace "draft" by "final".')).toEqual(["redact", "replace"]);
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
    ["redact every account number", { is: "words", text: "account number", asField: true }],
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
