/**
 * Prints HTML documentation as tagged PDFs, each page in a random style sheet: `node packages/engine/training/labels/make-doc-pages.ts FROM TO
 * [COUNT]`. FROM contains one folder for each source, as unpacked from Debian's `-doc` packages (`dpkg -x`). Writes `TO/SOURCE/*.pdf`, COUNT for
 * each source.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openPrinter } from "../pages/print-pages.ts";
import { randomOf } from "../pages/random.ts";
import { docStyle } from "./doc-style.ts";
import { restyle } from "./restyle.ts";

const [from, to, count = "10"] = process.argv.slice(2);
if (from === undefined || to === undefined) throw new Error("Give the folder of sources and the folder to write to.");
/** Shorter pages are menus; longer ones take Chromium minutes. */
const MIN_BYTES = 4000;
const MAX_BYTES = 400_000;

await using printer = await openPrinter();
for (const [index, source] of (await readdir(from)).sort().entries()) {
  const random = randomOf(7919 * (index + 1));
  const files = (await readdir(join(from, source), { recursive: true }))
    .filter((file) => /\.x?html?$/.test(file))
    .sort();
  if (files.length === 0) continue;
  const chosen = new Set(Array.from({ length: Number(count) }, () => random.pick(files)));
  await mkdir(join(to, source), { recursive: true });
  for (const [at, file] of [...chosen].entries()) {
    const html = await readFile(join(from, source, file), "utf8").catch(() => "");
    if (html.length < MIN_BYTES || html.length > MAX_BYTES) continue;
    const pdf = await printer
      .print(restyle(html, docStyle(random)), undefined, { isTagged: true, pages: "1-4" })
      .catch(() => null);
    if (pdf !== null) await writeFile(join(to, source, `${at}.pdf`), pdf);
  }
  process.stdout.write(`${source}: ${files.length} files\n`);
}
