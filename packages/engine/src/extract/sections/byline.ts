import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import type { Filled } from "../result/filled.ts";
import { toKeys, wordsOfName } from "../line-index/keys.ts";
import { Passage, type Said } from "../line-index/passage.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";
import { blocksOf, titleBlock } from "../structure/paragraphs.ts";

/** Minimum share of words in lower case in prose. */
const MIN_SMALL_SHARE = 0.55;
/** Minimum share of the lower of two texts that the other covers. */
const MIN_SHARED_HEIGHT = 0.3;

/** An author of a paper, with the marks or lines that belong to the name. */
interface Author {
  readonly name: Said;
  readonly marks: readonly string[];
  affiliations: Said[];
  email: Said | null;
}

const AUTHORS = /^(?:authors?|writers?|contributors?|creators?|autor(?:en|es|s)?|auteurs?|autori|auteur|verfasser)$/u;
const INSTITUTION =
  /\b(?:universit\p{L}*|institut\p{L}*|department|dept|school|college|cent(?:re|er)|laborator\p{L}*|faculty|academy|hospital|inc|ltd|llc|gmbh|corporation|research|foundation|society|ministry|fakultät|hochschule|école|cnrs|division|agency)\b/iu;
const MARK = String.raw`(?:\d{1,2}|[*†‡§¶∗])`;
const NAME =
  /^\p{Lu}[\p{L}.'’-]*(?:\s+(?:\p{Lu}[\p{L}.'’-]*|de|da|di|van|von|der|den|del|la|le|bin|al|el|y|ten|ter)){1,4}$/u;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const MAX_BYLINE_LINES = 40;
const SURENESS = 0.8;

/** The authors of a paper, from the text between its title and its body; empty if the array is about anything else. */
export function fillByline(path: readonly string[], fields: readonly Field[], lineIndex: LineIndex): Filled[] {
  const words = toKeys(wordsOfName(path.at(-1) ?? ""));
  if (!words.some((word) => AUTHORS.test(word))) return [];
  const roles = fields.map(({ path: names }) => roleOf(names.at(-1) ?? ""));
  if (!roles.includes("name")) return [];
  return authorsOf(bylineBlocks(lineIndex)).flatMap((author, index) =>
    fields.flatMap((field, at): Filled[] => {
      const said = valueOf(author, roles[at] ?? null);
      if (said === null) return [];
      const value = toValue(field, { value: said.value, from: 0, to: 0, fit: 1 }, said.value);
      return value === undefined ? [] : [{ path: [...path, index, ...field.path], value, spans: said.spans, sureness: SURENESS }]; // prettier-ignore
    }),
  );
}

/** Only the names, for an array of texts. */
export function bylineNames(path: readonly string[], lineIndex: LineIndex): Said[] {
  const words = toKeys(wordsOfName(path.at(-1) ?? ""));
  return words.some((word) => AUTHORS.test(word)) ? authorsOf(bylineBlocks(lineIndex)).map(({ name }) => name) : [];
}

type Role = "name" | "affiliation" | "email" | "first" | "last";

function roleOf(name: string): Role | null {
  if (/first|given|fore/iu.test(name)) return "first";
  if (/last|family|sur/iu.test(name)) return "last";
  if (/mail/iu.test(name)) return "email";
  if (/affil|institut|organi|employer|universit/iu.test(name)) return "affiliation";
  return /name|author/iu.test(name) ? "name" : null;
}

function valueOf({ name, affiliations, email }: Author, role: Role | null): Said | null {
  if (role === "name") return name;
  if (role === "email") return email;
  if (role === "first") return { ...name, value: name.value.split(" ").slice(0, -1).join(" ") };
  if (role === "last") return { ...name, value: name.value.split(" ").at(-1)! };
  if (role === null || affiliations.length === 0) return null;
  return {
    value: affiliations.map(({ value }) => value).join("; "),
    spans: affiliations.flatMap(({ spans }) => spans),
  };
}

/** Blocks between the title and the first heading, lead-in or paragraph. */
function bylineBlocks(lineIndex: LineIndex): (readonly Place[])[] {
  const blocks = blocksOf(lineIndex).filter(([first]) => first!.page.number === blocksFirstPage(lineIndex));
  const title = blocks.indexOf(titleBlock(lineIndex) ?? []);
  if (title < 0) return [];
  const found: (readonly Place[])[] = [];
  let lines = 0;
  for (const block of blocks.slice(title + 1)) {
    const { type } = block[0]!.block!;
    const text = new Passage(block).text;
    if (/^(?:abstract|summary|zusammenfassung|résumé|resumen|keywords?|index terms|introduction)\b/iu.test(text)) break;
    if (/^\d{0,2}\.?\s*introduction$/iu.test(text) || (type === "Text" && isProse(text))) break;
    lines += block.length;
    if (lines > MAX_BYLINE_LINES) break;
    if (type !== "Header" && type !== "Footer" && type !== "Page Number") found.push(block);
  }
  return found;
}

function blocksFirstPage({ transcript }: LineIndex): number {
  return transcript.pages[0]?.number ?? 1;
}

/** Sentences have many small words, no mail address and no marks. */
function isProse(text: string): boolean {
  const words = text.split(" ");
  const small = words.filter((word) => /^\p{Ll}{2,}[,.]?$/u.test(word)).length;
  return words.length > 25 && small > MIN_SMALL_SHARE * words.length;
}

