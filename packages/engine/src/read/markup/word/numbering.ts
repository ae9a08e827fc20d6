import { childOf, childrenOf, type XmlElement } from "../../xml/xml-node.ts";
import { isSwitchedOn } from "./on-off.ts";
import { formatNumber, isPlainFormat } from "../number-format.ts";

/** Computes the markers of list paragraphs; must be called in document order, because each number depends on the last. */
export interface Numbering {
  /**
   * @param id - list id; `0` means none (ECMA-376, 17.9.18)
   * @param level - from 0
   * @returns null if the paragraph is in no list, or its list is not defined
   */
  next(id: string, level: number): { readonly marker: string; readonly isBullet: boolean } | null;
  /** The level of a style that is linked to a list. */
  levelOfStyle(id: string, style: string): number | undefined;
}

interface Level {
  readonly start: number;
  readonly format: string;
  /** Minimum number of digits, with leading zeros. */
  readonly figures: number;
  /** `%1.%2)`: each placeholder is the number of a level. */
  readonly text: string;
  /** Whether the numbers of all levels are written in digits, whatever their own format (17.9.4). */
  readonly isLegal: boolean;
  readonly restartsAfter: number | undefined;
  readonly style: string | undefined;
}

interface List {
  /** Lists of one abstract numbering count together, unless one restarts. */
  readonly counters: (number | undefined)[];
  readonly levels: ReadonlyMap<number, Level>;
  readonly starts: Map<number, number>;
}

/**
 * @param root - root of the numbering part; null if the document has none
 * @param language - document language, for numbers in words
 */
export function readNumbering(root: XmlElement | null, language?: string): Numbering {
  const lists = new Map<string, List>();
  if (root !== null) readLists(root, lists);
  return {
    next: (id, level) => {
      const list = lists.get(id);
      const shape = list?.levels.get(level);
      if (list === undefined || shape === undefined) return null;
      const started = list.starts.get(level);
      list.starts.delete(level);
      const before = started === undefined ? list.counters[level] : undefined;
      list.counters[level] = before === undefined ? (started ?? shape.start) : before + 1;
      for (let deeper = level + 1; deeper < list.counters.length; deeper += 1) {
        const after = list.levels.get(deeper)?.restartsAfter ?? deeper;
        if (level < after) list.counters[deeper] = undefined;
      }
      return {
        marker: markerOf(list, shape, language),
        isBullet: shape.format === "bullet" || shape.format === "none",
      };
    },
    levelOfStyle: (id, style) => {
      for (const [level, shape] of lists.get(id)?.levels ?? []) if (shape.style === style) return level;
      return undefined;
    },
  };
}

function markerOf({ counters, levels }: List, { format, text, isLegal }: Level, language?: string): string {
  if (format === "bullet") return text.trim() === "" ? "" : "•";
  // Letters and Roman numerals of plain lists are only formatting; in Markdown and HTML such lists have digits.
  const isPlain = isLegal || (isPlainFormat(format) && levels.get(Number(text[1]) - 1)?.figures === 1);
  if (isPlain && /^%\d[.)]$/.test(text)) return `${counters[Number(text[1]) - 1] ?? 1}${text[2]!}`;
  return text.replaceAll(/%(\d)/g, (_, digit: string) => {
    const level = Number(digit) - 1;
    const shape = levels.get(level);
    if (shape === undefined) return "";
    const number = formatNumber(counters[level] ?? shape.start, isLegal ? "decimal" : shape.format, language);
    return number.padStart(shape.figures, "0");
  });
}

function readLists(root: XmlElement, lists: Map<string, List>): void {
  const shapes = new Map<string, XmlElement>();
  const byStyle = new Map<string, XmlElement>();
  for (const shape of childrenOf(root, "w:abstractNum")) {
    shapes.set(shape.attributes.get("w:abstractNumId") ?? "", shape);
    const style = childOf(shape, "w:styleLink")?.attributes.get("w:val");
    if (style !== undefined) byStyle.set(style, shape);
  }
  const counters = new Map<XmlElement, (number | undefined)[]>();
  for (const list of childrenOf(root, "w:num")) {
    const named = shapes.get(childOf(list, "w:abstractNumId")?.attributes.get("w:val") ?? "");
    const linked = childOf(named, "w:numStyleLink")?.attributes.get("w:val");
    const shape = (linked === undefined ? undefined : byStyle.get(linked)) ?? named;
    if (shape === undefined) continue;
    const levels = new Map(childrenOf(shape, "w:lvl").map(readLevel));
    const starts = new Map<number, number>();
    for (const override of childrenOf(list, "w:lvlOverride")) {
      const level = Number(override.attributes.get("w:ilvl") ?? 0);
      const own = childOf(override, "w:lvl");
      if (own !== undefined) levels.set(...readLevel(own));
      const start = childOf(override, "w:startOverride")?.attributes.get("w:val");
      if (start !== undefined) starts.set(level, Number(start));
    }
    const shared = counters.get(shape) ?? [];
    counters.set(shape, shared);
    lists.set(list.attributes.get("w:numId") ?? "", { counters: shared, levels, starts });
  }
}

function readLevel(level: XmlElement): [number, Level] {
  const value = (name: string): string | undefined => childOf(level, name)?.attributes.get("w:val");
  const restart = value("w:lvlRestart");
  return [
    Number(level.attributes.get("w:ilvl") ?? 0),
    {
      start: Number(value("w:start") ?? 1),
      ...formatOf(level),
      text: value("w:lvlText") ?? "",
      isLegal: isSwitchedOn(level, "w:isLgl"),
      restartsAfter: restart === undefined ? undefined : Number(restart),
      style: value("w:pStyle"),
    },
  ];
}

/** Newer formats are stored next to a fallback for older versions of Word; one is written as `001, 002, …` itself. */
function formatOf(level: XmlElement): Pick<Level, "format" | "figures"> {
  const alternatives = childOf(level, "mc:AlternateContent");
  const { attributes } = childOf(level, "w:numFmt") ??
    childOf(alternatives, "mc:Choice", "w:numFmt") ?? { attributes: new Map<string, string>() };
  const format = attributes.get("w:val") ?? "decimal";
  if (format !== "custom") return { format, figures: 1 };
  return { format: "decimal", figures: /^0*1(?=,|$)/.exec(attributes.get("w:format") ?? "")?.[0].length ?? 1 };
}
