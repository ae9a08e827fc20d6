/** Pages with difficult positions: changing margins, columns that share a line, labels outside their drawing. */
import { escape, type Family, type PageText } from "../page-text.ts";

/** A page of a document, as high as the sheet; text in its margins is not part of the document. */
export const sheet = (head: string, body: string, foot: string): string =>
  `<div style="height:97vh;position:relative;break-after:page;overflow:hidden">${margin("head", head, "padding-bottom:14pt")}${body}${margin("foot", foot, "position:absolute;bottom:0;width:100%")}</div>`;

const margin = (side: "head" | "foot", paragraph: string, style: string): string =>
  paragraph === ""
    ? ""
    : `<div data-margin="${side}" class="small" style="display:flex;justify-content:space-between;${style}">${paragraph}</div>`;

export const spans = (...paragraph: readonly (string | number)[]): string =>
  paragraph.map((part) => `<span>${escape(String(part))}</span>`).join("");

const listOf = (mark: string, items: readonly string[]): string =>
  `<ul style="list-style-type:'${mark}  '">${items.map((item) => `<li>${escape(item)}</li>`).join("")}</ul>`;

/** A drop cap three lines high: as high as three lines of text minus the leading. */
const dropCap = (text: PageText, lines: number): string => {
  const paragraph = text.words.paragraph(4, 6);
  const size = (lines * 1.2).toFixed(1);
  return `<p style="text-indent:0;line-height:1.25"><span style="float:left;font-size:${size}em;line-height:0.9;padding-right:3pt">${paragraph.charAt(0)}</span>${escape(paragraph.slice(1))}</p>`;
};

/** A drawing with its labels next to it and below it, as text of the page. */
const labelledChart = (text: PageText): string => {
  const { words, random } = text;
  const years = random.whole(2001, 2015);
  const bars = random.times(5, (at) => {
    const high = random.whole(20, 90);
    return `<rect x="${6 + at * 34}" y="${100 - high}" width="22" height="${high}" fill="#7a9"/>`;
  });
  const scale = [100, 75, 50, 25, 0].map((value) => `<div>${value}</div>`).join("");
  const label = (at: number): string => `<span style="width:34pt;text-align:center">${years + at}</span>`;
  return `<div class="run">${escape(words.topic())}, ${escape(words.phrase())}</div><div data-figure><div style="display:flex"><div class="small" style="width:22pt;height:100pt;display:flex;flex-direction:column;justify-content:space-between">${scale}</div><svg width="176pt" height="100pt" viewBox="0 0 176 100">${bars.join("")}<path d="M0 0V100H176" stroke="#000" fill="none"/></svg></div><div class="small" style="display:flex;margin-left:22pt">${random.times(5, label).join("")}</div></div><div class="small">${random.pick(["Source", "Quelle"])}: ${escape(words.topic())} Office</div>`;
};

const amounts = (text: PageText, count: number): string =>
  text.random.times(count, () => `<td style="text-align:right">${text.words.amount()}</td>`).join("");

const sideBySide = (first: string, second: string): string =>
  `<div class="grid" style="grid-template-columns:1fr 1fr;gap:20pt"><div>${first}</div><div>${second}</div></div>`;

