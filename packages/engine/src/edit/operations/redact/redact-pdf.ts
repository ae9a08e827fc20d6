import type { PageReading } from "../../find/reading.ts";
import { NOTHING, type Found } from "../../find/found.ts";
import { matchPhrase } from "../../find/match-phrase.ts";
import { quadToBox } from "../../find/quad.ts";
import { toPlace } from "../../find/search-pages.ts";
import { nothingFound, type Outcome } from "../../outcome.ts";
import { toWire } from "../../pdf/page-view.ts";
import type { PdfEditing } from "../../pdf/pdf-editing.ts";
import type { Place } from "../../redact/place.ts";
import { recognisePages } from "../../redact/recognise-pages.ts";
import { type Redacted, redactDocument } from "../../redact/redact-document.ts";
import { EngineError } from "../../../document/errors.ts";
import type { Redact } from "./instruction.ts";

/** Maximum number of pages recognised in an edit: each takes a second or two. */
const MAX_RECOGNISED_PAGES = 100;

/**
 * Redacts all that the instructions name at once. Then text is recognised on every page as displayed, and words that are not in any text of the file
 * are removed in a second pass. Such words are drawn by a pattern, as outlines, or with a font whose map is wrong.
 */
export async function redactPdf(redactions: readonly Redact[], editing: PdfEditing): Promise<Outcome[]> {
  const all = redactions.map((instruction) => editing.foundOf(instruction));
  const { encryption, views } = editing.document;
  const passes: Redacted[] = [];
  /** Pages without any letters but those that recognition finds. */
  let pictureOnly: ReadonlySet<number> = new Set();
  const pass = async (found: readonly Found[], ocr?: "off"): Promise<void> => {
    const redaction = {
      places: [...(editing.redaction?.places ?? []), ...found.flatMap(({ places }) => places)],
      secrets: all.flatMap(({ secrets }) => secrets),
    };
    const reading = await editing.reading(ocr);
    if (passes.length === 0) pictureOnly = new Set(reading.pages.filter(isPicture).map(({ text }) => text.view.number));
    const redacted = await redactDocument(editing.document.plain, editing.document, reading, redaction);
    editing.document = { ...redacted.document, encryption };
    editing.redaction = redaction;
    passes.push(redacted);
  };
  await pass(all);
  const { found: seen, unread } = await recognise(all, editing);
  const unseen = unread.find((page) => pictureOnly.has(page));
  if (unseen !== undefined) {
    throw new EngineError(
      "redaction_not_proved",
      `Page ${unseen} is a picture, and its words could not be recognised; nothing was written. Redact the whole page, or redact again where recognition works.`,
    );
  }
  if (seen.some(({ places }) => places.length > 0)) {
    await pass(seen, "off");
    const again = new Set(seen.flatMap(({ places }) => places.map(({ page }) => page)));
    const rest = await recognise(all, editing, again);
    const left = rest.found.flatMap(({ places }) => places)[0]?.page ?? rest.unread[0];
    if (left !== undefined) {
      throw new EngineError(
        "redaction_not_proved",
        `What was to be redacted can still be seen on page ${left}, or it could not be read again; nothing was written. Redact the whole page instead.`,
      );
    }
  }
  if (passes.some(({ attachments }) => attachments)) {
    editing.warn({
      code: "attachments_dropped",
      message: "Embedded files cannot be searched for what was redacted; they were left out.",
    });
  }
  const pictures = new Set(passes.flatMap((one) => one.pictures));
  const scrubbed = redactions.length === 1 ? passes.reduce((sum, one) => sum + one.scrubbed, 0) : 0;
  return all.map((found, index) => {
    const places = [...found.places, ...seen[index]!.places];
    const notRead = found.secrets.length === 0 || unread.length === 0 ? undefined : `Not read as pictures: page ${listOf(unread)}.`; // prettier-ignore
    if (places.length === 0) {
      if (scrubbed === 0) return withReason(nothingFound(found), notRead);
      return withReason({ status: "done", count: scrubbed, reason: "It was on no page, but in the file's other texts." }, notRead); // prettier-ignore
    }
    const bboxes = places.flatMap(({ page, quads }) => quads.map((quad) => toWire(views[page - 1]!, quadToBox(quad))));
    return withReason({ status: "done", bboxes, count: places.length, reason: reasonOf(places, pictures, seen[index]!.places) }, notRead); // prettier-ignore
  });
}

