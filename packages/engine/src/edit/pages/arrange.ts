/**
 * Pages deleted, extracted, turned, ordered and put together. Instructions name pages as they came, whatever was done to them
 * meanwhile: "delete page 1 and rotate page 2" turns what was the second page.
 */
import { PDF, type PDFPage } from "@libpdf/core";
import type { Instruction, PageOrder } from "../instruction.ts";
import { pagesIn } from "../grammar/page-set.ts";
import type { Editable } from "../pdf/editable.ts";
import type { Outcome } from "../outcome.ts";
import { viewPage } from "../pdf/page-view.ts";
import { dropPage } from "./drop-page.ts";

/** A document that instructions may name. */
export interface NamedDocument {
  readonly name: string;
  readonly bytes: Uint8Array;
}

type OfKind<Kind extends Instruction["kind"]> = Extract<Instruction, { kind: Kind }>;

/** Takes pages out; at least one stays. */
export function deletePages({ pages }: OfKind<"delete_pages">, document: Editable): Outcome {
  return keep(document, pagesIn(pages, document.views.length), false);
}

/** Leaves only these pages, in the order in which they are named. */
export function extractPages({ pages }: OfKind<"extract_pages">, document: Editable): Outcome {
  const numbers = pagesIn(pages, document.views.length);
  const outcome = keep(document, numbers, true);
  if (outcome.status === "done") order(document, numbers);
  return outcome;
}

function keep(document: Editable, named: readonly number[], areKept: boolean): Outcome {
  if (named.length === 0) return noSuchPage(document);
  const present = new Set(numbersNow(document));
  const dropped = [...present].filter((number) => named.includes(number) !== areKept);
  if (dropped.length === present.size) {
    return { status: "refused", reason: "No page would be left, and a document needs one." };
  }
  for (const number of dropped) dropPage(document.pdf, document.views[number - 1]!.page);
  return { status: "done", page: named[0]!, count: areKept ? named.length : dropped.length };
}

/** Turns pages clockwise. */
export function rotatePages({ pages, degrees }: OfKind<"rotate_pages">, document: Editable): Outcome {
  const numbers = pagesIn(pages, document.views.length).filter((number) => numbersNow(document).includes(number));
  if (numbers.length === 0) return noSuchPage(document);
  const current = document.pdf.getPages();
  for (const number of numbers) {
    const page = current.find(({ ref }) => ref === document.views[number - 1]!.page.ref)!;
    const { rotation } = viewPage(page, number, (ref) => document.pdf.getObject(ref));
    page.setRotation(((rotation + degrees) % 360) as 0 | 90 | 180 | 270);
  }
  return { status: "done", page: pages === null ? null : numbers[0]!, count: numbers.length };
}

/** Puts pages in another order; pages that a list does not name follow it. */
export function reorderPages({ order: wish }: OfKind<"reorder_pages">, document: Editable): Outcome {
  const now = numbersNow(document);
  const next = ordered(wish, now, document.views.length);
  if (next === null) return noSuchPage(document);
  order(document, next);
  const moved = next.filter((number, index) => number !== now[index]);
  return { status: "done", page: moved[0] ?? null, count: moved.length };
}

function ordered(wish: PageOrder, now: readonly number[], count: number): number[] | null {
  if (wish.is === "reversed") return [...now].reverse();
  if (wish.is === "swapped") {
    const { first, second } = wish;
    if (!now.includes(first) || !now.includes(second)) return null;
    return now.map((number) => (number === first ? second : number === second ? first : number));
  }
  if (wish.is === "list") {
    const named = [...new Set(wish.pages)];
    if (named.some((number) => !now.includes(number))) return null;
    return [...named, ...now.filter((number) => !named.includes(number))];
  }
  const moved = pagesIn(wish.pages, count).filter((number) => now.includes(number));
  const { page } = wish.to;
  const beside = page > 0 ? page : now.at(page)!;
  const rest = now.filter((number) => !moved.includes(number));
  const at = rest.indexOf(beside);
  if (moved.length === 0 || (at < 0 && !moved.includes(beside))) return null;
  // A page that is moved beside one of those that move goes to that one's place.
  const place = at < 0 ? now.indexOf(beside) : wish.to.side === "before" ? at : at + 1;
  return [...rest.slice(0, place), ...moved, ...rest.slice(place)];
}

function order({ pdf, views }: Editable, numbers: readonly number[]): void {
  numbers.forEach((number, to) => {
    const from = pdf.getPages().findIndex(({ ref }) => ref === views[number - 1]!.page.ref);
    if (from >= 0 && from !== to) pdf.movePage(from, to);
  });
}

/** Puts pages side by side, or one above the other where they are wide, on a sheet of their size. */
export async function mergePages({ pages }: OfKind<"merge_pages">, document: Editable): Promise<Outcome> {
  const { pdf, views } = document;
  const numbers = pagesIn(pages, views.length).filter((number) => numbersNow(document).includes(number));
  if (numbers.length < 2) return { status: "not_found", reason: "Two pages or more are needed to put them on one." };
  if (numbers.length > 16) return { status: "refused", reason: "At most 16 pages go on one sheet." };
  const indices = numbers.map((number) => pdf.getPages().findIndex(({ ref }) => ref === views[number - 1]!.page.ref));
  const source = await PDF.load(await (await pdf.extractPages(indices)).save());
  const first = views[numbers[0]! - 1]!;
  const isWide = first.width > first.height;
  const [columns, rows] = isWide ? [1, numbers.length] : [numbers.length, 1];
  const sheet = pdf.addPage({
    width: first.width * columns,
    height: first.height * rows,
    insertAt: Math.min(...indices),
  });
  for (const [index] of numbers.entries()) {
    const embedded = await pdf.embedPage(source, index);
    const x = isWide ? 0 : index * first.width;
    const y = isWide ? (numbers.length - 1 - index) * first.height : 0;
    sheet.drawPage(embedded, { x, y, width: first.width, height: first.height });
  }
  for (const number of numbers) dropPage(pdf, views[number - 1]!.page);
  return { status: "done", page: numbers[0]!, count: numbers.length };
}

/** Puts another document's pages in front or behind. */
export async function appendDocument(
  { name, at }: OfKind<"append_document">,
  document: Editable,
  others: readonly NamedDocument[],
): Promise<Outcome> {
  const other = others.find((candidate) => candidate.name === name) ?? (name === null ? others[0] : undefined);
  if (other === undefined) {
    return {
      status: "refused",
      reason: "No document of that name was given with the request; merge works on documents that are given.",
    };
  }
  const source = await PDF.load(other.bytes);
  const indices = Array.from({ length: source.getPageCount() }, (_, index) => index);
  await document.pdf.copyPagesFrom(source, indices, at === "start" ? { insertAt: 0 } : {});
  return { status: "done", page: null, count: indices.length };
}

/** The pages as they came that are still there, in their present order. */
export function numbersNow({ pdf, views }: Editable): number[] {
  const numberOf = new Map(views.map(({ page, number }) => [page.ref, number]));
  return pdf.getPages().flatMap((page: PDFPage) => numberOf.get(page.ref) ?? []);
}

function noSuchPage({ views }: Editable): Outcome {
  return {
    status: "not_found",
    reason: `The document has ${views.length} pages, and none of those named is among them.`,
  };
}
