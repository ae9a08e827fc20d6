/** Drawn grids that are not forms: tables that resemble one, and diagrams. */
import { escape } from "../pages/page-text.ts";
import { COLUMNS, type FormPage, type GridBox, type GridFamily } from "./form-page.ts";

/** A row of equal cells. */
const equal = (texts: readonly string[], style = ""): GridBox[] =>
  texts.map((html) => ({ span: COLUMNS / texts.length, html, style }));

const named = (page: FormPage, count: number): GridBox[] =>
  equal(
    page.random.times(count, () => escape(page.words.topic())),
    page.random.pick(["font-weight:bold", "font-weight:bold;background:#ddd", ""]),
  );

const rowsOf = <Row>(page: FormPage, from: number, to: number, row: (at: number) => Row): Row[] =>
  page.random.times(page.random.whole(from, to), row);

const someOf = (page: FormPage, share: number, text: () => string): string =>
  page.random.chance(share) ? escape(text()) : "";

/** A grid under a heading, often with paragraphs above and below it. */
const among = (page: FormPage, grid: string): string =>
  page.random.chance(0.6) ? page.heading(2) + page.p() + grid + page.p() : page.heading(2) + grid;

const widths = (page: FormPage): number => page.random.pick([2, 3, 4, 6]);

const svg = (width: number, height: number, inside: readonly string[]): string =>
  `<svg width="${width}" height="${height}" style="display:block" font-size="8">${inside.join("")}</svg>`;

