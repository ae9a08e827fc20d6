/** Pages whose difficulty is what stands over and under their text: heads that change, are deep, are ruled off, or stand on one page alone. */
import { escape, type Family, type PageText } from "../page-text.ts";
import { sheet, spans } from "./layouts.ts";

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];

/** Text of one page; some begin with a heading, some go on from the page before. */
const textOf = (text: PageText): string =>
  (text.random.chance(0.5) ? text.heading(2) : "") + text.paragraphs(2, 3) + text.heading(3) + text.p();

const pagesOf = (text: PageText, draw: (at: number) => string): string =>
  text.random.times(text.random.whole(3, 5), draw).join("");

const ruled = (told: string): string =>
  `<div style="display:flex;justify-content:space-between;width:100%;border-bottom:0.6pt solid #333;padding-bottom:2pt">${told}</div>`;

/** Who sends it, in several lines: its name is larger than the text under it. */
const letterhead = (text: PageText): string => {
  const { words, random } = text;
  const align = random.pick(["left", "center", "right"]);
  const name = `${words.place()} ${words.topic()} ${random.pick(["Office", "Society", "Works"])}`;
  const address = `${random.whole(1, 90)} ${words.place()} Road · ${words.place()} ${random.whole(1000, 9999)}`;
  return `<div style="width:100%;text-align:${align}"><div style="font-size:${random.pick([1.2, 1.5, 1.8])}em;${random.chance(0.5) ? "font-weight:bold" : ""}">${escape(name)}</div><div>${escape(address)}</div>${random.chance(0.5) ? `<div>${random.whole(100, 999)} ${random.whole(1000, 9999)} · www.office.example</div>` : ""}</div>`;
};

const letter = (text: PageText): string =>
  `<p>${escape(text.words.name())}<br>${escape(text.words.place())}</p><p>${text.words.date()}</p>${text.heading(2)}${text.paragraphs(2, 3)}<p>${escape(text.words.name())}</p>`;

export const MARGINS: readonly Family[] = [
  {
    name: "heads-of-sections",
    draw: (text) => {
      const { words, random } = text;
      const from = random.whole(2, 300);
      const look = random.pick(["", "font-style:italic", "text-transform:uppercase"]);
      return pagesOf(text, (at) =>
        sheet(
          `<span style="${look}">${escape(words.title())}</span>${random.chance(0.5) ? "<span></span>" : ""}`,
          textOf(text),
          spans("", from + at, ""),
        ),
      );
    },
  },
  {
    name: "heads-of-left-and-right",
    draw: (text) => {
      const { words, random } = text;
      const [book, from] = [words.title(), random.whole(2, 300)];
      return pagesOf(text, (at) =>
        sheet(
          at % 2 === 0 ? spans(from + at, book) : spans(words.title(), from + at),
          textOf(text),
          random.chance(0.3) ? spans(words.date()) : "",
        ),
      );
    },
  },
  {
    name: "ruled-heads",
    draw: (text) => {
      const { words, random } = text;
      const from = random.whole(2, 300);
      return pagesOf(text, (at) =>
        sheet(ruled(spans(words.topic(), random.pick([words.title(), words.name()]))), textOf(text), spans(from + at)),
      );
    },
  },
  {
    name: "letterheads",
    page: "A4",
    draw: (text) => sheet(letterhead(text), letter(text), spans(text.words.place(), "www.office.example")),
  },
  {
    name: "deep-heads",
    page: "A4",
    draw: (text) => {
      const head = letterhead(text);
      return pagesOf(text, (at) =>
        sheet(
          `<div style="width:100%;padding-top:${text.random.pick([20, 40])}pt">${head}</div>`,
          textOf(text),
          spans(`Page ${at + 1}`),
        ),
      );
    },
  },
  {
    name: "kinds-of-page-numbers",
    draw: (text) => {
      const { words, random } = text;
      const [from, count] = [random.whole(1, 6), random.whole(9, 12)];
      const number = random.pick<(at: number) => string>([
        (at) => `Page ${from + at} of ${count}`,
        (at) => `– ${from + at} –`,
        (at) => `${ROMAN[from + at - 1]}`,
        (at) => `[${from + at}]`,
        (at) => `${words.topic()} | ${from + at}`,
        (at) => `${random.whole(1, 9)}-${from + at}`,
        (at) => `Seite ${from + at} von ${count}`,
      ]);
      const isAbove = random.chance(0.3);
      return pagesOf(text, (at) => {
        const told = spans("", number(at), "");
        return sheet(isAbove ? told : "", textOf(text), isAbove ? "" : told);
      });
    },
  },
  {
    name: "first-page-without-head",
    draw: (text) => {
      const { words, random } = text;
      const [name, from] = [words.title(), random.whole(2, 300)];
      return pagesOf(text, (at) =>
        at === 0
          ? sheet("", text.heading(1) + textOf(text), random.chance(0.5) ? spans(from) : "")
          : sheet(spans(words.name(), name), textOf(text), spans(from + at)),
      );
    },
  },
  {
    name: "no-heads",
    draw: (text) => {
      const { words, random } = text;
      const first = random.pick([
        () => text.heading(1),
        () => `<p>${words.date()}</p>${text.heading(1)}`,
        () => text.heading(2),
        () => text.p(),
        () => `<p>${escape(words.name())}</p>${text.heading(1)}`,
      ]);
      const last = random.pick([
        () => "",
        () => `<p>${escape(words.name())}, ${words.place()}</p>`,
        () => text.list(3),
      ]);
      return pagesOf(
        text,
        () =>
          `<div style="height:97vh;position:relative;break-after:page;overflow:hidden">${first()}${textOf(text)}<div style="position:absolute;bottom:0">${last()}</div></div>`,
      );
    },
  },
];
