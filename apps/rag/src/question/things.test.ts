import { expect, test } from "vitest";
import type { Language } from "../language/languages.ts";
import { thingsIn } from "./things.ts";

test.each<[string, Language, readonly string[]]>([
  ["How much is a ski lesson?", "en", ["ski", "lesson"]],
  ["What did the repair of the leak cost?", "en", ["repair"]],
  ["How many people voted for cockerels?", "en", ["people", "cockerels"]],
  ["Wie groß ist die Wohnung im Erdgeschoss?", "de", ["wohnung", "erdgeschoss"]],
  ["Combien coûte l'entretien de la machine ?", "fr", ["entretien", "machine"]],
  ["¿Cuántos asientos tiene el autobús?", "es", ["asientos", "autobus"]],
  ["When?", "en", []],
])("%s (%s) is about %s", (question, language, things) => {
  expect([...thingsIn(question, language)]).toEqual(things);
});
