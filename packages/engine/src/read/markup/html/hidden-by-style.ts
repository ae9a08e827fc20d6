import type { DefaultTreeAdapterTypes } from "parse5";
import { cascade } from "./cascade.ts";

type Element = DefaultTreeAdapterTypes.Element;

export type HidesElement = (element: Element) => boolean;

/** Properties that hide an element, each on its own. */
const HIDING: ReadonlyMap<string, RegExp> = new Map([
  ["display", /^none\b/],
  ["visibility", /^(?:hidden|collapse)\b/],
  ["mso-hide", /^all\b/],
]);

/**
 * Returns a function that detects elements hidden by the page's own styles.
 *
 * @param sheets - texts of the page's style sheets
 */
export function hiddenByStyle(sheets: readonly string[]): HidesElement {
  const declared = cascade(sheets, new Set(HIDING.keys()));
  return (element) => {
    // A page whose body is hidden shows it by a script once it has loaded.
    if (element.tagName === "body" || element.tagName === "html") return false;
    for (const [name, value] of declared(element)) if (HIDING.get(name)!.test(value)) return true;
    return false;
  };
}