function authorsOf(blocks: readonly (readonly Place[])[]): Author[] {
  const lines = blocks.flatMap((block) => rowsOf(block).map((row) => new Passage(row)));
  const isMarked = lines.some(({ text }) => new RegExp(`^${MARK}\\s?\\p{Lu}`, "u").test(text) && INSTITUTION.test(text)) || lines.some(({ text }) => new RegExp(`\\p{L}\\s?\\d(?:,\\s?\\d)*\\s?(?:,|$|and\\b)`, "u").test(text) && !INSTITUTION.test(text)); // prettier-ignore
  return isMarked ? markedAuthors(lines) : stackedAuthors(blocks);
}

/** Rows of a block; marks that are slightly higher do not start a new row. */
function rowsOf(block: readonly Place[]): Place[][] {
  const rows: Place[][] = [];
  for (const place of block) {
    const last = rows.at(-1)?.at(-1);
    const isSame = last !== undefined && Math.min(last.bottom, place.bottom) - Math.max(last.top, place.top) > MIN_SHARED_HEIGHT * Math.min(last.bottom - last.top, place.bottom - place.top); // prettier-ignore
    if (isSame) rows.at(-1)!.push(place);
    else rows.push([place]);
  }
  return rows;
}

/** Reads names with marks, then institutions with the same marks, then mail addresses. */
function markedAuthors(lines: readonly Passage[]): Author[] {
  const authors: Author[] = [];
  const byMark = new Map<string, Said>();
  const mails: Said[] = [];
  for (const passage of lines) {
    const { text } = passage;
    if (text.includes("@")) {
      mails.push(...mailsIn(passage));
      continue;
    }
    const starts = [...text.matchAll(new RegExp(`(?:^|(?<=[\\s,;.]))(?<mark>${MARK})\\s?(?=\\p{Lu}\\p{L})`, "gu"))];
    if (starts.length > 0 && starts[0]!.index === 0) {
      for (const [at, match] of starts.entries()) {
        const end = starts[at + 1]?.index ?? text.length;
        const said = trimmed(passage, match.index + match[0].length, end);
        if (said !== null) byMark.set(match.groups!["mark"]!, said);
      }
      continue;
    }
    if (byMark.size === 0) authors.push(...namesIn(passage));
  }
  for (const author of authors) author.affiliations = author.marks.flatMap((mark) => byMark.get(mark) ?? []);
  tieMails(authors, mails);
  return authors;
}

/** Reads each author above an institution and a mail address. */
function stackedAuthors(blocks: readonly (readonly Place[])[]): Author[] {
  const authors: Author[] = [];
  const mails: Said[] = [];
  for (const passage of blocks.flatMap((block) => rowsOf(block).map((row) => new Passage(row)))) {
    const { text } = passage;
    const last = authors.at(-1);
    if (text.includes("@")) {
      const found = mailsIn(passage);
      if (found.length === 1 && last !== undefined && last.email === null) last.email = found[0]!;
      else mails.push(...found);
    } else if (INSTITUTION.test(text) && last !== undefined) {
      const said = trimmed(passage, 0, text.length);
      const open = authors.filter(({ affiliations }) => affiliations.length === 0);
      if (said !== null) for (const author of open.length > 0 ? open : [last]) author.affiliations.push(said);
    } else if (!INSTITUTION.test(text)) authors.push(...namesIn(passage));
  }
  tieMails(authors, mails);
  return authors;
}

function namesIn(passage: Passage): Author[] {
  const { text } = passage;
  const found: Author[] = [];
  for (const { index, 0: part } of text.matchAll(/[^,;&]+?(?=,|;|&|\band\b|$)/gu)) {
    const lead = /^\s*(?:and\s+)?/u.exec(part)![0].length;
    const body = part.slice(lead);
    const tail = new RegExp(`\\s*(?<marks>(?:${MARK}\\s*)*)$`, "u").exec(body)!;
    const name = body.slice(0, tail.index).replace(/^(?:and|by)\s+/u, "").trim();
    const marks = tail.groups!["marks"]!.split(/\s+/u).filter((mark) => mark !== "");
    const last = found.at(-1);
    if (name === "" && last !== undefined) {
      found[found.length - 1] = { ...last, marks: [...last.marks, ...marks] };
      continue;
    }
    if (!NAME.test(name)) continue;
    const at = text.indexOf(name, index);
    const said = passage.part(at, at + name.length);
    if (said !== null) found.push({ name: { ...said, value: name }, marks, affiliations: [], email: null });
  }
  return found;
} // prettier-ignore

function mailsIn(passage: Passage): Said[] {
  return [...passage.text.matchAll(MAIL)].flatMap(
    ({ index, 0: mail }) => passage.part(index, index + mail.length) ?? [],
  );
}

function trimmed(passage: Passage, from: number, to: number): Said | null {
  const raw = passage.text.slice(from, to);
  return passage.part(from, to - (raw.length - raw.replace(/[\s,;.]+$/u, "").length));
}

/** Assigns a mail address to the author whose name its first part contains, or in order if there are as many. */
function tieMails(authors: readonly Author[], mails: readonly Said[]): void {
  const open = new Set(mails);
  for (const author of authors) {
    const last = plain(author.name.value.split(" ").at(-1)!);
    const own = [...open].find(({ value }) => plain(value.split("@")[0]!).includes(last));
    if (own === undefined || author.email !== null) continue;
    author.email = own;
    open.delete(own);
  }
  if (open.size !== authors.length) return;
  for (const [at, mail] of [...open].entries()) authors[at]!.email ??= mail;
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, "");
}
