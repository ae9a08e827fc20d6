import type { Place } from "../line-index/line-index.ts";
import type { Column } from "./columns.ts";
import type { PageLine } from "./page-lines.ts";

/** Columns at a repeated header with other positions: each moves by as much as the header word above it did. */
export function movedColumns(columns: readonly Column[], header: readonly PageLine[], repeated: readonly PageLine[]): readonly Column[] {
  const again = repeated.flatMap(({ places }) => places);
  const moved = header.flatMap(({ places }) => places).flatMap((from) => {
    const to = again.filter(({ text }) => text === from.text);
    // A word that the header has twice does not show a position.
    return to.length === 1 ? [{ from, by: to[0]!.left - from.left }] : [];
  });
  return columns.map((column) => {
    const own = moved.find(({ from }) => isOver(from, column));
    return own === undefined ? column : { ...column, left: column.left + own.by, right: column.right + own.by };
  });
} // prettier-ignore

function isOver(place: Place, { left, right }: Column): boolean {
  return place.left < right && place.right > left;
}
