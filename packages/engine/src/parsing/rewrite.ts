import type { AttachmentsConfig, FormattingInclude, ParseConfig, SpreadsheetConfig } from "@docsvc/openapi";
import type { Warning } from "../document/document.ts";
import { EngineError } from "../document/errors.ts";
import type { Transcript } from "../transcript/transcript.ts";
import type { NamedDocument } from "./document-reading.ts";
import { type ParsedDocument, toParsedDocument } from "./parsed-document.ts";
import type { Plugins } from "../plugin/plugins.ts";
import { type PagesSetting, selectPages } from "./select-pages.ts";

/**
 * Writes the result of a document again from an earlier parse: chunks, filters, tables, page markers, annotations and page selection follow the new
 * options. Options that would require reading the document again stay as they were, with a warning that names them.
 *
 * @param asked - the options to change; an option that is absent or null stays as it was
 * @param plugins - their chunkers are used; their block passes ran when the document was read
 * @throws {@link EngineError} `page_range_invalid` if no requested page was read, `slice_unreadable` for a transcript without
 * its {@link Transcript.reading}
 */
export function rewrite(transcript: Transcript, asked: ParseConfig, plugins?: Plugins): ParsedDocument {
  const { reading } = transcript;
  if (reading === undefined) throw new EngineError("slice_unreadable", "Of this transcript no result can be written.");
  const before = reading.config;
  const config = joinConfigs(before, asked, transcript);
  const { has, warnings: pageWarnings } = selectRead(transcript, asked.settings?.page_range);
  const pages = transcript.pages.filter(({ number }) => has(number));
  const warnings = transcript.warnings.filter(({ page }) => page === undefined || has(page));
  const recognised = reading.recognised?.filter(({ bbox }) => has(bbox.page));
  const document: NamedDocument = {
    pages,
    pageCount: pages.length,
    tellsStructure: reading.tellsStructure,
    warnings: [...warnings, ...unreadOptions(before, asked, transcript).map(notReadAgain), ...pageWarnings],
    recognised: recognised ?? [],
    texts: [],
    attachments: transcript.attachments,
    [Symbol.dispose]: () => {},
  };
  return {
    ...toParsedDocument(document, config, plugins),
    toTranscript: () => ({
      pages,
      fields: transcript.fields.filter(({ bbox }) => has(bbox.page)),
      attachments: transcript.attachments,
      warnings,
      reading: { ...reading, config, ...(recognised && { recognised }) },
    }),
  };
}

/** The requested pages that were read, and a warning if some were not. */
function selectRead(
  { pages, reading }: Transcript,
  requested: PagesSetting,
): { readonly has: (page: number) => boolean; readonly warnings: readonly Warning[] } {
  if (requested === undefined || requested === null) return { has: () => true, warnings: [] };
  const { has, run } = selectPages(ENDLESS, requested);
  const found = pages.filter(({ number }) => has(number)).length;
  if (found === 0) {
    const message = "None of the pages asked for was read by the earlier job. Give the document itself.";
    throw new EngineError("page_range_invalid", message);
  }
  const clipped = selectPages(pages.at(-1)!.number, requested);
  const endsLater =
    run.last === ENDLESS
      ? selectPages(ENDLESS, reading?.config.settings?.page_range).run.last < ENDLESS
      : clipped.warnings.length > 0;
  if (clipped.count === found && !endsLater) return { has, warnings: [] };
  const message =
    "Of settings.page_range those pages are left out that the earlier job has not read. Give the document itself to have them.";
  return { has, warnings: [{ code: "page_range_clipped", message }] };
}

/** The last page of a range that continues to the end of a document. */
const ENDLESS = Number.MAX_SAFE_INTEGER;

