/** Tables as in statements, papers and schedules, with few lines between rows and columns. */
import { escape, type Family, type PageText } from "../page-text.ts";

/** A table amid text, as in a document. */
const among = (text: PageText, table: string, caption = ""): string =>
  text.heading(2) + text.p() + caption + table + text.paragraphs(1, 2);

const cells = (printed: readonly (string | number)[], style = "", tag = "td"): string =>
  printed.map((part) => `<${tag} style="${style}">${escape(String(part))}</${tag}>`).join("");

const row = (inside: string, style = ""): string => `<tr style="${style}">${inside}</tr>`;

const caption = (text: PageText): string =>
  text.random.chance(0.6)
    ? `<div class="caption">${text.random.pick(["Table", "Tab."])} ${text.random.whole(1, 9)}${text.random.pick([".", ":"])} ${escape(text.words.sentence())}</div>`
    : "";

const RULE = "border-bottom:0.6pt solid";
const NUMBER = "text-align:right;white-space:nowrap";

/** Numbers as in statements: grouped digits, losses in brackets, a dash for nothing. */
const balance = (text: PageText): string => {
  const { random } = text;
  const printed = `${random.whole(1, 98)},${random.whole(100, 999)}`;
  return random.pick([printed, printed, printed, `(${printed})`, `${random.whole(10, 999)}`, "–"]);
};

const decimal = (text: PageText): string => `${text.random.pick(["", "", "−"])}0.${text.random.whole(100, 999)}`;

