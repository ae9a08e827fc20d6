import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Conversion, PrintOptions } from "./conversion.ts";
import { runProgram } from "./run-program.ts";
import { programWalls } from "./walls.ts";

/** A page of 1,000 screens takes 10 s of a busy core. */
const MAX_MS = 75_000;

/** Its own sandbox needs rights that neither root nor a child in walls has; what it opens has no script and loads nothing. */
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
 * Has Chromium print a page, in a process and with a profile of its own, which end with it.
 *
 * @param html - without scripts, and with a policy that loads nothing: turning scripts off by an option makes it print nothing
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
    // The name of a socket has 107 bytes at most, and Chromium makes one in a folder of its temporary folder: a whole path is often too long.
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
    // Its processes end one after the other, and write into its profile until they have.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }).catch(() => undefined);
  }
}

let found: Promise<string | null> | undefined;

/** The path of Chromium's own program on this machine; null where there is none. It is looked for once. */
export function findChromium(folder: string = tmpdir()): Promise<string | null> {
  return (found ??= search(folder));
}

/**
 * Debian's `chromium-headless-shell` first: without the browser's own windows it prints in a third of the processor time. Distributions start
 * Chromium by a script, which reads settings and extensions of the machine (Debian's from `/etc/chromium.d`): the sandbox does not show them, and
 * on a desktop they are not for us. Where the program behind the script is not known, the script is started.
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
