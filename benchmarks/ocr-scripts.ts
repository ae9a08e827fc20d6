/**
 * Measures how much of pages in Cyrillic, Chinese, Japanese and Arabic is recognised: `node benchmarks/ocr-scripts.ts --debian DIR --packages DIR`.
 *
 * The pages are drawn here (`scripts/texts.ts`) at 200 and at 100 dpi, and read by a process each way: by Tesseract's program with Debian's
 * data (DIR has its `*.traineddata`), by the WebAssembly with the data of npm packages (DIR has their `node_modules`), and by the program
 * without any data of these scripts, where nothing but a warning may come. A way without its folder is left out. Needs Tesseract, Chromium, and
 * fonts of the scripts.
 */
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { parse, renderText } from "@docsvc/engine";
import { type Browser, chromium } from "playwright-core";
import type { OcrScriptsResult, ScriptLine } from "./results/ocr-scripts-result.ts";
import { writeResult } from "./results/write-result.ts";
import { AMOUNTS, SCRIPT_PAGES, type ScriptPage } from "./scripts/texts.ts";

const { values } = parseArgs({
  options: {
    debian: { type: "string" },
    packages: { type: "string" },
    read: { type: "string" },
    "dry-run": { type: "boolean", default: false },
  },
});
const RESOLUTIONS = [200, 100] as const;
const PIXELS_PER_INCH = 96;
const A4_PIXELS = { width: 794, height: 1123 };

if (values.read !== undefined) await readFolder(values.read);
else await measure();

async function measure(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-scripts-"));
  try {
    const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
    for (const page of SCRIPT_PAGES) for (const dpi of RESOLUTIONS) await draw(page, dpi, browser, folder);
    await browser.close();
    const ways: Record<string, NodeJS.ProcessEnv> = {
      ...(values.debian !== undefined && { "Debian's data": { TESSDATA_PREFIX: values.debian } }),
      ...(values.packages !== undefined && {
        "the packages' data": { NODE_PATH: join(values.packages, "node_modules"), PATH: "/nonexistent" },
      }),
      "no data": {},
    };
    const lines: ScriptLine[] = [];
    for (const [way, environment] of Object.entries(ways)) {
      const read = await readBy(way, environment, folder);
      console.table(read);
      lines.push(...read);
      // Each way takes minutes; an interrupted run keeps those before.
      const result: OcrScriptsResult = { lines };
      if (!values["dry-run"]) await writeResult("ocr-scripts", result);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A page as `LANGUAGE.DPI.png`: its sentences, and its items with their amounts. */
async function draw(page: ScriptPage, dpi: number, browser: Browser, folder: string): Promise<void> {
  const bill = page.items.map((item, at) => `<tr><td>${item}</td><td dir="ltr">${AMOUNTS[at]}</td></tr>`).join("");
  const context = await browser.newContext({ viewport: A4_PIXELS, deviceScaleFactor: dpi / PIXELS_PER_INCH });
  const sheet = await context.newPage();
  await sheet.setContent(
    `<html lang="${page.iso}" dir="${page.rightToLeft ? "rtl" : "ltr"}"><style>body { font: 12pt/1.6 sans-serif; margin: 2cm } td { padding-inline-end: 4cm }</style>
    <p>${page.sentences.join(page.byPairs ? "" : " ")}</p><table>${bill}</table></html>`,
  );
  await sheet.screenshot({ path: join(folder, `${page.language}.${dpi}.png`) });
  await context.close();
}

/** Reads all pages in a process of its own, since the recogniser is chosen once a process. */
async function readBy(way: string, environment: NodeJS.ProcessEnv, folder: string): Promise<readonly ScriptLine[]> {
  const script = fileURLToPath(import.meta.url);
  const { stdout } = await promisify(execFile)(process.execPath, [script, "--read", folder], {
    env: {
      ...process.env,
      ...environment,
      NODE_PATH: [environment["NODE_PATH"], process.env["NODE_PATH"]].filter(Boolean).join(delimiter),
    },
  });
  return (JSON.parse(stdout.trimEnd().split("\n").at(-1)!) as Omit<ScriptLine, "way">[]).map((line) => ({
    way,
    ...line,
  }));
}

async function readFolder(folder: string): Promise<void> {
  const lines: Omit<ScriptLine, "way">[] = [];
  for (const name of (await readdir(folder)).toSorted()) {
    const [language, dpi] = name.split(".");
    const page = SCRIPT_PAGES.find((one) => one.language === language)!;
    const { result } = await parse(await readFile(join(folder, name)));
    const text = renderText(result);
    const wanted = unitsOf([...page.sentences, ...page.items].join("\n"), page);
    lines.push({
      script: page.name,
      dpi: Number(dpi),
      recall: recallOf(wanted, unitsOf(text, page)),
      amounts: AMOUNTS.filter((amount) => text.includes(amount)).length / AMOUNTS.length,
      letters: text.match(/\p{L}/gu)?.length ?? 0,
      warning: (result.warnings ?? []).some(({ code }) => code === "ocr_language_missing"),
    });
  }
  console.log(JSON.stringify(lines));
  // An idle recogniser would keep the process.
  process.exit();
}

/** Words, or pairs of letters where words are not separated. */
function unitsOf(text: string, { byPairs }: ScriptPage): readonly string[] {
  if (!byPairs) return text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const letters = Array.from(text.replaceAll(/[^\p{L}\p{M}]/gu, ""));
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

function recallOf(wanted: readonly string[], read: readonly string[]): number {
  const left = new Map<string, number>();
  for (const unit of read) left.set(unit, (left.get(unit) ?? 0) + 1);
  let found = 0;
  for (const unit of wanted) {
    const count = left.get(unit) ?? 0;
    if (count > 0) found += 1;
    left.set(unit, count - 1);
  }
  return Number((found / wanted.length).toFixed(3));
}
