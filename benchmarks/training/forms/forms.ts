/** Thirteen kinds of forms, empty and filled in. */
import { escape } from "../pages/page-text.ts";
import type { Label } from "./form-labels.ts";
import { COLUMNS, type FormPage, type GridBox, type GridFamily } from "./form-page.ts";

/** Boxes of one row, of random widths. */
const boxes = (page: FormPage, count: number, box: (label: Label, span: number) => string): GridBox[] =>
  page.spans(count).map((span) => ({ span, html: box(page.labels.next(), span) }));

const above =
  (page: FormPage, numbered = false) =>
  (label: Label): string =>
    `${page.asked(label, { numbered })}<br>${page.answer(label)}`;

/** A grid under its title. */
const titled = (page: FormPage, rows: readonly (readonly GridBox[])[], height?: number): string =>
  page.heading(1) + (page.random.chance(0.5) ? page.p() : "") + page.grid(rows, height);

const rowsOf = <Row>(page: FormPage, from: number, to: number, row: () => Row): Row[] =>
  page.random.times(page.random.whole(from, to), row);

const ticks = (page: FormPage): string => {
  const box = (): string => (page.random.chance(page.answered / 2) ? "☒" : "☐");
  return `${box()} ${page.labels.yes} &nbsp; ${box()} ${page.labels.no}`;
};

