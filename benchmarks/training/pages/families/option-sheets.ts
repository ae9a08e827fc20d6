/** Program manuals that name each option in a heading above a ruled table of one or a few rows. */
import { escape, type Family } from "../page-text.ts";

export const OPTION_SHEETS: Family = {
  name: "option-sheets",
  page: "A4",
  draw: (text) => {
    const { words, random } = text;
    const line = "border:0.6pt solid #222";
    const isTyped = random.chance(0.6);
    const typed = (told: string): string =>
      `<td style="${line}${isTyped ? ";font-family:monospace" : ""}">${told}</td>`;
    const kind = (): string => random.pick(["real", "integer", "logical", "string"]);
    const row = (name: string): string =>
      `<tr>${typed(escape(name))}<td style="${line};width:60%">${escape(random.chance(0.5) ? words.phrase() : words.sentence())}</td><td style="${line}">${kind()}</td>${typed(random.pick(["1.0", "0", ".true.", "none", "10"]))}</tr>`;
    const chapter = random.whole(2, 9);
    let at = random.whole(1, 60);
    const option = (): string => {
      const name = words
        .topic()
        .toLowerCase()
        .replaceAll(/[^a-z]/g, "");
      const rows = random.chance(0.7) ? 1 : random.whole(2, 4);
      return `${text.heading(2, `${chapter}.${at++} ${name}`)}<table style="width:100%">${random.times(rows, () => row(name)).join("")}</table>${random.chance(0.7) ? text.p(words.paragraph(1, 2)) : ""}`;
    };
    return random.times(random.whole(4, 6), option).join("");
  },
};
