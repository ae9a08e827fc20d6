import { Passage, type Said } from "../line-index/passage.ts";
import { LEGAL_FORM } from "../values/words.ts";
import type { Row } from "./rows.ts";

/** The parts of an entry's heading. */
export interface EntryHead {
  readonly title?: Said;
  readonly organisation?: Said;
}

const INSTITUTION =
  /universit|universid|\bschool\b|schule\b|college|institut|academ|akademie|\bécole\b|escuela|scuola|liceo|gymnasium|polytechn|hospital|museum/iu;
/** Separators between the parts of a heading; a comma separates only if an institution's name shows that another part begins. */
const SEPARATOR = /\s[-–—|]\s|\s\|$|\s*[|]\s*|,\s/gu;

interface Fragment {
  readonly passage: Passage;
  readonly start: number;
  readonly end: number;
  /** True if only a comma separates it from the text before. */
  readonly afterComma: boolean;
}

/**
 * The title of a job or a course, and its organisation: an institution is recognised by its name, otherwise the first part is the title and the
 * second the organisation.
 */
export function headOf(rows: readonly Row[], date: Row, dateAt: number): EntryHead {
  const fragments = passagesOf(rows, date, dateAt).flatMap(fragmentsOf);
  const at = fragments.findIndex((fragment) => isOrganisation(textOf(fragment)));
  if (at >= 0) {
    let end = at;
    const { passage } = fragments[at]!;
    while (fragments[end + 1]?.passage === passage && fragments[end + 1]!.afterComma) end++;
    const before = fragments.slice(0, at);
    const own = before.findLast((fragment) => fragment.passage === passage)?.passage ?? before[0]?.passage;
    const titled = before.filter((fragment) => fragment.passage === own);
    const behind = fragments.slice(end + 1).find((fragment) => fragment.passage !== passage);
    return toHead(partOf(titled) ?? partOf(behind === undefined ? [] : [behind]), partOf(fragments.slice(at, end + 1)));
  }
  const parts = joinCommas(fragments);
  return toHead(partOf(parts[0] ?? []), partOf(parts[1] ?? []));
}

function toHead(title: Said | null, organisation: Said | null): EntryHead {
  return { ...(title === null ? {} : { title }), ...(organisation === null ? {} : { organisation }) };
}

/** Joins lines of one block and one weight; text before the date on its line belongs to the heading. */
function passagesOf(
  rows: readonly Row[],
  date: Row,
  dateAt: number,
): { readonly passage: Passage; readonly end: number }[] {
  const groups: Row[][] = [];
  for (const row of [...rows, date]) {
    const last = groups.at(-1)?.at(-1);
    const isOfGroup = last !== undefined && last.block >= 0 && last.block === row.block && last.bold === row.bold;
    if (isOfGroup) groups.at(-1)!.push(row);
    else groups.push([row]);
  }
  return groups.flatMap((group) => {
    const passage = new Passage(group.flatMap(({ places }) => places));
    const isDated = group.at(-1) === date;
    const ownLength = isDated ? new Passage(date.places).text.length : 0;
    const end = isDated ? passage.text.length - ownLength + dateAt : passage.text.length;
    return end <= 0 ? [] : [{ passage, end }];
  });
}

function fragmentsOf({ passage, end }: { readonly passage: Passage; readonly end: number }): Fragment[] {
  const found: Fragment[] = [];
  let start = 0;
  let afterComma = false;
  for (const match of passage.text.slice(0, end).matchAll(SEPARATOR)) {
    found.push({ passage, start, end: match.index, afterComma });
    start = match.index + match[0].length;
    afterComma = match[0].startsWith(",");
  }
  found.push({ passage, start, end, afterComma });
  return found.filter((fragment) => /\p{L}{2}/u.test(textOf(fragment)));
}

function textOf({ passage, start, end }: Fragment): string {
  return passage.text.slice(start, end);
}

function isOrganisation(text: string): boolean {
  return INSTITUTION.test(text) || LEGAL_FORM.test(` ${text}`);
}

function joinCommas(fragments: readonly Fragment[]): Fragment[][] {
  const parts: Fragment[][] = [];
  for (const fragment of fragments) {
    if (fragment.afterComma && parts.at(-1)?.at(-1)?.passage === fragment.passage) parts.at(-1)!.push(fragment);
    else parts.push([fragment]);
  }
  return parts;
}

/** The text from the first to the last of some fragments of one passage. */
function partOf(fragments: readonly Fragment[]): Said | null {
  const [first] = fragments;
  if (first === undefined) return null;
  const said = first.passage.part(first.start, fragments.at(-1)!.end);
  if (said === null) return null;
  const value = said.value.replace(/[\s:,;(|–—-]+$/u, "");
  return { ...said, value };
}
