import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Transcript } from "@docsvc/engine/src/transcript/transcript.ts";
import { readTranscript } from "@docsvc/engine/src/read-transcript.ts";
import { STYLE_SHEET } from "./layout-families.ts";

const run = promisify(execFile);

/** Prints page bodies with Chromium, each separately, and reads each as a one-page document. */
export async function typesetAndRead(bodies: readonly string[]): Promise<Transcript[]> {
  const folder = await mkdtemp(join(tmpdir(), "extract-training-"));
  try {
    const page = join(folder, "pages.html");
    const pdf = join(folder, "pages.pdf");
    const sections = bodies.map((body) => `<section>${body}</section>`).join("");
    await writeFile(page, `<!doctype html><meta charset="utf-8"><style>${STYLE_SHEET}</style><body>${sections}`);
    await run("chromium", ["--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer", `--print-to-pdf=${pdf}`, `file://${page}`]); // prettier-ignore
    const bytes = new Uint8Array(await readFile(pdf));
    const transcripts: Transcript[] = [];
    for (const [index] of bodies.entries()) {
      const settings = { page_range: { start: index + 1, end: index + 1 } };
      transcripts.push(asFirstPage(await readTranscript(bytes, { settings }, { ocr: "off" })));
    }
    return transcripts;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function asFirstPage(transcript: Transcript): Transcript {
  return { ...transcript, pages: transcript.pages.map((page) => ({ ...page, number: 1 })) };
}
