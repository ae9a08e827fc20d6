import { expect, test } from "vitest";
import { unitAskedIn } from "./dimensions.ts";

test.each([
  ["How heavy is the pump?", "It weighs 43 kg.", "It covers 20 square metres."],
  ["Wie heiß darf das Lager werden?", "96 °C", "96 Euro"],
  ["Quelle est la profondeur de l'étang ?", "quatre mètres", "quatre euros"],
  ["How fast may one drive?", "at most 10 km/h", "for 10 days"],
])("%s asks for a unit: %s, not %s", (question, right, wrong) => {
  const unit = unitAskedIn(question)!;
  expect([unit.test(right), unit.test(wrong)]).toEqual([true, false]);
});

test("other questions ask for none", () => {
  expect(unitAskedIn("How many boats are there?")).toBeUndefined();
});
