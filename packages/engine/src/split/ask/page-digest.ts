import type { PageLook } from "../page-look.ts";

/** Lines of a page's upper part, and of its end, that a model is shown. */
const FIRST_LINES = 14;
const LAST_LINES = 3;
const LONGEST_LINE = 160;

/** A page as a model is shown it: its number, and the lines that tell most of it. */
export function pageDigest({ page, pageNumber }: PageLook): string {
  const lines = page.lines.map(({ text }) => text.slice(0, LONGEST_LINE).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " "));
  const shown =
    lines.length <= FIRST_LINES + LAST_LINES
      ? lines
      : [...lines.slice(0, FIRST_LINES), "…", ...lines.slice(-LAST_LINES)];
  const says = pageNumber === undefined ? "" : ` (says that it is ${pageNumber.number})`;
  return `--- page ${page.number}${says} ---\n${shown.map((line) => `| ${line}`).join("\n")}`;
}
