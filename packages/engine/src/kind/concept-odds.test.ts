import { expect, test } from "vitest";
import { conceptOdds } from "./concept-odds.ts";
import { conceptScores } from "./concept-scores.ts";
import { conceptSigns } from "./concept-signs.ts";
import { CONCEPTS } from "./concepts/concepts.ts";
import { foldText } from "./named-kinds.ts";

/** The concept with the highest odds, of the words of a page without a title. */
function conceptOf(text: string): string {
  const scores = conceptScores(foldText(text).match(/\p{L}{3,}/gu) ?? [], new Set());
  const odds = CONCEPTS.map((_, index) => conceptOdds(conceptSigns(scores, new Map(), index)));
  return CONCEPTS[odds.indexOf(Math.max(...odds))]!.id;
}

test("the words of a page tell its concept, in the language of the page", () => {
  expect(conceptOf("Préchauffez le four. Battez le beurre et le sucre, ajoutez les œufs et la farine.")).toBe("recipe");
  expect(conceptOf("Nettolohn, Lohnsteuer, Krankenversicherung, Rentenversicherung, Auszahlung, Steuerklasse III")).toBe("payslip"); // prettier-ignore
  expect(conceptOf("The claimant appeals; the judge dismissed the claim, and the defendant pays the costs.")).toBe("judgment"); // prettier-ignore
  expect(conceptOf("Passeggero Rossi, treno 9412, carrozza 5, posto 12, binario 3")).toBe("travel ticket");
});

test("a page that is plainly of another concept has odds against it", () => {
  const scores = conceptScores("tablet dose daily pharmacy capsule dispense".split(" "), new Set());
  const oddsOf = (id: string): number => conceptOdds(conceptSigns(scores, new Map(), CONCEPTS.findIndex((one) => one.id === id))); // prettier-ignore
  expect(oddsOf("prescription")).toBeGreaterThan(1);
  expect(oddsOf("invoice")).toBeLessThan(0);
});

test("each concept has names of its own", () => {
  const names = CONCEPTS.flatMap(({ id, names: own }) => own.map((name) => [name, id] as const));
  const twice = names.filter(([name], at) => names.some(([other], before) => before < at && other === name));
  expect(twice).toEqual([]);
});
