import { expect, test } from "vitest";
import { describedKinds } from "./described-kinds.ts";

const kindsOf = (title: string, description?: string): string[] => [...describedKinds(title, description).kinds.keys()];

test("a title names its kind in six languages, in the singular, the plural and in compounds", () => {
  expect(kindsOf("Invoices")).toEqual(["invoice"]);
  expect(kindsOf("Beitragsrechnungen")).toEqual(["invoice"]);
  expect(kindsOf("Relevés de compte")).toEqual(["statement"]);
  expect(kindsOf("Albaranes")).toEqual(["delivery note"]);
  expect(kindsOf("Verbali")).toEqual(["minutes"]);
  expect(kindsOf("Huurovereenkomsten")).toEqual(["contract"]);
  expect(kindsOf("CVs")).toEqual(["cv"]);
  expect(kindsOf("Lebensläufe")).toEqual(["cv"]);
});

test("a longer name is not the shorter one in it", () => {
  expect(kindsOf("Order confirmations")).toEqual(["order"]);
  expect(kindsOf("Packing list")).toEqual(["delivery note"]);
  expect(kindsOf("Statements of income")).toEqual(["report"]);
  expect(kindsOf("Research papers")).toEqual(["paper"]);
});

test("papers of a court are no research papers, and ads are advertising", () => {
  const conceptsOf = (title: string, description: string): string[] => [
    ...describedKinds(title, description).concepts.keys(),
  ];
  expect(conceptsOf("Court papers", "what the lawyers filed")).toEqual(["lawsuit"]);
  expect(conceptsOf("Orders", "orders for TV and radio ads")).toContain("advertising");
});

test("the title weighs more than what the description mentions", () => {
  const { kinds } = describedKinds("Contracts", "Agreements with their invoices");
  expect(kinds.get("contract")).toBe(1);
  expect(kinds.get("invoice")).toBeLessThan(0.5);
});

test("what a description says that it does not mean is not meant", () => {
  expect(kindsOf("Letters", "All correspondence but no invoices")).toEqual(["letter"]);
});

test.each([
  ["Rest", "Everything else"],
  ["Other", undefined],
  ["Other documents", ""],
  ["Everything that is not a letter or an invoice", undefined],
  ["Appendix", "Anything that does not fit above"],
  ["Misc", "none of the above"],
  ["Sonstiges", "Alles andere"],
  ["Übrige Seiten", undefined],
  ["Alles, was keine Rechnung ist", undefined],
  ["Divers", "Tout le reste"],
  ["Otros", "Todo lo demás"],
  ["Altro", "Tutto il resto"],
  ["Overig", "Al het andere"],
])("“%s”, “%s” takes what is left over", (title, description) => {
  expect(describedKinds(title, description).isRest).toBe(true);
});

test.each([
  ["Other contracts", "Agreements that are not leases"],
  ["Restaurant receipts", undefined],
  ["Sonstige Verträge", undefined],
  ["Letters", "Letters from other authorities"],
  ["Statements", "Bank statements, not credit cards"],
])("“%s”, “%s” does not", (title, description) => {
  expect(describedKinds(title, description).isRest).toBe(false);
});

test("everything but some kinds leaves these out", () => {
  expect(describedKinds("Everything that is not a letter or an invoice").excluded).toEqual(["letter", "invoice"]);
  expect(describedKinds("Rest", "Everything else, such as letters").excluded).toEqual([]);
});
