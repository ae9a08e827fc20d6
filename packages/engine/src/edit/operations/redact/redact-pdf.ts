import type { Found } from "../../find/found.ts";
import { quadToBox } from "../../find/quad.ts";
import { nothingFound, type Outcome } from "../../outcome.ts";
import { toWire } from "../../pdf/page-view.ts";
import type { PdfEditing } from "../../pdf/pdf-editing.ts";
import { redactDocument } from "../../redact/redact-document.ts";
import type { Redact } from "./instruction.ts";

/** Takes all that the instructions name out of the document at once. */
export async function redactPdf(redactions: readonly Redact[], editing: PdfEditing): Promise<Outcome[]> {
  const before = editing.document;
  const redaction = {
    places: redactions.flatMap((instruction) => editing.foundOf(instruction).places),
    secrets: redactions.flatMap((instruction) => editing.foundOf(instruction).secrets),
  };
  const { document, pictures, scrubbed, attachments } = await redactDocument(
    before.plain,
    before,
    await editing.reading(),
    redaction,
  );
  if (attachments) {
    editing.warn({
      code: "attachments_dropped",
      message: "Embedded files cannot be searched for what was redacted; they were left out.",
    });
  }
  editing.document = { ...document, encryption: before.encryption };
  editing.redaction = redaction;
  const elsewhere = redactions.length === 1 ? scrubbed : 0;
  return redactions.map((instruction) => toOutcome(editing.foundOf(instruction), editing, { pictures, elsewhere }));
}

function toOutcome(
  found: Found,
  { document: { views } }: PdfEditing,
  { pictures, elsewhere }: { readonly pictures: readonly number[]; readonly elsewhere: number },
): Outcome {
  const { places } = found;
  if (places.length === 0) {
    return elsewhere === 0
      ? nothingFound(found)
      : { status: "done", count: elsewhere, reason: "It was on no page, but in the file's other texts." };
  }
  const asPicture = pictures.filter((number) => places.some(({ page }) => page === number));
  const reason =
    asPicture.length === 0
      ? undefined
      : `Text could not be taken out cleanly: page ${asPicture.join(", ")} became a picture.`;
  const bboxes = places.flatMap(({ page, quads }) => quads.map((quad) => toWire(views[page - 1]!, quadToBox(quad))));
  return { status: "done", bboxes, count: places.length, reason };
}
