import type { PageSize } from "@docsvc/openapi";
import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { SafeText } from "../ui/safe-text.tsx";
import type { PlacedBlock } from "./document.ts";
import { pinned, places, soughtInList } from "./selection.ts";
import { addressOf, sheetCells } from "./sheet-cells.ts";
import type { SheetCell } from "./sheet-cells.ts";

/** Rows drawn above and below those in view. */
const OVERSCAN_ROWS = 30;
const MAX_SHOWN = 200;

const chosen = signal<SheetCell | null>(null);

interface GridProps {
  readonly size: PageSize;
  readonly blocks: readonly PlacedBlock[];
  /** In CSS pixels of the page. */
  readonly height: number;
}

/** The cells of a sheet, over the boxes of its blocks; only those in view are drawn. */
export function SheetGrid({ size, blocks, height }: GridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [first, last] = useRowsInSight(grid, size.height, height);
  const shown = useMemo(() => sheetCells(size, blocks, [first, last]), [size, blocks, first, last]);
  const now = chosen.value;
  const current = (now?.bbox.page === size.page && shown.find((cell) => isSame(cell, now))) || shown[0];
  const onKey = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined || current === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = neighbour(shown, current, by);
    if (next === undefined) return;
    choose(next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${addressOf(next)}"]`)?.focus();
  };
  return (
    <div
      ref={grid}
      class="sheet-grid"
      role="grid"
      aria-label={`Cells of page ${size.page}`}
      aria-rowcount={size.height}
      style={{ fontSize: `${Math.min(13, (height / size.height) * 0.5)}px` }}
      onKeyDown={onKey}
    >
      {[...Map.groupBy(shown, ({ row }) => row)].map(([row, own]) => (
        <div key={row} role="row" aria-rowindex={row + 1}>
          {own.map((cell) => (
            <div
              key={cell.column}
              class={`sheet-cell${cell.isHeader ? " is-heading" : ""}`}
              role="gridcell"
              aria-colindex={cell.column + 1}
              aria-selected={now !== null && isSame(cell, now)}
              data-cell={addressOf(cell)}
              tabIndex={cell === current ? 0 : -1}
              style={styleOf(cell)}
              onClick={() => choose(cell)}
              onFocus={() => choose(cell)}
            >
              <SafeText text={cell.text} most={MAX_SHOWN} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Details of the selected cell. */
export function CellDetails() {
  const cell = chosen.value;
  if (cell === null || !places.value.includes(cell.bbox)) return null;
  const { page, left, top, width, height } = cell.bbox;
  return (
    <div class="bar cell-details" role="status">
      <strong>
        Row {cell.row + 1}, column {cell.column + 1}
      </strong>
      <SafeText text={cell.text} most={MAX_SHOWN} />
      <span class="quiet">
        page {page} · left {left.toFixed(3)} · top {top.toFixed(3)} · width {width.toFixed(3)} · height{" "}
        {height.toFixed(3)}
      </span>
    </div>
  );
}

function choose(cell: SheetCell): void {
  if (chosen.value !== null && isSame(cell, chosen.value) && places.value.includes(chosen.value.bbox)) return;
  chosen.value = cell;
  pinned.value = null;
  places.value = [cell.bbox];
  soughtInList.value = { id: cell.id };
}

function isSame(a: SheetCell, b: SheetCell): boolean {
  return a.bbox.page === b.bbox.page && a.row === b.row && a.column === b.column && a.id === b.id;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** The nearest cell in that direction in its row or column. */
function neighbour(
  cells: readonly SheetCell[],
  from: SheetCell,
  [down, across]: readonly [number, number],
): SheetCell | undefined {
  const ahead = cells.filter(({ row, column, rowSpan, columnSpan }) =>
    down === 0
      ? (column - from.column) * across > 0 && row <= from.row && row + rowSpan > from.row
      : (row - from.row) * down > 0 && column <= from.column && column + columnSpan > from.column,
  );
  return down + across > 0 ? ahead[0] : ahead.at(-1);
}

function styleOf({ bbox: { left, top, width, height } }: SheetCell) {
  return { left: `${left * 100}%`, top: `${top * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` };
}

/** A sheet may have a hundred thousand rows on one page, so only those in view are drawn. */
function useRowsInSight(
  grid: { readonly current: HTMLElement | null },
  rows: number,
  height: number,
): readonly [number, number] {
  const [first, setFirst] = useState(0);
  const [count, setCount] = useState(OVERSCAN_ROWS);
  useEffect(() => {
    const scroller = grid.current?.closest(".pages");
    if (!scroller || grid.current === null) return undefined;
    const { current } = grid;
    const look = (): void => {
      const above = scroller.getBoundingClientRect().top - current.getBoundingClientRect().top;
      const row = height / rows;
      // Rounded to steps, so that not every pixel of scrolling draws again.
      setFirst(Math.floor(Math.max(0, above) / row / OVERSCAN_ROWS) * OVERSCAN_ROWS - OVERSCAN_ROWS);
      setCount(Math.ceil(scroller.clientHeight / row) + 3 * OVERSCAN_ROWS);
    };
    look();
    scroller.addEventListener("scroll", look, { passive: true });
    return () => scroller.removeEventListener("scroll", look);
  }, [rows, height]);
  return [first, first + count];
}
