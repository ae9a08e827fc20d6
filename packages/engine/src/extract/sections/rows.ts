import { isOnLine } from "../line-index/neighbours.ts";
import { Passage, type Said } from "../line-index/passage.ts";
import type { Place } from "../line-index/line-index.ts";

/** Minimum indentation of a continuation. */
const MIN_INDENT_EM = 0.5;

/** Places on one line of a section. */
export interface Row {
  readonly places: readonly Place[];
  readonly left: number;
  readonly size: number;
  readonly hasBullet: boolean;
  readonly bold: boolean;
  readonly block: number;
}

const BULLET = /^(?:[•●▪◦*–-]|\d{1,3}[.)])$/u;

export function rowsOf(places: readonly Place[]): Row[] {
  const rows: Place[][] = [];
  for (const place of places) {
    const last = rows.at(-1);
    if (last !== undefined && last[0]!.page === place.page && last.some((other) => isOnLine(other, place))) {
      last.push(place);
    } else rows.push([place]);
  }
  return rows.map((ofRow) => {
    const sorted = ofRow.toSorted((a, b) => a.left - b.left);
    const first = sorted[0]!;
    return {
      places: sorted,
      left: first.left,
      size: first.size,
      hasBullet: BULLET.test(first.tokens[0]?.text ?? ""),
      bold: sorted.every(({ line }) => line.bold === true),
      block: first.line.block,
    };
  });
}

/** A bullet's line with those that continue it, or a single line without a bullet. */
export interface ListItem {
  readonly rows: readonly Row[];
  readonly hasBullet: boolean;
}

/** The items of a list: a line without a bullet continues the item before, if that has one and the line is indented more. */
export function itemsOf(rows: readonly Row[]): ListItem[] {
  const items: { rows: Row[]; hasBullet: boolean }[] = [];
  for (const row of rows) {
    const last = items.at(-1);
    const head = last?.rows[0];
    const isOfItem =
      last !== undefined && head !== undefined && !row.hasBullet &&
      (last.hasBullet ? row.left > head.left + MIN_INDENT_EM * row.size || row.block === head.block : isBroken(last.rows.at(-1)!, row)); // prettier-ignore
    if (isOfItem) last.rows.push(row);
    else items.push({ rows: [row], hasBullet: row.hasBullet });
  }
  return items;
}

/** A line without a bullet continues if its paragraph does: in the same block, in lower case. */
function isBroken(row: Row, next: Row): boolean {
  return row.block >= 0 && row.block === next.block && /^[\p{Ll}(]/u.test(next.places[0]!.text);
}

export function passageOf({ rows }: ListItem): Passage {
  return new Passage(rows.flatMap(({ places }) => places));
}

/** The text of an item after its bullet. */
export function withoutBullet(item: ListItem): Said | null {
  const passage = passageOf(item);
  const bullet = item.hasBullet ? /^\S+\s*/u.exec(passage.text)![0].length : 0;
  return passage.part(bullet, passage.text.length);
}
