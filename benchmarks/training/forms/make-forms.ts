/**
 * Makes the drawn grids that the form scorer is trained on: `node benchmarks/training/forms/make-forms.ts FOLDER [SEED [COUNT]]` writes
 * `FOLDER/FAMILY/pdfs/*.pdf`: thirteen kinds of forms, and nineteen of tables and diagrams with fewer pages each, so that there are as many of
 * either.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openPrinter } from "../pages/print-pages.ts";
import { randomOf } from "../pages/random.ts";
import { drawStyle } from "../pages/style.ts";
import { FORMS } from "./forms.ts";
import { FormPage } from "./form-page.ts";
import { TABLES } from "./tables.ts";

const [folder, seed = "1", count = "24"] = process.argv.slice(2);
if (folder === undefined) throw new Error("Give the folder to write to.");
await using printer = await openPrinter();
for (const [index, family] of [...FORMS, ...TABLES].entries()) {
  const pdfs = join(folder, family.name, "pdfs");
  await mkdir(pdfs, { recursive: true });
  const pages = Math.round(Number(count) * (family.isForm ? TABLES.length / FORMS.length : 1));
  for (let at = 0; at < pages; at++) {
    const random = randomOf(Number(seed) * 1_000_003 + index * 1009 + at);
    const { css } = drawStyle(random);
    const body = family.draw(new FormPage(random));
    const html = `<!doctype html><meta charset="utf-8"><style>${css}</style><body>${body}`;
    await writeFile(join(pdfs, `${family.name}-${seed}-${at}.pdf`), await printer.print(html));
  }
}
