import { readFile } from "node:fs/promises";
import { letGo } from "../kept-document.ts";
import type { EditAssignment } from "../protocol.ts";
import { type Run, toolsOf } from "./reports.ts";
import { notKept, writeTask } from "./write-task.ts";

/** Edits a document that is not parsed. */
export const runEdit: Run<EditAssignment> = async (assignment, reports) => {
  await letGo();
  const { inputPath, config, maxPages } = assignment;
  return writeTask(assignment, {
    transcript: notKept,
    parsed: notKept,
    warnings: [],
    bytes: () => readFile(inputPath),
    password: config.settings?.document_password ?? null,
    maxPages,
    ...toolsOf(reports),
  });
};
