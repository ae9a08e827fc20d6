/** Pages with difficult running heads and feet: they change, are deep, are set off by a rule, or occur on one page only. */
import { escape, type Family, type PageText } from "../page-text.ts";
import { capital } from "../words.ts";
import { sheet, spans } from "./layouts.ts";

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];

/** Text of one page; some pages begin with a heading, some continue the page before. */
const textOf = (text: PageText): string =>
  (text.random.chance(0.5) ? text.heading(2) : "") + text.paragraphs(2, 3) + text.heading(3) + text.p();

const pagesOf = (text: PageText, draw: (at: number) => string): string =>
  text.random.times(text.random.whole(3, 5), draw).join("");

const ruled = (told: string): string =>
  `<div style="display:flex;justify-content:space-between;width:100%;border-bottom:0.6pt solid #333;padding-bottom:2pt">${told}</div>`;

/** The sender, in several lines; the name is larger than the text below it. */
const letterhead = (text: PageText): string => {
  const { words, random } = text;
  const align = random.pick(["left", "center", "right"]);
  const name = `${words.place()} ${words.topic()} ${random.pick(["Office", "Society", "Works"])}`;
  const address = `${random.whole(1, 90)} ${words.place()} Road · ${words.place()} ${random.whole(1000, 9999)}`;
  return `<div style="width:100%;text-align:${align}"><div style="font-size:${random.pick([1.2, 1.5, 1.8])}em;${random.chance(0.5) ? "font-weight:bold" : ""}">${text.doubt(name)}</div><div>${escape(address)}</div>${random.chance(0.5) ? `<div>${random.whole(100, 999)} ${random.whole(1000, 9999)} · www.office.example</div>` : ""}</div>`;
};

const letter = (text: PageText): string =>
  `<p>${escape(text.words.name())}<br>${escape(text.words.place())}</p><p>${text.words.date()}</p>${text.heading(2)}${text.paragraphs(2, 3)}<p>${escape(text.words.name())}</p>`;

const webOf = ({ words }: PageText): string =>
  `https://www.${words
    .place()
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "")}.example`;

type Note = (at: number, text: PageText) => string;

/** Small print below the text that belongs to it. */
const notesAtTheFoot = (name: string, kinds: readonly Note[]): Family => ({
  name,
  draw: (text) => {
    const { random } = text;
    const note = random.pick(kinds);
    const look = random.pick(["small", "small", "caption"]);
    const rule = random.chance(0.5) ? "border-top:0.6pt solid #333;width:60%" : "";
    let at = random.chance(0.5) ? 0 : random.whole(1, 40);
    const notes = (): string =>
      random.times(random.whole(1, 3), () => `<p style="text-indent:0">${note((at += 1), text)}</p>`).join("");
    return pagesOf(
      text,
      () =>
        `<div style="height:97vh;position:relative;break-after:page;overflow:hidden">${textOf(text)}<div class="${look}" style="position:absolute;bottom:0;width:100%;padding-top:3pt"><div style="${rule}"></div>${notes()}</div></div>`,
    );
  },
});

