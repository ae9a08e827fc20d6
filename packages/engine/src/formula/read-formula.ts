import { type Box, unionBoxes } from "../geometry/box.ts";
import type { Glyph } from "./glyph.ts";
import { joinLimits } from "./join-limits.ts";
import { FUNCTIONS } from "./latex-signs.ts";
import { MAX_SCRIPT, type Part, sizedByLetters } from "./part.ts";

/** Maximum gap between the letters of a name. */
const MAX_LETTER_GAP_EM = 0.16;
/** Minimum height of a tall base. */
const TALL_EM = 1.3;
/** Maximum shift of a script at a base that is not tall. */
const MAX_LOW_SHIFT = 0.75;
/** Maximum distance of a sign's middle from the axis. */
const MAX_OFF_AXIS_EM = 0.35;

/** A row that was read. */
interface Row {
  readonly latex: string;
  readonly baseline: number;
  readonly size: number;
}

/** Height of a fraction's bar above the baseline, in font sizes: TeX's axis is at .25. */
export const AXIS = 0.25;
/** Points by which the ends of a bar may miss what is above, below or before it. */
const AT_BAR = 1.5;
/** Chars of one row deviate from its baseline by at most this, in font sizes. */
const SAME_BASELINE = 0.06;
/** The bar of a fraction deviates from the axis of its row by at most this, in font sizes. */
const SAME_AXIS = 0.15;
/** Share of a sign's width that may be over another; slanted letters share up to a quarter. */
const MAX_SHARED = 0.5;
/** Least shift of a script's baseline, in font sizes of its base: subscripts are lowered by .15, superscripts raised by .3 or more. */
const MIN_LOWERED = 0.08;
const MIN_RAISED = 0.22;
/** Largest shift, of the exponents of tall delimiters. */
const MAX_SHIFT = 2;
const MAX_DEPTH = 12;

/** The LaTeX of glyphs and bars, from which all of it follows; null if one part has no certain place. */
export function readFormula(glyphs: readonly Glyph[], bars: readonly Box[]): string | null {
  return readRow(glyphs, bars, 0)?.latex ?? null;
}

function readRow(parts: readonly Part[], bars: readonly Box[], depth: number): Row | null {
  if (depth > MAX_DEPTH || parts.length === 0) return null;
  const joined = joinBars(parts, bars, depth);
  if (joined === null) return null;
  const named = joinNames(joined);
  const limited = joinLimits(named, (limit) => readScripts(limit, depth + 1)?.latex);
  return limited === null ? null : readScripts(limited, depth);
}

/** Replaces what belongs to each bar by one part, the longest first: it contains the others. */
function joinBars(parts: readonly Part[], bars: readonly Box[], depth: number): Part[] | null {
  let rest = [...parts];
  let open = [...bars].sort((a, b) => b.right - b.left - (a.right - a.left));
  while (open.length > 0) {
    const bar = open[0]!;
    const isWithin = (box: Box): boolean => {
      const middle = (box.left + box.right) / 2;
      return middle > bar.left - AT_BAR && middle < bar.right + AT_BAR;
    };
    const y = (bar.top + bar.bottom) / 2;
    const radical = rest.find(
      (part) =>
        part.kind === "radical" && Math.abs(part.right - bar.left) < 2 * AT_BAR && Math.abs(part.top - y) < 2 * AT_BAR,
    );
    const inner = rest.filter((part) => part !== radical && isWithin(part));
    const innerBars = open.slice(1).filter(isWithin);
    const isUnder = (box: Box): boolean =>
      radical === undefined || (box.top > y - AT_BAR && box.bottom < radical.bottom + 4 * AT_BAR);
    const own = inner.filter(isUnder);
    const ownBars = innerBars.filter(isUnder);
    const whole = radical === undefined ? fraction(bar, own, ownBars, depth) : root(radical, bar, own, ownBars, depth);
    if (whole === null) return null;
    const used = new Set<Box>([...own, ...(radical === undefined ? [] : [radical])]);
    rest = [...rest.filter((part) => !used.has(part)), whole];
    const usedBars = new Set<Box>([bar, ...ownBars]);
    open = open.filter((one) => !usedBars.has(one));
  }
  return rest.some(({ kind }) => kind === "radical") ? null : rest;
}

