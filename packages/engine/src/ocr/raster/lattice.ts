import type { RasterLine } from "./ruling-lines.ts";

/** Largest gap where lines cross, in inches. */
const GAP = 0.03;
/** Share of a table's width covered by a line between two whole rows. */
const WHOLE = 0.9;

/**
 * Whether lines form the cells of a table: at least two verticals, at least three horizontals across the width, and
 * not more broken ones than whole ones. Text is a better guide to columns than pale borders that a scan breaks into pieces.
 */
export function isLattice(lines: readonly RasterLine[], dpi: number): boolean {
  const gap = GAP * dpi;
  const across = lines.filter((line) => line.horizontal);
  const down = lines.filter((line) => !line.horizontal);
  const crossing = down.filter((line) => across.filter((other) => cross(line, other, gap)).length >= 3);
  if (crossing.length < 2) return false;
  const width = Math.max(...crossing.map(({ right }) => right)) - Math.min(...crossing.map(({ left }) => left));
  const covered = new Map<number, number>();
  for (const { top, left, right } of across) {
    const level = [...covered.keys()].find((other) => Math.abs(other - top) <= gap) ?? top;
    covered.set(level, (covered.get(level) ?? 0) + right - left);
  }
  const whole = [...covered.values()].filter((length) => length >= WHOLE * width).length;
  return whole >= 3 && 2 * whole >= covered.size;
}

function cross(down: RasterLine, across: RasterLine, gap: number): boolean {
  return (
    across.left <= down.right + gap &&
    across.right >= down.left - gap &&
    down.top <= across.bottom + gap &&
    down.bottom >= across.top - gap
  );
}