/** Line numbers next to the text: on every line or every fifth, restarting on each page or continuing. */
const numberedLines: Family = {
  name: "numbered-lines",
  page: "A4",
  draw: (text) => {
    const { random } = text;
    const pitch = random.pick([14, 18, 24]);
    const lines = Math.floor(620 / pitch);
    const [every, side, size] = [
      random.pick([1, 1, 5]),
      random.pick(["left", "left", "right"]),
      random.pick([7, 8, 10]),
    ];
    const continues = random.chance(0.5);
    const onGrid = (html: string): string =>
      html
        .replaceAll('<p class="', `<p style="margin:0;line-height:${pitch}pt" class="`)
        .replaceAll('style=""', `style="margin:${pitch}pt 0 0;line-height:${pitch}pt;font-size:11pt;border:0"`);
    const column = (from: number): string =>
      random.times(lines, (at) => ((from + at) % every === 0 ? `${from + at}` : "&nbsp;")).join("<br>");
    return pagesOf(text, (at) => {
      const body = textOf(text) + (pitch < 18 ? text.paragraphs(1, 2) : "");
      const numbers = `<div data-margin="head" style="position:absolute;${side}:0;top:0;line-height:${pitch}pt;font-size:${size}pt;text-align:right">${column(continues ? at * lines + 1 : 1)}</div>`;
      return `<div style="position:relative;height:${lines * pitch}pt;padding-${side}:28pt;break-after:page">${numbers}${onGrid(body)}</div>`;
    });
  },
};

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
    // It names the sender, and only on this page, so its text must not be lost.
    draw: (text) => sheet("", letterhead(text) + letter(text), spans(text.words.place(), "www.office.example")),
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
        () => text.p(words.sentence()),
        () => text.p(`${capital(words.phrase())}.`),
      ]);
      return pagesOf(
        text,
        () =>
          `<div style="height:97vh;position:relative;break-after:page;overflow:hidden">${first()}${textOf(text)}<div style="position:absolute;bottom:0">${last()}</div></div>`,
      );
    },
  },
  notesAtTheFoot("notes-at-the-foot", [
    (at, { words }) => `${at} ${words.sentence()}`,
    (at, { words }) => `<sup>${at}</sup> ${words.paragraph(1, 3)}`,
    (at, { words }) => `${at}. ${words.paragraph(1, 4)}`,
  ]),
  notesAtTheFoot("references-at-the-foot", [
    (at, { words, random }) =>
      `${at}. ${words.name()}, ${words.title()}, ${words.place()} ${random.whole(1960, 2024)}, ${random.whole(2, 300)}.`,
    (at, text) => `${at} ${webOf(text)}/${text.random.whole(1, 9999)}`,
    (at, text) => `<sup>${at}</sup> ${text.words.topic()}, ${webOf(text)}`,
    (_, { words, random }) => `Source: ${words.name()} (${random.whole(1960, 2024)}).`,
  ]),
  notesAtTheFoot("marked-notes-at-the-foot", [
    (at, { words }) => `${"*".repeat(((at - 1) % 3) + 1)} ${words.sentence()}`,
    (at, { words }) => `${"†‡§"[(at - 1) % 3]} ${words.paragraph(1, 2)}`,
    (at, { words }) => `(${at}) ${words.sentence()}`,
    (_, { words }) => `Note: ${words.sentence()}`,
  ]),
  {
    name: "pages-that-go-on",
    draw: (text) => {
      const { words, random } = text;
      const first = random.pick([
        () => text.p(words.paragraph(1, 1).slice(random.whole(10, 40))),
        () => text.list(random.whole(1, 3)),
        () => text.table(random.whole(2, 4), 3),
        () => text.p(`${words.phrase()}.`),
        () => `<p><b>${escape(words.topic())}:</b> ${escape(words.sentence())}</p>`,
        () => `<p class="caption">Figure ${random.whole(1, 30)}. ${escape(words.title())}</p>`,
      ]);
      const last = random.pick([
        () => text.list(random.whole(1, 3)),
        () => text.table(random.whole(2, 4), 3),
        () => `<p class="caption">Table ${random.whole(1, 30)}: ${escape(words.title())}</p>`,
        () => `<p>${escape(words.name())}<br>${escape(words.place())}, ${words.date()}</p>`,
        () => text.heading(3),
        () => `<p class="small">${escape(words.sentence())}</p>`,
        () =>
          `<div style="display:flex;justify-content:space-between"><span>Place, date</span><span>Signature</span></div><p class="small">${escape(words.sentence())}</p>`,
        () => `<p style="margin-top:40pt">Signature</p><p class="small">${escape(words.paragraph(1, 2))}</p>`,
      ]);
      return pagesOf(text, () => `<div style="break-after:page">${first()}${textOf(text)}${last()}</div>`);
    },
  },
  {
    name: "slides-with-titles-on-the-edge",
    page: "A4 landscape",
    draw: (text) => {
      const { words, random } = text;
      const size = (1.05 + 0.5 * random.next()).toFixed(2);
      const look = `font-size:${size}em;margin-top:0;${random.chance(0.4) ? "color:#666;" : ""}`;
      return pagesOf(text, () => {
        const body = random.pick([
          () => text.list(),
          () => text.paragraphs(1, 3),
          () => text.list(3) + text.picture("60%", "120pt"),
        ])();
        const last = random.chance(0.4)
          ? `<div style="position:absolute;bottom:0">${text.p(words.sentence())}</div>`
          : "";
        return `<div style="height:97vh;position:relative;break-after:page;overflow:hidden"><div style="padding-bottom:${random.pick([8, 20, 40])}pt">${text.heading(1, words.title(), look)}</div>${body}${last}</div>`;
      });
    },
  },
  {
    name: "statements-on-the-edge",
    draw: (text) => {
      const { words, random } = text;
      const align = random.pick(["center", "center", "left"]);
      const look = `text-align:${align};margin:0`;
      const company = `${words.place()} ${words.topic()} Ltd`;
      const line = (told: string, isBold: boolean): string =>
        `<div style="${look};${isBold ? "font-weight:bold" : ""}">${text.doubt(told)}</div>`;
      const isBold = random.chance(0.7);
      const units = random.pick(["(In millions)", "(Unaudited)", "(In millions, except per share amounts)", ""]);
      const table = (): string =>
        text.table(random.whole(8, 18), random.whole(3, 5), random.pick(["none", "horizontal"]));
      const periods = (): string =>
        random.chance(0.4)
          ? `<div style="display:flex;justify-content:space-around;padding-left:35%"><span>Three Months Ended</span><span>Six Months Ended</span></div>`
          : "";
      return pagesOf(
        text,
        () =>
          `<div style="break-after:page">${random.chance(0.6) ? line(company, isBold) : ""}${line(words.title(), isBold)}${units === "" ? "" : line(units, false)}${periods()}${table()}${text.p()}</div>`,
      );
    },
  },
  numberedLines,
];
