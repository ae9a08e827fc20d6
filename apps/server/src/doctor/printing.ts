import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { IsolationUnavailableError } from "../isolation/choose-isolation.ts";
import type { IsolationLevel } from "../isolation/isolation.ts";
import type { Check, Finding } from "./check.ts";
import { CHROMIUM, LIBREOFFICE, howToInstall } from "./how-to-install.ts";
import { remedyOf } from "./isolation.ts";
import { levelInForce } from "./level-in-force.ts";
import { DEFAULT_LIMITS } from "../settings/options.ts";
import { parseInside } from "../work/parse-inside.ts";

const run = promisify(execFile);

/** A program that prints documents without pages, so that their boxes are real. */
interface Printer {
  readonly name: string;
  readonly program: string;
  /** Its commands; the first one found is used. */
  readonly commands: readonly string[];
  /** A one-line document that it prints. */
  readonly document: string;
  /** Which documents are still read without it, and how. */
  readonly without: string;
  readonly install: string;
}

/** Office documents are read without it; only with it are their pages known and older Office formats read. */
export const checkLibreOffice: Check = checkPrinter({
  name: "Office pages",
  program: "LibreOffice",
  commands: ["soffice"],
  document: String.raw`{\rtf1 docsvc\par}`,
  without:
    "DOCX, PPTX, ODT, ODP, RTF are read, with estimated pages and boxes of low confidence; of DOC, PPT texts and structure alone are read",
  install: howToInstall(LIBREOFFICE),
});

/** Web pages, books and text are read without it; with it they have pages and boxes. */
export const checkChromium: Check = checkPrinter({
  name: "pages of HTML",
  program: "Chromium",
  commands: ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"],
  document: "<!doctype html><p>docsvc</p>",
  without: "HTML, Markdown, EPUB and text get estimated pages and boxes of low confidence",
  install: howToInstall(CHROMIUM),
});

/** Prints a page at the isolation level in use, because a program that works outside it may fail inside it. */
function checkPrinter(printer: Printer): Check {
  return async ({ variables }) => {
    const { name, program, without, install } = printer;
    const version = await versionOf(printer.commands);
    if (version === undefined) {
      return { name, state: "missing", detail: `${program} is not installed; ${without}`, remedy: install };
    }
    try {
      const isolation = await levelInForce(variables);
      const { result } = await parseInside(isolation, printer.document, DEFAULT_LIMITS);
      if (result.includes('"confidence":"high"')) {
        return { name, state: "ok", detail: `${version}; it printed a page at the level ${isolation.level}` };
      }
      return notPrinted(printer, version, { level: isolation.level, result });
    } catch (error) {
      if (!(error instanceof IsolationUnavailableError)) throw error;
      return {
        name,
        state: "missing",
        detail: `${version}; no page was printed, as there is no isolation`,
        remedy: remedyOf(error.message),
      };
    }
  };
}

function notPrinted(
  { name, program, without }: Printer,
  version: string,
  { level, result }: { readonly level: IsolationLevel; readonly result: string },
): Finding {
  const [, reason] = /The pages of this document are estimated: ([^."]+)/.exec(result) ?? [];
  const why = reason ?? (STARTS_NONE.has(level) ? "no program is started there" : "it was not found there");
  return {
    name,
    state: "missing",
    detail: `${version} is installed, but printed no page at the level ${level} (${why}); ${without}`,
    remedy: STARTS_NONE.has(level)
      ? remedyOf("")
      : `install ${program} as a package of the distribution: in the sandbox only what is under /usr can be seen, no snap and nothing under /opt`,
  };
}

const STARTS_NONE: ReadonlySet<IsolationLevel> = new Set([
  "no-namespaces",
  "no-file-walls",
  "no-file-or-network-walls",
]);

async function versionOf(commands: readonly string[]): Promise<string | undefined> {
  for (const command of commands) {
    const found = await run(command, ["--version"], { timeout: 30_000 }).catch(() => undefined);
    if (found !== undefined) return found.stdout.trim();
  }
  return undefined;
}
