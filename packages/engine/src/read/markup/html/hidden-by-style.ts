/**
 * What a page's own style sheets hide. Sheets are read as text: of a rule its selectors and whether it hides, nothing of
 * what it draws. Selectors of classes, ids and elements, below and inside of each other, are known; others hide nothing.
 */
import type { DefaultTreeAdapterTypes } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;

/** One step of a selector. */
interface Compound {
  readonly tag: string | undefined;
  readonly id: string | undefined;
  readonly classes: readonly string[];
  /** Directly inside of what the step before it names. */
  readonly isChild: boolean;
}

export type HidesElement = (element: Element) => boolean;

/** Rules that no page of people's exceeds. */
const MOST_SELECTORS = 5000;

/** @param sheets - texts of the page's style sheets */
export function hiddenByStyle(sheets: readonly string[]): HidesElement {
  const byLast = new Map<string, (readonly Compound[])[]>();
  let count = 0;
  for (const sheet of sheets) {
    for (const [, selectors, body] of withoutOtherMedia(sheet).matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (!hides(body!)) continue;
      for (const text of selectors!.split(",")) {
        const selector = readSelector(text.trim());
        if (selector === undefined || count++ > MOST_SELECTORS) continue;
        const key = keyOf(selector.at(-1)!);
        byLast.set(key, [...(byLast.get(key) ?? []), selector]);
      }
    }
  }
  if (byLast.size === 0) return () => false;
  return (element) =>
    keysOf(element).some((key) => byLast.get(key)?.some((selector) => matches(element, selector)) ?? false);
}

/** Whether declarations hide what they are of. */
export function hides(declarations: string): boolean {
  return /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i.test(declarations);
}

/** Rules for print and for narrow screens do not hold where the page is read. */
function withoutOtherMedia(sheet: string): string {
  return sheet
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(
      /@(?:media\b(?![^{]*\b(?:all|screen)\b[^{(]*\{)|supports|keyframes|font-face)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi,
      "",
    );
}

function readSelector(text: string): readonly Compound[] | undefined {
  const steps = text.replaceAll(/\s*>\s*/g, " >").split(/\s+/u);
  const compounds: Compound[] = [];
  for (const step of steps) {
    const parsed = /^(>?)([a-z][\w-]*|\*)?((?:[.#][\w-]+)*)$/i.exec(step);
    if (parsed === null || step === "") return undefined;
    const names = parsed[3]!.match(/[.#][\w-]+/g) ?? [];
    compounds.push({
      isChild: parsed[1] === ">",
      tag: parsed[2] === "*" ? undefined : parsed[2]?.toLowerCase(),
      id: names.find((name) => name.startsWith("#"))?.slice(1),
      classes: names.filter((name) => name.startsWith(".")).map((name) => name.slice(1)),
    });
  }
  return compounds;
}

function keyOf({ id, classes, tag }: Compound): string {
  if (id !== undefined) return `#${id}`;
  return classes[0] === undefined ? (tag ?? "*") : `.${classes[0]}`;
}

function keysOf(element: Element): readonly string[] {
  const id = attribute(element, "id");
  return [
    element.tagName,
    "*",
    ...(id === undefined ? [] : [`#${id}`]),
    ...classesOf(element).map((name) => `.${name}`),
  ];
}

function matches(element: Element, selector: readonly Compound[], at: number = selector.length - 1): boolean {
  const compound = selector[at]!;
  if (!fits(element, compound)) return false;
  if (at === 0) return true;
  let parent = element.parentNode;
  while (parent !== null && "tagName" in parent) {
    if (matches(parent, selector, at - 1)) return true;
    if (compound.isChild) return false;
    parent = parent.parentNode;
  }
  return false;
}

function fits(element: Element, { tag, id, classes }: Compound): boolean {
  if (tag !== undefined && tag !== element.tagName) return false;
  if (id !== undefined && id !== attribute(element, "id")) return false;
  const own = classesOf(element);
  return classes.every((name) => own.includes(name));
}

function classesOf(element: Element): readonly string[] {
  return attribute(element, "class")?.split(/\s+/u) ?? [];
}

/** An attribute's value. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}
