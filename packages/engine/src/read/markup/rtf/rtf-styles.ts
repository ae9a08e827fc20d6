import type { MarkupBlock } from "../../../markup/markup.ts";
import type { RtfSink, RtfState } from "./rtf-state.ts";

interface RtfStyle {
  name: string;
  readonly basedOn: number | undefined;
  readonly outline: number | undefined;
}

const DEEPEST_HEADING = 6;
/** Body text has this outline level. */
const NO_HEADING = 9;
/** Styles are on each other in a few steps; more are a circle. */
const MAX_STEPS = 20;

/** The style sheet: each of its groups sets what the style is, and has its name as text. */
export class RtfStyles implements RtfSink {
  readonly #styles = new Map<number, RtfStyle>();

  add(text: string, { style, basedOn, outline }: RtfState): void {
    const before = this.#styles.get(style)?.name ?? "";
    if (before.endsWith(";")) return;
    this.#styles.set(style, { name: before + text.trimEnd(), basedOn, outline });
  }

  name({ style, outline }: RtfState): Pick<MarkupBlock, "type" | "level"> {
    let level = outline;
    let isTitle = false;
    let id: number | undefined = style;
    for (let step = 0; id !== undefined && step < MAX_STEPS; step += 1) {
      const found: RtfStyle | undefined = this.#styles.get(id);
      isTitle ||= /^title;?$/i.test(found?.name ?? "");
      level ??= found?.outline ?? levelOfName(found?.name ?? "");
      id = found?.basedOn === id ? undefined : found?.basedOn;
    }
    if (isTitle && outline === undefined) return { type: "Title", level: 1 };
    if (level === undefined || level < 0 || level >= NO_HEADING) return { type: "Text" };
    return { type: "Section Header", level: Math.min(DEEPEST_HEADING, level + 1) };
  }
}

/** Old programs write no outline levels. */
function levelOfName(name: string): number | undefined {
  const [, digit] = /^heading ([1-9]);?$/i.exec(name) ?? [];
  return digit === undefined ? undefined : Number(digit) - 1;
}
