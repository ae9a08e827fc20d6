/** Slides whose list items have triangles, discs or numbered balls; some items are bold, with nested items below. */
import { escape, type Family } from "../page-text.ts";

export const BOLD_ITEMS: Family = {
  name: "bold-items",
  page: "10in 7.5in",
  draw: (text) => {
    const { words, random } = text;
    const colour = random.pick(["#a00", "#226", "#000", "#080"]);
    const mark = random.pick([
      `<path d="M0 0L8 4L0 8z" fill="${colour}"/>`,
      `<circle cx="4" cy="4" r="4" fill="${colour}"/>`,
      `<rect width="8" height="8" fill="${colour}"/>`,
    ]);
    // An image that is not one of the page's figures.
    const bullet = `<img style="position:absolute;left:-18pt;top:0.4em;width:8pt" src="data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${mark}</svg>`)}">`;
    const item = (told: string, depth: number, style: string): string =>
      `<div data-item style="position:relative;margin:${random.whole(2, 10)}pt 0 0 ${20 + depth * 24}pt;${style}">${bullet}${escape(told)}</div>`;
    const isBold = random.chance(0.7);
    const group = (): string =>
      item(
        random.chance(0.6) ? words.phrase() : words.title(),
        0,
        isBold && random.chance(0.7) ? "font-weight:bold" : "",
      ) +
      random
        .times(random.whole(1, 3), () => item(random.chance(0.5) ? words.phrase() : words.sentence(), 1, ""))
        .join("");
    const title = text.heading(1, words.title(), "font-size:26pt;margin-top:0");
    return `<div style="font-size:${random.whole(14, 18)}pt">${title}${random.times(random.whole(2, 3), group).join("")}</div>`;
  },
};