/** Takes over the options that affect writing, and keeps those that affect reading. A value that is absent or null changes nothing. */
function joinConfigs(before: ParseConfig, asked: ParseConfig, { pages, reading }: Transcript): ParseConfig {
  const {
    page_range,
    return_images,
    return_places,
    return_hidden_text,
    return_ocr_data: wantsWords,
  } = given(asked.settings ?? {});
  const formatting = { ...before.formatting, ...given(asked.formatting ?? {}) };
  const { include } = formatting;
  const keepsMarks = reading?.tellsStructure === true && include !== undefined;
  // Words that were not kept cannot be returned; words that were kept can be left out.
  const mayChangeWords = wantsWords === false || reading?.recognised !== undefined;
  return {
    ...before,
    retrieval: { ...before.retrieval, ...given(asked.retrieval ?? {}) },
    formatting: { ...formatting, ...(keepsMarks && { include: withMarksOf(before, include) }) },
    ...(hasSheets(pages) ? {} : { spreadsheet: { ...before.spreadsheet, ...given(asked.spreadsheet ?? {}) } }),
    settings: {
      ...before.settings,
      ...given({
        page_range,
        return_images,
        return_places,
        return_hidden_text,
        return_ocr_data: mayChangeWords ? wantsWords : undefined,
      }),
    },
  };
}

function withMarksOf({ formatting }: ParseConfig, include: readonly FormattingInclude[]): FormattingInclude[] {
  const were = formatting?.include ?? [];
  return [...include.filter((one) => !MARKS.includes(one)), ...were.filter((one) => MARKS.includes(one))];
}

function hasSheets([first]: Transcript["pages"]): boolean {
  return first?.unit === "cell";
}

function given<Options extends object>(options: Options): Present<Options> {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined && value !== null),
  ) as Present<Options>;
}

type Present<Options> = { [Name in keyof Options]?: NonNullable<Options[Name]> };

/** The names of requested options that differ from those the document was read with. */
function unreadOptions(before: ParseConfig, asked: ParseConfig, { pages, reading }: Transcript): readonly string[] {
  const was = { ...READ_BY_DEFAULT, ...given(before.settings ?? {}) };
  const { ocr_system: system, extraction_mode: mode, attachments, ...asks } = given(asked.settings ?? {});
  const { return_ocr_data: wantsWords } = asks;
  return [
    ...(system === undefined || system === was.ocr_system ? [] : ["settings.ocr_system"]),
    ...(mode === undefined || mode === was.extraction_mode ? [] : ["settings.extraction_mode"]),
    ...(attachments === undefined || isSame(attachments, was.attachments) ? [] : ["settings.attachments"]),
    ...(wantsWords === true && reading?.recognised === undefined ? ["settings.return_ocr_data"] : []),
    ...(hasSheets(pages) ? unreadSheets(before.spreadsheet ?? {}, asked.spreadsheet ?? {}) : []),
    ...(reading?.tellsStructure === true ? unreadMarks(before, asked) : []),
  ];
}

/** Whether the same attachments are requested as were read. */
function isSame(asked: AttachmentsConfig, was: AttachmentsConfig = {}): boolean {
  const { depth = was.depth ?? 0, max_bytes: bytes } = asked;
  return depth === (was.depth ?? 0) && (bytes === undefined || bytes === was.max_bytes || depth === 0);
}

const READ_BY_DEFAULT = { ocr_system: "standard", extraction_mode: "hybrid" } as const;

function unreadSheets(before: SpreadsheetConfig, asked: SpreadsheetConfig): readonly string[] {
  const { clustering, split_large_tables: split } = given(asked);
  const was = { enabled: true, size: 50, ...given(before.split_large_tables ?? {}) };
  const isSplitOtherwise =
    split && ((split.enabled ?? was.enabled) !== was.enabled || (split.size ?? was.size) !== was.size);
  return [
    ...(clustering === undefined || clustering === (before.clustering ?? "accurate") ? [] : ["spreadsheet.clustering"]),
    ...(isSplitOtherwise ? ["spreadsheet.split_large_tables"] : []),
  ];
}

/** These marks are put into the text when it is read; everything else is separate from it. */
const MARKS: readonly FormattingInclude[] = ["change_tracking"];

function unreadMarks(before: ParseConfig, { formatting }: ParseConfig): readonly string[] {
  const include = formatting?.include;
  if (include === undefined || include === null) return [];
  const was = before.formatting?.include ?? [];
  return MARKS.filter((mark) => include.includes(mark) !== was.includes(mark)).map(
    (mark) => `formatting.include "${mark}"`,
  );
}

function notReadAgain(option: string): Warning {
  return {
    code: "option_ignored",
    message: `${option} is ignored: what the earlier job has read is written again, and not read again. Send the document itself.`,
  };
}
