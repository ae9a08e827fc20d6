/** Kinds of pages that are looked at before they are read. */
import { escape, type Family, type PageText } from "../page-text.ts";

const columns = (count: number, cells: readonly string[], gap = 12): string =>
  `<div class="grid" style="grid-template-columns:repeat(${count},1fr);gap:${gap}pt">${cells.map((cell) => `<div>${cell}</div>`).join("")}</div>`;

const label = (text: PageText): string => `<div class="small">${escape(text.words.topic())}</div>`;

export const SHEETS: readonly Family[] = [
  {
    name: "poster",
    page: "A3",
    draw: (text) => {
      const { words, random } = text;
      const panel = (): string =>
        `<div class="box">${text.heading(2)}${text.p(words.paragraph(1, 3))}${random.chance(0.4) ? `${text.chart()}<div class="caption">Fig. ${random.whole(1, 6)}: ${escape(words.sentence())}</div>` : text.list(3, "ul")}</div>`;
      return `${text.heading(1, words.title(), "font-size:34pt;text-align:center")}<p style="text-align:center">${words.name()}, ${words.name()} · ${words.place()}</p>${columns(3, random.times(6, panel))}`;
    },
  },
  {
    name: "event",
    draw: (text) => {
      const { words, random } = text;
      const facts = [
        words.date(),
        `${random.whole(8, 20)}:${random.pick(["00", "30"])}`,
        words.place(),
        `Entry ${words.amount()}`,
      ];
      return `<div style="text-align:center">${text.heading(1, words.title(), "font-size:40pt")}${text.picture("100%", "180pt")}${facts.map((fact) => `<p style="font-size:1.5em;text-indent:0;text-align:center">${escape(fact)}</p>`).join("")}${text.heading(2)}${text.p(words.paragraph(1, 2))}</div>`;
    },
  },
  {
    name: "brochure",
    page: "A4 landscape",
    draw: (text) => {
      const { words, random } = text;
      const panel = (at: number): string =>
        (at === 0 ? text.picture("100%", "120pt") : "") +
        text.heading(2) +
        text.paragraphs(1, 2) +
        (random.chance(0.5) ? text.list(4, "ul") : "");
      return (
        text.heading(1) +
        columns(3, random.times(3, panel), 22) +
        `<div class="small" style="margin-top:10pt">${words.name()} · ${random.whole(100, 999)} ${random.whole(1000, 9999)} · ${words.place()}</div>`
      );
    },
  },
  {
    name: "magazine",
    draw: (text) => {
      const { words, random } = text;
      const over = `<div style="position:absolute;left:14pt;bottom:12pt;width:60%;color:#fff;font-size:1.25em">${escape(words.paragraph(1, 2))}</div>`;
      const by = `<p class="small">${random.pick(["By", "Text:", "Words by"])} ${words.name()}</p>`;
      return `<div class="small">${escape(words.topic().toUpperCase())}</div>${text.heading(1, words.title(), "font-size:30pt")}${text.picture("100%", "200pt", over)}<div class="caption small">${escape(words.sentence())} Photo: ${words.name()}</div>${by}<div class="${random.pick(["cols2", "cols3"])}">${text.paragraphs(2, 3)}${text.heading(3)}${text.paragraphs(2, 3)}<div class="quote">“${escape(words.sentence())}”</div>${text.paragraphs(1, 2)}</div>`;
    },
  },
  {
    name: "newsletter",
    draw: (text) => {
      const { words, random } = text;
      const story = (): string =>
        text.heading(2) +
        text.paragraphs(1, 2) +
        (random.chance(0.5) ? `<p class="small">→ more on page ${random.whole(2, 8)}</p>` : "");
      const side = `<div class="box">${text.heading(3, random.pick(["Dates", "In Brief", "This Issue"]))}${random.times(4, () => `<p><b>${words.date()}</b> ${escape(words.phrase())}</p>`).join("")}</div>`;
      return `${text.heading(1, `${words.place()} ${random.pick(["News", "Gazette", "Letter"])}`)}<div class="small" style="border-top:1pt solid;border-bottom:1pt solid">No. ${random.whole(1, 90)} · ${words.date()}</div><div class="grid" style="grid-template-columns:2fr 1fr"><div>${story()}${story()}</div><div>${side}${story()}</div></div>`;
    },
  },
  {
    name: "certificate",
    page: "A4 landscape",
    draw: (text) => {
      const { words, random } = text;
      const line = (told: string, size = 1): string =>
        `<p style="text-align:center;text-indent:0;font-size:${size}em;margin:10pt">${escape(told)}</p>`;
      const signed = columns(
        2,
        random.times(
          2,
          () =>
            `<div style="border-top:0.6pt solid;text-align:center;margin:30pt 20pt 0">${words.name()}<br>${random.pick(["Examiner", "Chair", "Director"])}</div>`,
        ),
      );
      return `<div style="border:3pt double #555;padding:24pt">${text.heading(1, random.pick(["Certificate of Completion", "Diploma", "Award", "Certificate"]), "text-align:center;font-size:30pt")}${line("This is to certify that")}${line(words.name(), 2)}${line(words.sentence())}${line(words.date())}${signed}</div>`;
    },
  },
  {
    name: "cards",
    draw: (text) => {
      const { words, random } = text;
      const card = (): string =>
        `<div class="box" style="height:${random.pick([80, 100])}pt"><b>${words.name()}</b><br><i>${random.pick(["Engineer", "Treasurer", "Keeper"])}</i><br>${words.topic()} Street ${random.whole(1, 80)}<br>${words.place()}<br>${random.whole(100, 999)} ${random.whole(1000, 9999)}</div>`;
      return (random.chance(0.6) ? text.heading(1) : "") + columns(random.pick([2, 3]), random.times(8, card));
    },
  },
  {
    name: "catalogue",
    draw: (text) => {
      const { words, random } = text;
      const item = (): string =>
        `${text.picture("100%", "60pt")}${text.doubt(`${words.topic()} ${random.pick(["Set", "One", "Plus"])}`, "run")}<div class="small">${escape(words.sentence())}</div><div><b>${words.amount()}</b></div>`;
      return text.heading(1) + random.times(2, () => text.heading(2) + columns(3, random.times(3, item))).join("");
    },
  },
  {
    name: "menu",
    draw: (text) => {
      const { words, random } = text;
      const dish = (): string =>
        `<div style="display:flex;justify-content:space-between"><span>${escape(words.phrase())}</span><span>${words.amount()}</span></div>${random.chance(0.5) ? `<div class="small">${escape(words.phrase())}, ${escape(words.phrase())}</div>` : ""}`;
      return (
        text.heading(1) +
        random.times(3, () => text.heading(2, words.topic()) + random.times(4, dish).join("")).join("")
      );
    },
  },
  {
    name: "slides",
    page: "13.3in 7.5in",
    draw: (text) => {
      const { words, random } = text;
      const body = random.pick([
        () => text.list(5, "ul"),
        () => columns(2, [text.list(4, "ul"), text.chart(300, 200)], 30),
        () => text.table(5, 4),
        () =>
          columns(
            3,
            random.times(3, () => `<div class="box"><b>${escape(words.topic())}</b>${text.p(words.sentence())}</div>`),
            20,
          ),
        () => text.picture("70%", "220pt") + `<div class="caption">${escape(words.sentence())}</div>`,
      ])();
      return `<div style="font-size:17pt">${text.heading(1, words.title(), "font-size:30pt;margin-top:0")}${body}</div><div data-margin="foot" class="small" style="position:fixed;bottom:0">${words.place()} · ${words.date()} · ${random.whole(2, 40)}</div>`;
    },
  },
  {
    name: "figures-of-merit",
    draw: (text) => {
      const { words, random } = text;
      const tile = (): string =>
        `<div class="box"><div style="font-size:2.2em">${words.amount()}</div>${label(text)}</div>`;
      return (
        text.heading(1) +
        columns(4, random.times(4, tile)) +
        text.heading(2) +
        columns(2, [text.chart(), text.chart()]) +
        text.heading(2) +
        text.p() +
        text.table(5, 4)
      );
    },
  },
  {
    name: "charts",
    draw: (text) => {
      const { words, random } = text;
      const figure = (): string =>
        `<div class="small"><b>${escape(words.topic())}</b>, ${escape(words.phrase())}</div>${text.chart()}<div class="small">Source: ${escape(words.topic())} Office</div>`;
      return text.heading(2) + text.p() + columns(2, random.times(4, figure)) + text.heading(2) + text.p();
    },
  },
];
