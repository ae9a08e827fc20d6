import { readFile, writeFile } from "node:fs/promises";
import { openPageImages } from "@docsvc/engine";
import { borrowDocument } from "../kept-document.ts";
import type { ImageAssignment } from "../protocol.ts";
import type { Run } from "./reports.ts";

/** Draws a page. The document stays open, because viewers usually request the next page. */
export const runImage: Run<ImageAssignment> = async ({
  documentId,
  inputPath,
  outputPath,
  password,
  page,
  width,
  region,
}) => {
  await using document = await borrowDocument(`image ${documentId}`, async () =>
    openPageImages(await readFile(inputPath), password),
  );
  await writeFile(outputPath, await document.opened.draw(page, width, region ?? undefined));
  // A document opened with a password is not kept for the next caller.
  if (password === null) document.keep();
  return { kind: "done", numPages: 1 };
};
