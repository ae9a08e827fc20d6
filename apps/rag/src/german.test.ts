import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "./ask.ts";

/** Terms of a sawmill, in German: compounds, decimal commas, and a table of prices. */
const TERMS = `# Geschäftsbedingungen des Sägewerks Moosbach

## 1. Lieferung

Die Lieferzeit beträgt 12 Werktage nach Eingang des Auftrags. Für Buchenholz verlängert sie sich auf 18 Werktage.

## 2. Preise und Zahlung

Der Mindestauftragswert liegt bei 180 Euro. Bei Zahlung innerhalb von 8 Tagen gewähren wir 3 % Skonto.

| Holzart | Preis je m³ (Euro) | Lager in Tagen |
|---|---|---|
| Kiefer | 290 | 4 |
| Lärche | 510 | 7 |
| Buche | 1.040 | 18 |

## 3. Sonstiges

Gerichtsstand ist Villach. Unsere Lagerhalle ist werktags von 7 bis 16 Uhr geöffnet.
`;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "docsvc-rag-"));
  await mkdir(join(root, "documents"));
  await writeFile(join(root, "documents", "bedingungen.md"), TERMS);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const options = (): Parameters<typeof ask>[1] => ({
  directory: join(root, "documents"),
  indexDirectory: join(root, "index"),
  loader: "langchain",
});

test.each([
  ["Wie hoch ist der Mindestauftragswert?", "180 Euro"],
  ["Wie viel Skonto gibt es?", "3 %"],
  ["Welche Holzart ist am teuersten?", "1.040"],
  ["Wann ist die Halle geöffnet?", "7 bis 16 Uhr"],
  ["Wie lang ist die Lieferzeit für Buchenholz?", "18 Werktage"],
  ["Was kostet Lärche je Kubikmeter?", "510"],
  ["Wo ist der Gerichtsstand?", "Villach"],
])("%s — %s", async (question, says) => {
  const { answered, quotes } = await ask(question, options());
  expect(answered).toBe(true);
  expect(quotes[0]!.text).toContain(says);
});

test.each([
  "Wer ist der Geschäftsführer?",
  "Wie viele Mitarbeiter hat das Sägewerk?",
  "Wann wurde das Werk gegründet?",
])("what German terms do not say is refused: %s", async (question) => {
  expect(await ask(question, options())).toMatchObject({ answered: false, quotes: [] });
});
