/** Documents with pages that contain little more than a running head, and pages without one that begin with a numbered section. */
import { escape, type Family } from "../page-text.ts";
import { capital } from "../words.ts";
import { sheet } from "./layouts.ts";

export const LITTLE_TEXT: Family = {
  name: "little-text",
  draw: (text) => {
    const { words, random } = text;
    const chapter = `${random.pick(["Chapter", "CHAPTER"])} ${random.whole(1, 9)}. ${capital(words.topic())}`;
    const first = random.whole(2, 200);
    const look = random.pick(["font-style:italic", "font-weight:bold", "text-transform:uppercase", ""]);
    const rule = random.chance(0.4) ? "border-bottom:0.6pt solid #333" : "";
    const side = random.chance(0.5);
    const parts = (at: number): readonly string[] => [
      `<span style="${look}">${escape(chapter)}</span>`,
      `<span>${first + at}</span>`,
    ];
    const row = (at: number): string =>
      `<div style="display:flex;justify-content:space-between;width:100%;${rule}">${(side ? parts(at).toReversed() : parts(at)).join("")}</div>`;
    const number = (at: number): string => `<div style="text-align:right;width:100%">${first + at}</div>`;
    const section = (): string =>
      text.heading(2, `${random.whole(1, 9)}.${random.whole(1, 40)} ${words.title()}`) + text.p() + text.p();
    return random
      .pick([
        () => [sheet(row(0), "", ""), sheet(row(1), text.p(words.sentence()), "")],
        () => [sheet(number(0), text.p() + section(), ""), sheet(number(1), section(), "")],
        () => [sheet("", section() + section(), `<span></span><span>${first}</span><span></span>`)],
      ])()
      .join("");
  },
};
