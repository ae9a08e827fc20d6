import type { Said, Passage } from "../line-index/passage.ts";
import type { EntryValues } from "./entry.ts";
import { type ListItem, passageOf } from "./rows.ts";

/** "Rossi, I. & Li, W. (2023). Title. Journal, 105(3)", the style of APA and Harvard references. */
const REFERENCE =
  /^(?:[•●▪*–-]\s+|\d{1,3}[.)]\s+)?(?<authors>\p{Lu}[^()]{2,200}?)\s*(?:\(eds?\.\)[,.]?\s*)?\((?<year>(?:19|20)\d{2})[a-z]?\)[.,:]?\s+(?<rest>.+)$/u;

/** The parts of a bibliographic reference; null if it is not one. */
export function referenceOf(item: ListItem): EntryValues | null {
  const passage = passageOf(item);
  const match = REFERENCE.exec(passage.text);
  if (match?.groups === undefined) return null;
  const { authors, year, rest } = match.groups as { authors: string; year: string; rest: string };
  const atRest = passage.text.length - rest.length;
  const atAuthors = match[0].indexOf(authors);
  const atYear = passage.text.indexOf(`(${year}`, atAuthors + authors.length - 1) + 1;
  const title = titleOf(rest);
  if (title === null) return null;
  const end = title.end + 1;
  const behind = /^[\s.,”"*’]*(?<publisher>[^,.[(]{3,90})/u.exec(rest.slice(end));
  const publisher = behind?.groups?.["publisher"];
  const atPublisher = publisher === undefined ? 0 : atRest + end + behind![0].length - publisher.length;
  return {
    ...said("authors", passage, atAuthors, atAuthors + authors.trimEnd().length),
    ...said("year", passage, atYear, atYear + 4),
    ...said("title", passage, atRest + title.start, atRest + title.end),
    ...(publisher === undefined
      ? {}
      : said("organisation", passage, atPublisher, atPublisher + publisher.trimEnd().replace(/[*_]+$/u, "").length)),
  };
}

/** A title ends with its quotes or asterisks (Markdown's italics), otherwise at the stop. */
function titleOf(rest: string): { readonly start: number; readonly end: number } | null {
  const quoted = /^(?<open>["“„'*_]+)(?<title>.+?)[.,]?(?:["”*_]+|(?<=\p{L})')(?=[\s.,]|$)/u.exec(rest);
  if (quoted?.groups !== undefined) {
    const start = quoted.groups["open"]!.length;
    return { start, end: start + quoted.groups["title"]!.length };
  }
  const plain = /^[^.?]{4,300}[.?](?=\s|$)/u.exec(rest);
  return plain === null ? null : { start: 0, end: plain[0].length - 1 };
}

function said(
  role: "authors" | "year" | "title" | "organisation",
  passage: Passage,
  start: number,
  end: number,
): EntryValues {
  const part: Said | null = passage.part(start, end);
  return part === null ? {} : { [role]: part };
}
