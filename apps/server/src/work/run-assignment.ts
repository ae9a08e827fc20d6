import { readFile, writeFile } from "node:fs/promises";
import {
  deserializeMaterial,
  enhanceResult,
  EngineError,
  hasPageImages,
  openPageImages,
  packSlice,
  ParseAssembly,
  reviseDocument,
  rewrite,
  serializeMaterial,
  startParse,
  startPrintBudget,
  withoutPasses,
} from "@docsvc/engine";
import type { Model } from "@docsvc/engine/model";
import type { Material, PageSlice, ParsedDocument, Plugins, PrintBudget, StartedParse, Warning } from "@docsvc/engine";
import { withoutDrawn } from "./block-images.ts";
import { cutText } from "./channel/cut-text.ts";
import { drawBlocks } from "./draw-blocks.ts";
import { deadlineMs } from "./deadline.ts";
import { describeDefect } from "./defect.ts";
import { ERROR_OF_ENGINE } from "./engine-error.ts";
import { type BorrowedDocument, borrowDocument, letGo } from "./kept-document.ts";
import { performTask } from "./perform-task.ts";
import type { TaskSource } from "./perform-task.ts";
import { unpackSlices, UnreadableSlices } from "./unpack-slices.ts";
import { optionsOf } from "../jobs/options-of.ts";
import type { Task } from "../jobs/task.ts";
import type {
  AssemblyAssignment,
  Assignment,
  ChildMessage,
  EditAssignment,
  ImageAssignment,
  MaterialAssignment,
  ParseAssignment,
  SliceAssignment,
  Stage,
} from "./protocol.ts";

export interface Reports {
  readonly onProgress: (done: number, total: number) => void;
  /** Told of each stage that has ended. */
  readonly onStage: (stage: Stage) => void;
  /** Where the assignment may ask one. */
  readonly model?: Model;
  /** What the operator has added to the engine. */
  readonly plugins: Plugins;
}

/** Runs an assignment of a child process with the engine. One at a time: it may hold a document open for the next one. */
export async function runAssignment(
  assignment: Assignment,
  loading: Promise<Plugins>,
  { onProgress, onStage, model }: Omit<Reports, "plugins">,
): Promise<ChildMessage> {
  try {
    const reports: Reports = { onProgress, onStage, ...(model !== undefined && { model }), plugins: await loading };
    if (assignment.kind === "assembly") return await assemble(assignment, reports);
    if (assignment.kind === "material") return await workOnMaterial(assignment, reports);
    if (assignment.kind === "edit") return await editDocument(assignment, reports);
    if (assignment.kind === "image") return await drawPage(assignment);
    const { documentId, inputPath, config, maxPages } = assignment;
    await using document = await staged("open", reports, () =>
      borrowDocument(documentId, async () =>
        startParse(await readFile(inputPath), withoutPasses(config), {
          maxPages,
          print: "auto",
          ...(assignment.kind === "parse" && {
            printBudget: budgetOf(assignment, reports),
            fileName: assignment.fileName,
          }),
          plugins: reports.plugins,
          keepsImages: assignment.kind === "parse" && assignment.imagesPath !== undefined,
        }),
      ),
    );
    return await (assignment.kind === "slice"
      ? readSlice(assignment, document, reports)
      : parseDocument(assignment, document, reports));
  } catch (error) {
    // A full disk is no fault of the document.
    if (EngineError.isInstance(error) && error.code !== "storage_failed") {
      return { kind: "refused", code: ERROR_OF_ENGINE[error.code], message: cutText(error.message) };
    }
    if (isForbiddenAddon(error)) return { kind: "refused", code: "unsupported_format", message: NO_PICTURES };
    return { kind: "defect", stack: cutText(describeDefect(error)) };
  }
}

/** Before a document is printed, the parent learns how many pages it seems to have: its time follows from that number. */
function budgetOf({ config, maxPages, maxMs }: ParseAssignment, { onProgress }: Reports): PrintBudget {
  return startPrintBudget((pages) => {
    const estimated = Math.min(pages, maxPages);
    onProgress(0, estimated);
    return deadlineMs(config.settings?.timeout, estimated, maxMs);
  });
}

/** Pictures are decoded by native code, which is not loaded where a document could bring its own. */
function isForbiddenAddon(error: unknown): boolean {
  return error instanceof Error && error.message.includes("ERR_DLOPEN_DISABLED");
}

