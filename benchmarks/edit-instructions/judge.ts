import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Edited } from "@docsvc/engine";
import { partsOf, textsOf } from "../office/file-parts.ts";
import { readForm } from "../forms/read-form.ts";
import type { InstructionCase } from "./cases.ts";

/**
 * The outcome of an instruction. `silently wrong`: reported as `done` but different from what was meant. `in part`: correct but incomplete, and
 * reported as such.
 */
export type Judgement = "done" | "rightly refused" | "in part" | "not found" | "silently wrong";

/** Judges an edit by the written file, using independent readers. */
export function judge(one: InstructionCase, before: Uint8Array, { bytes, edits }: Edited, folder: string): Judgement {
  const isDone = edits.some(({ status }) => status === "done");
  if (one.isRefused === true) return isDone ? "silently wrong" : "rightly refused";
  if (!isDone) return one.mayRefuse === true ? "rightly refused" : "not found";
  const extension = one.document.includes(".") ? one.document.split(".")[1]! : "pdf";
  const [was, now] = [before, bytes!].map((data, at) => {
    const path = join(folder, `${at === 0 ? "before" : "after"}.${extension}`);
    writeFileSync(path, data);
    return path;
  }) as [string, string];
  if (isAsMeant(one, was, now, extension)) return "done";
  return edits.every(({ status }) => status === "done") ? "silently wrong" : "in part";
}

function isAsMeant(one: InstructionCase, was: string, now: string, extension: string): boolean {
  if (one.fields !== undefined) return hasFields(one.fields, was, now);
  if (extension === "scan") return isGoneFromPicture(one.gone ?? [], was, now);
  const texts = [was, now].map((path) => (extension === "pdf" ? pdfText(path) : officeText(path))) as [string, string];
  if (one.pages !== undefined && extension === "pptx" && slidesOf(now) !== one.pages) return false;
  if (one.marks !== undefined && marksOf(now) - marksOf(was) !== one.marks) return false;
  if (one.turns !== undefined) {
    return [one.turns, ...(one.either ?? [])].some((turns) => isTurned(turns, texts, extension === "pdf"));
  }
  if (one.keeps !== undefined) return flat(texts[1]) === flat(one.keeps);
  const [gone, shows] = [one.gone ?? [], one.shows ?? []];
  if (shows.some((text) => !flat(texts[1]).includes(flat(text)))) return false;
  const expected = counted(flat(texts[0]), flat(gone.join("")), flat(shows.join("")));
  return expected === counted(flat(texts[1]), "", "");
}

/**
 * Whether the text is the old one with these replacements and no other, white space aside. The order of a PDF's text may change, as what replaces text is
 * drawn after the rest, so its characters are counted.
 */
function isTurned(
  turns: readonly (readonly [from: string, to: string])[],
  [was, now]: readonly [string, string],
  isUnordered: boolean,
): boolean {
  const solid = (text: string): string => text.normalize("NFC").replaceAll(/[\s\u200B]+/gu, "");
  let wanted = solid(was);
  let last: { readonly from: string; readonly at: number } | null = null;
  for (const [from, to] of turns) {
    const at: number = wanted.indexOf(solid(from), last?.from === from ? last.at : 0);
    if (at === -1) throw new Error(`the document has no "${from}"`);
    wanted = wanted.slice(0, at) + solid(to) + wanted.slice(at + solid(from).length);
    last = { from, at: at + solid(to).length };
  }
  if (!isUnordered) return solid(now) === wanted;
  return counted(solid(now), "", "") === counted(wanted, "", "") && turns.every(([, to]) => includesWords(now, to));
}

/** Words that are stamped or written on a page may be in any place, but each is whole. */
function includesWords(text: string, words: string): boolean {
  return words.split(" ").every((word) => flat(text).includes(flat(word)));
}

