/** Slides of a presentation in order, by number or by title. */
import { comparableName } from "../find/comparable-name.ts";
import { strFromU8 } from "fflate";
import { pagesIn } from "../grammar/page-set.ts";
import type { PageSet } from "../instruction.ts";
import { relationsOf } from "./drop-parts.ts";
import { openSlides, titleOfSlide } from "./opendocument/pages.ts";
import { CONTENT, contentOf } from "./opendocument/tables.ts";
import type { Parts } from "./office-editing.ts";
import { readXmlTexts } from "./xml-texts.ts";

const PRESENTATION = "ppt/presentation.xml";

export function slidesOf(parts: Parts): string[] {
  const relations = new Map(relationsOf(parts, PRESENTATION).map(({ id, target }) => [id, target]));
  const list = /<p:sldIdLst\b[^>]*>([\s\S]*?)<\/p:sldIdLst>/u.exec(
    strFromU8(parts.get(PRESENTATION) ?? new Uint8Array()),
  );
  return [...(list?.[1] ?? "").matchAll(/\sr:id="([^"]+)"/gu)].map(([, id]) => relations.get(id!) ?? "");
}

/** The parts of the slides that a set names, each with its notes. */
export function slidesMeant(pages: PageSet, parts: Parts): string[] {
  const slides = slidesOf(parts);
  return slideNumbers(pages, parts).flatMap((number) => {
    const slide = slides[number - 1]!;
    const notes = relationsOf(parts, slide).filter(({ type }) => type.endsWith("/notesSlide"));
    return [slide, ...notes.map(({ target }) => target)];
  });
}

/** From 1; empty if no slide, or more than one, has that title. */
export function slideNumbers(pages: PageSet, parts: Parts): number[] {
  const titles = slideTitles(parts);
  if (pages.titled === undefined) return pagesIn(pages, titles.length);
  const asked = comparableName(pages.titled);
  const called = titles.flatMap((title, at) => (title === asked ? [at + 1] : []));
  if (called.length > 0) return called.length === 1 ? called : [];
  // "the budget slide" may have the title "Budget 2025" or "Our budgets".
  const words = asked.split(" ");
  const near = titles.flatMap((title, at) => (words.every((word) => hasWord(title, word)) ? [at + 1] : []));
  return near.length === 1 ? near : [];
}

function hasWord(title: string, word: string): boolean {
  return title.split(" ").some((own) => own.replace(/s$/u, "") === word.replace(/s$/u, ""));
}

/** Titles in order, in the form in which names are compared. */
export function slideTitles(parts: Parts): string[] {
  if (parts.has(CONTENT)) {
    return openSlides(contentOf(parts)).slides.map((slide) => comparableName(titleOfSlide(slide)));
  }
  return slidesOf(parts).map((slide) => titleOf(parts, slide));
}

/** The first text on a slide. */
function titleOf(parts: Parts, slide: string): string {
  const first = readXmlTexts(strFromU8(parts.get(slide) ?? new Uint8Array())).paragraphs.find((texts) =>
    texts.some(({ isWritten, text }) => isWritten && text.trim() !== ""),
  );
  return comparableName((first ?? []).map(({ text }) => text).join(""));
}
