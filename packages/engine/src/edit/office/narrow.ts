/**
 * Narrows an Office file to the part that an edit is limited to: slides, sections under headings, sheets, columns and rows.
 *
 * The content of that part is given as parts of its own, which are edited like a whole file and then merged back.
 */
import { strFromU8, strToU8 } from "fflate";
import { CONTENT } from "./opendocument/tables.ts";
import { sheetNamed, sheetsOf } from "./spreadsheet/workbook.ts";
import type { Target } from "../instruction.ts";
import { type Section, sectionIn, textPartOf } from "./document-sections.ts";
import type { Narrowed } from "./narrowed.ts";
import type { OfficeEditing, Parts } from "./office-editing.ts";
import { type CellScope, narrowCells } from "./spreadsheet/narrow-cells.ts";
import { narrowOpenCells } from "./opendocument/narrow-cells.ts";
import { narrowOpenSlides } from "./opendocument/pages.ts";
import { slideNumbers, slidesMeant } from "./slides.ts";
import { readXmlTree, writeXmlTree } from "./xml-tree.ts";

const NO_PAGES =
  "Texts and workbooks have no pages of their own; name a section, a sheet or a phrase, or convert the document to PDF.";
const NO_SLIDE = "The presentation has no such slide; name it by its number or by its title.";
const NO_SUCH_PART = "This kind of file has no such part; name a phrase or a kind of data instead.";

/** Null if the whole file is meant; a message if the file has no such part. */
export function narrow(target: Target, editing: OfficeEditing): Narrowed | string | null {
  const { format, parts } = editing;
  const within = [...(target.within ?? []), ...(target.is === "column" || target.is === "row" ? [target] : [])];
  if (target.pages !== undefined) {
    if (format === "odp" && within.length === 0) {
      const numbers = slideNumbers(target.pages, parts);
      return numbers.length === 0 ? NO_SLIDE : narrowOpenSlides(numbers, parts);
    }
    if (format !== "pptx" || within.length > 0) return NO_PAGES;
    return narrowSlides(slidesMeant(target.pages, parts), parts);
  }
  const without = (target.except ?? []).filter(({ is }) => is === "section");
  const isText = format === "docx" || format === "odt";
  if (isText && without.length > 0) {
    return within.length > 0 ? NO_SUCH_PART : narrowSections(without, parts, true);
  }
  if (within.length === 0) return null;
  if (isText) return narrowSections(within, parts, false);
  return format === "xlsx" || format === "ods" ? narrowSheets(within, parts) : NO_SUCH_PART;
}

function narrowSlides(names: readonly string[], parts: Parts): Narrowed | string {
  if (names.length === 0) return NO_SLIDE;
  const own: Parts = new Map(names.flatMap((name) => (parts.has(name) ? [[name, parts.get(name)!]] : [])));
  return {
    parts: own,
    merge: () => {
      for (const [name, data] of own) parts.set(name, data);
    },
  };
}

/** @param isOutside - narrows to everything except these sections */
function narrowSections(named: readonly Target[], parts: Parts, isOutside: boolean): Narrowed | string {
  const part = textPartOf(parts);
  const root = readXmlTree(strFromU8(parts.get(part) ?? new Uint8Array()));
  const inside: Section[] = [];
  for (const target of named) {
    if (target.is !== "section") return NO_SUCH_PART;
    const found = sectionIn(root, target.section);
    if (typeof found === "string") return found;
    inside.push(found);
  }
  const sections = isOutside ? outsideOf(inside) : inside;
  // Named like page headers, which contain paragraphs as a body does.
  const own: Parts = new Map(
    sections.map(({ body, at, next }, index) => [
      `word/header${index}.xml`,
      strToU8(writeXmlTree({ name: "", tag: "", children: body.children.slice(at, next) })),
    ]),
  );
  return {
    parts: own,
    merge: () => {
      // From the end, so that earlier indices stay valid.
      const placed = sections.map((section, index) => ({ ...section, index })).toSorted((a, b) => b.at - a.at);
      for (const { body, at, next, index } of placed) {
        const { children } = readXmlTree(strFromU8(own.get(`word/header${index}.xml`)!));
        body.children.splice(at, next - at, ...children);
      }
      parts.set(part, strToU8(writeXmlTree(root)));
    },
  };
}

/** The content between sections, and before and after them. */
function outsideOf(sections: readonly Section[]): Section[] {
  const { body } = sections[0]!;
  const ordered = sections.toSorted((a, b) => a.at - b.at);
  const starts = [0, ...ordered.map(({ next }) => next)];
  const ends = [...ordered.map(({ at }) => at), body.children.length];
  return starts.map((at, index) => ({ body, at, next: Math.max(at, ends[index]!), heading: "" }));
}

function narrowSheets(within: readonly Target[], parts: Parts): Narrowed | string {
  const asked = within.find((target) => target.is === "sheet");
  const named = asked === undefined ? null : sheetNamed(parts, asked.name);
  if (named !== null && !("part" in named)) return `No sheet is called so; the workbook has ${named.join(", ")}.`;
  const scopes: CellScope[] = [];
  for (const target of within) {
    if (target.is === "column") scopes.push({ is: "column", name: target.header });
    else if (target.is === "row") scopes.push({ is: "row", name: target.named });
    else if (target.is !== "sheet" && target.is !== "table") return NO_SUCH_PART;
  }
  const narrowed = parts.has(CONTENT) ? narrowOpenCells : narrowCells;
  return narrowed(parts, named === null ? sheetsOf(parts) : [named], scopes);
}
