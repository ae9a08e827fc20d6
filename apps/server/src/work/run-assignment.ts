import { EngineError } from "@docsvc/engine";
import type { Plugins } from "@docsvc/engine";
import { runAssembly } from "./assignments/assembly.ts";
import { runEdit } from "./assignments/edit.ts";
import { runImage } from "./assignments/image.ts";
import { runTranscript } from "./assignments/transcript.ts";
import { runParse } from "./assignments/parse.ts";
import type { Reports, Run } from "./assignments/reports.ts";
import { runSlice } from "./assignments/slice.ts";
import { cutText } from "./channel/cut-text.ts";
import { describeDefect } from "./defect.ts";
import { ERROR_OF_ENGINE } from "./engine-error.ts";
import type { Assignment, ChildMessage } from "./protocol.ts";

/** The function for each kind of assignment. */
const RUNS: { readonly [Kind in Assignment["kind"]]: Run<Extract<Assignment, { readonly kind: Kind }>> } = {
  parse: runParse,
  slice: runSlice,
  assembly: runAssembly,
  transcript: runTranscript,
  edit: runEdit,
  image: runImage,
};

/** Runs an assignment of a child process with the engine. Only one runs at a time; it may keep a document open for the next one. */
export async function runAssignment(
  assignment: Assignment,
  loading: Promise<Plugins>,
  reports: Omit<Reports, "plugins">,
): Promise<ChildMessage> {
  try {
    return await runOfKind(assignment, assignment.kind, { ...reports, plugins: await loading });
  } catch (error) {
    // A full disk is not the document's fault.
    if (EngineError.isInstance(error) && error.code !== "storage_failed") {
      return { kind: "refused", code: ERROR_OF_ENGINE[error.code], message: cutText(error.message) };
    }
    if (isForbiddenAddon(error)) return { kind: "refused", code: "unsupported_format", message: NO_PICTURES };
    return { kind: "defect", stack: cutText(describeDefect(error)) };
  }
}

function runOfKind<Kind extends Assignment["kind"]>(
  assignment: Extract<Assignment, { readonly kind: Kind }>,
  kind: Kind,
  reports: Reports,
): Promise<ChildMessage> {
  return RUNS[kind](assignment, reports);
}

/** Native code decodes images, and is not loaded if a document could add its own. */
function isForbiddenAddon(error: unknown): boolean {
  return error instanceof Error && error.message.includes("ERR_DLOPEN_DISABLED");
}

const NO_PICTURES =
  "Pictures are not read by this service, because it reads documents without a sandbox. Send a PDF, or have its operator set up the sandbox.";
