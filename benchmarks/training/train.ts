/**
 * Trains every scorer whose data is generated here: `npm run train [-- NAME…]` trains all in a quarter of an hour, or only the named ones.
 *
 * Each program makes its documents, holds each family out in turn, prints the score on it of weights from the others, and finally prints the
 * weights of all families, for the scorer's weights file. `headings --families a,b [--show a]` makes and scores only these families, in a minute.
 * `headings` and `margins` also save the held-out weights, which `benchmarks/families.ts` reads with.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { parseArgs } from "node:util";

const PAGES = ".training/pages";
/** Running heads and feet in their own styles around the same kinds of pages, with other seeds. */
const FRAMED = [".training/framed-5", ".training/framed-6"] as const;

/** Documents of the kinds that a page's form shows; the second set of houses measures what the first teaches. */
const KINDS = [".training/kinds", ".training/kinds-of-others"] as const;

/** Documents of many families, which are joined into bundles. */
const MADE = ".training/made-documents.json";

/** Programs that train each scorer, in order. */
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
    ["train-split-weights.ts", "--documents", "6", "--bundles", "240", "--kinds", KINDS[0], "--made", MADE],
    ["train-template-weights.ts", "--kinds", KINDS[0], "--made", MADE],
  ],
  // Trains nothing: makes the pages that benchmarks/sources.ts reads.
  sources: [
    ["sources/fetch-docs.ts", ".training/unseen-html", "--unseen"],
    ["sources/make-source-pages.ts", ".training/unseen-html", ".training/sources", "8"],
  ],
  sheets: [["sheets/train-sheet-weights.ts"]],
};

const { positionals: names, values } = parseArgs({
  allowPositionals: true,
  options: { families: { type: "string" }, show: { type: "string" } },
});
/** Only the pages for headings come from families that can be named separately. */
const chosen = values.families === undefined ? [] : ["--families", values.families];
if (chosen.length > 0 && names.join() !== "headings") {
  throw new Error("--families is for headings: npm run train -- headings --families a,b");
}
const show = values.show === undefined ? [] : ["--show", values.show];
const unknown = names.filter((name) => !Object.hasOwn(SCORERS, name));
if (unknown.length > 0) {
  throw new Error(`There is no scorer ${unknown.join(", ")}; there are ${Object.keys(SCORERS).join(", ")}.`);
}
for (const name of names.length === 0 ? Object.keys(SCORERS) : names) {
  process.stdout.write(`\n=== ${name}\n`);
  for (const program of SCORERS[name]!) {
    await run([...program, ...chosen, ...(program[0] === "train-heading-weights.ts" ? show : [])]);
  }
}

async function run([file, ...args]: readonly [string, ...string[]]): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], { stdio: "inherit" });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`${file} ended with ${code}.`);
}
