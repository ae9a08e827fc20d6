import { mkdir, open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawPictures } from "./draw-pictures.ts";
import type { Finding } from "./findings.ts";
import type { Mark } from "./mark.ts";
import { openPictures, type PagePictures, type PageSize } from "./page-pictures.ts";
import type { InspectedPage } from "./record-pages.ts";
import { reportHead, reportSection, reportTail } from "./report-page.ts";
import { type LayerName, STAGES } from "./stage.ts";

/** Output folder and file names of an inspection. */
export interface InspectionTarget {
  /** Created if it does not exist. */
  readonly folder: string;
  /** Name of the document without its extension: file names begin with it. */
  readonly name: string;
  readonly password?: string | null;
}

/** Pixels per point: small print stays legible. */
const SCALE = 2;
/** Longest side of an image, for posters and plans. */
const MAX_PIXELS = 4000;

/**
 * Writes the recording of a document's pages: `NAME-p001.png` for the page, `NAME-p001-STAGE.png` with each stage
 * drawn on it, and `index.html` with all pages and a toggle for each stage.
 *
 * @returns the path of `index.html`
 * @throws {@link EngineError} if the document cannot be opened
 */
export async function writeInspection(
  bytes: Uint8Array,
  pages: readonly InspectedPage[],
  target: InspectionTarget,
): Promise<string> {
  await using pictures = await openPictures(bytes, target.password ?? null);
  return await writePages(pictures, pages, { ...target, layers: STAGES });
}

/**
 * Draws what an operation found on the pages that contain it: `NAME-p001.png`, `NAME-p001-found.png` and `index.html`.
 *
 * @param bytes - the document before any edit
 * @returns the path of `index.html`
 * @throws {@link EngineError} if the document cannot be opened
 */
export async function drawFindings(
  bytes: Uint8Array,
  findings: readonly Finding[],
  target: InspectionTarget,
): Promise<string> {
  await using pictures = await openPictures(bytes, target.password ?? null);
  const numbers = [...new Set(findings.map(({ bbox }) => bbox.page))].toSorted((a, b) => a - b);
  const pages: InspectedPage[] = [];
  for (const number of numbers) {
    const size = await pictures.size(number);
    if (size === null) continue;
    const marks = findings.filter(({ bbox }) => bbox.page === number).map((finding) => toMark(finding, size));
    pages.push({ number, ...size, layers: new Map([["found", marks]]) });
  }
  return await writePages(pictures, pages, { ...target, layers: ["found"] });
}

function toMark({ bbox, kind, label, detail }: Finding, { width, height }: PageSize): Mark {
  const { left, top } = bbox;
  const right = (left + bbox.width) * width;
  return { kind, label, detail, left: left * width, top: top * height, right, bottom: (top + bbox.height) * height };
}

async function writePages(
  pictures: PagePictures,
  pages: readonly InspectedPage[],
  { folder, name, layers }: InspectionTarget & { readonly layers: readonly LayerName[] },
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, "index.html");
  await using report = await open(path, "w");
  await report.write(reportHead(name, layers));
  for (const page of pages) {
    const scale = Math.min(SCALE, MAX_PIXELS / Math.max(page.width, page.height));
    const picture = await pictures.draw(page.number, scale);
    if (picture === null) continue;
    const { plain, byStage } = await drawPictures(picture, page, scale);
    const stem = join(folder, `${name}-p${String(page.number).padStart(3, "0")}`);
    await writeFile(`${stem}.png`, plain);
    for (const [stage, png] of byStage) await writeFile(`${stem}-${stage}.png`, png);
    await report.write(reportSection(page, plain));
  }
  await report.write(reportTail);
  return path;
}
