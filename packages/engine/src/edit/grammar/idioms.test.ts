import { expect, test } from "vitest";
import { readInstructions } from "./read-instructions.ts";

test.each([
  ["Take Ann Lee's name off slide 2", { kind: "redact", target: { is: "phrase", text: "Ann Lee" } }],
  ["Name und Anschrift der Mieterin müssen raus", { kind: "redact", target: { is: "party", role: "Mieterin" } }],
  ["Bump the late fee up to $45.00 please", { kind: "replace", by: "$45.00", setsValue: true }],
  ['Every instance of "Borrower" should become "Customer".', { kind: "replace", by: "Customer", setsValue: false }],
  ["Mach aus Ada Byron überall Ada King.", { kind: "replace", target: { text: "Ada Byron" }, by: "Ada King" }],
  ["Die Gebühr soll auf 30,00 EUR geändert werden.", { kind: "replace", by: "30,00 EUR" }],
  ["I'd like all names redacted", { kind: "redact", target: { is: "pii", pii: "person" } }],
  ["Clear the terms box", { kind: "fill", field: "terms", value: false }],
])("a wish around its verb: %s", (says, instruction) => {
  expect(readInstructions(says)[0]).toMatchObject(instruction);
});

test("what somebody should be is no new text", () => {
  expect(readInstructions("Der Patient soll nicht erkennbar sein")).toMatchObject([{ kind: "unknown" }]);
});

test("a list shares its owner, and what has a determiner of its own does not", () => {
  expect(readInstructions("Redact the borrower's name, address and phone, and all amounts")).toMatchObject([
    { target: { is: "party", role: "borrower" } },
    { target: { is: "pii", pii: "address", owner: "borrower" } },
    { target: { is: "pii", pii: "phone", owner: "borrower" } },
    { target: { is: "pii", pii: "amount" } },
  ]);
});

test("rows, columns and dates are named as people do", () => {
  expect(readInstructions("Redact the Unit price and Amount columns")).toMatchObject([
    { target: { is: "column", header: "Unit price" } },
    { target: { is: "column", header: "Amount" } },
  ]);
  expect(readInstructions("Bitte alle Buchungen bis auf das Gehalt schwärzen.")).toMatchObject([
    { target: { is: "rows", except: [{ is: "row", named: "Gehalt" }] } },
  ]);
  expect(readInstructions("Alle Abbuchungen über 400 € gelb markieren")).toMatchObject([
    { target: { is: "rows", limit: { is: "over", amount: 400 }, flow: "out" } },
  ]);
  expect(readInstructions("Highlight dates after April 2025")).toMatchObject([{ target: { dates: { from: 20_209 } } }]);
});

test.each([
  ["We only need page 1.", { kind: "extract_pages", pages: { ranges: [{ first: 1, last: 1 }] } }],
  ["Wir brauchen nur die ersten zwei Seiten", { kind: "extract_pages", pages: { ranges: [{ first: 1, last: 2 }] } }],
  ['replace "Ann" w/ "Bob"', { kind: "replace", target: { text: "Ann" }, by: "Bob" }],
  ["Datum der Rechnung auf 22.08.2025 setzen", { kind: "replace", target: { is: "own date" }, by: "22.08.2025" }],
  ["Ann Lee durch „Ann L.“ ersetzen", { kind: "replace", target: { text: "Ann Lee" }, by: "Ann L." }],
  ["Oben rechts „Kopie“ aufstempeln", { kind: "stamp", text: "Kopie" }],
  ['Stick a note on the arrears saying "disputed"', { kind: "comment", target: { text: "arrears" }, text: "disputed" }],
  ["Enter Ada Roe under full name", { kind: "fill", field: "full name", value: "Ada Roe" }],
  ["We only need page 2, so please keep just that one.", { kind: "extract_pages" }],
  ["Redact the minibar line", { kind: "redact", target: { is: "row", named: "minibar" } }],
])("words of every day: %s", (says, instruction) => {
  expect(readInstructions(says)).toMatchObject([instruction]);
});

test("a plus joins what is meant", () => {
  expect(readInstructions("redact the phone numbers + emails on page two")).toMatchObject([
    { target: { is: "pii", pii: "phone" } },
    { target: { is: "pii", pii: "email" } },
  ]);
});
