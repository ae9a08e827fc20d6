/** Prints HTML with programs that paint it differently from Chromium; the setup installs none of them. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export const OTHER_PRINTERS = ["wkhtmltopdf", "weasyprint"] as const;
export type OtherPrinter = (typeof OTHER_PRINTERS)[number];

const run = promisify(execFile);
/** Milliseconds after which a page counts as hung. */
const LONGEST = 60_000;

/** @throws Error if the program is missing (`apt-get install wkhtmltopdf weasyprint` on Debian), or fails */
export async function printOtherwise(program: OtherPrinter, html: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-print-"));
  try {
    const [source, target] = [join(folder, "page.html"), join(folder, "page.pdf")];
    await writeFile(source, html);
    const options = program === "wkhtmltopdf" ? ["--disable-javascript", ...paperOf(html)] : [];
    const env = { ...process.env, QT_QPA_PLATFORM: "offscreen" };
    await run(program, ["--quiet", ...options, source, target], { env, timeout: LONGEST });
    return await readFile(target);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Options of wkhtmltopdf, which does not read `@page`. */
function paperOf(html: string): string[] {
  const [, paper, across, down] = /@page \{ size: ([^;]+); margin: (\S+) (\S+) \}/.exec(html) ?? [];
  if (paper === undefined) return [];
  const [first, second] = paper.split(" ");
  const size = /^\d/.test(first!)
    ? ["--page-width", first!, "--page-height", second!]
    : ["--page-size", first!, ...(second === "landscape" ? ["--orientation", "Landscape"] : [])];
  return [...size, "-T", across!, "-B", across!, "-L", down!, "-R", down!];
}
