/** The structure tree of a tagged page as PDFium reports it, by functions that only training calls. */
import type { Pdfium, Pointer } from "@docsvc/engine/src/read/pdf/pdfium.ts";

/** Children of an element, in order: a marked-content id, or another element. */
export type TagChild = { readonly mark: number } | { readonly element: Pointer };

/** Functions of PDFium by name. */
export type TagFunctions = Readonly<Record<string, (...args: number[]) => number>>;

/** All of PDFium's functions, including those that the engine does not call. */
export function tagFunctions({ exports }: Pdfium): TagFunctions {
  return exports;
}

/** Calls `visit` with the roots of a page's tree; returns false if the page has no tree. */
export function visitTree(pdfium: Pdfium, page: Pointer, visit: (root: Pointer) => void): boolean {
  const tags = tagFunctions(pdfium);
  const tree = tags["FPDF_StructTree_GetForPage"]!(page);
  if (tree === 0) return false;
  const count = tags["FPDF_StructTree_CountChildren"]!(tree);
  for (let at = 0; at < count; at++) visit(tags["FPDF_StructTree_GetChildAtIndex"]!(tree, at));
  tags["FPDF_StructTree_Close"]!(tree);
  return true;
}

/** The children of an element that are on this page. */
export function childrenOf(pdfium: Pdfium, element: Pointer): TagChild[] {
  const tags = tagFunctions(pdfium);
  const children: TagChild[] = [];
  const count = tags["FPDF_StructElement_CountChildren"]!(element);
  for (let at = 0; at < count; at++) {
    const mark = tags["FPDF_StructElement_GetChildMarkedContentID"]!(element, at);
    const child = tags["FPDF_StructElement_GetChildAtIndex"]!(element, at);
    if (mark >= 0) children.push({ mark });
    else if (child !== 0) children.push({ element: child });
  }
  if (count > 0) return children;
  const marks = tags["FPDF_StructElement_GetMarkedContentIdCount"]!(element);
  for (let at = 0; at < marks; at++) {
    const mark = tags["FPDF_StructElement_GetMarkedContentIdAtIndex"]!(element, at);
    if (mark >= 0) children.push({ mark });
  }
  return children;
}

/** The cells of a row; null for a cell without content, of which a page's tree has only the position. */
export function cellsOf(pdfium: Pdfium, row: Pointer): (Pointer | null)[] {
  const tags = tagFunctions(pdfium);
  const count = tags["FPDF_StructElement_CountChildren"]!(row);
  return Array.from({ length: count }, (_, at) => tags["FPDF_StructElement_GetChildAtIndex"]!(row, at) || null);
}

/** The children that are elements. */
export function elementsOf(pdfium: Pdfium, element: Pointer): Pointer[] {
  return childrenOf(pdfium, element).flatMap((child) => ("element" in child ? [child.element] : []));
}

export function roleOf(pdfium: Pdfium, element: Pointer): string {
  const at = pdfium.exports.malloc(128);
  const length = tagFunctions(pdfium)["FPDF_StructElement_GetType"]!(element, at, 128);
  const text = new TextDecoder("utf-16le").decode(pdfium.heap.HEAPU8.slice(at, at + Math.max(0, length - 2)));
  pdfium.exports.free(at);
  return text;
}

/** The rows of a table, however they are grouped. */
export function rowsOf(pdfium: Pdfium, table: Pointer): Pointer[] {
  return elementsOf(pdfium, table).flatMap((child) => {
    const role = roleOf(pdfium, child);
    return role === "TR" ? [child] : /^T(?:Head|Body|Foot)$/i.test(role) ? rowsOf(pdfium, child) : [];
  });
}

/** Whether a table has only one row or one column: it frames a page, or sets off a note. */
export function isFrame(pdfium: Pdfium, table: Pointer): boolean {
  const rows = rowsOf(pdfium, table);
  return rows.length < 2 || rows.every((row) => cellsOf(pdfium, row).length < 2);
}

/** A numeric attribute of an element, or null. */
export function numberOf(pdfium: Pdfium, element: Pointer, name: string): number | null {
  const tags = tagFunctions(pdfium);
  const { malloc, free } = pdfium.exports;
  const label = malloc(name.length + 1);
  pdfium.heap.HEAPU8.set([...new TextEncoder().encode(name), 0], label);
  const into = malloc(4);
  let found: number | null = null;
  const count = tags["FPDF_StructElement_GetAttributeCount"]!(element);
  for (let at = 0; at < count; at++) {
    const attribute = tags["FPDF_StructElement_GetAttributeAtIndex"]!(element, at);
    const value = attribute === 0 ? 0 : tags["FPDF_StructElement_Attr_GetValue"]!(attribute, label);
    if (value === 0 || tags["FPDF_StructElement_Attr_GetNumberValue"]!(value, into) === 0) continue;
    found = pdfium.heap.HEAPF32[into >> 2]!;
  }
  free(into);
  free(label);
  return found;
}
