import { readFile } from "node:fs/promises";
import { deserializeTranscript, EngineError, rewrite } from "@docsvc/engine";
import type { Transcript, Warning } from "@docsvc/engine";
import { optionsOf } from "../../jobs/options-of.ts";
import { letGo } from "../kept-document.ts";
import type { TranscriptAssignment } from "../protocol.ts";
import { type Run, toolsOf } from "./reports.ts";
import { notKept, writeTask } from "./write-task.ts";
import { writeParse } from "./write-result.ts";

/** Runs a task on the transcript of an earlier parse, or writes its result again. */
export const runTranscript: Run<TranscriptAssignment> = async (assignment, reports) => {
  await letGo();
  const { task, config, inputPath } = assignment;
  const transcript = readStoredTranscript(await readFile(inputPath, "utf8"));
  if (transcript === undefined) return { kind: "unreadable", slices: [] };
  if (task === undefined) {
    using document = rewrite(transcript, config, reports.plugins);
    return await writeParse(document, assignment);
  }
  return writeTask(
    { ...assignment, task },
    {
      transcript: () => transcript,
      parsed: () => rewrite(transcript, config, reports.plugins).toResult(),
      warnings: task.op === "pipeline" && task.givesParse ? [] : optionsOf(config).map(notReadAgain),
      bytes: () => Promise.reject(notKept()),
      password: null,
      ...toolsOf(reports),
    },
  );
};

/** Undefined if another version has written it. */
function readStoredTranscript(text: string): Transcript | undefined {
  try {
    return deserializeTranscript(text);
  } catch (error) {
    if (EngineError.isInstance(error) && error.code === "slice_unreadable") return undefined;
    throw error;
  }
}

function notReadAgain(option: string): Warning {
  const message = `${option} is ignored: a jobid:// input is used as it was parsed. Give the document itself.`;
  return { code: "option_ignored", message };
}
