import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Conversion, PrintOptions } from "./conversion.ts";
import { makeProfile } from "./libreoffice-profile.ts";
import { runProgram } from "./run-program.ts";
import { programWalls } from "./walls.ts";

export interface ConversionRequest extends PrintOptions {
  /** File extension that matches the document's content: LibreOffice chooses its reader by both. */
  readonly from: string;
  readonly to: "pdf" | "docx" | "pptx" | "doc" | "ppt";
}

/** A book of 1,000 pages takes 40 s of a busy core. */
const MAX_MS = 75_000;
const OPTIONS = ["--headless", "--norestore", "--nologo", "--nolockcheck"] as const;
/** Exit code: it has created a profile and asks to be restarted (`EXITHELPER_NORMAL_RESTART`), which its own launcher does. */
const AGAIN = 81;

/**
 * Converts a document with LibreOffice, in a process and with a profile that exist only for this call. Macros do not run, and
 * nothing is fetched.
 */
export async function convertOffice(
  bytes: Uint8Array,
  { from, to, signal, maxMs = MAX_MS }: ConversionRequest,
): Promise<Conversion> {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-office-"));
  try {
    const office = await findLibreOffice(folder);
    if (office === null) return { kind: "absent" };
    const input = join(folder, `document.${from}`);
    const output = join(folder, "written");
    await writeFile(input, bytes);
    await mkdir(output);
    const command = [
      ...(await programWalls(folder)),
      office.program,
      await makeProfile(folder, office.build),
      ...OPTIONS,
      "--convert-to",
      to,
      "--outdir",
      output,
      input,
    ];
    const wholeMs = Math.min(MAX_MS, maxMs);
    const deadline = performance.now() + wholeMs;
    for (let start = 0; start < 2; start += 1) {
      const timeoutMs = Math.max(1, deadline - performance.now());
      const end = await runProgram(command, { timeoutMs, folder, signal });
      if (end.kind === "absent") return end;
      if (end.kind === "late") return { kind: "late", seconds: wholeMs / 1000 };
      if (end.code !== AGAIN) break;
    }
    const written = await readFile(join(output, `document.${to}`)).catch(() => null);
    return written === null
      ? { kind: "failed", reason: "LibreOffice could not read it" }
      : { kind: "done", bytes: written };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The installed LibreOffice. */
export interface LibreOffice {
  /** Path of the executable that its launcher starts. */
  readonly program: string;
  /** What it writes into a new profile; null if unknown. */
  readonly build: string | null;
}

let found: Promise<LibreOffice | null> | undefined;

/** Null if LibreOffice is not installed. Looked up once. */
export function findLibreOffice(folder: string = tmpdir()): Promise<LibreOffice | null> {
  return (found ??= search(folder));
}

const MAC = "/Applications/LibreOffice.app/Contents/MacOS";
/** A shell looks it up: Node's permission model may allow starting programs whose files this process cannot see. */
const SEARCH = `
launcher=$(readlink -f "$(command -v soffice || command -v libreoffice)")
folder=$(dirname "$launcher")
for program in "$folder/soffice.bin" "$launcher" ${MAC}/soffice; do
  if [ -f "$program" ] && [ -x "$program" ]; then
    echo "$program"
    sed -n "s/^buildid=//p" "$folder/versionrc" 2>/dev/null
    exit 0
  fi
done
exit 1`;

async function search(folder: string): Promise<LibreOffice | null> {
  const end = await runProgram(["sh", "-c", SEARCH], { timeoutMs: 10_000, folder });
  if (end.kind !== "ended" || end.code !== 0) return null;
  const [program, build] = end.output.split("\n");
  return program === undefined || program === "" ? null : { program, build: build === "" ? null : (build ?? null) };
}
