/**
 * Documents whose pages differ: covers, tables of contents, half-filled pages of statements, notes, annexes. Together with bundles of letters and
 * records, they teach that a different layout alone does not begin a document.
 */
import { escape, type Family, type PageText } from "../pages/page-text.ts";

const NEW_PAGE = '<div style="break-after:page"></div>';

function pages(parts: readonly string[]): string {
  return parts.join(NEW_PAGE);
}

function centred(lines: readonly string[], style = ""): string {
  return lines.map((line) => `<p style="text-align:center;text-indent:0;${style}">${escape(line)}</p>`).join("");
}

function contents({ words, random }: PageText, title: string): string {
  const rows = random.times(random.whole(6, 16), (at) => {
    const page = 2 + at * random.whole(1, 3);
    return `<tr><td>${escape(random.chance(0.3) ? `Item ${at + 1}.` : "")}</td><td style="width:100%">${escape(words.title())}</td><td>${page}</td></tr>`;
  });
  return `<p style="text-align:center"><b>${escape(title)}</b></p><table>${rows.join("")}</table>`;
}

/** A page with one table under a centred head; it ends where the table does. */
function statement(text: PageText, owner: string): string {
  const { random, words } = text;
  const note = random.chance(0.5) ? centred(["See the notes to these statements."], "font-size:0.8em") : "";
  return `${centred([owner, words.title().toUpperCase(), "(in millions)"], "font-weight:bold;margin:0")}${text.table(random.whole(6, 26), random.whole(2, 5), "none")}${note}`;
}

function notes(text: PageText): string {
  const { random } = text;
  return random
    .times(random.whole(2, 4), (at) => {
      const table = random.chance(0.5) ? text.table(random.whole(3, 9), random.whole(2, 5)) : "";
      return `${text.heading(3, `Note ${at + 1}. ${text.words.title()}`)}${text.paragraphs(1, 4)}${table}`;
    })
    .join("");
}

function cover({ words, random }: PageText, lines: readonly string[]): string {
  const small = random.times(random.whole(4, 12), () => words.phrase());
  const boxes = random.chance(0.5) ? `<p>☒ ${escape(words.sentence())}</p><p>☐ ${escape(words.sentence())}</p>` : "";
  return `<div style="height:${random.pick([0, 0, 60, 180])}pt"></div>${centred(lines, `font-size:${random.pick(["1em", "1.3em", "2em"])};font-weight:bold`)}${boxes}${centred(small, "font-size:0.9em")}`;
}

export const LONG_FAMILIES: readonly Family[] = [
  {
    name: "filing",
    draw: (text) => {
      const { words, random } = text;
      const owner = `${words.name()} ${random.pick(["Inc.", "plc", "AG", "Ltd."])}`;
      const lines = ["COMMISSION FOR SECURITIES", words.place().toUpperCase(), `FORM ${random.whole(6, 20)}-K`, owner];
      return pages([
        cover(text, lines),
        contents(text, random.pick(["Table of Contents", "INDEX", "Contents"])),
        ...(random.chance(0.5) ? [text.heading(2) + text.paragraphs(3, 7)] : []),
        ...random.times(random.whole(3, 5), () => statement(text, owner)),
        notes(text),
        notes(text),
      ]);
    },
  },
  {
    name: "book of chapters",
    draw: (text) => {
      const { random } = text;
      const chapter = (at: number): string =>
        text.heading(1, `${random.chance(0.5) ? `Chapter ${at + 1}: ` : ""}${text.words.title()}`) +
        text.paragraphs(2, 12) +
        (random.chance(0.4) ? text.chart() : "");
      return pages([
        cover(text, [text.words.title()]),
        contents(text, "Contents"),
        ...random.times(random.whole(3, 5), chapter),
      ]);
    },
  },
  {
    name: "minutes with annexes",
    draw: (text) => {
      const { random } = text;
      const annex = (at: number): string =>
        `<p style="text-align:right">${random.pick(["Annex", "Appendix", "Anlage"])} ${at + 1}</p>${random.chance(0.5) ? text.table(random.whole(5, 20), random.whole(2, 6)) : text.list(random.whole(4, 14))}`;
      return pages([
        text.heading(1) + text.paragraphs(1, 2) + text.list() + text.heading(2) + text.paragraphs(2, 6),
        ...random.times(random.whole(2, 5), annex),
      ]);
    },
  },
  {
    name: "listing with a head on each page",
    draw: (text) => {
      const { random, words } = text;
      const head = random.times(
        random.whole(2, 5),
        () => [words.topic(), String(random.whole(1000, 999_999))] as const,
      );
      const top = `<b>${escape(words.title())}</b><table>${head.map(([label, value]) => `<tr><td>${escape(label)}</td><td>${value}</td></tr>`).join("")}</table>`;
      const columns = random.whole(3, 7);
      return pages(random.times(random.whole(2, 6), () => top + text.table(random.whole(4, 24), columns, "header")));
    },
  },
  {
    name: "slides of many looks",
    page: "A4 landscape",
    draw: (text) => {
      const { random } = text;
      const slide = (): string =>
        random.pick([
          () => `<div style="height:150pt"></div>${text.heading(1)}`,
          () => text.heading(2) + text.list(),
          () => text.heading(2) + text.chart(420, 240),
          () => text.heading(2) + text.table(random.whole(3, 8), random.whole(2, 5)),
        ])();
      return pages([cover(text, [text.words.title()]), ...random.times(random.whole(4, 8), slide)]);
    },
  },
  {
    name: "file of an application",
    draw: (text) => {
      const { random, words } = text;
      const pairs = (): string =>
        `<table>${random.times(random.whole(5, 14), () => `<tr><td><b>${escape(words.topic())}</b></td><td>${escape(words.phrase())}</td></tr>`).join("")}</table>`;
      return pages([
        `<div style="text-align:${random.pick(["left", "center"])}">${text.heading(1, words.name())}</div>${text.heading(3)}${pairs()}${text.heading(3)}${text.list()}`,
        ...random.times(
          random.whole(1, 4),
          () => text.heading(3) + (random.chance(0.5) ? text.list(random.whole(5, 14)) : pairs()),
        ),
      ]);
    },
  },
];