/** Whether recognition alone can read a page. */
function isPicture({ text }: PageReading): boolean {
  return text.glyphs.length === 0 && text.images.length > 0;
}

const MAX_LISTED = 10;

function listOf(pages: readonly number[]): string {
  const rest = pages.length - MAX_LISTED;
  return pages.slice(0, MAX_LISTED).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

function withReason(outcome: Outcome, more: string | undefined): Outcome {
  if (more === undefined) return outcome;
  return { ...outcome, reason: outcome.reason === undefined ? more : `${outcome.reason} ${more}` };
}

const NOT_SEEN =
  "Words that only the look of a page shows, drawn by a pattern or by a font whose map lies, were not looked for:";

interface Look {
  readonly found: readonly Found[];
  /** Pages that recognition was to read and did not. */
  readonly unread: readonly number[];
}

/** Finds what each instruction means everywhere on the displayed pages; nothing if recognition is off. */
async function recognise(all: readonly Found[], editing: PdfEditing, only?: ReadonlySet<number>): Promise<Look> {
  const nothing = { found: all.map(() => NOTHING), unread: [] };
  if (all.every(({ secrets }) => secrets.length === 0)) return nothing;
  if (!editing.recognises) {
    editing.warn({ code: "pages_not_recognised", message: `${NOT_SEEN} recognition is switched off.` });
    return nothing;
  }
  const { plain, views } = editing.document;
  const wanted = views.filter(({ number }) => only === undefined || only.has(number)).slice(0, MAX_RECOGNISED_PAGES);
  const beyond = only === undefined ? views.slice(wanted.length).map(({ number }) => number) : [];
  if (beyond.length > 0) {
    editing.warn({
      code: "pages_not_recognised",
      message: `Only the first ${wanted.length} of ${views.length} pages were also read as pictures, for words that no text of the file says.`,
    });
  }
  const { pages, unread, late } = await recognisePages(plain, wanted, editing.signal);
  if (unread.length > 0) {
    const which = unread.length === wanted.length ? "" : ` This holds for page ${listOf(unread)}.`;
    editing.warn({
      code: "pages_not_recognised",
      message: `${NOT_SEEN} no language data for recognition is installed, or it failed.${which} Reinstall @docsvc/engine, and redact again.`,
    });
  }
  if (late.length > 0) {
    editing.warn({
      code: "pages_not_recognised",
      message: `${NOT_SEEN} recognition took too long. This holds for page ${listOf(late)}. Redact again, or split the document.`,
    });
  }
  const found = all.map(({ secrets }) => {
    const places = [...pages].flatMap(([page, { glyphs, orders }]) =>
      secrets.flatMap((secret) =>
        matchPhrase(orders[1]!, secret.text, secret).map((match) => toPlace(page, glyphs, orders[1]!, match, false)),
      ),
    );
    return { places, secrets };
  });
  return { found, unread: [...unread, ...late, ...beyond] };
}

function reasonOf(places: readonly Place[], pictures: ReadonlySet<number>, seen: readonly Place[]): string | undefined {
  const asPicture = [...pictures].filter((number) => places.some(({ page }) => page === number));
  const reasons = [
    ...(asPicture.length === 0
      ? []
      : [`Text could not be taken out cleanly: page ${asPicture.join(", ")} became a picture.`]),
    ...(seen.length === 0
      ? []
      : [`${seen.length} places were found as they look: no text of the file says what is there.`]),
  ];
  return reasons.length === 0 ? undefined : reasons.join(" ");
}
