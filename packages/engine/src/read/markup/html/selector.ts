import type { DefaultTreeAdapterTypes } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;

/** One compound of a selector. */
interface Compound {
  readonly tag: string | undefined;
  readonly id: string | undefined;
  readonly classes: readonly string[];
  readonly attributes: readonly AttributeTest[];
  /** Whether it must be a direct child of the previous compound's element. */
  readonly isChild: boolean;
}

interface AttributeTest {
  readonly name: string;
  readonly operator: string;
  readonly value: string;
}

/** A style sheet selector: tags, classes, ids and attributes, with descendant and child combinators. */
export interface Selector {
  readonly steps: readonly Compound[];
  /** Among the rules for one element, the most specific applies (Selectors 4, 17). */
  readonly specificity: number;
}

const NAME = String.raw`[\w-]+`;
const STEP = new RegExp(`^(>?)([a-z][\\w-]*|\\*)?((?:[.#]${NAME}|\\[[^\\]]*\\])*)$`, "i");
const PART = new RegExp(`[.#]${NAME}|\\[[^\\]]*\\]`, "g");
const ATTRIBUTE = /^\[\s*([\w-]+)\s*(?:([~^$*|]?=)\s*["']?([^"']*?)["']?\s*)?\]$/;

/** Undefined for unsupported selectors, such as states and sibling positions. */
export function readSelector(text: string): Selector | undefined {
  const steps: Compound[] = [];
  let specificity = 0;
  for (const step of text.replaceAll(/\s*>\s*/g, " >").match(/(?:\[[^\]]*\]|[^\s[])+/g) ?? []) {
    const parsed = STEP.exec(step);
    if (parsed === null) return undefined;
    const parts = parsed[3]!.match(PART) ?? [];
    const attributes = parts.filter((part) => part.startsWith("[")).map((part) => ATTRIBUTE.exec(part));
    if (attributes.includes(null)) return undefined;
    const classes = parts.filter((part) => part.startsWith(".")).map((part) => part.slice(1));
    const id = parts.find((part) => part.startsWith("#"))?.slice(1);
    const tag = parsed[2] === "*" ? undefined : parsed[2]?.toLowerCase();
    steps.push({
      isChild: parsed[1] === ">",
      tag,
      id,
      classes,
      attributes: attributes.map((found) => ({
        name: found![1]!.toLowerCase(),
        operator: found![2] ?? "",
        value: found![3] ?? "",
      })),
    });
    specificity +=
      (id === undefined ? 0 : 10_000) + 100 * (classes.length + attributes.length) + (tag === undefined ? 0 : 1);
  }
  return steps.length === 0 ? undefined : { steps, specificity };
}

/** What an element must have to match the selector, so that few selectors are tried on each element. */
export function keyOf({ steps }: Selector): string {
  const { id, classes, tag } = steps.at(-1)!;
  if (id !== undefined) return `#${id}`;
  return classes[0] === undefined ? (tag ?? "*") : `.${classes[0]}`;
}

export function keysOf(element: Element): readonly string[] {
  const id = attribute(element, "id");
  return [
    element.tagName,
    "*",
    ...(id === undefined ? [] : [`#${id}`]),
    ...classesOf(element).map((name) => `.${name}`),
  ];
}

export function matches(element: Element, { steps }: Selector, at: number = steps.length - 1): boolean {
  const compound = steps[at]!;
  if (!fits(element, compound)) return false;
  if (at === 0) return true;
  let parent = element.parentNode;
  while (parent !== null && "tagName" in parent) {
    if (matches(parent, { steps, specificity: 0 }, at - 1)) return true;
    if (compound.isChild) return false;
    parent = parent.parentNode;
  }
  return false;
}

function fits(element: Element, { tag, id, classes, attributes }: Compound): boolean {
  if (tag !== undefined && tag !== element.tagName) return false;
  if (id !== undefined && id !== attribute(element, "id")) return false;
  const own = classesOf(element);
  return classes.every((name) => own.includes(name)) && attributes.every((test) => matchesAttribute(test, element));
}

function matchesAttribute({ name, operator, value }: AttributeTest, element: Element): boolean {
  const own = attribute(element, name);
  return own !== undefined && (OPERATORS[operator]?.(own, value) ?? false);
}

const OPERATORS: Readonly<Record<string, (own: string, value: string) => boolean>> = {
  "": () => true,
  "=": (own, value) => own === value,
  "~=": (own, value) => own.split(/\s+/u).includes(value),
  "^=": (own, value) => value !== "" && own.startsWith(value),
  "$=": (own, value) => value !== "" && own.endsWith(value),
  "*=": (own, value) => value !== "" && own.includes(value),
  "|=": (own, value) => own === value || own.startsWith(`${value}-`),
};

function classesOf(element: Element): readonly string[] {
  return attribute(element, "class")?.split(/\s+/u) ?? [];
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}
