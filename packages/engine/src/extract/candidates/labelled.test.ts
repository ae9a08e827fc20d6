import { expect, test } from "vitest";
import { transcriptOf, type PlacedText } from "../../../testing/transcript-of.ts";
import { extract } from "../extract.ts";
import { toLineIndex } from "../line-index/line-index.ts";
import { isPartOf } from "./labelled.ts";

const text = { type: ["string", "null"] };

function dataOf(names: readonly string[], texts: readonly PlacedText[]): unknown {
  const properties = Object.fromEntries(names.map((name) => [name, text]));
  return extract(transcriptOf(texts), { schema: { type: "object", properties } }).data;
}

test("in running text a value ends before the next label", () => {
  const sentence = "Policyholder Karin Fischer, Insurer Linden Energy Ltd., Premium 120.00.";
  expect(dataOf(["policyholder", "insurer"], [[sentence, 50, 100]])).toEqual({
    policyholder: "Karin Fischer",
    insurer: "Linden Energy Ltd.",
  });
});

test("an account may be an IBAN, whole as it is printed", () => {
  expect(dataOf(["bank_account"], [["IBAN: DE89 3704 0044 0532 0130 00", 50, 100]])).toEqual({
    bank_account: "DE89 3704 0044 0532 0130 00",
  });
});

test("an identifier that is broken at its hyphen is whole, or none", () => {
  const wrapped: PlacedText[] = [
    ["Contract number:", 50, 100],
    ["INV-2019-", 140, 100],
    ["964536", 140, 111],
  ];
  expect(dataOf(["contract_number"], wrapped)).toEqual({ contract_number: "INV-2019-964536" });
  expect(dataOf(["contract_number"], wrapped.slice(0, 2))).toEqual({ contract_number: null });
});

test("a sentence that begins with a label's word has no value", () => {
  expect(dataOf(["goods"], [["Goods remain our property until paid in full.", 50, 100]])).toEqual({ goods: null });
});

test("a label is part of one that says more, and not of another with the same words", () => {
  const places = ["Balance", "Balance brought forward", "Invoice Period", "Invoice Period"].map((label, at): PlacedText => [label, 50, 100 + 20 * at]); // prettier-ignore
  const [balance, brought, first, second] = toLineIndex(transcriptOf(places)).places;
  expect(isPartOf(balance!, brought!)).toBe(true);
  expect(isPartOf(first!, second!)).toBe(false);
});
