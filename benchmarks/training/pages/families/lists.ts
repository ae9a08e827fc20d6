/** Kinds of pages made of short texts: large or bold text on them is often not a heading. */
import { escape, type Family } from "../page-text.ts";

const RULES = { rows: "border-bottom:0.5pt solid #888", none: "" };

export const LISTS: readonly Family[] = [
  {
    name: "invoice",
    draw: (text) => {
      const { words, random } = text;
      const side = `<p>${words.name()}<br>${words.topic()} Road ${random.whole(1, 99)}<br>${words.place()}</p>`;
      const facts = ["Invoice no.", "Date", "Customer", "Due"]
        .map((name) => `<tr><td><b>${name}</b></td><td>${random.whole(100, 99_999)}</td></tr>`)
        .join("");
      return `<div class="grid" style="grid-template-columns:1fr 1fr"><div><b style="font-size:1.3em">${text.doubt(`${words.topic()} Ltd`)}</b>${side}</div><table>${facts}</table></div>${text.heading(1, random.pick(["INVOICE", "Invoice", "Credit Note", "Quotation"]))}${text.doubt("Bill to", "run")}${side}${text.table(random.whole(3, 7), 4)}<p style="text-align:right"><b>Total ${words.amount()}</b></p><p class="small">${escape(words.sentence())}</p>`;
    },
  },
  {
    name: "form",
    draw: (text) => {
      const { words, random } = text;
      const field = (): string =>
        `<td style="border:0.6pt solid #444;height:26pt;font-size:0.8em">${escape(words.topic())}${random.chance(0.4) ? `<br><span style="font-size:1.2em">${escape(words.name())}</span>` : ""}</td>`;
      const part = (at: number): string =>
        text.heading(2, `${random.pick(["Part", "Section"])} ${at + 1} – ${words.topic()}`) +
        `<table style="width:100%">${random.times(3, () => `<tr>${random.times(3, field).join("")}</tr>`).join("")}</table><p>☐ ${escape(words.phrase())} ☐ ${escape(words.phrase())}</p>`;
      return text.heading(1) + `<p class="small">${escape(words.sentence())}</p>` + random.times(3, part).join("");
    },
  },
  {
    name: "contents",
    draw: (text) => {
      const { words, random } = text;
      const dots = random.chance(0.6)
        ? `<span style="flex:1;border-bottom:1pt dotted #000;margin:0 4pt"></span>`
        : `<span style="flex:1"></span>`;
      const entry = (title: string, page: number, style: string): string =>
        `<div style="display:flex;${style}"><span>${escape(title)}</span>${dots}<span>${page}</span></div>`;
      let page = 1;
      const part = (at: number): string =>
        (random.chance(0.5)
          ? `<div class="run" style="margin-top:6pt">${random.pick(["Part", "PART"])} ${at + 1}. ${escape(words.topic())}</div>`
          : "") +
        entry(
          `${at + 1} ${words.title()}`,
          (page += random.whole(1, 9)),
          random.chance(0.6) ? "font-weight:bold" : "",
        ) +
        random
          .times(random.whole(2, 5), (n) =>
            entry(`${at + 1}.${n + 1} ${words.title()}`, (page += random.whole(0, 4)), "padding-left:14pt"),
          )
          .join("");
      return (
        text.heading(1, random.pick(["Contents", "Table of Contents", "Inhalt", "Sommaire"])) +
        random.times(5, part).join("")
      );
    },
  },
  {
    name: "directory",
    draw: (text) => {
      const { words, random } = text;
      const entry = (): string =>
        `<div style="margin-bottom:6pt;break-inside:avoid"><b>${words.name()}</b><br>${random.pick(["Chair", "Editor", "Lecturer"])}, ${words.topic()}<br>${words.name().split(" ")[0]!.toLowerCase()}@example.org</div>`;
      return (
        text.heading(1) +
        random
          .times(
            2,
            () => text.heading(2, words.topic()) + `<div class="cols3">${random.times(9, entry).join("")}</div>`,
          )
          .join("")
      );
    },
  },
  {
    name: "glossary",
    draw: (text) => {
      const { words, random } = text;
      const isApart = random.chance(0.5);
      const term = (): string =>
        isApart
          ? `${text.doubt(words.phrase(), "run")}${text.p(words.sentence())}`
          : `<p><b>${escape(words.phrase())}</b> ${escape(words.sentence())}</p>`;
      return text.heading(1, random.pick(["Glossary", "Terms", "Begriffe"])) + random.times(12, term).join("");
    },
  },
  {
    name: "curriculum-vitae",
    draw: (text) => {
      const { words, random } = text;
      const job = (): string =>
        `<div style="display:flex;justify-content:space-between"><b>${escape(words.topic())} ${random.pick(["Engineer", "Officer", "Analyst"])}</b><span>${random.whole(2001, 2012)} – ${random.whole(2013, 2026)}</span></div><div><i>${words.topic()} Group, ${words.place()}</i></div>${text.list(3, "ul")}`;
      const titles = random.some(["Experience", "Education", "Skills", "Languages", "Profile", "Publications"], 4);
      return (
        text.heading(1, words.name()) +
        `<p>${words.place()} · ${random.whole(100, 999)} ${random.whole(1000, 9999)}</p>` +
        titles.map((title, at) => text.heading(2, title) + (at % 2 === 0 ? job() + job() : text.list(4, "ul"))).join("")
      );
    },
  },
  {
    name: "timetable",
    draw: (text) => {
      const { words, random } = text;
      const stop = (): string =>
        `<tr style="${random.chance(0.5) ? RULES.rows : RULES.none}"><td>${words.place()}</td>${random.times(6, (at) => `<td>${6 + at * 2}:${random.whole(10, 59)}</td>`).join("")}</tr>`;
      return (
        text.heading(1) +
        random
          .times(
            2,
            () =>
              text.heading(2) +
              `<table>${random.times(7, stop).join("")}</table><p class="small">${escape(words.sentence())}</p>`,
          )
          .join("")
      );
    },
  },
  {
    name: "tables-with-heads-of-rows",
    draw: (text) => {
      const { words, random } = text;
      const group = (): string =>
        `<tr><td colspan="4" style="font-weight:bold;border-bottom:0.5pt solid #666">${escape(words.topic())}</td></tr>` +
        random
          .times(
            3,
            () =>
              `<tr><td>${escape(words.phrase())}</td>${random.times(3, () => `<td style="text-align:right">${words.amount()}</td>`).join("")}</tr>`,
          )
          .join("");
      return (
        text.heading(2) +
        text.p(words.paragraph(1, 2)) +
        `<table style="width:100%;border-top:1pt solid;border-bottom:1pt solid">${random.times(random.whole(3, 5), group).join("")}</table>` +
        text.heading(2) +
        text.p()
      );
    },
  },
  {
    name: "columns-of-short-texts",
    draw: (text) => {
      // A table even without lines and numbers: short texts aligned in rows, bold in the first column.
      const { words, random } = text;
      const row = (): string =>
        `<tr><td style="width:24%"><b>${escape(words.topic())}</b></td><td style="width:38%">${escape(words.sentence())}</td><td>${escape(words.phrase())}<br>${escape(words.phrase())}</td></tr>`;
      return (
        text.heading(2) +
        `<table style="width:100%">${random.times(7, row).join("")}</table>` +
        (random.chance(0.5) ? text.heading(2) + text.p() : "")
      );
    },
  },
  {
    name: "data-sheet",
    draw: (text) => {
      const { words, random } = text;
      const facts = (): string =>
        `<table style="width:100%">${random.times(5, () => `<tr style="${RULES.rows}"><td>${escape(words.topic())}</td><td>${words.amount()}</td></tr>`).join("")}</table>`;
      return (
        text.heading(1, `${words.topic()} ${random.whole(100, 900)}`) +
        `<p>${escape(words.sentence())}</p>` +
        `<div class="cols2">${random.times(4, () => text.heading(2, words.topic()) + facts()).join("")}</div>`
      );
    },
  },
  {
    name: "worksheet",
    draw: (text) => {
      const { words, random } = text;
      const task = (at: number): string =>
        `<p data-item><b>${at + 1}.</b> ${escape(words.sentence())}</p>` +
        (random.chance(0.5)
          ? ["A", "B", "C"]
              .map((letter) => `<div data-item style="margin-left:16pt">${letter}) ${escape(words.phrase())}</div>`)
              .join("")
          : "<p>______________________________</p>");
      return (
        `<div class="small">Name: ____________ Date: ____________</div>` +
        text.heading(1) +
        random
          .times(
            2,
            () =>
              text.heading(2, random.pick(["Part A", "Part B", "Reading", "Practice", words.topic()])) +
              random.times(4, task).join(""),
          )
          .join("")
      );
    },
  },
  {
    name: "programme",
    draw: (text) => {
      const { words, random } = text;
      const slot = (at: number): string =>
        `<tr><td style="width:18%"><b>${8 + at}:${random.pick(["00", "15", "30"])}</b></td><td><b>${escape(words.title())}</b><br>${words.name()}, ${words.place()}</td></tr>`;
      return (
        text.heading(1) +
        random
          .times(
            2,
            (day) =>
              text.heading(2, `Day ${day + 1}: ${words.date()}`) + `<table>${random.times(5, slot).join("")}</table>`,
          )
          .join("")
      );
    },
  },
];
