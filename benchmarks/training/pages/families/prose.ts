/** Kinds of documents that are mostly running text. */
import { escape, type Family, type PageText } from "../page-text.ts";

const section = (text: PageText, level: 1 | 2 | 3): string => text.heading(level) + text.paragraphs(1, 3);

export const PROSE: readonly Family[] = [
  {
    name: "report",
    draw: (text) =>
      text.heading(1) +
      text.p() +
      text.random
        .times(
          text.random.whole(2, 4),
          () =>
            section(text, 2) +
            (text.random.chance(0.4) ? section(text, 3) : "") +
            (text.random.chance(0.3) ? text.table(4, 3) : ""),
        )
        .join(""),
  },
  {
    name: "pulled-quotes",
    draw: (text) => {
      const quote = (): string => `<div class="quote">${escape(text.words.sentence())}</div>`;
      return (
        text.heading(1) +
        `<div class="${text.random.pick(["", "cols2"])}">${text.random.times(3, () => section(text, 2) + (text.random.chance(0.7) ? quote() : "")).join("")}</div>`
      );
    },
  },
  {
    name: "paper",
    draw: (text) => {
      const { words, random } = text;
      const authors = random.times(random.whole(2, 4), () => words.name()).join(", ");
      const abstract = text.heading(3, "Abstract") + text.p(words.paragraph(3, 5), "small");
      const figure = `${text.chart()}<div class="caption">Figure ${random.whole(1, 4)}. ${escape(words.sentence())}</div>`;
      const body = random.times(3, (at) => section(text, 2) + (at === 1 ? figure : "")).join("");
      return `${text.heading(1)}<p style="text-align:center">${authors}</p><p style="text-align:center" class="small">${escape(words.topic())} Institute, ${words.place()}</p>${abstract}<div class="cols2">${body}</div>`;
    },
  },
  {
    name: "contract",
    draw: (text) => {
      const { words, random } = text;
      const clause = (letter: string): string =>
        `<p data-item style="margin-left:${random.pick([12, 24])}pt">${letter} ${escape(words.sentence())}</p>`;
      const lettered = random.pick(["(a)", "a)", "A."]);
      const letters = (count: number): string =>
        random
          .times(count, (at) => clause(lettered.replace(/a/i, (a) => String.fromCharCode(a.charCodeAt(0) + at))))
          .join("");
      const article = (at: number): string =>
        text.heading(
          2,
          random.pick([`${at + 1}. ${words.topic()}`, `Article ${at + 1}`, `§ ${at + 1} ${words.topic()}`]),
        ) +
        text.p(words.paragraph(1, 3)) +
        letters(random.whole(2, 4));
      const parties = `<p>between</p><p><b>${words.name()}</b>, ${words.place()} (“the Lender”)</p><p>and</p><p><b>${words.name()}</b> (“the Borrower”)</p>`;
      return (
        text.heading(1, random.pick(["Agreement", "Loan Agreement", "Service Contract", "Lease"])) +
        parties +
        random.times(4, article).join("")
      );
    },
  },
  {
    name: "act",
    draw: (text) => {
      const { words, random } = text;
      const article = (at: number): string =>
        text.heading(2, `${random.pick(["Art.", "Article", "Section"])} ${at}`) +
        random.times(random.whole(1, 3), (n) => `<p data-item>(${n + 1}) ${escape(words.sentence())}</p>`).join("");
      return (
        text.heading(1, `${words.topic()} Act`) +
        `<p>of ${words.date()}</p>` +
        random
          .times(
            6,
            (at) => (at % 3 === 0 ? text.heading(1, `Part ${at / 3 + 1} ${words.topic()}`) : "") + article(at + 1),
          )
          .join("")
      );
    },
  },
  {
    name: "minutes",
    draw: (text) => {
      const { words, random } = text;
      const facts = [
        ["Date", words.date()],
        ["Place", words.place()],
        ["Present", [1, 2, 3].map(() => words.name()).join(", ")],
      ];
      const item = (at: number): string =>
        text.heading(2, `${at + 1}. ${words.topic()}`) +
        text.p() +
        `<p><b>${random.pick(["Decision", "Action"])}:</b> ${escape(words.sentence())}</p>`;
      return (
        text.heading(1, `Minutes of the ${words.topic()} Group`) +
        facts.map(([label, value]) => `<p><b>${label}:</b> ${value}</p>`).join("") +
        random.times(4, item).join("")
      );
    },
  },
  {
    name: "letter",
    draw: (text) => {
      const { words, random } = text;
      const address = `<p>${words.name()}<br>${words.topic()} Street ${random.whole(1, 90)}<br>${random.whole(1000, 9999)} ${words.place()}</p>`;
      return `<div style="text-align:right">${address}</div>${address}<p>${words.place()}, ${words.date()}</p>${text.heading(2)}<p>Dear ${words.name()},</p>${text.paragraphs(3, 5)}<p>Yours sincerely,</p><p>${words.name()}<br>${random.pick(["Head of Office", "Treasurer", "Director"])}</p>`;
    },
  },
  {
    name: "textbook",
    draw: (text) => {
      const { words, random } = text;
      const drop = (): string => {
        const paragraph = words.paragraph(3, 5);
        return `<p style="text-indent:0"><span style="float:left;font-size:${random.pick([2.4, 3.4])}em;line-height:0.85;padding-right:3pt">${paragraph.charAt(0)}</span>${escape(paragraph.slice(1))}</p>`;
      };
      const box = `<div class="box">${text.heading(3, random.pick(["Key Terms", "Remember", "Exercise", words.topic()]))}${text.list()}</div>`;
      return `<p class="small">CHAPTER ${random.whole(1, 12)}</p>${text.heading(1)}${drop()}${section(text, 2)}${box}${section(text, 2)}`;
    },
  },
  {
    name: "side-headings",
    draw: (text) => {
      const { random } = text;
      const row = (): string =>
        `<div class="grid" style="grid-template-columns:${random.pick(["22% 1fr", "30% 1fr"])};margin-bottom:10pt"><div>${random.chance(0.3) ? `<div style="font-size:1.6em">${random.pick(["I", "II", "1", "2", "3"])}</div>` : ""}${text.heading(2, text.words.title(), "margin-top:0")}</div><div>${text.paragraphs(1, 3)}</div></div>`;
      return text.heading(1) + random.times(4, row).join("");
    },
  },
  {
    name: "run-in",
    draw: (text) => {
      const entry = (): string =>
        `<p><span class="run">${escape(text.words.topic())}${text.random.pick([".", ":", " –"])}</span> ${escape(text.words.paragraph(2, 4))}</p>`;
      return (
        text.heading(1) +
        text.p() +
        text.heading(2) +
        text.random.times(5, entry).join("") +
        text.heading(2) +
        text.random.times(3, entry).join("")
      );
    },
  },
  {
    name: "questions",
    draw: (text) =>
      text.heading(1) +
      text.random.times(5, () => text.heading(2, `${text.words.sentence().slice(0, -1)}?`) + text.p()).join(""),
  },
  {
    name: "manual",
    draw: (text) => {
      const { words, random } = text;
      const note = (): string =>
        `<div class="box"><b>${random.pick(["Note", "Warning", "Tip", "CAUTION"])}</b><br>${escape(words.sentence())}</div>`;
      const code = (): string =>
        `<pre style="font-size:0.85em;background:#f4f4f4;padding:4pt">$ install --${words.topic().toLowerCase().replaceAll(/\W/g, "-")} ${random.whole(1, 9)}\nready\n$ check all</pre>`;
      return (
        text.heading(1) +
        random
          .times(3, () => text.heading(2) + text.p() + text.list(4, "ol") + (random.chance(0.5) ? note() : code()))
          .join("")
      );
    },
  },
];
