import { readFileSync } from "node:fs";
import { startParse, withoutPasses } from "@docsvc/engine";
import type { StartedParse } from "@docsvc/engine";
import { type BorrowedDocument, borrowDocument } from "../kept-document.ts";
import type { ParseAssignment, SliceAssignment } from "../protocol.ts";
import { type Reports, staged } from "./reports.ts";

/** Opens the document of an assignment, or reuses the one that the previous assignment left open. */
export function startDocument(
  { documentId, inputPath, config, maxPages }: ParseAssignment | SliceAssignment,
  reports: Reports,
  options: Partial<StartOptions> = {},
): Promise<BorrowedDocument<StartedParse>> {
  return staged("open", reports, () =>
    borrowDocument(documentId, async () =>
      startParse(readFileSync(inputPath), withoutPasses(config), {
        maxPages,
        print: "auto",
        plugins: reports.plugins,
        ...options,
      }),
    ),
  );
}

type StartOptions = NonNullable<Parameters<typeof startParse>[2]>;