const NO_PICTURES =
  "Pictures are not read by this service, because it reads documents without a sandbox. Send a PDF, or have its operator set up the sandbox.";

/** Runs a task on what an earlier parse has read, or writes its result again. */
async function workOnMaterial(assignment: MaterialAssignment, reports: Reports): Promise<ChildMessage> {
  await letGo();
  const { task, config, inputPath } = assignment;
  const material = readKept(await readFile(inputPath, "utf8"));
  if (material === undefined) return { kind: "unreadable", slices: [] };
  if (task === undefined) {
    using document = rewrite(material, config, reports.plugins);
    return await writeParse(document, assignment);
  }
  return writeTask(
    { ...assignment, task },
    {
      material: () => material,
      parsed: () => rewrite(material, config, reports.plugins).toResult(),
      warnings: task.op === "pipeline" && task.givesParse ? [] : optionsOf(config).map(notReadAgain),
      bytes: () => Promise.reject(notKept()),
      password: null,
      ...toolsOf(reports),
    },
  );
}

/** Undefined for what another version has written. */
function readKept(text: string): Material | undefined {
  try {
    return deserializeMaterial(text);
  } catch (error) {
    if (EngineError.isInstance(error) && error.code === "slice_unreadable") return undefined;
    throw error;
  }
}

function notReadAgain(option: string): Warning {
  const message = `${option} is ignored: a jobid:// input is used as it was parsed. Give the document itself.`;
  return { code: "option_ignored", message };
}

function toolsOf({ onProgress, model }: Reports): Pick<TaskSource, "onProgress" | "model"> {
  return { onProgress, ...(model !== undefined && { model }) };
}

function notKept(): never {
  throw new EngineError("invalid_option", "A jobid:// input has no bytes. Give the document itself.");
}

async function editDocument(assignment: EditAssignment, reports: Reports): Promise<ChildMessage> {
  await letGo();
  const { inputPath, config, maxPages } = assignment;
  return writeTask(assignment, {
    material: notKept,
    parsed: notKept,
    warnings: [],
    bytes: () => readFile(inputPath),
    password: config.settings?.document_password ?? null,
    maxPages,
    ...toolsOf(reports),
  });
}

/** The document stays open: whoever looks at a page looks at the next one. */
async function drawPage({
  documentId,
  inputPath,
  outputPath,
  password,
  page,
  width,
  region,
}: ImageAssignment): Promise<ChildMessage> {
  await using document = await borrowDocument(`image ${documentId}`, async () =>
    openPageImages(await readFile(inputPath), password),
  );
  await writeFile(outputPath, await document.opened.draw(page, width, region ?? undefined));
  // What a password has opened is open to whoever has it, and not to the next one.
  if (password === null) document.keep();
  return { kind: "done", numPages: 1 };
}

async function writeTask(
  { task, outputPath, editedPath }: { readonly task: Task; readonly outputPath: string; readonly editedPath?: string },
  source: TaskSource,
): Promise<ChildMessage> {
  const { result, numPages, edited } = await performTask(task, source);
  if (edited !== null && editedPath !== undefined) await writeFile(editedPath, edited);
  await writeFile(outputPath, JSON.stringify(result));
  return { kind: "done", numPages };
}

async function parseDocument(
  assignment: ParseAssignment,
  document: BorrowedDocument<StartedParse>,
  reports: Reports,
): Promise<ChildMessage> {
  const { pages, numPages, isDivisible } = document.opened;
  if (isDivisible && numPages > assignment.mostPages) {
    document.keep();
    return { kind: "long", pages };
  }
  const slice = await staged("read", reports, () => document.opened.read(pages, { ...reports, keepsWords: true }));
  // The file's bytes are let go before the result takes its memory, unless images are made of what it holds.
  const opened = assignment.imagesPath === undefined || isDivisible ? undefined : document.opened;
  if (opened === undefined) await document[Symbol.asyncDispose]();
  return staged("write", reports, () => writeResult([slice], assignment, reports, opened));
}

async function readSlice(
  { pages, outputPath }: SliceAssignment,
  document: BorrowedDocument<StartedParse>,
  reports: Reports,
): Promise<ChildMessage> {
  const slice = await staged("read", reports, () => document.opened.read(pages, { ...reports, keepsWords: true }));
  await writeFile(outputPath, packSlice(slice));
  document.keep();
  return { kind: "done", numPages: slice.pages.length };
}

