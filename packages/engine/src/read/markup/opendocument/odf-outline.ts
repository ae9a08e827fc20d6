import { childrenOf, type XmlElement } from "../../xml/xml-node.ts";
import { formatNumber } from "../number-format.ts";
import { numberFormatOf } from "./odf-number-format.ts";

/** Numbers a document's headings by its outline (ODF 1.3, part 3, 16.34), in order. */
export class OdfOutline {
  readonly #levels: ReadonlyMap<number, XmlElement>;
  readonly #counts: number[] = [];

  /** @param outline - the document's `text:outline-style`, if any */
  constructor(outline: XmlElement | undefined) {
    const levels = outline === undefined ? [] : childrenOf(outline, "text:outline-level-style");
    this.#levels = new Map(levels.map((level) => [Number(level.attributes.get("text:level")), level]));
  }

  /** The displayed number of the next heading; empty if its level is not numbered. */
  next(heading: XmlElement, level: number): string {
    if (heading.attributes.get("text:is-list-header") === "true") return "";
    const shape = this.#levels.get(level);
    this.#counts.length = Math.min(this.#counts.length, level);
    const start = Number(heading.attributes.get("text:start-value"));
    const isRestarted = heading.attributes.get("text:restart-numbering") === "true" && start > 0;
    const before = this.#counts[level - 1];
    this.#counts[level - 1] = isRestarted ? start : before === undefined ? this.#startOf(level) : before + 1;
    if (shape === undefined || formatOf(shape) === "") return "";
    const shown = Number(shape.attributes.get("text:display-levels") ?? 1) || 1;
    const numbers = Array.from(
      { length: Math.min(shown, level) },
      (_, index) => level - Math.min(shown, level) + 1 + index,
    )
      .filter((one) => formatOf(this.#levels.get(one)) !== "")
      .map((one) =>
        formatNumber(this.#counts[one - 1] ?? this.#startOf(one), numberFormatOf(formatOf(this.#levels.get(one)))),
      );
    const affix = (name: "prefix" | "suffix"): string => shape.attributes.get(`style:num-${name}`) ?? "";
    return `${affix("prefix")}${numbers.join(".")}${affix("suffix")}`.trim();
  }

  #startOf(level: number): number {
    return Number(this.#levels.get(level)?.attributes.get("text:start-value") ?? 1) || 1;
  }
}

function formatOf(level: XmlElement | undefined): string {
  return level?.attributes.get("style:num-format") ?? "";
}
