import type { EntryValues } from "./entry.ts";
import { type ListItem, passageOf } from "./rows.ts";

/** The date of an award, at the end or before a dash: "(2013-2014)", "(elected 2012)", ", 2021". */
const WHEN =
  /[(,]\s*(?:\p{L}+,?\s+)?(?<date>(?:19|20)\d{2}(?:\s*[-–]\s*(?:(?:19|20)\d{2}|present))?)\)?(?=\s*(?:$|[-–—]))/iu;
/** Separator between the award and its giver. */
const BY = /\s[-–—]\s/u;

/** Reads an award, a certificate or a membership: its name, giver and date; null if it is not on one line. */
export function awardOf(item: ListItem): EntryValues | null {
  const passage = passageOf(item);
  const { text } = passage;
  const start = item.hasBullet ? /^\S+\s*/u.exec(text)![0].length : 0;
  const when = WHEN.exec(text);
  if (when?.groups === undefined && !item.hasBullet) return null;
  const end = when === null ? text.length : when.index;
  const by = BY.exec(text.slice(start, end));
  const title = passage.part(start, by === null ? end : start + by.index);
  const organisation = by === null ? null : passage.part(start + by.index + by[0].length, end);
  const at = when === null ? -1 : when.index + when[0].indexOf(when.groups!["date"]!);
  const year = when === null ? null : passage.part(at, at + when.groups!["date"]!.length);
  return {
    ...(title === null ? {} : { text: title, title: title }),
    ...(organisation === null ? {} : { organisation }),
    ...(year === null ? {} : { year }),
  };
}