function fraction(bar: Box, parts: readonly Part[], bars: readonly Box[], depth: number): Part | null {
  const y = (bar.top + bar.bottom) / 2;
  const isAbove = (box: Box): boolean => (box.top + box.bottom) / 2 < y;
  const above = parts.filter(isAbove);
  const below = parts.filter((part) => !isAbove(part));
  if (above.length === 0 || below.length === 0) return null;
  // A part that the bar crosses is neither.
  if ([...above, ...below].some((part) => part.top < y - AT_BAR && part.bottom > y + AT_BAR)) return null;
  const [upper, lower] = [unionBoxes(above), unionBoxes(below)];
  const size = Math.max(...parts.map((part) => part.size));
  if (y - upper.bottom > size || lower.top - y > size) return null;
  if (Math.min(upper.left, lower.left) < bar.left - 2 * AT_BAR) return null;
  if (Math.max(upper.right, lower.right) > bar.right + 2 * AT_BAR) return null;
  const numerator = readRow(above, bars.filter(isAbove), depth + 1);
  const denominator = readRow(
    below,
    bars.filter((one) => !isAbove(one)),
    depth + 1,
  );
  if (numerator === null || denominator === null) return null;
  return {
    ...unionBoxes([upper, lower, bar]),
    latex: `\\frac{${numerator.latex}}{${denominator.latex}}`,
    kind: "whole",
    baseline: y + AXIS * size,
    size,
    axis: y,
  };
}

function root(radical: Part, bar: Box, parts: readonly Part[], bars: readonly Box[], depth: number): Part | null {
  if (parts.length === 0) return null;
  const inner = readRow(parts, bars, depth + 1);
  if (inner === null) return null;
  const { latex, baseline, size } = inner;
  return { ...unionBoxes([radical, bar, ...parts]), latex: `\\sqrt{${latex}}`, kind: "whole", baseline, size };
}

/** Upright letters next to each other are a name. */
function joinNames(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  const letters = parts.filter(({ kind }) => kind === "letters").sort((a, b) => a.left - b.left);
  for (const part of letters) {
    const last = joined.at(-1);
    const isNext =
      last !== undefined &&
      last.size === part.size &&
      last.baseline === part.baseline &&
      part.left - last.right < MAX_LETTER_GAP_EM * part.size;
    if (isNext) joined[joined.length - 1] = { ...last, ...unionBoxes([last, part]), latex: last.latex + part.latex };
    else joined.push(part);
  }
  const names = joined.map((part): Part => {
    if (FUNCTIONS.has(part.latex)) return { ...part, latex: `\\${part.latex}`, kind: "function" };
    return { ...part, latex: `\\mathrm{${part.latex}}`, kind: "sign" };
  });
  return [...parts.filter(({ kind }) => kind !== "letters"), ...names];
}

