/**
 * Lines of a tagged PDF with labels from its tags. LibreOffice tags what it prints, and Chromium does if requested. The structure tree names the
 * marked content of each element, and each text object has the id of its mark.
 */
import type { LayoutStage } from "../../src/page/page-stage.ts";
import { layOutPage } from "../../src/page/lay-out-page.ts";
import { LABELS, type LineLabel } from "./label-lines.ts";
import { FEATURES, type LineFeatures, measureLines } from "./line-features.ts";
import { readPage } from "../../src/read/pdf/read-page.ts";
import { loadPdfium, type Pdfium, type Pointer } from "../../src/read/pdf/pdfium.ts";
import { openPage } from "../../src/page/page-state.ts";
import { childrenOf, isFrame, roleOf, tagFunctions, visitTree } from "./structure-tree.ts";
import { wordsToRuns } from "../../src/text/words-to-runs.ts";
import type { TextRun } from "../../src/text/word.ts";

/** The lines of a page with features and labels, as indexes into {@link LABELS}; -1 if the tags do not say. */
export interface LabelledPage {
  readonly features: LineFeatures;
  readonly labels: Int8Array;
  readonly texts: readonly string[];
}

const MAX_DEPTH = 40;

/** Reads the first pages of a tagged PDF; returns none for a PDF without tags. */
export async function taggedPages(bytes: Uint8Array, maxPages: number): Promise<readonly LabelledPage[]> {
  const pdfium = await loadPdfium();
  const { exports } = pdfium;
  const buffer = exports.malloc(bytes.length);
  pdfium.heap.HEAPU8.set(bytes, buffer);
  const document = exports.FPDF_LoadMemDocument(buffer, bytes.length, 0);
  const pages: LabelledPage[] = [];
  if (document !== 0) {
    const count = Math.min(maxPages, exports.FPDF_GetPageCount(document));
    for (let number = 1; number <= count; number++) {
      const page = labelledPage(pdfium, document, number);
      if (page !== null) pages.push(page);
    }
    exports.FPDF_CloseDocument(document);
  }
  exports.free(buffer);
  return pages.some(({ labels }) => labels.includes(HEADING)) ? pages : pages.map(withoutLooks);
}

const HEADING = LABELS.indexOf("heading");
const BODY = LABELS.indexOf("body");
const [SIZE, BOLD] = [FEATURES.indexOf("size"), FEATURES.indexOf("bold")];

/** Authors who use no heading styles, and authors of slides, format headings by hand: the labels of such lines are unknown. */
function withoutLooks(page: LabelledPage): LabelledPage {
  const { values } = page.features;
  const labels = page.labels.map((label, at) => {
    const row = at * FEATURES.length;
    return label === BODY && (values[row + BOLD]! > 0.5 || values[row + SIZE]! > 0.08) ? -1 : label;
  });
  return { ...page, labels };
}

function labelledPage(pdfium: Pdfium, document: Pointer, number: number): LabelledPage | null {
  const raw = readPage(pdfium, document, number);
  if (raw === null || raw.chars.count === 0) return null;
  const page = pdfium.exports.FPDF_LoadPage(document, number - 1);
  const marks = readMarks(pdfium, page);
  const chars = marks === null ? [] : markedChars(pdfium, page, raw.height);
  pdfium.exports.FPDF_ClosePage(page);
  if (marks === null || marks.size === 0) return null;
  let runs: readonly TextRun[] = [];
  layOutPage(raw, (stage: LayoutStage) => {
    if (stage.stage === "words") runs = wordsToRuns(stage.words.upright);
  });
  if (runs.length < 3) return null;
  const { rules, fills, drawings, images } = openPage(raw, undefined);
  const { width, height } = raw;
  const features = measureLines(runs, { width, height, rules, fills, drawings, images });
  const labels = Int8Array.from(runs, (run) => labelOf(run, chars, marks, height));
  return { features, labels, texts: runs.map(({ words }) => words.map(({ text }) => text).join(" ")) };
}

