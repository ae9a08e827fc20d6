/**
 * One PDFium instance (WebAssembly), shared by all documents that this thread reads, and replaced after a trap.
 */
import { platform } from "#platform";
import { addCallback } from "./pdfium-callback.ts";
import { type Heap, type SystemExports, systemImports, viewsOf } from "./pdfium-system.ts";
import { type Module, WebAssembly } from "./web-assembly.ts";

/** A pointer into PDFium's memory; 0 is null. */
export type Pointer = number;

/** The raw exports that the reader calls; they take and return numbers. */
export type PdfiumExports = Readonly<Record<PdfiumFunction, (...args: number[]) => number>>;

/** PDFium and its memory. Views must be re-read after every call, because the memory moves when it grows. */
export interface Pdfium {
  readonly exports: PdfiumExports;
  readonly heap: Readonly<Heap>;
  /** Makes a function callable by PDFium; the signature has a letter for the result, `v` or `i`, and an `i` for each parameter. */
  readonly addCallback: (callback: (...args: number[]) => number | undefined, signature: string) => Pointer;
}

type PdfiumFunction = (typeof FUNCTIONS)[number];

const FUNCTIONS = [
  "emscripten_stack_init",
  "__wasm_call_ctors",
  "PDFiumExt_Init",
  "malloc",
  "free",
  "FPDF_LoadMemDocument",
  "FPDF_CloseDocument",
  "FPDF_GetLastError",
  "FPDF_GetPageCount",
  "FPDF_GetFormType",
  "FPDFDoc_GetAttachmentCount",
  "FPDFDoc_GetAttachment",
  "FPDFAttachment_GetName",
  "FPDFAttachment_GetFile",
  "FPDF_LoadPage",
  "FPDF_ClosePage",
  "FPDF_GetPageWidthF",
  "FPDF_GetPageHeightF",
  "FPDF_PageToDevice",
  "FPDFText_LoadPage",
  "FPDFText_ClosePage",
  "FPDFText_CountChars",
  "FPDFText_GetUnicode",
  "FPDFText_IsGenerated",
  "FPDFText_HasUnicodeMapError",
  "FPDFText_GetCharBox",
  "FPDFText_GetLooseCharBox",
  "FPDFText_GetCharOrigin",
  "FPDFText_GetTextObject",
  "FPDFText_GetFontSize",
  "FPDFText_GetMatrix",
  "FPDFText_GetFillColor",
  "FPDFTextObj_GetFont",
  "FPDFTextObj_GetTextRenderMode",
  "FPDFFont_GetBaseFontName",
  "FPDFFont_GetFlags",
  "FPDFFont_GetFontData",
  "FPDFFont_GetIsEmbedded",
  "FPDFFont_GetWeight",
  "FPDFPage_CountObjects",
  "FPDFPage_GetObject",
  "FPDFPage_RemoveObject",
  "FPDFFormObj_CountObjects",
  "FPDFFormObj_GetObject",
  "FPDFFormObj_RemoveObject",
  "FPDFPageObj_GetType",
  "FPDFPageObj_SetIsActive",
  "FPDFPageObj_HasTransparency",
  "FPDFPageObj_Destroy",
  "FPDFPageObj_CountMarks",
  "FPDFPageObj_GetMark",
  "FPDFPageObjMark_GetName",
  "FPDFPageObjMark_GetParamBlobValue",
  "FPDFPageObj_GetBounds",
  "FPDFPageObj_GetMatrix",
  "FPDFPageObj_GetFillColor",
  "FPDFPageObj_GetStrokeColor",
  "FPDFPageObj_GetStrokeWidth",
  "FPDFPageObj_GetDashCount",
  "FPDFPageObj_GetDashArray",
  "FPDFPageObj_GetClipPath",
  "FPDFClipPath_CountPaths",
  "FPDFClipPath_CountPathSegments",
  "FPDFClipPath_GetPathSegment",
  "FPDFPath_GetDrawMode",
  "FPDFPath_CountSegments",
  "FPDFPath_GetPathSegment",
  "FPDFPathSegment_GetPoint",
  "FPDFPathSegment_GetType",
  "FPDFPathSegment_GetClose",
  "FPDFBookmark_GetFirstChild",
  "FPDFBookmark_GetNextSibling",
  "FPDFBookmark_GetTitle",
  "FPDFBookmark_GetDest",
  "FPDFBookmark_GetAction",
  "FPDFAction_GetDest",
  "FPDFDest_GetDestPageIndex",
  "FPDFPage_GetAnnotCount",
  "FPDFPage_GetAnnot",
  "FPDFPage_CloseAnnot",
  "FPDFAnnot_GetSubtype",
  "FPDFAnnot_GetLink",
  "FPDFAnnot_CountAttachmentPoints",
  "FPDFAnnot_GetAttachmentPoints",
  "FPDFLink_GetAction",
  "FPDFLink_GetDest",
  "FPDFAction_GetType",
  "FPDFAction_GetURIPath",
  "FPDFAnnot_GetFlags",
  "FPDFAnnot_GetRect",
  "FPDFAnnot_GetStringValue",
  "FPDFBitmap_Create",
  "FPDFBitmap_CreateEx",
  "FPDFBitmap_FillRect",
  "FPDFBitmap_GetBuffer",
  "FPDFBitmap_GetStride",
  "FPDFBitmap_Destroy",
  "FPDF_RenderPageBitmap",
  "FPDF_SetSystemFontInfo",
  "PDFiumExt_OpenFileWriter",
  "PDFiumExt_SaveAsCopy",
  "EPDF_RemoveEncryption",
  "PDFiumExt_GetFileWriterSize",
  "PDFiumExt_GetFileWriterData",
  "PDFiumExt_CloseFileWriter",
  "PDFiumExt_OpenFormFillInfo",
  "PDFiumExt_CloseFormFillInfo",
  "PDFiumExt_InitFormFillEnvironment",
  "PDFiumExt_ExitFormFillEnvironment",
  "FORM_OnAfterLoadPage",
  "FORM_OnBeforeClosePage",
  "FPDF_FFLDraw",
] as const;

