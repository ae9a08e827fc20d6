import type { DefaultTreeAdapterTypes } from "parse5";
import { attribute, keyOf, keysOf, matches, readSelector, type Selector } from "./selector.ts";

/**
 * The styles that a page itself declares. Sheets are parsed as text, keeping each rule's selectors and the requested properties. Among the rules for
 * an element, the most specific applies, then the last, as in a browser.
 */

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Values that apply to an element itself, by property name, without inherited ones. */
export type Cascade = (element: Element) => ReadonlyMap<string, string>;

interface Declared {
  readonly value: string;
  readonly isImportant: boolean;
}

interface Rule {
  readonly selector: Selector;
  readonly declared: ReadonlyMap<string, Declared>;
  readonly order: number;
}

/** More rules than any real page has. */
const MAX_RULES = 5000;
/** The specificity of an element's own style attribute, which overrides any selector. */
const OWN = 1e9;
const IMPORTANT = 1e12;

const NOTHING: ReadonlyMap<string, string> = new Map();

/**
 * @param sheets - texts of the page's style sheets
 * @param properties - requested properties, in lowercase
 */
export function cascade(sheets: readonly string[], properties: ReadonlySet<string>): Cascade {
  const byLast = new Map<string, Rule[]>();
  let order = 0;
  for (const sheet of sheets) {
    for (const [, selectors, body] of withoutOtherMedia(sheet).matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const declared = readDeclarations(body!, properties);
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
    const own = readDeclarations(attribute(element, "style") ?? "", properties);
    if (own.size === 0 && byLast.size === 0) return NOTHING;
    const rules = keysOf(element).flatMap(
      (key) => byLast.get(key)?.filter((one) => matches(element, one.selector)) ?? [],
    );
    return own.size === 0 && rules.length === 0 ? NOTHING : strongest(own, rules);
  };
}

function strongest(own: Rule["declared"], rules: readonly Rule[]): ReadonlyMap<string, string> {
  const best = new Map<string, { readonly value: string; readonly weight: number; readonly order: number }>();
  const weigh = (declared: Rule["declared"], specificity: number, order: number): void => {
    for (const [name, { value, isImportant }] of declared) {
      const weight = specificity + (isImportant ? IMPORTANT : 0);
      const before = best.get(name);
      if (before === undefined || weight > before.weight || (weight === before.weight && order > before.order)) {
        best.set(name, { value, weight, order });
      }
    }
  };
  for (const { selector, declared, order } of rules) weigh(declared, selector.specificity, order);
  weigh(own, OWN, 0);
  return new Map([...best].map(([name, { value }]) => [name, value]));
}

function readDeclarations(text: string, properties: ReadonlySet<string>): ReadonlyMap<string, Declared> {
  const found = new Map<string, Declared>();
  for (const declaration of text.split(";")) {
    const [name, value] = declaration.split(":", 2).map((part) => part.trim().toLowerCase());
    if (name === undefined || value === undefined || !properties.has(name)) continue;
    found.set(name, { value, isImportant: value.includes("!important") });
  }
  return found;
}

/** Removes rules for print and narrow screens; `@supports` conditions count as true. */
function withoutOtherMedia(sheet: string): string {
  return sheet
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(
      /@(?:media\b(?![^{]*\b(?:all|screen)\b[^{(]*\{)|supports\s+not\b|keyframes|font-face)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi,
      "",
    );
}

/** Texts of the style sheets in a page. */
export function sheetsOf(parent: ParentNode): string[] {
  return parent.childNodes.flatMap((child) => {
    if (!("tagName" in child)) return [];
    if (child.tagName !== "style") return sheetsOf(child);
    return child.childNodes.map((node) => ("value" in node ? node.value : ""));
  });
}