/** A script after one of these belongs to something else. */
const HAS_NO_SCRIPTS = /^(?:[-+=<>,;:/(]|\\[lgn]e|\\(?:times|cdot|pm|mp|to|approx|sim|equiv|in|subset|cup|cap))$/;

interface Base {
  readonly part: Part;
  readonly raised: Part[];
  readonly lowered: Part[];
}

function isBase(part: Part, baseline: number, size: number): boolean {
  if (part.axis === undefined) return part.size > MAX_SCRIPT * size;
  return Math.abs(part.axis - baseline + AXIS * size) < SAME_AXIS * size;
}

function isOffLine(part: Part, baseline: number, size: number): boolean {
  if (part.axis !== undefined || part.baseline === undefined) return false;
  return Math.abs(part.baseline - baseline) > offOf(part) * size;
}

/** Reads a row from left to right: bases on its baseline, each with the scripts after it. */
function readScripts(parts: readonly Part[], depth: number): Row | null {
  if (depth > MAX_DEPTH) return null;
  const sorted = parts.toSorted((a, b) => a.left - b.left);
  const lettered = sizedByLetters(sorted);
  const size = Math.max(...lettered.map((part) => part.size));
  const onLine = lettered.filter((part) => part.size > MAX_SCRIPT * size && part.baseline !== undefined);
  const baseline = commonBaseline(onLine, size);
  if (baseline === null) return null;
  const bases: Base[] = [];
  for (const part of sorted) {
    const base = bases.at(-1);
    if (isBase(part, baseline, size)) {
      if (base !== undefined && areOneSign(base.part, part)) return null;
      if (isOffLine(part, baseline, size) || !isOnAxis(part, baseline, size)) return null;
      bases.push({ part, raised: [], lowered: [] });
      continue;
    }
    if (base === undefined || part.baseline === undefined || HAS_NO_SCRIPTS.test(base.part.latex)) return null;
    if (part.left < startOfScripts(base.part)) return null;
    const shift = (part.baseline - baseline) / size;
    // Larger shifts only at tall bases.
    const isTall = base.part.bottom - base.part.top > TALL_EM * size;
    if (Math.abs(shift) > (isTall ? MAX_SHIFT : MAX_LOW_SHIFT)) return null;
    if (shift >= MIN_LOWERED) base.lowered.push(part);
    else if (shift <= -MIN_RAISED) base.raised.push(part);
    else return null;
  }
  const latex: string[] = [];
  for (const base of bases) {
    const written = writeBase(base, depth);
    if (written === null) return null;
    latex.push(written);
  }
  return areBalanced(bases.map(({ part }) => part)) ? { latex: joinLatex(latex), baseline, size } : null;
}

/** A base with its scripts; null if these cannot be read. */
function writeBase({ part, raised, lowered }: Base, depth: number): string | null {
  const [up, down] = [raised, lowered].map((list) => (list.length === 0 ? "" : readScripts(list, depth + 1)?.latex));
  if (up === undefined || down === undefined) return null;
  // An operator has each limit once.
  const has = (sign: string): boolean => part.kind === "operator" && part.latex.includes(`${sign}{`);
  if ((up !== "" && has("^")) || (down !== "" && has("_"))) return null;
  const isPrime = /^(?:\\prime)+$/.test(up);
  const script = up === "" ? "" : isPrime ? "'".repeat(up.length / "\\prime".length) : `^{${up}}`;
  return `${sized(part)}${down === "" ? "" : `_{${down}}`}${script}`;
}

/** Scripts begin behind the middle of their base; before it they are accents, or the index of a root. */
function startOfScripts({ left, right, kind }: Part): number {
  return kind === "operator" ? left : (left + right) / 2;
}

/** Signs over each other are parts of another one, such as ≠. */
function areOneSign(a: Part, b: Part): boolean {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared > MAX_SHARED * Math.min(a.right - a.left, b.right - b.left);
}

/** Fractions and roots know their baseline less exactly than chars. */
function offOf({ kind }: Part): number {
  return kind === "whole" ? 3 * SAME_BASELINE : SAME_BASELINE;
}

/** Whether a sign without a baseline is centred on the axis of its row. */
function isOnAxis({ top, bottom, baseline }: Part, line: number, size: number): boolean {
  if (baseline !== undefined) return true;
  return Math.abs((top + bottom) / 2 - (line - AXIS * size)) < MAX_OFF_AXIS_EM * size;
}

/** The baseline of chars; of fractions alone, if there is nothing else. */
function commonBaseline(parts: readonly Part[], size: number): number | null {
  const chars = parts.filter(({ kind }) => kind !== "whole");
  const lines = (chars.length > 0 ? chars : parts).map(({ baseline }) => baseline!);
  if (lines.length === 0) return null;
  return Math.max(...lines) - Math.min(...lines) <= 2 * SAME_BASELINE * size ? lines[0]! : null;
}

function sized({ kind, latex, baseline }: Part): string {
  if (baseline !== undefined) return latex;
  return kind === "open" ? `\\left${latex}` : kind === "close" ? `\\right${latex}` : latex;
}

/** Whether each tall delimiter has its other one, as LaTeX wants. */
function areBalanced(parts: readonly Part[]): boolean {
  let depth = 0;
  for (const { kind, baseline } of parts) {
    if (baseline !== undefined) continue;
    if (kind === "open") depth++;
    else if (kind === "close" && --depth < 0) return false;
  }
  return depth === 0;
}

/** A command ends before a letter only with a space between them. */
function joinLatex(parts: readonly string[]): string {
  return parts.reduce(
    (text, part) => text + (/\\[A-Za-z]+$/.test(text) && /^[A-Za-z]/.test(part) ? " " : "") + part,
    "",
  );
}
