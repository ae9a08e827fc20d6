/**
 * Learns the weights of sheet-weights.ts: `node benchmarks/training/sheets/train-sheet-weights.ts [SHEETS]`.
 *
 * SHEETS sheets of each family are made (default: 400). Each family is held out in turn: first the score on it of weights from the others is
 * printed, then the weights of all families.
 */
import { weigh } from "@docsvc/engine/src/judge/weigh.ts";
import { learnWeights, printWeights, type Sample } from "../logistic-regression.ts";
import { FAMILIES, makeSheet } from "./families.ts";
import { addSamples, newSamples, type SheetSamples } from "./samples.ts";

const count = Number(process.argv[2] ?? 400);
const families = new Map<string, SheetSamples>();
for (const [index, family] of Object.keys(FAMILIES).entries()) {
  const samples = newSamples();
  for (let seed = 0; seed < count; seed += 1) addSamples(makeSheet(family, 1 + seed * 97 + index * 1_000_003), samples);
  families.set(family, samples);
}

let question: keyof SheetSamples;
for (question in newSamples()) {
  const of = (samples: SheetSamples): readonly Sample<string>[] => samples[question];
  const all = [...families.values()].flatMap(of);
  process.stdout.write(`\n${question}: ${all.length} samples\n`);
  for (const [family, own] of families) {
    if (of(own).length === 0) continue;
    const learned = learnWeights([...families].flatMap(([name, other]) => (name === family ? [] : of(other))));
    const right = of(own).filter(({ signs, isPositive }) => weigh(signs, learned) > 0 === isPositive);
    process.stdout.write(`  ${family}: ${((right.length / of(own).length) * 100).toFixed(1)} % of ${of(own).length}\n`);
  }
  process.stdout.write(printWeights(learnWeights(all)));
}