const rect = (x: number, y: number, width: number, height: number, text: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#000" stroke-width="0.7"/><text x="${x + width / 2}" y="${y + height / 2 + 3}" text-anchor="middle">${escape(text)}</text>`;

const short = (page: FormPage): string => page.words.topic().slice(0, 12);

const tables: Readonly<Record<string, (page: FormPage) => string>> = {
  "half-empty": (page) => {
    const count = widths(page);
    const row = (): GridBox[] =>
      equal([
        escape(page.words.phrase()),
        ...page.random.times(count - 1, () => someOf(page, 0.45, page.words.amount)),
      ]);
    return among(page, page.grid([named(page, count), ...rowsOf(page, 4, 14, row)], 14));
  },
  "to-be-filled-in": (page) => {
    const count = widths(page);
    const first = page.random.pick(["", "number", "text"]);
    const row = (at: number): GridBox[] =>
      equal([first === "" ? "" : first === "number" ? String(at + 1) : escape(page.words.phrase()), ...Array.from({ length: count - 1 }, () => "")]); // prettier-ignore
    return among(page, page.grid([named(page, count), ...rowsOf(page, 4, 16, row)], 16));
  },
  calendar: (page) => {
    const days = "Mo Tu We Th Fr Sa Su".split(" ");
    const first = page.random.whole(0, 6);
    const cell = (at: number): string => {
      const day = at - first + 1;
      if (day < 1 || day > 30) return "";
      return `${day}<br>${someOf(page, 0.2, page.words.topic)}`;
    };
    const line = (texts: readonly string[]): string =>
      `<tr>${texts.map((text) => `<td style="border:${page.line};height:30pt">${text}</td>`).join("")}</tr>`;
    const weeks = page.random.times(6, (week) => line(days.map((_, day) => cell(week * 7 + day))));
    return `${page.heading(1)}<table style="width:100%">${line(days)}${weeks.join("")}</table>`;
  },
  "lines-of-an-invoice": (page) => {
    const names = ["Pos.", "Description", "Qty", "Unit price", "Amount"];
    const spans = [1, 5, 1, 2, 3];
    const line = (texts: readonly string[], style = ""): GridBox[] =>
      texts.map((text, at) => ({
        span: spans[at]!,
        html: escape(text),
        style: at > 1 ? `text-align:right;${style}` : style,
      }));
    const item = (at: number): GridBox[] =>
      line([
        String(at + 1),
        page.words.phrase(),
        String(page.random.whole(1, 40)),
        page.words.amount(),
        page.words.amount(),
      ]);
    const blank = (): GridBox[] => line(["", "", "", "", ""]);
    const total = (name: string): GridBox[] => [
      { span: 9, html: name, style: "text-align:right" },
      { span: 3, html: escape(page.words.amount()), style: "text-align:right" },
    ];
    return page.grid([line(names, "font-weight:bold"), ...rowsOf(page, 2, 10, item), ...rowsOf(page, 0, 6, blank), total("Net"), total("VAT"), total("Total")], 14); // prettier-ignore
  },
  specification: (page) => {
    const row = (): GridBox[] => [
      { span: 4, html: escape(page.words.topic()) },
      {
        span: 8,
        html: escape(page.random.chance(0.5) ? `${page.words.amount()} ${page.words.phrase()}` : page.words.phrase()),
      },
    ];
    return among(
      page,
      page.grid(
        [
          [
            { span: 4, html: "Property" },
            { span: 8, html: "Value" },
          ],
          ...rowsOf(page, 4, 14, row),
        ],
        14,
      ),
    );
  },
  groups: (page) => {
    const count = widths(page);
    const row = (): GridBox[] =>
      equal([escape(page.words.phrase()), ...page.random.times(count - 1, () => escape(page.words.amount()))]);
    const group = (): GridBox[][] => [page.bar(page.words.topic()), ...rowsOf(page, 2, 4, row)];
    return among(page, page.grid([named(page, count), ...rowsOf(page, 2, 4, group).flat()], 14));
  },
  rubric: (page) => {
    const count = page.random.pick([3, 4]);
    const row = (): GridBox[] =>
      equal([
        `<b>${escape(page.words.topic())}</b>`,
        ...page.random.times(count - 1, () => escape(page.words.sentence())),
      ]);
    return among(page, page.grid([named(page, count), ...rowsOf(page, 3, 7, row)], 30));
  },
  timetable: (page) => {
    const row = (at: number): GridBox[] =>
      equal([`${7 + at}:00`, ...page.random.times(5, () => someOf(page, 0.6, page.words.topic))]);
    return among(page, page.grid([named(page, 6), ...rowsOf(page, 5, 11, row)], 22));
  },
  "matrix-of-marks": (page) => {
    const count = widths(page);
    const mark = page.random.pick(["x", "✓", "●", "yes"]);
    const row = (): GridBox[] =>
      equal([
        escape(page.words.phrase()),
        ...page.random.times(count - 1, () => (page.random.chance(0.5) ? mark : "")),
      ]);
    return among(page, page.grid([named(page, count), ...rowsOf(page, 4, 14, row)], 14));
  },
  "words-in-rows": (page) => {
    const count = widths(page);
    const row = (): GridBox[] => equal(page.random.times(count, () => escape(page.words.phrase())));
    const rows = rowsOf(page, 3, 12, row);
    return among(page, page.grid(page.random.chance(0.7) ? [named(page, count), ...rows] : rows, 14));
  },
  glossary: (page) => {
    const row = (): GridBox[] => [
      { span: 3, html: `<b>${escape(page.words.topic())}</b>` },
      { span: 9, html: escape(page.words.paragraph(1, 2)) },
    ];
    return among(page, page.grid(rowsOf(page, 3, 8, row), 20));
  },
  minutes: (page) => {
    const row = (at: number): GridBox[] => [
      { span: 1, html: String(at + 1) },
      { span: 6, html: escape(page.words.sentence()) },
      { span: 3, html: someOf(page, 0.7, page.words.name) },
      { span: 2, html: someOf(page, 0.6, page.words.date) },
    ];
    const head = ["No.", "Action", "Who", "Due"].map((html, at) => ({ span: [1, 6, 3, 2][at]!, html }));
    return among(page, page.grid([head, ...rowsOf(page, 3, 9, row)], 18));
  },
  "table-of-two-heads": (page) => {
    const top: GridBox[] = [
      { span: 3, html: "" },
      { span: 4, html: escape(page.words.topic()), style: "text-align:center" },
      { span: 5, html: escape(page.words.topic()), style: "text-align:center" },
    ];
    const spans = [3, 2, 2, 3, 2];
    const row = (text: () => string): GridBox[] => spans.map((span, at) => ({ span, html: escape(at === 0 ? page.words.phrase() : text()) })); // prettier-ignore
    return among(
      page,
      page.grid([top, row(page.words.topic), ...rowsOf(page, 3, 10, () => row(page.words.amount))], 14),
    );
  },
  "bits-of-a-word": (page) => {
    const field = (span: number): GridBox => ({
      span,
      html: escape(page.random.chance(0.7) ? short(page).toUpperCase() : "0"),
    });
    const row = (): GridBox[] => page.spans(page.random.whole(2, 5)).map(field);
    const numbers = page.random.times(COLUMNS, (at) => ({ span: 1, html: String(COLUMNS - 1 - at) }));
    return among(page, page.grid([numbers, ...rowsOf(page, 1, 5, row)], 16));
  },
  "listing-in-boxes": (page) => {
    const code = (): string =>
      `<span style="font-family:'Liberation Mono';font-size:8pt">${page.random.pick(["int", "let", "def", "call"])} ${page.words.topic().toLowerCase().replace(/\W/gu, "_")} = ${page.random.whole(0, 99)};</span>`;
    const count = page.random.pick([2, 3]);
    return among(
      page,
      page.grid(
        rowsOf(page, 3, 10, () => equal(page.random.times(count, code))),
        12,
      ),
    );
  },
  "flow-of-boxes": (page) => {
    const across = page.random.whole(2, 4);
    const boxes = rowsOf(
      page,
      2,
      4,
      (row) =>
      page.random.times(across, (at) => rect(at * 110, row * 50, 90, 30, short(page)) + `<path d="M${at * 110 + 90} ${row * 50 + 15}h20" stroke="#000"/>`), // prettier-ignore
    );
    return among(page, svg(460, 220, boxes.flat()));
  },
  "boxes-that-touch": (page) => {
    const layers = rowsOf(page, 3, 6, (row) => {
      const spans = page.spans(page.random.whole(1, 4));
      let left = 0;
      return spans.map((span) => {
        const box = rect(left * 36, row * 34, span * 36, 34, short(page));
        left += span;
        return box;
      });
    });
    return among(page, svg(440, 210, layers.flat()));
  },
  "chart-with-a-grid": (page) => {
    const lines = page.random.times(7, (at) => `<path d="M40 ${10 + at * 25}H340M${40 + at * 50} 10V160" stroke="#888" stroke-width="0.5"/><text x="12" y="${13 + at * 25}">${(7 - at) * 20}</text><text x="${36 + at * 50}" y="174">${1990 + at * 5}</text>`); // prettier-ignore
    const points = page.random.times(7, (at) => `${40 + at * 50},${page.random.whole(15, 155)}`);
    const names = page.random.times(page.random.whole(0, 3), () => `<text x="${page.random.whole(60, 280)}" y="${page.random.whole(30, 140)}">${escape(short(page))}</text>`); // prettier-ignore
    return among(
      page,
      svg(360, 185, [...lines, `<polyline points="${points.join(" ")}" fill="none" stroke="#c33"/>`, ...names]),
    );
  },
  "plan-of-rooms": (page) => {
    const rooms = rowsOf(page, 3, 5, (row) => {
      const cut = page.random.whole(80, 260);
      const name = (): string => someOf(page, 0.8, () => `${short(page)} ${page.random.whole(1, 40)}`);
      return rect(0, row * 60, cut, 60, name()) + rect(cut, row * 60, 360 - cut, 60, name());
    });
    return among(page, svg(362, 302, rooms));
  },
};

export const TABLES: readonly GridFamily[] = Object.entries(tables).map(([name, draw]) => ({
  name,
  isForm: false,
  draw,
}));
