import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  makeContinuedGroff,
  makeContinuedHtml,
  makeContinuedSheet,
  makeContinuedTex,
  makeContinuedWriter,
} from "./continued-pages.ts";
import { makeDocumentPage } from "./document-page.ts";
import { type MadePage, makeHtmlPage } from "./html-page.ts";
import { makeKnownTable } from "./known-tables.ts";
import type { Random } from "./random.ts";
import { makeGroffPage, makeTexPage } from "./typeset-page.ts";
import { makeCalcPage, makeWriterPage } from "./writer-page.ts";

const run = promisify(execFile);

/** A program that typesets pages. */
export interface Producer {
  /** Extension of its sources, without a point. */
  readonly extension: string;
  /** Its command and an argument that only prints its version. */
  readonly probe: readonly [command: string, argument: string];
  make(random: Random): MadePage;
  /** A page with a table as in documents of one kind. */
  makeDocument(random: Random): MadePage;
  /** Pages with a table that continues from one to the next. */
  makeContinued(random: Random): MadePage;
  /** Prints each source of a folder to a PDF next to it. */
  print(folder: string, names: readonly string[]): Promise<void>;
}

export type ProducerName = "chromium" | "writer" | "calc" | "groff" | "tex";

/** Programs of different origin: each draws lines, fills and words in its own way. */
export const producers: Readonly<Record<ProducerName, Producer>> = {
  chromium: {
    extension: "html",
    probe: ["chromium", "--version"],
    make: makeHtmlPage,
    makeDocument: makeDocumentPage,
    makeContinued: makeContinuedHtml,
    async print(folder, names) {
      for (const name of names) await printWithChromium(folder, name);
    },
  },
  writer: {
    extension: "fodt",
    probe: ["soffice", "--version"],
    make: makeWriterPage,
    makeDocument: (random) => makeWriterPage(random, makeKnownTable),
    makeContinued: makeContinuedWriter,
    print: printWithOffice("fodt"),
  },
  calc: {
    extension: "fods",
    probe: ["soffice", "--version"],
    make: makeCalcPage,
    makeDocument: (random) => makeCalcPage(random, makeKnownTable),
    makeContinued: makeContinuedSheet,
    print: printWithOffice("fods"),
  },
  groff: {
    extension: "ms",
    probe: ["gropdf", "--version"],
    make: makeGroffPage,
    makeDocument: (random) => makeGroffPage(random, makeKnownTable),
    makeContinued: makeContinuedGroff,
    async print(folder, names) {
      for (const name of names) {
        const options = { encoding: "buffer", maxBuffer: 100e6 } as const;
        const { stdout } = await run("groff", ["-t", "-ms", "-Kutf8", "-Tpdf", join(folder, `${name}.ms`)], options);
        await writeFile(join(folder, `${name}.pdf`), stdout);
      }
    },
  },
  tex: {
    extension: "tex",
    probe: ["kpsewhich", "tabularx.sty"],
    make: makeTexPage,
    makeDocument: (random) => makeTexPage(random, makeKnownTable),
    makeContinued: makeContinuedTex,
    async print(folder, names) {
      for (const name of names) {
        const source = join(folder, `${name}.tex`);
        const options = ["-interaction=nonstopmode", "-halt-on-error", `-output-directory=${folder}`];
        await run("pdflatex", [...options, source]);
        // A table over several pages takes its widths from the previous run, and settles within three.
        if ((await readFile(source, "utf8")).includes("{longtable}")) {
          await run("pdflatex", [...options, source]);
          await run("pdflatex", [...options, source]);
        }
      }
    },
  },
};

/** Whether a producer can be run. */
export async function isInstalled({ probe: [command, argument] }: Producer): Promise<boolean> {
  return run(command, [argument]).then(
    () => true,
    () => false,
  );
}

async function printWithChromium(folder: string, name: string): Promise<void> {
  const options = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"];
  const quiet = ["--disable-background-networking", "--disable-component-update", `--user-data-dir=${folder}/chromium`];
  const output = ["--no-pdf-header-footer", `--print-to-pdf=${join(folder, `${name}.pdf`)}`];
  await run("chromium", [...options, ...quiet, ...output, join(folder, `${name}.html`)], { timeout: 60_000 });
}

function printWithOffice(extension: string): Producer["print"] {
  return async (folder, names) => {
    const files = names.map((name) => join(folder, `${name}.${extension}`));
    const profile = `-env:UserInstallation=file://${folder}/office`;
    await run("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, ...files], {
      timeout: 600_000,
    });
  };
}
