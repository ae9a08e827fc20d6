/** Prints the Markdown of questions kept aside with Chromium; sheets are copied. */
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { bodyOf } from "./kept-aside/page-of.ts";
import { drawOf } from "./made/fill.ts";
import { pageOf } from "./made/make-document.ts";

/** @param from - a folder with files `NAME.LANGUAGE.md`, `NAME.KIND.LANGUAGE.md` and `NAME.sheet.LANGUAGE.csv` */
export async function printSet(from: URL, into: string): Promise<void> {
  if (existsSync(into)) return;
  await mkdir(into, { recursive: true });
  await using browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  const page = await browser.newPage();
  const names = (await readdir(from)).sort();
  for (const name of names) {
    if (name.endsWith(".csv")) await copyFile(new URL(name, from), join(into, name));
  }
  const written = names.filter((name) => name.endsWith(".md"));
  for (const [at, name] of written.entries()) {
    const body = bodyOf(await readFile(new URL(name, from), "utf8"));
    const [language, kind] = name.split(".").toReversed().slice(1);
    const style = KINDS[kind!] === undefined ? "" : `<style>body { column-count: auto } ${KINDS[kind!]}</style>`;
    await page.setContent(pageOf(`${style}${body}`, language!, drawOf(at)));
    await page.pdf({ path: join(into, name.replace(/md$/u, "pdf")), preferCSSPageSize: true });
  }
}

/** One column, a slide for each heading, the fields of a form in drawn boxes. */
const KINDS: Readonly<Record<string, string>> = {
  manual: "",
  filing: "",
  letter: "",
  table: "",
  slides:
    "@page { size: 1280px 720px; margin: 60px } body { font-size: 26px } h1 { font-size: 48px } h2 { font-size: 38px; break-before: page }",
  form: ".field { display: inline-block; width: 44%; margin: 4px; padding: 6px; border: 1px solid #555 }",
};
