import { childOf, childrenOf, descendantsOf, type XmlElement } from "../../xml/xml-node.ts";
import { formatNumber } from "../number-format.ts";

/** A shape's placeholder: its type and its index (ECMA-376, 19.3.1.36). */
export interface Placeholder {
  readonly type: string;
  readonly index: string | undefined;
}

export function placeholderOf(shape: XmlElement): Placeholder | undefined {
  const properties = childrenOf(shape).find(({ name }) => /^p:nv\w+Pr$/.test(name));
  const placeholder = childOf(properties, "p:nvPr", "p:ph");
  if (placeholder === undefined) return undefined;
  return { type: placeholder.attributes.get("type") ?? "obj", index: placeholder.attributes.get("idx") };
}

/** Finds the shape on a layout or master that matches a placeholder. */
export function findPlaceholder(
  tree: XmlElement | undefined,
  placeholder: Placeholder | undefined,
): XmlElement | undefined {
  if (tree === undefined || placeholder === undefined) return undefined;
  const shapes = [...descendantsOf(tree, "p:sp"), ...descendantsOf(tree, "p:pic")];
  const ofIndex =
    placeholder.index === undefined
      ? undefined
      : shapes.find((shape) => placeholderOf(shape)?.index === placeholder.index);
  return ofIndex ?? shapes.find((shape) => kindOf(placeholderOf(shape)?.type) === kindOf(placeholder.type));
}

/** Treats placeholder types that can replace each other as equal. */
function kindOf(type: string | undefined): string | undefined {
  if (type === "ctrTitle") return "title";
  return type === "subTitle" || type === "obj" ? "body" : type;
}

/** List markers of a shape's paragraphs by level: the closest definition to the paragraph applies. */
export interface Bullets {
  /** @param properties - properties of the paragraph */
  markerOf(properties: XmlElement | undefined, level: number): string | undefined;
}

/** @param lists - list styles from the shape's own to the master's */
export function bulletsOf(lists: readonly (XmlElement | undefined)[]): Bullets {
  /** A paragraph without a number restarts the numbering of its level, as in PowerPoint. */
  const endCounting = (level: number, marker: string | undefined): string | undefined => {
    counters.length = Math.min(counters.length, level);
    return marker;
  };
  const counters: { value: number; kind: string }[] = [];
  return {
    markerOf: (properties, level) => {
      const levels = lists.map((list) => childOf(list, `a:lvl${level + 1}pPr`));
      for (const one of [properties, ...levels]) {
        const mark = one === undefined ? undefined : childrenOf(one).find(({ name }) => BULLETS.has(name));
        if (mark === undefined) continue;
        if (mark.name !== "a:buAutoNum") return endCounting(level, mark.name === "a:buNone" ? undefined : "•");
        counters.length = level + 1;
        const type = mark.attributes.get("type") ?? "arabicPeriod";
        const start = Number(mark.attributes.get("startAt") ?? 1);
        const kind = `${type} ${start}`;
        const before = counters[level];
        const value = before?.kind === kind ? before.value + 1 : start;
        counters[level] = { value, kind };
        return numberOf(value, type);
      }
      return endCounting(level, undefined);
    },
  };
}

const BULLETS = new Set(["a:buNone", "a:buChar", "a:buAutoNum", "a:buBlip"]);

/** Letters and Roman numerals of plain lists are only formatting; in Markdown and HTML such lists have digits. */
function numberOf(value: number, type: string): string {
  if (type.endsWith("ParenBoth")) {
    const kind = type.startsWith("alpha") ? "Letter" : type.startsWith("roman") ? "Roman" : undefined;
    const format = kind === undefined ? "decimal" : `${type.includes("Uc") ? "upper" : "lower"}${kind}`;
    return `(${formatNumber(value, format)})`;
  }
  return `${value}${type.endsWith("ParenR") ? ")" : "."}`;
}