export const FORMS: readonly GridFamily[] = [
  {
    name: "label-above",
    isForm: true,
    draw: (page) =>
      titled(
        page,
        rowsOf(page, 4, 12, () => boxes(page, page.random.whole(1, 4), above(page))),
      ),
  },
  {
    name: "numbered-boxes",
    isForm: true,
    draw: (page) =>
      titled(
        page,
        rowsOf(page, 4, 12, () => boxes(page, page.random.whole(1, 4), above(page, true))),
      ),
  },
  {
    name: "label-beside",
    isForm: true,
    draw: (page) => {
      const pairs = page.random.pick([1, 2, 2]);
      const width = page.random.whole(2, 4);
      const pair = (): GridBox[] => {
        const label = page.labels.next();
        return [
          { span: pairs === 1 ? width : 2, html: page.asked(label) },
          { span: pairs === 1 ? COLUMNS - width : 4, html: page.answer(label, Math.min(page.answered, 0.8)) },
        ];
      };
      return titled(
        page,
        rowsOf(page, 4, 10, () => page.random.times(pairs, pair).flat()),
        18,
      );
    },
  },
  {
    name: "line-to-write-on",
    isForm: true,
    draw: (page) => {
      const mark = page.random.pick(["_", ".", "…"]);
      const line = (label: Label, span: number): string =>
        `${page.asked(label)} ${page.answer(label) || mark.repeat(Math.max(4, span * 3))}`;
      return titled(
        page,
        rowsOf(page, 4, 10, () => boxes(page, page.random.whole(1, 3), line)),
      );
    },
  },
  {
    name: "lines-of-a-tax-form",
    isForm: true,
    draw: (page) => {
      const says = page.random.chance(0.6);
      const line = (): GridBox[] => {
        const number = page.number();
        const label = page.labels.next();
        return [
          { span: 1, html: `<b>${number}</b>` },
          { span: 8, html: `${escape(label.text)}, ${escape(page.words.phrase())}` },
          { span: 1, html: says ? String(number) : "" },
          { span: 2, html: page.answer({ text: "", kind: "money" }), style: "text-align:right" },
        ];
      };
      const part = (): GridBox[][] => [page.bar(page.labels.section()), ...rowsOf(page, 3, 7, line)];
      return titled(page, rowsOf(page, 1, 3, part).flat(), 14);
    },
  },
  {
    name: "customs-declaration",
    isForm: true,
    draw: (page) => {
      const row = (): GridBox[] => boxes(page, page.random.whole(2, 6), above(page, true));
      const wide = (): GridBox[] =>
        boxes(
          page,
          2,
          (label) => `${page.asked(label, { numbered: true })}<br>${page.answer(label)}<br>&nbsp;<br>&nbsp;`,
        );
      return page.grid([wide(), ...rowsOf(page, 8, 16, row), wide()], 20);
    },
  },
  {
    name: "curriculum-in-boxes",
    isForm: true,
    draw: (page) => {
      const pair = (label: Label): string => `${page.asked(label, { colon: ":" })} ${page.answer(label, 0.9)}`;
      const part = (): GridBox[][] => [
        page.bar(page.labels.section()),
        ...rowsOf(page, 2, 5, () => boxes(page, page.random.whole(1, 3), pair)),
      ];
      return titled(page, rowsOf(page, 2, 4, part).flat(), 16);
    },
  },
  {
    name: "combs",
    isForm: true,
    draw: (page) => {
      const letter = (char: string): string =>
        `<span style="display:inline-block;width:11pt;height:14pt;text-align:center;border:${page.line};margin-left:-0.5pt">${escape(char)}</span>`;
      const comb = (label: Label, span: number): string => {
        const room = Math.max(2, Math.floor(span * 2.6));
        const answer = page.random.chance(page.answered) ? page.labels.answer(label).slice(0, room) : "";
        return `${page.asked(label)}<br>${Array.from(answer.padEnd(room), (char) => letter(char === " " ? "" : char)).join("")}`;
      };
      return titled(
        page,
        rowsOf(page, 4, 9, () => boxes(page, page.random.whole(1, 3), comb)),
        34,
      );
    },
  },
  {
    name: "sections",
    isForm: true,
    draw: (page) => {
      const isNumbered = page.random.chance(0.5);
      const part = (): GridBox[][] => [
        page.bar(`${page.random.chance(0.5) ? `${page.number()}. ` : ""}${page.labels.section()}`),
        ...rowsOf(page, 2, 4, () => boxes(page, page.random.whole(1, 3), above(page, isNumbered))),
      ];
      return titled(page, rowsOf(page, 2, 4, part).flat());
    },
  },
  {
    name: "boxes-to-tick",
    isForm: true,
    draw: (page) => {
      const asked = (): GridBox[] => [
        { span: 8, html: `${page.number()}. ${escape(page.words.sentence().replace(/\.$/u, "?"))}` },
        { span: 4, html: ticks(page) },
      ];
      const rows = rowsOf(page, 2, 4, () => boxes(page, page.random.whole(1, 3), above(page)));
      return titled(page, [...rows, ...rowsOf(page, 2, 5, asked)]);
    },
  },
  {
    name: "sender-and-recipient",
    isForm: true,
    draw: (page) => {
      const side = (name: string): GridBox => ({
        span: 6,
        html: `<b>${escape(name)}</b>${page.random
          .times(4, () => page.labels.next())
          .map((label) => `<br>${page.asked(label, { colon: ":" })} ${page.answer(label)}`)
          .join("")}`,
      });
      const rows = rowsOf(page, 2, 6, () => boxes(page, page.random.whole(2, 5), above(page)));
      return page.grid([[side(page.labels.section()), side(page.labels.section())], ...rows]);
    },
  },
  {
    name: "two-languages",
    isForm: true,
    draw: (page) => {
      const other = (label: Label): string =>
        ` / <i>${escape(page.words.topic())}</i>${label.text.length > 14 ? "<br>" : ""}`;
      const box = (label: Label): string =>
        `${page.asked(label, { colon: "" })}${other(label)}<br>${page.answer(label)}`;
      return titled(
        page,
        rowsOf(page, 4, 10, () => boxes(page, page.random.whole(1, 3), box)),
        32,
      );
    },
  },
  {
    name: "answers-under-small-print",
    isForm: true,
    draw: (page) => {
      const box = (label: Label): string =>
        `<span style="font-size:6pt">${escape(label.text)}</span><br>${page.answer(label, 0.95)}`;
      const count = page.random.whole(2, 4);
      const isEven = page.random.chance(0.4);
      const row = (): GridBox[] =>
        isEven
          ? page.random.times(count, () => ({ span: COLUMNS / count, html: box(page.labels.next()) }))
          : boxes(page, page.random.whole(1, 4), box);
      return page.grid(rowsOf(page, 4, 12, row), 22);
    },
  },
];
