import type { PageLook } from "../page-look.ts";

/** Number of lines of a page's upper part and of its end that are sent to a model. */
const FIRST_LINES = 14;
const LAST_LINES = 3;
const LONGEST_LINE = 160;

/** A page as it is sent to a model: its number, and its most telling lines. */
export function pageDigest({ page, pageNumber }: PageLook): string {
  const lines = page.lines.map(({ text }) => text.slice(0, LONGEST_LINE).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " "));
  const shown =
    lines.length <= FIRST_LINES + LAST_LINES
      ? lines
      : [...lines.slice(0, FIRST_LINES), "…", ...lines.slice(-LAST_LINES)];
  const says = pageNumber === undefined ? "" : ` (says that it is ${pageNumber.number})`;
  return `--- page ${page.number}${says} ---\n${shown.map((line) => `| ${line}`).join("\n")}`;
}
