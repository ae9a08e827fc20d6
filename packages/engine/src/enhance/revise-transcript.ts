/**
 * `enhance.agentic`: a vision model receives what was read. Its corrections of tables and texts are accepted if the words of
 * the page confirm them; everything else stays as it was. The data of a chart in an image cannot be confirmed, and is marked as the model's.
 */
import type { ParseConfig } from "@docsvc/openapi";
import type { Warning } from "../document/document.ts";
import type { Transcript, TranscriptBlock, TranscriptPage, TranscriptTable } from "../transcript/transcript.ts";
import { ModelCaller } from "../model/model-caller.ts";
import type { Model } from "../model/model.ts";
import type { PageImages } from "../page-images.ts";
import { cutPicture } from "./cut-picture.ts";
import { MAX_FIGURES } from "./figure/figure-limits.ts";
import { readCharts, unreadFigures } from "./figure/read-charts.ts";
import { drawPage, inFractions } from "./page-picture.ts";
import { doubtfulTexts, reviseTexts, textsRequest } from "./text/revise-texts.ts";
import { reviseTable, type RevisedBlock, tableRequest } from "./table/revise-table.ts";

/** Limit for one document; further tables stay as they were read. */
const MAX_TABLES = 300;
/** Width of a page: small print of a table stays legible. */
const PAGE_WIDTH_PX = 1800;
const WHOLE = { left: 0, top: 0, width: 1, height: 1 };

export interface RevisionTools {
  readonly images: PageImages;
  readonly model: Model;
  readonly signal?: AbortSignal | undefined;
}

/** What can be confirmed by a page. */
type Scope = "table" | "text";
type Wanted = Scope | "figure";

/** Whether a document has anything that a configuration wants a model to read. */
export function wantsRevision(transcript: Transcript, config: ParseConfig): boolean {
  return transcript.pages.some((page) => hasWork(page, config));
}

/**
 * The document as corrected by a model, as far as its pages confirm it.
 *
 * @throws {@link EngineError} `aborted`
 */
export async function reviseTranscript(
  transcript: Transcript,
  config: ParseConfig,
  { images, model, signal }: RevisionTools,
): Promise<Transcript> {
  const asker = new ModelCaller(model, signal);
  const pages: TranscriptPage[] = [];
  const unproved = { table: 0, text: 0 };
  let left = MAX_TABLES;
  let figuresLeft = MAX_FIGURES;
  for (const page of transcript.pages) {
    const picture = hasWork(page, config) ? await drawPage(images, page.number, PAGE_WIDTH_PX) : null;
    if (picture === null) {
      pages.push(page);
      continue;
    }
    const reading: Reading = { asker, picture, unproved, config };
    const withTexts = wants(config, "text") ? await readTexts(page, reading) : page;
    const tables = wants(config, "table") ? tablesOf(page).slice(0, left) : [];
    left -= tables.length;
    const figures = wants(config, "figure") ? unreadFigures(page).slice(0, figuresLeft) : [];
    figuresLeft -= figures.length;
    const prompts = promptsOf(config, "figure");
    const withTables = await readTables(withTexts, tables, reading);
    pages.push(await readCharts(withTables, figures, { asker, picture, prompts }));
  }
  return { ...transcript, pages, warnings: [...transcript.warnings, ...asker.warnings, ...unprovedWarnings(unproved)] };
}

interface Reading {
  readonly asker: ModelCaller;
  /** Image of the page. */
  readonly picture: Uint8Array;
  readonly unproved: Record<Scope, number>;
  readonly config: ParseConfig;
}

function hasWork(page: TranscriptPage, config: ParseConfig): boolean {
  return (
    (wants(config, "table") && tablesOf(page).length > 0) ||
    (wants(config, "text") && doubtfulTexts(page).length > 0) ||
    (wants(config, "figure") && unreadFigures(page).length > 0)
  );
}

function wants({ enhance }: ParseConfig, wanted: Wanted): boolean {
  return (enhance?.agentic ?? []).some(({ scope }) => scope === wanted);
}

function promptsOf({ enhance }: ParseConfig, scopes: Wanted): string[] {
  return (enhance?.agentic ?? []).flatMap(({ scope, prompt }) => (scope === scopes && prompt ? [prompt] : []));
}

/** Only tables of upright pages: on a turned page, rows and columns are those of the paper, not of its words. */
function tablesOf({ blocks, quarter }: TranscriptPage): number[] {
  return quarter === 0
    ? blocks.flatMap(({ table, chart }, index) => (table === undefined || chart !== undefined ? [] : [index]))
    : [];
}

async function readTexts(page: TranscriptPage, { asker, picture, unproved, config }: Reading): Promise<TranscriptPage> {
  const asked = doubtfulTexts(page);
  if (asked.length === 0) return page;
  const request = textsRequest(page, asked, await cutPicture(picture, WHOLE), promptsOf(config, "text"));
  const revised = reviseTexts(page, asked, await asker.ask(request));
  unproved.text += revised.unproved;
  return revised.page;
}

async function readTables(
  page: TranscriptPage,
  tables: readonly number[],
  { asker, picture, unproved, config }: Reading,
): Promise<TranscriptPage> {
  const prompts = promptsOf(config, "table");
  const answers = await asker.askAll(tables, async (index): Promise<RevisedBlock | null> => {
    const block = page.blocks[index]! as TranscriptBlock & { readonly table: TranscriptTable };
    const lines = page.lines.filter((line) => line.block === index);
    const request = tableRequest(lines, await cutPicture(picture, inFractions(block.bbox, page)), prompts);
    const answer = request === null ? undefined : await asker.ask(request);
    if (answer === undefined) return null;
    const revised = reviseTable({ block, lines }, index, answer);
    if (revised === null) unproved.table++;
    return revised;
  });
  const revisedBy = new Map(tables.flatMap((index, at) => (answers[at] ? [[index, answers[at]] as const] : [])));
  const blocks = page.blocks.map((block, index) => revisedBy.get(index)?.block ?? block);
  const replaced = new Set<number>();
  const lines = page.lines.flatMap((line) => {
    const revised = revisedBy.get(line.block);
    if (revised === undefined) return [line];
    // The first line of a block is replaced by all new lines; the others are dropped.
    if (replaced.has(line.block)) return [];
    replaced.add(line.block);
    return revised.lines;
  });
  return { ...page, blocks, lines };
}

function unprovedWarnings(unproved: Readonly<Record<Scope, number>>): Warning[] {
  const names = { table: ["table", "tables"], text: ["block of text", "blocks of text"] } as const;
  return (["table", "text"] as const).flatMap((scope) => {
    const count = unproved[scope];
    if (count === 0) return [];
    const which = `${count} ${names[scope][count === 1 ? 0 : 1]}`;
    const message = `Of ${which} the model says what is not on the page: kept as read without it.`;
    return [{ code: "model_answer_unproved", message }];
  });
}
