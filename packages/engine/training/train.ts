/**
 * Teaches every scorer whose data is made here: `npm run train [-- NAME…]`, all of them in a quarter of an hour, or those that are named.
 *
 * Each makes its documents, holds each family out in turn, prints what the others teach of it, and last the weights of all, to
 * be put into the scorer's file of weights. `headings` and `margins` also keep the held-out weights, by which
 * `benchmarks/families.ts` reads.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const PAGES = ".training/pages";
/** Running heads and feet in looks of their own around the same kinds of pages, of other seeds. */
const FRAMED = [".training/framed-5", ".training/framed-6"] as const;

/** Documents of the kinds that a page's form shows; those of the second houses measure what the first teach. */
const KINDS = [".training/kinds", ".training/kinds-of-others"] as const;

/** Of each scorer the programs that teach it, in turn. */
const SCORERS: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  headings: [
    ["make-pages.ts", PAGES],
    ["train-heading-weights.ts", PAGES, "--out", ".training/held-out.json"],
  ],
  margins: [
    ["make-pages.ts", FRAMED[0], "5", "16", "--margins"],
    ["make-pages.ts", FRAMED[1], "6", "16", "--margins"],
    ["train-margin-weights.ts", ...FRAMED, "--out", ".training/held-out-margins.json"],
  ],
  forms: [
    ["make-pages.ts", ".training/formless", "7", "4"],
    ["forms/make-forms.ts", ".training/forms"],
    ["train-form-weights.ts", ".training/forms", ".training/formless"],
  ],
  candidates: [["train-candidate-weights.ts", "--documents", "20"]],
  kinds: [
    ["split/kinds/make-kinds.ts", KINDS[0], "11", "12"],
    ["split/kinds/make-kinds.ts", KINDS[1], "77", "5"],
    ["train-kind-weights.ts", KINDS[0], "--out", ".training/kind-weights.txt"],
    ["train-split-confidence.ts", KINDS[1], "--train", KINDS[0]],
  ],
  splits: [
    ["split/kinds/make-kinds.ts", KINDS[0], "11", "12"],
    ["train-split-weights.ts", "--documents", "6", "--bundles", "240", "--kinds", KINDS[0]],
  ],
  sheets: [["sheets/train-sheet-weights.ts"]],
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(SCORERS, name));
if (unknown.length > 0) {
  throw new Error(`There is no scorer ${unknown.join(", ")}; there are ${Object.keys(SCORERS).join(", ")}.`);
}
for (const name of names.length === 0 ? Object.keys(SCORERS) : names) {
  process.stdout.write(`\n=== ${name}\n`);
  for (const program of SCORERS[name]!) await run(program);
}

async function run([file, ...args]: readonly [string, ...string[]]): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], { stdio: "inherit" });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`${file} ended with ${code}.`);
}
