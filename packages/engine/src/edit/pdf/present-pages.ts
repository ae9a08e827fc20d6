/**
 * The pages that a document has at the moment. Instructions name original pages, whatever was done since: "delete page 1 and rotate page 2" rotates
 * the original second page.
 */
import type { PDFPage } from "@libpdf/core";
import type { Outcome } from "../outcome.ts";
import { dropPage } from "./drop-page.ts";
import type { Editable } from "./editable.ts";

/** Keeps or removes pages; at least one page stays. */
export function keepPages(document: Editable, named: readonly number[], areKept: boolean): Outcome {
  if (named.length === 0) return noSuchPage(document);
  const present = new Set(numbersNow(document));
  const dropped = [...present].filter((number) => named.includes(number) !== areKept);
  if (dropped.length === present.size) {
    return { status: "refused", reason: "No page would be left, and a document needs one." };
  }
  const before = listPages(numbersNow(document));
  for (const number of dropped) dropPage(document.pdf, document.views[number - 1]!.page);
  const after = listPages(numbersNow(document));
  return { status: "done", page: named[0]!, count: areKept ? named.length : dropped.length, before, after };
}

/** Changes the order of the pages to this one. */
export function putInOrder({ pdf, views }: Editable, numbers: readonly number[]): void {
  numbers.forEach((number, to) => {
    const from = pdf.getPages().findIndex(({ ref }) => ref === views[number - 1]!.page.ref);
    if (from >= 0 && from !== to) pdf.movePage(from, to);
  });
}

/** The original pages that still exist, in their present order. */
export function numbersNow({ pdf, views }: Editable): number[] {
  const numberOf = new Map(views.map(({ page, number }) => [page.ref, number]));
  return pdf.getPages().flatMap((page: PDFPage) => numberOf.get(page.ref) ?? []);
}

/** The outcome if none of the named pages is in the document. */
export function noSuchPage({ views }: Editable): Outcome {
  return {
    status: "not_found",
    reason: `The document has ${views.length} pages, and none of those named is among them.`,
  };
}

/** A readable list of pages: "pages 1-3, 7". */
export function listPages(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return `pages ${ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(", ")}`;
}
