import { type PrintBudget, startPrintBudget } from "@docsvc/engine";
import { deadlineMs } from "../deadline.ts";
import type { ParseAssignment } from "../protocol.ts";
import { type Reports, type Run, staged } from "./reports.ts";
import { startDocument } from "./start-document.ts";
import { writeResult } from "./write-result.ts";

/** Reads a whole document. One that is too long is kept open for its first slice. */
export const runParse: Run<ParseAssignment> = async (assignment, reports) => {
  await using document = await startDocument(assignment, reports, {
    printBudget: budgetOf(assignment, reports),
    ...assignment.hints,
    keepsImages: assignment.imagesPath !== undefined,
  });
  const { pages, numPages, isDivisible } = document.opened;
  if (isDivisible && numPages > assignment.mostPages) {
    document.keep();
    return { kind: "long", pages };
  }
  const slice = await staged("read", reports, () => document.opened.read(pages, { ...reports, keepsWords: true }));
  // The file's bytes are released before the result takes memory, unless images are made from them.
  const opened = assignment.imagesPath === undefined || isDivisible ? undefined : document.opened;
  if (opened === undefined) await document[Symbol.asyncDispose]();
  return await staged("write", reports, () => writeResult([slice], assignment, reports, opened));
};

/** Reports the apparent number of pages before a document is printed, because the parent derives the time limit from it. */
function budgetOf({ config, maxPages, maxMs }: ParseAssignment, { onProgress }: Reports): PrintBudget {
  return startPrintBudget((pages) => {
    const estimated = Math.min(pages, maxPages);
    onProgress(0, estimated);
    return deadlineMs(config.settings?.timeout, estimated, maxMs);
  });
}
