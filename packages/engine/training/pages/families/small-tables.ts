/** Tables of a few rows with little or nothing drawn, and texts that are side by side without being a table. */
import { escape, type Family, type PageText } from "../page-text.ts";

const cell = (text: string, style: string, tag = "td"): string => `<${tag} style="${style}">${escape(text)}</${tag}>`;

/** What a column contains, by its cells. */
const column = (text: PageText, at: number): (() => string) => {
  const { words, random } = text;
  const names = [() => words.topic(), () => words.phrase(), () => words.name(), () => `--${slug(words.topic())}`];
  const values = [
    () => words.phrase(),
    () => words.topic(),
    () => words.amount(),
    () => String(random.whole(1, 900)),
    () => words.sentence(),
    () => words.name(),
  ];
  const make = random.pick(at === 0 ? names : values);
  return random.chance(0.4) ? () => make().toLowerCase() : make;
};

const slug = (topic: string): string => topic.toLowerCase().replaceAll(/[^\p{L}]+/gu, "-");

const smallTable = (text: PageText): string => {
  const { words, random } = text;
  const columns = random.pick([2, 2, 2, 3, 3, 4]);
  const padding = random.pick(["1pt 5pt", "2pt 8pt", "4pt 12pt", "3pt 16pt"]);
  const align = random.pick(["left", "left", "left", "center"]);
  const own = `padding:${padding};text-align:${align};vertical-align:top;`;
  // A table of two columns that nothing marks, not even names of its columns, is a list of terms as well.
  const heads = random.pick(["bold", "bold", "ruled", "ruled-bold", "shaded", columns > 2 ? "none" : "bold"]);
  const head = {
    bold: "font-weight:bold;",
    ruled: "border-bottom:0.6pt solid;font-weight:normal;",
    "ruled-bold": "border-bottom:0.6pt solid;font-weight:bold;",
    shaded: "background:#e2e6ea;font-weight:normal;",
    none: "",
  }[heads]!;
  const lines = random.pick(["", "", "", "border-bottom:0.4pt solid #999;"]);
  const kinds = random.times(columns, (at) => column(text, at));
  const names = heads === "none" ? "" : `<tr>${kinds.map(() => cell(words.topic(), own + head, "td")).join("")}</tr>`;
  const rows = random.times(
    random.whole(2, 6),
    () => `<tr>${kinds.map((make) => cell(make(), own + lines)).join("")}</tr>`,
  );
  const width = random.pick(["", "", "width:100%;", "width:70%;"]);
  return `<table style="${width}border-collapse:collapse;margin:${random.whole(4, 14)}pt 0">${names}${rows.join("")}</table>`;
};

const beside = (parts: readonly string[], gap: number, style = ""): string =>
  `<div>${parts.map((part) => `<div style="display:inline-block;vertical-align:top;width:${Math.floor(96 / parts.length) - 2}%;margin-right:${gap}pt;${style}">${part}</div>`).join("")}</div>`;

const line = (text: string, style = ""): string => `<div style="${style}">${escape(text)}</div>`;

const SIDE_BY_SIDE: readonly ((text: PageText) => string)[] = [
  // Addresses.
  ({ words, random }) =>
    beside(
      random.times(2, () =>
        [words.name(), words.topic(), `${random.whole(1, 99)} ${words.topic()}`].map((own) => line(own)).join(""),
      ),
      random.whole(4, 10),
    ),
  // Cards: a bold name over a text.
  ({ words, random }) =>
    beside(
      random.times(random.whole(2, 3), () => line(words.topic(), "font-weight:bold") + line(words.paragraph(1, 2))),
      random.whole(4, 10),
    ),
  // Labels with values.
  ({ words, random }) =>
    random
      .times(
        random.whole(3, 5),
        () =>
          `<div><span style="display:inline-block;width:90pt">${words.topic()}:</span>${escape(words.phrase())}</div>`,
      )
      .join(""),
  // Terms with texts.
  ({ words, random }) => {
    const bold = random.pick(["font-weight:bold;", "", "font-style:italic;"]);
    return random
      .times(
        random.whole(3, 6),
        () =>
          `<div><div style="display:inline-block;width:24%;vertical-align:top;${bold}">${escape(words.topic())}</div><div style="display:inline-block;width:74%">${escape(random.chance(0.5) ? words.sentence() : words.paragraph(1, 2))}</div></div>`,
      )
      .join("");
  },
  // Signatures.
  ({ words, random }) =>
    beside(
      random.times(2, () => line("………………………") + line(words.name()) + line(words.topic())),
      random.whole(4, 10),
    ),
  // Items in columns.
  ({ words, random }) =>
    `<ul style="columns:${random.whole(2, 3)}">${random.times(random.whole(6, 9), () => `<li>${escape(words.phrase())}</li>`).join("")}</ul>`,
  // Short texts in columns.
  ({ words, random }) =>
    `<div style="columns:${random.whole(2, 3)};column-gap:24pt">${random.times(random.whole(6, 12), () => line(words.phrase())).join("")}</div>`,
  // Code with comments.
  ({ words, random }) =>
    `<pre style="font-family:monospace">${random.times(random.whole(3, 6), () => `${slug(words.topic())} = ${random.whole(1, 99)};`.padEnd(26) + `# ${escape(words.phrase())}`).join("\n")}</pre>`,
];

export const SMALL_TABLES: readonly Family[] = [
  {
    name: "small-tables",
    draw: (text) =>
      text.heading(1) +
      text.random.times(4, () => text.heading(2) + text.p(text.words.paragraph(1, 3)) + smallTable(text)).join("") +
      text.p(),
  },
  {
    name: "side-by-side",
    draw: (text) =>
      text.heading(1) +
      text.random
        .some(SIDE_BY_SIDE, 3)
        .map((draw) => text.heading(2) + text.p(text.words.paragraph(1, 3)) + draw(text))
        .join("") +
      text.p(),
  },
];
