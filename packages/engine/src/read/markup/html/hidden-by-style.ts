import type { DefaultTreeAdapterTypes } from "parse5";
import { attribute, keyOf, keysOf, matches, readSelector, type Selector } from "./selector.ts";

/**
 * What a page's own styles hide. Sheets are read as text: of a rule its selectors and whether it hides or shows, nothing of
 * what it draws. Of the rules for an element the most specific one holds, then the last one, as in a browser.
 */

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

export type HidesElement = (element: Element) => boolean;

/** What hides by being declared, each on its own. */
type Property = "display" | "visibility" | "mso-hide";

interface Declared {
  readonly hides: boolean;
  readonly isImportant: boolean;
}

interface Rule {
  readonly selector: Selector;
  readonly declared: ReadonlyMap<Property, Declared>;
  readonly order: number;
}

/** Rules that no page of people's exceeds. */
const MAX_RULES = 5000;
/** More specific than any selector is what stands at the element itself. */
const OWN = 1e9;
const IMPORTANT = 1e12;

/** @param sheets - texts of the page's style sheets */
export function hiddenByStyle(sheets: readonly string[]): HidesElement {
  const byLast = new Map<string, Rule[]>();
  let order = 0;
  for (const sheet of sheets) {
    for (const [, selectors, body] of withoutOtherMedia(sheet).matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const declared = readDeclarations(body!);
      if (declared.size === 0) continue;
      for (const text of selectors!.split(",")) {
        const selector = readSelector(text.trim());
        if (selector === undefined || order++ > MAX_RULES) continue;
        const key = keyOf(selector);
        const rules = byLast.get(key);
        if (rules === undefined) byLast.set(key, [{ selector, declared, order }]);
        else rules.push({ selector, declared, order });
      }
    }
  }
  return (element) => {
    const own = readDeclarations(attribute(element, "style") ?? "");
    if (own.size === 0 && byLast.size === 0) return false;
    const rules = keysOf(element).flatMap(
      (key) => byLast.get(key)?.filter((one) => matches(element, one.selector)) ?? [],
    );
    return PROPERTIES.some((property) => isHiddenBy(property, own, rules));
  };
}

function isHiddenBy(property: Property, own: Rule["declared"], rules: readonly Rule[]): boolean {
  let [hides, most, last] = [false, -1, -1];
  const weigh = (declared: Declared | undefined, specificity: number, order: number): void => {
    if (declared === undefined) return;
    const weight = specificity + (declared.isImportant ? IMPORTANT : 0);
    if (weight > most || (weight === most && order > last)) [hides, most, last] = [declared.hides, weight, order];
  };
  for (const { selector, declared, order } of rules) weigh(declared.get(property), selector.specificity, order);
  weigh(own.get(property), OWN, 0);
  return hides;
}

const PROPERTIES: readonly Property[] = ["display", "visibility", "mso-hide"];
const HIDING: Readonly<Record<Property, RegExp>> = {
  display: /^none\b/,
  visibility: /^(?:hidden|collapse)\b/,
  "mso-hide": /^all\b/,
};

function readDeclarations(text: string): ReadonlyMap<Property, Declared> {
  const found = new Map<Property, Declared>();
  for (const declaration of text.split(";")) {
    const [name, value] = declaration.split(":", 2).map((part) => part.trim().toLowerCase());
    const property = PROPERTIES.find((one) => one === name);
    if (property === undefined || value === undefined) continue;
    found.set(property, { hides: HIDING[property].test(value), isImportant: value.includes("!important") });
  }
  return found;
}

/** Rules for print and for narrow screens do not hold where the page is read; what they ask a browser to support, it does. */
function withoutOtherMedia(sheet: string): string {
  return sheet
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(
      /@(?:media\b(?![^{]*\b(?:all|screen)\b[^{(]*\{)|supports\s+not\b|keyframes|font-face)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi,
      "",
    );
}

/** Texts of the style sheets that stand in a page. */
export function sheetsOf(parent: ParentNode): string[] {
  return parent.childNodes.flatMap((child) => {
    if (!("tagName" in child)) return [];
    if (child.tagName !== "style") return sheetsOf(child);
    return child.childNodes.map((node) => ("value" in node ? node.value : ""));
  });
}
