import { writeFile } from "node:fs/promises";
import { packSlice } from "@docsvc/engine";
import type { SliceAssignment } from "../protocol.ts";
import { type Run, staged } from "./reports.ts";
import { startDocument } from "./start-document.ts";

/** Reads a page range and keeps the document open, because the next slice is often from the same one. */
export const runSlice: Run<SliceAssignment> = async (assignment, reports) => {
  await using document = await startDocument(assignment, reports);
  const { pages, outputPath } = assignment;
  const slice = await staged("read", reports, () => document.opened.read(pages, { ...reports, keepsWords: true }));
  await writeFile(outputPath, packSlice(slice));
  document.keep();
  return { kind: "done", numPages: slice.pages.length };
};