export const TABLES: readonly Family[] = [
  {
    name: "financial-statement",
    draw: (text) => {
      const { words, random } = text;
      const years = random.pick([2, 2, 3, 4]);
      const first = random.whole(2005, 2024);
      const hasNotes = random.chance(0.5);
      const entry = (style: string, at: number): string =>
        row(
          cells([words.phrase()], `padding-left:${at}pt`) +
            (hasNotes ? cells([random.chance(0.4) ? random.whole(1, 30) : ""], "text-align:center") : "") +
            random.times(years, () => cells([balance(text)], NUMBER + style)).join(""),
        );
      const part = (): string =>
        row(`<td colspan="${years + (hasNotes ? 2 : 1)}"><b>${escape(words.topic())}</b></td>`) +
        random.times(random.whole(2, 4), () => entry("", random.pick([0, 10]))).join("") +
        entry(";border-top:0.6pt solid;font-weight:bold", 0);
      const names = [
        "",
        ...(hasNotes ? ["Note"] : []),
        ...random.times(years, (at) => `${random.pick(["", "", "31.12."])}${first - at}`),
      ];
      const head = row(cells(names, NUMBER + ";font-weight:bold"));
      return among(text, `<table style="width:100%">${head}${random.times(random.whole(2, 3), part).join("")}</table>`);
    },
  },
  {
    name: "paper-results",
    draw: (text) => {
      const { words, random } = text;
      const groups = random.whole(2, 3);
      const inGroup = random.whole(2, 3);
      const top = row(
        cells([""]) +
          random
            .times(groups, () => `<td colspan="${inGroup}" style="text-align:center;${RULE}">${words.topic()}</td>`)
            .join(""),
      );
      const names = row(
        cells([words.topic()], RULE) +
          random
            .times(groups, () =>
              cells(random.some(["Mean", "SD", "N", "F1", "p", "β"], inGroup), `text-align:center;${RULE}`),
            )
            .join(""),
      );
      const entry = (): string =>
        row(
          cells([random.chance(0.5) ? words.name() : words.phrase()]) +
            random.times(groups * inGroup, () => cells([decimal(text)], "text-align:center")).join(""),
        );
      const notes = random.chance(0.5) ? `<div class="small">Note: ${escape(words.sentence())}</div>` : "";
      const table = `<table style="border-top:1pt solid;border-bottom:1pt solid">${top}${names}${random.times(random.whole(3, 7), entry).join("")}</table>`;
      return `<div class="${random.pick(["", "", "cols2"])}">${among(text, table + notes, caption(text))}</div>`;
    },
  },
  {
    name: "wrapped-rows",
    draw: (text) => {
      const { words, random } = text;
      const line = random.pick(["", "border-bottom:0.5pt solid #777", "border-bottom:0.5pt solid #777"]);
      const columns = random.whole(2, 4);
      const head = row(
        cells([words.topic(), ...random.times(columns - 1, () => words.topic())], `font-weight:bold;${RULE}`),
      );
      const entry = (): string =>
        row(
          `<td style="width:22%;${line}">${random.chance(0.5) ? "<b>" : ""}${escape(words.topic())}</td>` +
            random
              .times(columns - 1, () => cells([random.chance(0.7) ? words.sentence() : words.phrase()], line))
              .join(""),
        );
      return among(
        text,
        `<table style="width:100%">${head}${random.times(random.whole(3, 6), entry).join("")}</table>`,
        caption(text),
      );
    },
  },
  {
    name: "narrow-columns",
    draw: (text) => {
      const { words, random } = text;
      const columns = random.whole(8, 14);
      const line = random.pick(["", "border-bottom:0.5pt solid #999"]);
      const head = row(
        cells([words.topic()], RULE) +
          cells(
            random.times(columns, (at) => at + 1),
            `text-align:center;${RULE}`,
          ),
      );
      const mark = (): string | number => random.pick([random.whole(1, 99), random.whole(1, 9), "–", "x"]);
      const entry = (): string =>
        row(
          cells([words.phrase()], line) +
            cells(random.times(columns, mark), `text-align:center;padding:2pt 3pt;${line}`),
        );
      return among(text, `<table>${head}${random.times(random.whole(4, 9), entry).join("")}</table>`, caption(text));
    },
  },
  {
    name: "turned-headers",
    page: "A4",
    draw: (text) => {
      const { words, random } = text;
      const columns = random.whole(4, 7);
      const line = random.pick(["border:0.5pt solid #555", "border-bottom:0.5pt solid #777"]);
      const turned = (): string =>
        `<td style="${line};height:70pt"><div style="writing-mode:vertical-rl;transform:rotate(180deg);white-space:nowrap">${escape(words.topic())}</div></td>`;
      const head = row(
        cells([words.topic()], `${line};vertical-align:bottom`) + random.times(columns, turned).join(""),
      );
      const entry = (): string =>
        row(
          cells([words.phrase()], line) +
            cells(
              random.times(columns, () => random.whole(1, 99)),
              `text-align:right;${line}`,
            ),
        );
      return among(text, `<table>${head}${random.times(random.whole(4, 8), entry).join("")}</table>`);
    },
  },
  {
    name: "two-tables",
    draw: (text) => {
      const { words, random } = text;
      const lines = random.pick(["none", "horizontal", "header"]);
      const one = (): string =>
        `<div>${random.chance(0.6) ? `<div class="caption">Table ${random.whole(1, 9)}: ${escape(words.topic())}</div>` : ""}${text.table(random.whole(3, 6), random.whole(2, 3), lines)}</div>`;
      return `${text.heading(2)}${text.p()}<div class="grid" style="grid-template-columns:1fr 1fr;gap:${random.pick([20, 30])}pt">${one()}${one()}</div>${text.p()}`;
    },
  },
  {
    name: "shaded-rows",
    draw: (text) => {
      const { words, random } = text;
      const columns = random.whole(3, 5);
      const head = row(
        cells(
          random.times(columns, () => words.topic()),
          "padding:3pt 6pt",
        ),
        random.pick(["background:#24476b;color:#fff", "background:#ccd;font-weight:bold", `font-weight:bold;${RULE}`]),
      );
      const entry = (at: number): string =>
        row(
          cells([words.phrase()]) +
            cells(
              random.times(columns - 1, () => words.amount()),
              NUMBER,
            ),
          at % 2 === 1 ? "background:#eef1f5" : "",
        );
      const foot = random.chance(0.5)
        ? row(
            cells(
              ["Total", ...random.times(columns - 1, () => words.amount())],
              "font-weight:bold;border-top:0.6pt solid",
            ),
          )
        : "";
      return among(
        text,
        `<table style="width:100%">${head}${random.times(random.whole(4, 8), entry).join("")}${foot}</table>`,
      );
    },
  },
  {
    name: "schedule",
    page: "A4 landscape",
    draw: (text) => {
      const { words, random } = text;
      const days = random.times(random.whole(3, 5), (at) => ["Mon", "Tue", "Wed", "Thu", "Fri"][at]!);
      const line = random.pick(["border:0.6pt solid #555", "border-bottom:0.5pt solid #777"]);
      const head = row(cells(["", ...days], `font-weight:bold;text-align:center;${line}`));
      const slot = (at: number): string =>
        random.chance(0.2)
          ? row(
              cells([`${8 + at}:00`], line) +
                `<td colspan="${days.length}" style="text-align:center;${line}">${words.topic()}</td>`,
            )
          : row(
              cells([`${8 + at}:00`], line) +
                days
                  .map(
                    () =>
                      `<td style="${line}">${random.chance(0.8) ? `${words.topic()}<br>${random.pick([words.name(), words.place()])}` : ""}</td>`,
                  )
                  .join(""),
            );
      return `${text.heading(1)}<table style="width:100%">${head}${random.times(random.whole(4, 7), slot).join("")}</table>${text.p()}`;
    },
  },
  {
    name: "words-in-columns",
    draw: (text) => {
      const { words, random } = text;
      const columns = random.whole(3, 4);
      const printed = (at: number): string =>
        [words.name(), words.place(), words.topic(), random.pick([words.date(), words.phrase()])][at]!;
      const head = row(
        cells(
          random.some(["Name", "Town", "Subject", "Since", "Remarks"], columns),
          `font-weight:bold;${random.pick(["", RULE])}`,
        ),
      );
      const entry = (): string => row(cells(random.times(columns, printed), "padding-right:24pt"));
      return among(text, `<table>${head}${random.times(random.whole(4, 9), entry).join("")}</table>`);
    },
  },
  {
    name: "references",
    draw: (text) => {
      const { words, random } = text;
      const entry = (at: number): string =>
        `<div data-item style="display:grid;grid-template-columns:26pt 1fr"><span>[${at + 1}]</span><span>${words.name()}, ${words.name()}. ${escape(words.sentence())} ${words.place()} ${random.whole(1, 40)} (${random.whole(1980, 2026)}), ${random.whole(1, 90)}–${random.whole(91, 300)}.</span></div>`;
      return `<div class="${random.pick(["", "cols2"])}">${text.p()}${text.heading(2, random.pick(["References", "Literature"]))}${random.times(random.whole(6, 14), entry).join("")}</div>`;
    },
  },
  {
    name: "addresses",
    draw: (text) => {
      const { words, random } = text;
      const one = (): string =>
        `<div>${words.name()}<br>${words.topic()} Street ${random.whole(1, 90)}<br>${random.whole(10_000, 99_999)} ${words.place()}</div>`;
      const count = random.pick([2, 3]);
      return `<div class="grid" style="grid-template-columns:repeat(${count},1fr)">${random.times(count, one).join("")}</div>${text.p(words.date())}${text.heading(1)}${text.paragraphs(2, 3)}<div class="grid" style="grid-template-columns:repeat(2,1fr);margin-top:20pt">${one()}${one()}</div>`;
    },
  },
  {
    name: "two-columns-of-text",
    draw: (text) => {
      const { random } = text;
      const part = (): string => (random.chance(0.5) ? text.heading(3) : "") + text.p(text.words.paragraph(1, 3));
      const side = (): string => `<div>${random.times(random.whole(3, 5), part).join("")}</div>`;
      return `${text.heading(1)}<div class="grid" style="grid-template-columns:1fr 1fr;gap:${random.pick([12, 18, 28])}pt">${side()}${side()}</div>`;
    },
  },
];