/** Label of each marked content, by the roles of the elements around it. */
function readMarks(pdfium: Pdfium, page: Pointer): ReadonlyMap<number, LineLabel | null> | null {
  const marks = new Map<number, LineLabel | null>();
  const visit = (element: Pointer, roles: readonly string[]): void => {
    const role = roleOf(pdfium, element);
    const path = role === "Table" && isFrame(pdfium, element) ? [] : [...roles, role];
    for (const child of childrenOf(pdfium, element)) {
      if ("mark" in child) marks.set(child.mark, labelOfRoles(path));
      else if (roles.length < MAX_DEPTH) visit(child.element, path);
    }
  };
  return visitTree(pdfium, page, (root) => visit(root, [])) ? marks : null;
}

/** The innermost element with a known role decides, except inside a table, which decides for everything in it. */
function labelOfRoles(path: readonly string[]): LineLabel | null {
  if (path.includes("Table") && path.some((role) => role === "TD" || role === "TH")) return "cell";
  for (const role of path.toReversed()) {
    if (/^(?:H[1-6]?|Title)$/.test(role)) return "heading";
    if (role === "Caption") return "caption";
    if (role === "LI" || role === "LBody" || role === "Lbl") return "list";
    if (role === "Figure" || role === "Formula") return "drawing";
    if (role === "Artifact") return "margin";
    if (role === "Note" || role === "P" || role === "Code" || role === "BlockQuote") return "body";
  }
  return path.length === 0 ? null : "body";
}

interface MarkedChar {
  readonly x: number;
  readonly y: number;
  readonly mark: number;
}

/** Printed chars of an unrotated page, from the top down, with their marks; -1 for none. */
function markedChars(pdfium: Pdfium, page: Pointer, height: number): MarkedChar[] {
  const { exports } = pdfium;
  const markOf = tagFunctions(pdfium)["FPDFPageObj_GetMarkedContentID"]!;
  const textPage = exports.FPDFText_LoadPage(page);
  const at = exports.malloc(32);
  const chars: MarkedChar[] = [];
  const count = exports.FPDFText_CountChars(textPage);
  for (let index = 0; index < count; index++) {
    const object = exports.FPDFText_GetTextObject(textPage, index);
    if (object === 0 || exports.FPDFText_GetUnicode(textPage, index) <= 0x20) continue;
    exports.FPDFText_GetCharBox(textPage, index, at, at + 8, at + 16, at + 24);
    const [left, right, bottom, top] = pdfium.heap.HEAPF64.subarray(at >> 3, (at >> 3) + 4);
    const mark = markOf(object);
    chars.push({ x: (left! + right!) / 2, y: height - (bottom! + top!) / 2, mark });
  }
  exports.free(at);
  exports.FPDFText_ClosePage(textPage);
  return chars.sort((a, b) => a.y - b.y);
}

/** Shares of a page at its top and bottom in which unmarked text is a running head or foot. */
const MARGIN = 0.14;

function labelOf(
  run: TextRun,
  chars: readonly MarkedChar[],
  marks: ReadonlyMap<number, LineLabel | null>,
  height: number,
): number {
  const counts = new Map<LineLabel | "none", number>();
  for (let at = lowerBound(chars, run.top - 1); at < chars.length && chars[at]!.y <= run.bottom + 1; at++) {
    const { x, mark } = chars[at]!;
    if (x < run.left - 0.5 || x > run.right + 0.5) continue;
    const label = marks.get(mark) ?? "none";
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ["none"];
  if (best !== "none") return LABELS.indexOf(best);
  const isAtEdge = run.top < MARGIN * height || run.bottom > (1 - MARGIN) * height;
  return isAtEdge && counts.size > 0 ? LABELS.indexOf("margin") : -1;
}

function lowerBound(chars: readonly MarkedChar[], y: number): number {
  let [from, to] = [0, chars.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (chars[middle]!.y < y) from = middle + 1;
    else to = middle;
  }
  return from;
}
