import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Conversion, PrintOptions } from "./conversion.ts";
import { makeProfile } from "./libreoffice-profile.ts";
import { runProgram } from "./run-program.ts";
import { programWalls } from "./walls.ts";

export interface ConversionRequest extends PrintOptions {
  /** Ending of the document's name, by its content: LibreOffice chooses its reader by both. */
  readonly from: string;
  readonly to: "pdf" | "docx" | "pptx" | "doc" | "ppt";
}

/** A book of 1,000 pages takes 40 s of a busy core. */
const MAX_MS = 75_000;
const OPTIONS = ["--headless", "--norestore", "--nologo", "--nolockcheck"] as const;
/** It has made a profile and asks to be started again (`EXITHELPER_NORMAL_RESTART`), as its own launcher does. */
const AGAIN = 81;

/**
 * Has LibreOffice write a document in another format: in a process and with a profile of its own, which end with it. Macros do not run, and
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

/** LibreOffice of this machine. */
export interface LibreOffice {
  /** The path of its own program, which its launcher starts. */
  readonly program: string;
  /** What it writes into a profile that it has made; null where that is not known. */
  readonly build: string | null;
}

let found: Promise<LibreOffice | null> | undefined;

/** Null where there is none. It is looked for once. */
export function findLibreOffice(folder: string = tmpdir()): Promise<LibreOffice | null> {
  return (found ??= search(folder));
}

const MAC = "/Applications/LibreOffice.app/Contents/MacOS";
/** Asked of a shell: Node's permission model may let programs start whose files this process does not see. */
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
