import type { HiddenReason, Warning } from "../document/document.ts";
import type { HiddenText } from "../read/raw/hidden-text.ts";

/** Maximum number of places listed; the others are counted. */
const MAX_PLACES = 3;

const REASONS: Readonly<Record<HiddenReason, string>> = {
  ground: "in the colour of its ground",
  tiny: "too small to read",
  covered: "painted over",
  outside: "off the page",
  invisible: "in no colour",
};

/** Warns about text that a page does not show: its kind, and its places. */
export function warnOfHidden(
  { number, width, height }: { readonly number: number; readonly width: number; readonly height: number },
  hidden: readonly HiddenText[],
): Warning {
  const percent = (part: number, whole: number): number => Math.round((100 * part) / whole);
  const places = hidden.slice(0, MAX_PLACES).map(({ text, reason, left, top }) => {
    const place = `${percent(left, width)} % from the left and ${percent(top, height)} % from the top`;
    return `${text.length} characters ${REASONS[reason]}, ${place}`;
  });
  const others = hidden.length > MAX_PLACES ? `; and ${hidden.length - MAX_PLACES} more` : "";
  return {
    code: "hidden_text",
    message: `Page ${number} holds text that it does not show (${places.join("; ")}${others}); it is left out. Set settings.return_hidden_text to get it, marked.`,
    page: number,
  };
}

/** Maximum number of pages listed; proofs of books have text outside every page. */
const MAX_PAGES = 5;

/** One warning for all pages whose hidden text is entirely outside the page. */
export function warnOfOutside(pages: readonly number[]): readonly Warning[] {
  if (pages.length === 0) return [];
  const sorted = pages.toSorted((a, b) => a - b);
  const others = sorted.length > MAX_PAGES ? ` and ${sorted.length - MAX_PAGES} more` : "";
  const named = `Page${sorted.length > 1 ? "s" : ""} ${sorted.slice(0, MAX_PAGES).join(", ")}${others}`;
  const verb = sorted.length > 1 ? "hold" : "holds";
  return [
    {
      code: "hidden_text",
      message: `${named} ${verb} text off the page; it is left out. Set settings.return_hidden_text to get it, marked.`,
    },
  ];
}
