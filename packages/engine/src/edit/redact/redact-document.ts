/**
 * Redacts a document: removes the content at places, replaces pages by images if that cannot be done cleanly, removes secrets from everything else,
 * and proves the result on the written file.
 */
import type { PdfRef } from "@libpdf/core";
import { EngineError } from "../../document/errors.ts";
import { ContentTooLongError } from "../content/walk-content.ts";
import type { Quad } from "../find/quad.ts";
import type { PageReading, Reading } from "../find/reading.ts";
import { type Editable, openEditable } from "../pdf/editable.ts";
import { ImageNotEditableError } from "./blank-image.ts";
import { checkPages } from "./check-pages.ts";
import { dropUnusedObjects } from "./drop-unused-objects.ts";
import { dropAnnotations } from "./drop-annotations.ts";
import { type PageRenderer, pageRenderer, pageToPicture } from "./page-to-picture.ts";
import type { Place, Redaction } from "./place.ts";
import { redactPage } from "./redact-page.ts";
import { removeReplacementTexts } from "./remove-glyphs.ts";
import { scanFile } from "./scan-file.ts";
import { scrubObjects } from "./scrub-objects.ts";
import { SecretSearch } from "./secret-search.ts";

/** A redacted document, open for further edits. */
export interface Redacted {
  readonly document: Editable;
  /** Pages that were replaced by images, 1-based. */
  readonly pictures: readonly number[];
  /** Number of annotations, values and texts outside the pages' content that were removed. */
  readonly scrubbed: number;
  readonly attachments: boolean;
}

/** @throws {@link EngineError} `redaction_not_proved` */
export async function redactDocument(
  plain: Uint8Array,
  document: Editable,
  reading: Reading,
  redaction: Redaction,
): Promise<Redacted> {
  const search = new SecretSearch(redaction.secrets);
  const pictures = new Set<number>();
  let scrubbed = 0;
  const touched = new Map<PdfRef, ReadonlySet<number>>();
  const byPage = Map.groupBy(redaction.places, ({ page }) => page);
  const replace = picturesOf(plain, document, reading, search);
  const toPicture = async (page: PageReading): Promise<void> => {
    const { number } = page.text.view;
    pictures.add(number);
    await replace(page, byPage.get(number) ?? []);
  };
  for (const page of reading.pages) {
    const { number, page: own } = page.text.view;
    const places = byPage.get(number) ?? [];
    scrubbed += dropAnnotations(page.text, places, search, reading.source);
    if (places.length === 0 && !page.text.isUnreadable) {
      if (!search.isEmpty && removeReplacementTexts(page.text, (text) => search.isInText(text), reading.source)) {
        scrubbed++;
      }
      continue;
    }
    try {
      if (page.text.isUnreadable) throw new ContentTooLongError();
      const { touchedMcids } = await redactPage(page.text, places, (text) => search.isInText(text), reading.source);
      touched.set(own.ref, touchedMcids);
    } catch (error) {
      if (!(error instanceof ImageNotEditableError) && !(error instanceof ContentTooLongError)) throw error;
      await toPicture(page);
    }
  }
  for (const { text } of reading.pages) dropUnusedObjects(text.view, reading.source);
  const { texts, attachments } = scrubObjects(document.pdf, search, touched);
  const checked = reading.pages.map(({ text }) => ({
    number: text.view.number,
    quads: quadsOf(byPage.get(text.view.number) ?? []),
  }));
  let bytes = await document.pdf.save();
  const { doubts, read } = await checkPages(plain, bytes, checked, search);
  const mended = [...doubts.keys()].filter((number) => !pictures.has(number));
  for (const number of mended) await toPicture(reading.pages[number - 1]!);
  if (mended.length > 0) bytes = await document.pdf.save();
  // A page still draws a secret in a way that cannot be read here, such as a pattern: all affected pages are replaced by images.
  if (scanFile(bytes, search, read).length > 0) {
    const rest = reading.pages.filter(({ text }) => byPage.has(text.view.number) && !pictures.has(text.view.number));
    for (const page of rest) await toPicture(page);
    if (rest.length > 0) bytes = await document.pdf.save();
  }
  return {
    document: await openEditable(bytes, null),
    pictures: [...pictures],
    scrubbed: scrubbed + texts,
    attachments,
  };
}

/** Replaces pages by their pictures without the places; the renderer is started for the first one. */
function picturesOf(
  plain: Uint8Array,
  { pdf }: Editable,
  { source }: Reading,
  search: SecretSearch,
): (page: PageReading, places: readonly Place[]) => Promise<void> {
  let render: Promise<PageRenderer> | undefined;
  return async ({ text }, places) => {
    const ids = new Set(places.flatMap(({ glyphs, annotation }) => (annotation === undefined ? glyphs : [])));
    render ??= pageRenderer(plain);
    await pageToPicture(
      text,
      quadsOf(places),
      ({ id }) => ids.has(id),
      (chars) => search.isIn(chars),
      { pdf, source, render: await render },
    );
  };
}

function quadsOf(places: readonly Place[]): Quad[] {
  return places.flatMap(({ annotation, quads }) => (annotation === undefined ? quads : []));
}

/**
 * Proves on the written bytes that nothing redacted can be read in them.
 *
 * @param pageOf - returns the original page for a page of the file
 * @throws {@link EngineError} `redaction_not_proved`, naming the page
 */
export async function proveRedaction(
  bytes: Uint8Array,
  { places, secrets }: Redaction,
  pageOf: (number: number) => number | undefined,
): Promise<void> {
  const search = new SecretSearch(secrets);
  const document = await openEditable(bytes, null);
  const pages = document.views.map(({ number }) => {
    const own = pageOf(number);
    return { number, quads: quadsOf(places.filter(({ page }) => page === own)) };
  });
  const { doubts, read } = await checkPages(null, bytes, pages, search);
  const [first] = doubts;
  if (first !== undefined) {
    throw new EngineError(
      "redaction_not_proved",
      `What was to be redacted may still be read on page ${pageOf(first[0]) ?? first[0]} (${first[1]}); nothing was written. Redact the whole page instead.`,
    );
  }
  const leaks = scanFile(bytes, search, read);
  if (leaks.length > 0) {
    throw new EngineError(
      "redaction_not_proved",
      `What was to be redacted may still be read in the file's ${leaks.join(", ")}, outside its pages; nothing was written. Print the document to a new PDF and redact that.`,
    );
  }
}
