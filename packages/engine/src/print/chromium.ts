import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Conversion, PrintOptions } from "./conversion.ts";
import { runProgram } from "./run-program.ts";
import { programWalls } from "./walls.ts";

/** A page of 1,000 screens takes 10 s of a busy core. */
const MAX_MS = 75_000;

/** Chromium's own sandbox needs rights that neither root nor an isolated child process has; the pages it opens have no script and load nothing. */
const OPTIONS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-extensions",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
  "--no-pdf-header-footer",
] as const;

/**
 * Prints a page with Chromium, in a process and with a profile that exist only for this call.
 *
 * @param html - without scripts, and with a policy that loads nothing: if an option disables scripts, Chromium prints nothing
 */
export async function printHtml(html: string, { signal, maxMs = MAX_MS }: PrintOptions = {}): Promise<Conversion> {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-page-"));
  try {
    const program = await findChromium(folder);
    if (program === null) return { kind: "absent" };
    const [page, output] = [join(folder, "page.html"), join(folder, "page.pdf")];
    await writeFile(page, html);
    const profile = `--user-data-dir=${join(folder, "profile")}`;
    const command = [program, ...OPTIONS, profile, `--print-to-pdf=${output}`, pathToFileURL(page).href];
    // A socket name has at most 107 bytes, and Chromium creates one in its temporary folder: an absolute path is often too long.
    const timeoutMs = Math.min(MAX_MS, maxMs);
    const options = { timeoutMs, folder, temporary: ".", signal };
    const end = await runProgram([...(await programWalls(folder)), ...command], options);
    if (end.kind === "absent") return end;
    if (end.kind === "late") return { kind: "late", seconds: timeoutMs / 1000 };
    const printed = await readFile(output).catch(() => null);
    return printed === null
      ? { kind: "failed", reason: "Chromium could not print it" }
      : { kind: "done", bytes: printed };
  } finally {
    // Its processes end one after the other, and write into its profile until then.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }).catch(() => undefined);
  }
}

let found: Promise<string | null> | undefined;

/** The path of this machine's Chromium executable; null if there is none. Looked up once. */
export function findChromium(folder: string = tmpdir()): Promise<string | null> {
  return (found ??= search(folder));
}

/**
 * Debian's `chromium-headless-shell` comes first: without the browser's own windows it prints in a third of the processor time. Distributions start
 * Chromium by a script that reads the machine's settings and extensions (Debian's from `/etc/chromium.d`): the sandbox hides them, and
 * on a desktop they must not apply. If the executable behind the script is unknown, the script is started.
 */
const SEARCH = `
shell=/usr/lib/chromium/chromium-headless-shell
if [ -x "$shell" ]; then echo "$shell"; exit 0; fi
launcher=$(readlink -f "$(command -v chromium || command -v chromium-browser || command -v google-chrome)")
[ -x "$launcher" ] || exit 1
folder=$(dirname "$launcher")
for program in /usr/lib/chromium/chromium /usr/lib64/chromium-browser/chromium-browser "$folder/chrome"; do
  if [ "$(head -c 2 "$launcher")" = "#!" ] && [ -x "$program" ]; then
    echo "$program"
    exit 0
  fi
done
echo "$launcher"`;

async function search(folder: string): Promise<string | null> {
  const end = await runProgram(["sh", "-c", SEARCH], { timeoutMs: 10_000, folder });
  return end.kind === "ended" && end.code === 0 ? end.output.trim() : null;
}
