import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { ServiceError } from "../errors/service-error.ts";
import type { PageToDraw } from "../jobs/page-images.ts";
import type { ChildPool } from "./child-pool.ts";
import { uploadGone } from "./find-upload.ts";
import type { Inputs } from "./inputs.ts";
import type { RunOutcome } from "./protocol.ts";

/** The resources for drawing a page. */
export interface Drawing {
  readonly children: ChildPool;
  readonly inputs: Inputs;
  readonly scratch: string;
  /** Aborted when the service stops. */
  readonly signal: AbortSignal;
}

/** Milliseconds; the slowest page of the corpus takes 4 s. */
const DEADLINE_MS = 60_000;
/** The uncompressed size of the largest image, of 16 million pixels. The limit applies to whatever the child returns as an image. */
const MAX_IMAGE_BYTES = 64_000_000;

/** Draws a page in a child process, because a hostile document is as dangerous when drawn as when read. @throws {@link ServiceError} */
export async function drawPage(page: PageToDraw, { children, inputs, scratch, signal }: Drawing): Promise<Uint8Array> {
  const input = await inputs.borrow(page.key);
  if (input === undefined) throw uploadGone();
  const folder = join(scratch, `image-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const outputPath = join(folder, "image");
    const { requestId, password, width, region } = page;
    const outcome = await children.run(
      page.organisation,
      {
        kind: "image",
        requestId,
        documentId: page.key,
        inputPath: input.path,
        outputPath,
        config: {},
        password,
        page: page.page,
        width,
        region,
      },
      { deadlineMs: () => DEADLINE_MS, onProgress: () => {}, signal },
    );
    if (outcome.kind !== "done") throw failureOf(outcome);
    if ((await stat(outputPath)).size > MAX_IMAGE_BYTES) throw tooMuch();
    return await readFile(outputPath);
  } finally {
    input.giveBack();
    await rm(folder, { recursive: true, force: true });
  }
}

function failureOf(outcome: Exclude<RunOutcome, { kind: "done" }>): Error {
  if (outcome.kind === "refused") return new ServiceError(outcome.code, outcome.message);
  if (outcome.kind === "defect") return new Error(outcome.stack);
  if (outcome.kind === "stopped") return isStopping();
  return tooMuch();
}

/** Another process of the service, or the next one, draws it. */
export function isStopping(): ServiceError {
  return new ServiceError("not_ready", "The service is stopping. Ask again later.");
}

function tooMuch(): ServiceError {
  return new ServiceError("document_too_complex", "The page takes more memory or time to draw than a page may.");
}