/**
 * An instance whose memory has grown beyond this many bytes is not reused: WebAssembly memory never shrinks. Manuals of
 * 1,000 pages stay below 64 MB; a large image takes a few hundred.
 */
const MAX_INSTANCE_BYTES = 256 * 1024 * 1024;

let current: Promise<Pdfium> | undefined;
let shared: Pdfium | undefined;
let compiled: Promise<Module> | undefined;

/** Returns the instance of this thread; the first call loads it (about 90 ms). */
export function loadPdfium(): Promise<Pdfium> {
  current ??= createPdfium().then((pdfium) => (shared = pdfium));
  return current;
}

/** Drops the instance after a trap; the next {@link loadPdfium} creates a new one. Pointers into the old one are invalid. */
export function discardPdfium(): void {
  current = undefined;
  shared = undefined;
}

/** Drops the instance after a document that made its memory grow too large; documents that are still open in it stay readable. */
export function releasePdfium(pdfium: Pdfium): void {
  if (pdfium === shared && pdfium.heap.HEAPU8.length > MAX_INSTANCE_BYTES) discardPdfium();
}

/** Whether an error is a WebAssembly trap: a memory fault or an abort inside PDFium. */
export function isTrap(error: unknown): error is Error {
  // Checks the name, not the class: the compiler's library declares `WebAssembly` only together with the whole DOM.
  return error instanceof Error && error.name === "RuntimeError";
}

/** Creates a separate instance, for settings that must not affect the one that reads. */
export async function createPdfium(): Promise<Pdfium> {
  compiled ??= platform.readPdfium().then((bytes) => WebAssembly.compile(bytes));
  // The instance asks for its own memory and functions only after it exists.
  const heap = {} as Heap;
  const imports = systemImports({ exports: () => instance, heap });
  const { exports } = await WebAssembly.instantiate(await compiled, imports);
  const instance = exports as unknown as SystemExports & PdfiumExports;
  Object.assign(heap, viewsOf(instance.memory));
  instance.emscripten_stack_init();
  instance.__wasm_call_ctors();
  instance.PDFiumExt_Init();
  growMemory(instance);
  return {
    exports: instance,
    heap,
    addCallback: (callback, signature) => addCallback(instance.__indirect_function_table, callback, signature),
  };
}

/** More than PDFium's initial 18 MB; unused memory takes no space. */
const FIRST_GROWTH = 20 * 1024 * 1024;

/**
 * Grows the memory before anything is read: on its first growth, V8 discards all code compiled for typed arrays so far, because their
 * memory has never been detached before.
 */
function growMemory({ malloc, free }: PdfiumExports): void {
  free(malloc(FIRST_GROWTH));
}
