/** First pages: author, place and date are large and bold below the title, but are not headings. */
import { escape, type Family } from "../page-text.ts";

export const TITLE_PAGES: Family = {
  name: "title-pages",
  draw: (text) => {
    const { words, random } = text;
    const align = random.pick(["left", "center", "center", "right"]);
    const looks = (most: number): string =>
      `font-size:${(1 + random.next() * most).toFixed(2)}em;${random.chance(0.4) ? "font-weight:bold;" : ""}${random.chance(0.3) ? "font-style:italic;" : ""}margin-top:${random.whole(6, 40)}pt`;
    const line = (told: string, most: number): string => `<div style="${looks(most)}">${escape(told)}</div>`;
    const release = (): string =>
      random.pick([
        `Release ${random.whole(1, 9)}.${random.whole(0, 20)}`,
        `Version ${random.whole(1, 9)}.${random.whole(0, 9)}.${random.whole(0, 9)}`,
        `Revision ${random.whole(1, 9)}.${random.whole(10, 99)}`,
        `Edition ${random.whole(2, 9)}`,
      ]);
    const authors = random.times(random.whole(1, 3), () => words.name());
    const who = random.pick([
      () => line(authors.join(", "), 0.6),
      () => line(authors.join(" and "), 0.6),
      () => authors.map((author) => line(author, 0.6)).join(""),
      () => line(`The ${words.topic()} Developers`, 0.6),
    ]);
    const parts = [
      random.chance(0.6) ? line(release(), 0.5) : "",
      who(),
      random.chance(0.7) ? line(words.date(), 0.4) : "",
    ];
    const title = text.heading(1, words.title(), `font-size:${random.whole(18, 34)}pt`);
    const abstract = (): string => text.heading(2, random.pick(["Abstract", "Summary", "About This Book"])) + text.p();
    return `<div style="text-align:${align};padding-top:${random.whole(0, 180)}pt">${title}${parts.join("")}</div><div style="padding-top:${random.whole(20, 120)}pt">${random.chance(0.6) ? abstract() : ""}</div>`;
  },
};
