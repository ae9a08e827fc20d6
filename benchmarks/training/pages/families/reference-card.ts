/** Folded reference cards: several narrow columns of two-column tables, each under its title. */
import { escape, type Family } from "../page-text.ts";

export const REFERENCE_CARD: Family = {
  name: "reference-card",
  page: "A4 landscape",
  draw: (text) => {
    const { words, random } = text;
    const align = random.pick(["left", "center"]);
    const rule = random.pick(["0.5pt solid #333", "0.5pt solid #999"]);
    const split = random.chance(0.6) ? `border-left:${rule}` : "";
    const isTyped = random.chance(0.6);
    const row = (): string => {
      const name = words.topic().toLowerCase();
      return `<tr style="border-top:${rule};border-bottom:${rule}"><td style="width:35%${isTyped ? ";font-family:monospace" : ""}">${escape(isTyped ? name.replaceAll(" ", "-") : name)}</td><td style="${split}">${escape(random.chance(0.5) ? words.sentence() : words.phrase())}</td></tr>`;
    };
    const part = (): string =>
      `<div style="break-inside:avoid">${text.heading(2, words.title(), `text-align:${align};font-size:1.05em;font-weight:bold`)}<table style="width:100%">${random.times(random.whole(3, 7), row).join("")}</table></div>`;
    return `<div style="font-size:8pt;line-height:1.15;column-count:3;column-gap:18pt;height:92vh;column-fill:auto;overflow:hidden">${random.times(5, part).join("")}</div>`;
  },
};