/** Letters and digits with their counts, without some and with others. */
function counted(text: string, without: string, and: string): string {
  const counts = new Map<string, number>();
  const add = (chars: string, by: number): void => {
    for (const char of chars) counts.set(char, (counts.get(char) ?? 0) + by);
  };
  add(text, 1);
  add(without, -1);
  add(and, 1);
  return [...counts]
    .filter(([, count]) => count !== 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flat()
    .join(" ");
}

function flat(text: string): string {
  return text.normalize("NFKC").replaceAll(/[^\p{L}\p{N}█]+/gu, "");
}

function pdfText(path: string): string {
  return execFileSync("pdftotext", ["-raw", path, "-"], { stdio: ["ignore", "pipe", "ignore"] }).toString();
}

/** A page that is an image is read by OCR: some letters are misread, but not all of a word. */
function isGoneFromPicture(gone: readonly string[], was: string, now: string): boolean {
  const [before, after] = [was, now].map((path) => {
    execFileSync("pdftoppm", ["-r", "200", "-png", "-singlefile", path, path]);
    return flat(execFileSync("tesseract", [`${path}.png`, "-"], { stdio: ["ignore", "pipe", "ignore"] }).toString());
  }) as [string, string];
  const left = counted(before, flat(gone.join("")), "").length;
  return (
    gone.every((text) => before.includes(flat(text)) && !after.includes(flat(text))) &&
    Math.abs(left - counted(after, "", "").length) < 12
  );
}

const OPEN = /\.od[tsp]$/u;

function officeText(path: string): string {
  if (OPEN.test(path)) return openText((partsOf(path).get("content.xml") ?? "").toString());
  const wanted = /^(?:word\/document|word\/comments|ppt\/slides\/[^/]+|xl\/worksheets\/[^/]+)\.xml$/u;
  const parts = partsOf(path);
  const shared = textsOf((parts.get("xl/sharedStrings.xml") ?? "").toString()).map((text) => text.trim());
  const listed = slideParts(parts);
  return [...parts]
    .filter(([name]) => wanted.test(name) && (!name.startsWith("ppt/") || listed.has(name)))
    .map(([, data]) =>
      textsOf(
        data
          .toString()
          // Cells as displayed: shared strings in their places, no formulas.
          .replaceAll(
            /<c\b[^>]*\bt="s"[^>]*><v>(\d+)<\/v>/gu,
            (_, at: string) => `<c><v>${shared[Number(at)] ?? ""}</v>`,
          )
          .replaceAll(/<f>[^<]*<\/f>(?:<v>[^<]*<\/v>)?/gu, ""),
      ).join("\n"),
    )
    .join("\n");
}

/** Paragraphs of OpenDocument as displayed, without the results of formulas. */
function openText(xml: string): string {
  return xml
    .slice(xml.indexOf("<office:body"))
    .replaceAll(/<table:table-cell[^>]*table:formula[^>]*?(?:\/>|>[\s\S]*?<\/table:table-cell>)/gu, "")
    .replaceAll(/<presentation:notes[\s\S]*?<\/presentation:notes>/gu, "")
    .replaceAll(/<[^>]+>/gu, "\n")
    .replaceAll("&amp;", "&")
    .replaceAll("&apos;", "'");
}

/** The slides that the presentation shows. */
function slideParts(parts: ReadonlyMap<string, Buffer>): ReadonlySet<string> {
  const links = (parts.get("ppt/_rels/presentation.xml.rels") ?? "").toString();
  const shown = (parts.get("ppt/presentation.xml") ?? "").toString();
  return new Set(
    [...links.matchAll(/Id="([^"]+)"[^>]*Target="([^"]+)"/gu)].flatMap(([, id, target]) =>
      target!.startsWith("slides/") && shown.includes(`r:id="${id}"`) ? [`ppt/${target}`] : [],
    ),
  );
}

function slidesOf(path: string): number {
  return slideParts(partsOf(path)).size;
}

/** Highlights and notes in a PDF; a highlight over several lines counts once. */
function marksOf(path: string): number {
  const plain = execFileSync("qpdf", ["--qdf", "--object-streams=disable", path, "-"], { maxBuffer: 1 << 28 });
  return plain.toString("latin1").match(/\/Subtype \/(?:Highlight|Text)\b/gu)?.length ?? 0;
}

/** Every other field has the value it had. */
function hasFields(wanted: Readonly<Record<string, string>>, was: string, now: string): boolean {
  const [before, fields] = [readForm(was), readForm(now)];
  const valueOf = (list: typeof fields, name: string): string => list.find((field) => field.name === name)?.value ?? "";
  const isEmpty = (value: string): boolean => value === "" || value === "/Off";
  const isKept = before.every(({ name, value }) => {
    const found = valueOf(fields, name);
    return name in wanted || found === value || (isEmpty(found) && isEmpty(value ?? ""));
  });
  if (!isKept) return false;
  return Object.entries(wanted).every(([name, value]) => {
    const found = valueOf(fields, name);
    if (value === "true" || value === "false") return (found !== "" && found !== "/Off") === (value === "true");
    return found.replace(/^\//u, "") === value;
  });
}
