import type { Region } from "../instruction.ts";

const NUMBER = "(\\d+(?:\\.\\d+)?)\\s*(%)?";
const CORNERS = new RegExp(
  `(?:region|area|box|rectangle|bereich|rechteck|fläche|ausschnitt)\\s*(?:from|von|:|=|at)?\\s*[([]?\\s*${NUMBER}\\s*[,x; ]\\s*${NUMBER}\\s*[)\\]]?\\s*(?:to|bis|[-–,;])\\s*[([]?\\s*${NUMBER}\\s*[,x; ]\\s*${NUMBER}\\s*[)\\]]?`,
  "iu",
);
const SIDES =
  /left\s*[:=]?\s*(\d*\.?\d+)[,;\s]+top\s*[:=]?\s*(\d*\.?\d+)[,;\s]+width\s*[:=]?\s*(\d*\.?\d+)[,;\s]+height\s*[:=]?\s*(\d*\.?\d+)/iu;

/** Named parts of a page: the share of the page that each word means. */
const SHARES: readonly (readonly [RegExp, number])[] = [
  [/(?:half|hälfte)/iu, 1 / 2],
  [/(?:third|drittel)/iu, 1 / 3],
  [/(?:quarter|viertel)/iu, 1 / 4],
  [/(?:fifth|fünftel)/iu, 1 / 5],
  [/(?:tenth|zehntel)/iu, 1 / 10],
];
const NAMED =
  /(?<![\p{L}])(?:(top|upper|bottom|lower|obere[nsr]?|untere[nsr]?)[ -]?)?(?:(left|right|linke[nsr]?|rechte[nsr]?)[ -]?)?(?:hand\s+)?(half|third|quarter|fifth|tenth|corner|hälfte|drittel|viertel|fünftel|zehntel|ecke)(?![\p{L}])/iu;

/** A region, and the clause without it. */
export interface RegionRead {
  readonly region: Region;
  readonly rest: string;
}

/**
 * Reads "region 0.1,0.2 to 0.5,0.3", the same in percent, the wire's "left 0.1 top 0.2 width 0.4 height 0.1", and "top half", "lower right quarter".
 * Numbers without a percent sign are fractions if they are at most 1, otherwise percent.
 */
export function readRegion(clause: string): RegionRead | null {
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(clause);
    const region = match === null ? null : read(match);
    if (match === null || region === null) continue;
    const rest = `${clause.slice(0, match.index)} ${clause.slice(match.index + match[0].length)}`;
    return { region, rest: rest.replaceAll(/\s+/gu, " ").trim() };
  }
  return null;
}

const READERS: readonly (readonly [RegExp, (match: RegExpExecArray) => Region | null])[] = [
  [
    SIDES,
    ([, left, top, width, height]) =>
      clip(Number(left), Number(top), Number(left) + Number(width), Number(top) + Number(height)),
  ],
  [CORNERS, readCorners],
  [NAMED, readNamed],
];

function readCorners([, a, pa, b, pb, c, pc, d, pd]: RegExpExecArray): Region | null {
  const values = [a, b, c, d].map(Number);
  const isPercent = [pa, pb, pc, pd].some((sign) => sign === "%") || values.some((value) => value > 1);
  const [left = 0, top = 0, right = 0, bottom = 0] = isPercent ? values.map((value) => value / 100) : values;
  return clip(Math.min(left, right), Math.min(top, bottom), Math.max(left, right), Math.max(top, bottom));
}

function readNamed([, vertical = "", horizontal = "", share = ""]: RegExpExecArray): Region | null {
  if (vertical === "" && horizontal === "") return null;
  const isCorner = vertical !== "" && horizontal !== "";
  const named = SHARES.find(([pattern]) => pattern.test(share))?.[1] ?? 1 / 2;
  // A quarter at a corner has half the height and half the width.
  const reach = isCorner ? Math.max(Math.sqrt(named), /corner|ecke/iu.test(share) ? 1 / 2 : 0) : named;
  const isLow = /^(?:bottom|lower|unter)/iu.test(vertical);
  const isRight = /^(?:right|recht)/iu.test(horizontal);
  return {
    left: horizontal !== "" && isRight ? 1 - reach : 0,
    right: horizontal === "" || isRight ? 1 : reach,
    top: vertical !== "" && isLow ? 1 - reach : 0,
    bottom: vertical === "" || isLow ? 1 : reach,
  };
}

function clip(left: number, top: number, right: number, bottom: number): Region | null {
  const region = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(1, right),
    bottom: Math.min(1, bottom),
  };
  return region.right > region.left && region.bottom > region.top ? region : null;
}
