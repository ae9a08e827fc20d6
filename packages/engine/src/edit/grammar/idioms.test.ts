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
  ["Remove the delivery line from the table", { kind: "delete_rows", named: "Delivery" }],
  ["Zeile von Ada Roe entfernen", { kind: "delete_rows", named: "Ada Roe" }],
  ["Entwurf als Wasserzeichen auf die Seite", { kind: "stamp", text: "Entwurf", place: "diagonal" }],
  ["Stamp Paid 02/12/2026 across page 1", { kind: "stamp", text: "Paid 02/12/2026" }],
  ["Den ganzen Absatz Haftung löschen", { kind: "delete_section", target: { section: { title: "Haftung" } } }],
  ["Paragraf 5 bitte ersatzlos streichen", { kind: "delete_section", target: { section: { number: "5" } } }],
  ["Note gut durch Note sehr gut ersetzen", { kind: "replace", target: { text: "Note gut" }, by: "Note sehr gut" }],
  ["Rename Orbit to Nova in both sheets", { kind: "replace", target: { text: "Orbit" }, by: "Nova" }],
  ["Redact names of individuals but not of companies.", { kind: "redact", target: { is: "pii", pii: "person" } }],
  ["Bank details need to be blacked out", { kind: "redact", target: { is: "pii", pii: "bank" } }],
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

test.each([
  ["The caretaker is now Dana Roe, not Ines Vale - please update the contract.", { kind: "replace", target: { text: "Ines Vale" }, by: "Dana Roe" }],
  ["She left on 5 May 2025, not 3 May 2025", { kind: "replace", target: { text: "3 May 2025" }, by: "5 May 2025" }],
  ["The rent should be £950.00 rather than £900.00", { kind: "replace", target: { text: "£900.00" }, by: "£950.00" }],
  ["Ann prefers Annie: change Ann Lee to Annie Lee", { kind: "replace", target: { text: "Ann Lee" }, by: "Annie Lee" }],
  ["The rent is now £900.00", { kind: "replace", by: "£900.00", setsValue: true }],
  ["Die Gebühr beträgt jetzt 30,00 €", { kind: "replace", by: "30,00 €", setsValue: true }],
  ["Leeds should read York", { kind: "replace", target: { text: "Leeds" }, by: "York" }],
  ["the fee must not be visible", { kind: "redact" }],
  ["Leere das Feld Ort", { kind: "fill", field: "Ort", value: "" }],
  ['Put "Ada" into Given names', { kind: "fill", field: "Given names", value: "Ada" }],
  ["Trag bei Beginn den 03.07.2019 ein", { kind: "fill", field: "Beginn", value: "03.07.2019" }],
  ["Ann Lee becomes Ann L. on every slide", { kind: "replace", by: "Ann L." }],
  ["Ann Lee auf allen Folien schwärzen", { kind: "redact", target: { text: "Ann Lee" } }],
  ["Delete all slides after the third", { kind: "delete_pages", pages: { ranges: [{ first: 4, last: -1 }] } }],
  ["Remove the slide called Open issues", { kind: "delete_pages", pages: { titled: "Open issues" } }],
  ["lösche die zweite Zeile", { kind: "delete_rows", rows: [2] }],
])("corrections and everyday words: %s", (says, instruction) => {
  expect(readInstructions(says)).toMatchObject([instruction]);
}); // prettier-ignore

test.each([
  "Payment is optional, not urgent",
  "The invoice is due, not paid",
  "Headings should be Bold",
  'Put "PAID" in the top right corner of page 1 and nothing else in a field',
])("no correction of a text: %s", (says) => {
  for (const { kind } of readInstructions(says)) expect(["replace", "fill", "redact"]).not.toContain(kind);
});
