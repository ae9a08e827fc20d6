/**
 * Makes the pages that scorers are trained on: `node benchmarks/training/make-pages.ts FOLDER [SEED [COUNT]]` writes
 * `FOLDER/FAMILY/pdfs/*.pdf` and `gt/*.md`, with headings as `# …` and doubtful texts as `~ …`, and the whole page as Markdown in `truth/*.md` and
 * as typed blocks in `blocks/*.json`. `--margins` prints running heads and feet around pages without any; they are only in `blocks/*.json`.
 * `--families a,b` makes only these; pages made earlier by the same sources are kept. `--by PROGRAM` prints the same pages with `wkhtmltopdf` or
 * `weasyprint`, whose PDFs are painted differently: they show what was tuned to one program only.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { FAMILIES } from "./pages/families/index.ts";
import { PageText } from "./pages/page-text.ts";
import { OTHER_PRINTERS, printOtherwise } from "./pages/print-otherwise.ts";
import { openPrinter } from "./pages/print-pages.ts";
import { randomOf } from "./pages/random.ts";
import { drawWhite, runningMargins } from "./pages/running-margins.ts";
import { drawStyle } from "./pages/style.ts";
import { pagesKey } from "./pages-key.ts";
import { wantedFamilies } from "./wanted-families.ts";
import { TRUTH_OF_PAGE, type TrueBlock } from "./pages/truth-of-page.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { margins: { type: "boolean", default: false }, by: { type: "string" }, families: { type: "string" } },
});
const [folder, seed = "1", count = "12"] = positionals;
if (folder === undefined) throw new Error("Give the folder to write to.");
const other = OTHER_PRINTERS.find((program) => program === values.by);
if (values.by !== undefined && other === undefined) {
  throw new Error(`There is no printer ${values.by}; there are ${OTHER_PRINTERS.join(", ")}.`);
}
const wanted = wantedFamilies(values.families, FAMILIES);
const key = await pagesKey([seed, count, String(values.margins), values.by ?? ""]);
const started = performance.now();
await using printer = await openPrinter();
for (const [done, family] of wanted.entries()) {
  // The seed is the family's index among all, whichever are made.
  const index = FAMILIES.indexOf(family);
  const note = join(folder, family.name, "made");
  if ((await readFile(note, "utf8").catch(() => "")) === key) continue;
  const pdfs = join(folder, family.name, "pdfs");
  const truths = join(folder, family.name, "gt");
  const wholes = join(folder, family.name, "truth");
  const types = join(folder, family.name, "blocks");
  for (const path of [pdfs, truths, wholes, types]) await mkdir(path, { recursive: true });
  for (let at = 0; at < Number(count); at++) {
    const random = randomOf(Number(seed) * 1_000_003 + index * 1009 + at);
    const style = drawStyle(random, family.page);
    const text = new PageText(random);
    const first = family.draw(text);
    const name = `${family.name}-${seed}-${at}`;
    const white = values.margins && !first.includes("data-margin") ? drawWhite(random) : null;
    // Pages that begin within a text show more about their running heads than pages that begin with a title.
    const body = white === null ? first : first + random.times(random.whole(0, 2), () => family.draw(text)).join("");
    const page =
      white === null
        ? ""
        : `@page { margin: ${[white.top, white.side, white.bottom].map((side) => `${side.toFixed(0)}pt`).join(" ")} }`;
    const html = `<!doctype html><meta charset="utf-8"><style>${style.css}\n${page}</style><body>${body}`;
    const running = white !== null && random.chance(0.7) ? runningMargins(random, text.words, style, white) : null;
    const printed = await printer.print(html, running?.margins);
    await writeFile(join(pdfs, `${name}.pdf`), other === undefined ? printed : await printOtherwise(other, html));
    const truth = [...text.headings.map((heading) => `# ${heading}`), ...text.doubtful.map((doubt) => `~ ${doubt}`)];
    await writeFile(join(truths, `${name}.md`), `${truth.join("\n")}\n`);
    const blocks = JSON.parse(await printer.evaluate(TRUTH_OF_PAGE)) as TrueBlock[];
    await writeFile(join(wholes, `${name}.md`), `${blocks.map(({ markdown }) => markdown).join("\n\n")}\n`);
    const typed = [...blocks, ...(running?.blocks ?? [])].map(({ type, text }) => ({ type, text }));
    await writeFile(join(types, `${name}.json`), `${JSON.stringify(typed)}\n`);
  }
  await writeFile(note, key);
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`made ${family.name}, ${done + 1} of ${wanted.length}, ${seconds} s\n`);
}