async function assemble(assignment: AssemblyAssignment, reports: Reports): Promise<ChildMessage> {
  await letGo();
  try {
    return await staged("write", reports, () => writeResult(unpackSlices(assignment.slicePaths), assignment, reports));
  } catch (error) {
    if (!(error instanceof UnreadableSlices)) throw error;
    return { kind: "unreadable", slices: error.indexes };
  }
}

async function writeResult(
  slices: Iterable<PageSlice>,
  assignment: ParseAssignment | AssemblyAssignment,
  reports: Reports,
  opened?: StartedParse,
): Promise<ChildMessage> {
  const { inputPath, task } = assignment;
  const isDrawn = opened !== undefined || (await canDraw(assignment));
  const config = isDrawn ? withoutDrawn(assignment.config) : assignment.config;
  using assembly = new ParseAssembly(withoutPasses(config), { plugins: reports.plugins });
  for (const slice of slices) assembly.add(slice);
  using read = assembly.finish();
  const document = await revise(read, assignment, reports);
  if (task !== undefined) {
    const material = document.toMaterial();
    // Awaited: what was read is let go when this returns.
    return await writeTask(
      { ...assignment, task },
      {
        material: () => material,
        parsed: () => document.toResult(),
        warnings: document.warnings,
        bytes: () => (inputPath === undefined ? Promise.reject(notKept()) : readFile(inputPath)),
        password: config.settings?.document_password ?? null,
        ...toolsOf(reports),
      },
    );
  }
  return await writeParse(document, assignment, { ...reports, isDrawn, opened });
}

/** Where nothing is drawn the result says so. */
async function canDraw({ imagesPath, inputPath }: ParseAssignment | AssemblyAssignment): Promise<boolean> {
  if (imagesPath === undefined || inputPath === undefined) return false;
  return hasPageImages(await readFile(inputPath));
}

/** With tables and texts as the operator's model reads them, where the caller asks for it. */
async function revise(
  document: ParsedDocument,
  { config, inputPath }: ParseAssignment | AssemblyAssignment,
  { model }: Reports,
): Promise<ParsedDocument> {
  if (model === undefined || inputPath === undefined || document.numPages > MAX_PAGES_KEPT) return document;
  return reviseDocument(document, config, { model, bytes: () => readFile(inputPath) });
}

interface Writing extends Pick<Reports, "model"> {
  readonly isDrawn?: boolean;
  /** A document with its own structure whose images are requested. */
  readonly opened?: StartedParse | undefined;
}

async function writeParse(
  document: ParsedDocument,
  assignment: Pick<ParseAssignment, "outputPath" | "materialPath" | "imagesPath" | "config"> & {
    readonly inputPath?: string;
  },
  { model, isDrawn = false, opened }: Writing = {},
): Promise<ChildMessage> {
  const { outputPath, materialPath, imagesPath, config, inputPath } = assignment;
  const isRead = model !== undefined && inputPath !== undefined && document.numPages <= MAX_PAGES_KEPT;
  if (isRead || isDrawn) {
    const parsed = document.toResult();
    const tools = isRead ? { model, bytes: () => readFile(inputPath) } : undefined;
    const result = tools === undefined ? parsed : await enhanceResult(parsed, config, tools);
    if (isDrawn) await drawBlocks(result, config, { inputPath: inputPath!, imagesPath: imagesPath!, opened });
    await writeFile(outputPath, JSON.stringify(result));
  } else {
    await writeFile(outputPath, document.json());
  }
  if (materialPath !== undefined && document.numPages <= MAX_PAGES_KEPT) {
    await writeFile(materialPath, serializeMaterial(document.toMaterial()));
  }
  return { kind: "done", numPages: document.numPages };
}

/** A material is held in memory whole, some 50 kB a page: that of more pages is read again where an operation needs it. */
const MAX_PAGES_KEPT = 1000;

async function staged<T>(name: Stage["name"], { onStage }: Reports, work: () => Promise<T>): Promise<T> {
  const startMs = performance.timeOrigin + performance.now();
  const value = await work();
  onStage({ name, startMs, endMs: performance.timeOrigin + performance.now() });
  return value;
}