export const LAYOUTS: readonly Family[] = [
  {
    name: "drop-caps",
    draw: (text) => {
      const { random } = text;
      const part = (): string => text.heading(2) + dropCap(text, random.pick([2, 3, 3])) + text.paragraphs(1, 2);
      return text.heading(1) + `<div class="${random.pick(["cols2", "cols3", ""])}">${part()}${part()}</div>`;
    },
  },
  {
    name: "charts-side-by-side",
    page: "A4",
    draw: (text) =>
      text.heading(2) +
      text.p() +
      sideBySide(labelledChart(text), labelledChart(text)) +
      text.heading(2) +
      text.p() +
      sideBySide(labelledChart(text), text.paragraphs(1, 2)),
  },
  {
    name: "contents-with-parts",
    draw: (text) => {
      const { words, random } = text;
      let page = random.whole(1, 9);
      const entry = (): string => {
        const dots = `<span style="flex:1;overflow:hidden;white-space:nowrap">${" .".repeat(120)}</span>`;
        return `<div style="display:flex;margin-left:${random.pick([0, 14])}pt"><span>${escape(words.title())}</span>${dots}<span>${(page += random.whole(1, 7))}</span></div>`;
      };
      const part = (at: number): string =>
        `<p style="text-transform:uppercase;margin-top:8pt">${random.pick(["Part", "Book"])} ${["I", "II", "III", "IV"][at]}: ${escape(words.topic())}</p>${random.times(random.whole(3, 6), entry).join("")}`;
      return text.heading(1, random.pick(["Contents", "In This Book", "Inhalt"])) + random.times(3, part).join("");
    },
  },
  {
    name: "marked-lists",
    draw: (text) => {
      const { words, random } = text;
      const items = (): readonly string[] =>
        random.times(random.whole(3, 6), () => (random.chance(0.5) ? words.sentence() : words.phrase()));
      const part = (): string =>
        text.heading(2) + text.p() + listOf(random.pick(["»", "o", "–", "▪", "›", "•", "→", "‣"]), items());
      return text.heading(1) + random.times(3, part).join("");
    },
  },
  {
    name: "lettered-items",
    draw: (text) => {
      const { words, random } = text;
      const item = (at: number): string =>
        `<li>${escape(at === 1 ? words.paragraph(2, 3) : random.chance(0.5) ? words.sentence() : words.phrase())}</li>`;
      const part = (): string =>
        text.heading(2) +
        text.p(words.paragraph(1, 2)) +
        `<ol type="${random.pick(["A", "a", "i"])}">${random.times(random.whole(3, 5), item).join("")}</ol>`;
      return text.heading(1) + random.times(3, part).join("");
    },
  },
  {
    name: "running-heads",
    draw: (text) => {
      const { words, random } = text;
      const book = words.title();
      const first = random.whole(2, 300);
      const head = (at: number, part: string): string =>
        random.pick([
          () => spans(first + at, part),
          () => spans(part, first + at),
          () => spans(at % 2 === 0 ? book : part),
          () => spans(part),
        ])();
      const isFooted = random.chance(0.5);
      return random
        .times(3, (at) => {
          const part = words.title();
          const body = (at === 0 ? text.heading(1, part) : text.p()) + text.p() + text.heading(2) + text.p();
          return sheet(head(at, part), body, isFooted ? spans(book, `${words.place()} ${words.date()}`) : "");
        })
        .join("");
    },
  },
  {
    name: "one-page-with-margins",
    draw: (text) => {
      const { words, random } = text;
      const head = random.pick([
        () => spans(words.title(), random.whole(2, 300)),
        () => spans(`${words.topic()} ${random.pick(["Report", "Review", "Bulletin"])} ${random.whole(1999, 2026)}`),
        () => spans(`${words.name()} et al.`, `${words.place()} ${random.whole(1, 30)} (${random.whole(1990, 2026)})`),
        () => "",
      ])();
      const foot = random.pick([
        () => spans(random.whole(2, 300)),
        () => spans(`${words.place()} ${words.topic()} Office`, random.whole(2, 300)),
        () => spans(`© ${random.whole(1990, 2026)} ${words.name()}`),
        () =>
          spans(
            `www.${words
              .topic()
              .toLowerCase()
              .replaceAll(/[^a-z]/g, "")}.example`,
          ),
      ])();
      return sheet(head, text.p() + text.heading(2) + text.paragraphs(1, 2), foot);
    },
  },
  {
    name: "introduction-over-picture",
    draw: (text) => {
      const { words } = text;
      const paragraph = `<div style="position:absolute;left:16pt;top:20pt;width:70%;color:#fff">${text.heading(1, words.title(), "color:#fff")}<p style="font-size:1.4em;line-height:1.5">${escape(words.paragraph(2, 3))}</p></div>`;
      return (
        text.picture("100%", "240pt", paragraph) +
        `<div class="cols2">${text.paragraphs(2, 3)}${text.heading(2)}${text.p()}</div>`
      );
    },
  },
  {
    name: "groups-by-rules",
    draw: (text) => {
      const { words, random } = text;
      const group = (): string => {
        const count = random.whole(2, 4);
        return random
          .times(count, (at) => {
            const label = `<td rowspan="${count}" style="font-weight:bold;vertical-align:${random.pick(["top", "middle"])}">${escape(words.topic())}</td>`;
            return `<tr style="border-top:${at === 0 ? "0.6pt solid" : "0"}">${at === 0 ? label : ""}<td>${escape(words.phrase())}</td>${amounts(text, 2)}</tr>`;
          })
          .join("");
      };
      const head = `<tr style="border-top:1pt solid;font-weight:bold">${random.times(4, () => `<td>${escape(words.topic())}</td>`).join("")}</tr>`;
      return `${text.heading(2)}${text.p()}<table style="border-bottom:1pt solid">${head}${random.times(3, group).join("")}</table>${text.p()}`;
    },
  },
  {
    name: "open-grid",
    draw: (text) => {
      const { words, random } = text;
      const columns = random.whole(3, 5);
      // There are lines between the columns; the outer columns have none on their outer side, and only some rows have any.
      const cell = (paragraph: string, at: number): string =>
        `<td style="${at > 0 ? "border-left:0.6pt solid #555;" : ""}border-bottom:0.6pt solid #555">${escape(paragraph)}</td>`;
      const row = (cells: readonly string[], style = ""): string =>
        `<tr style="${style}">${cells.map(cell).join("")}</tr>`;
      const head = row(
        random.times(columns, () => words.topic()),
        "background:#dde5ee;font-weight:bold",
      );
      const body = random.times(random.whole(4, 7), () =>
        row([words.phrase(), ...random.times(columns - 1, () => words.amount())]),
      );
      return `${text.heading(2)}${text.p()}<table style="width:${random.pick(["100%", "auto"])}">${head}${body.join("")}</table>${text.p()}`;
    },
  },
  {
    name: "header-over-values",
    draw: (text) => {
      const { words, random } = text;
      const line = "border-bottom:0.6pt solid";
      const years = random.times(4, (at) => `<td style="${line};text-align:right">${2010 + at}</td>`).join("");
      const head = `<tr style="font-weight:bold"><td rowspan="2" style="${line}">${escape(words.topic())}</td><td colspan="4" style="${line};text-align:center">${escape(words.phrase())}</td></tr><tr>${years}</tr>`;
      const row = (): string => `<tr><td>${escape(words.phrase())}</td>${amounts(text, 4)}</tr>`;
      return `${text.heading(2)}${text.p()}<table style="border-top:1pt solid;border-bottom:1pt solid">${head}${random.times(random.whole(4, 7), row).join("")}</table>${text.p()}`;
    },
  },
  {
    name: "slide-deck",
    page: "13.3in 7.5in",
    draw: (text) => {
      const { words, random } = text;
      const foot = spans(words.place(), words.date());
      const slide = (at: number): string => {
        const title = text.heading(1, words.title(), `font-size:${random.pick([26, 30, 34, 40])}pt;margin-top:0`);
        const body = random.pick([
          () => text.list(4, "ul"),
          () => sideBySide(text.list(3, "ul"), text.p(words.sentence())),
          () => text.p(words.sentence()),
        ])();
        return sheet("", `<div style="font-size:18pt">${title}${at === 0 ? text.p(words.name()) : body}</div>`, foot);
      };
      return random.times(3, slide).join("");
    },
  },
  {
    name: "clauses",
    draw: (text) => {
      const { words, random } = text;
      const clause = (at: number): string =>
        text.heading(2, `${at + 1}. ${random.pick([words.topic(), words.topic().toUpperCase()])}`) +
        random.times(random.whole(1, 3), (n) => `<p>${at + 1}.${n + 1} ${escape(words.paragraph(1, 2))}</p>`).join("") +
        random
          .times(2, (n) => `<p data-item style="margin-left:18pt">(${"ab"[n]}) ${escape(words.sentence())}</p>`)
          .join("");
      return text.heading(1, words.title(), "font-size:1em;text-align:center") + random.times(4, clause).join("");
    },
  },
  {
    name: "equal-pages",
    draw: (text) => {
      const { words } = text;
      const body = text.heading(1) + text.p(words.sentence()) + text.p(words.sentence()) + `<p>${words.place()}</p>`;
      return [1, 2, 3].map(() => sheet("", body, "")).join("");
    },
  },
];
