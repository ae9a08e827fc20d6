/** Running heads and feet for pages of any kind, in looks drawn at random: what stands in the margins of a page that says something else. */
import { escape } from "./page-text.ts";
import type { Margins } from "./print-pages.ts";
import type { Random } from "./random.ts";
import { FONTS } from "./style.ts";
import type { TrueBlock } from "./truth-of-page.ts";
import type { Words } from "./words.ts";

/** What Chromium prints over and under each page, and what it says. */
export interface RunningMargins {
  readonly margins: Margins;
  readonly blocks: readonly TrueBlock[];
}

interface Look {
  readonly random: Random;
  readonly font: string;
  readonly size: number;
}

/** Lines, each of one to three parts. */
type Lines = readonly (readonly string[])[];

export function runningMargins(random: Random, words: Words): RunningMargins {
  const head = random.chance(0.65) ? random.pick(HEADS)(random, words) : [];
  const foot = random.chance(0.65) || head.length === 0 ? random.pick(FEET)(random, words) : [];
  const font = random.pick(FONTS);
  const size = 6.5 + random.next() * 5;
  return {
    margins: {
      header: set(head, "padding-top", { random, font, size }),
      footer: set(foot, "padding-bottom", {
        random,
        font,
        size: random.chance(0.7) ? size : 6.5 + random.next() * 4,
      }),
    },
    blocks: [...told("Header", head), ...told("Footer", foot)],
  };
}

function told(type: "Header" | "Footer", lines: Lines): TrueBlock[] {
  const text = lines.flat().join(" ");
  return text === "" ? [] : [{ type, text, markdown: text }];
}

function set(lines: Lines, edge: "padding-top" | "padding-bottom", { random, font, size }: Look): string {
  if (lines.length === 0) return "<span></span>";
  const look = [
    `width:100%;margin:0 ${random.whole(30, 70)}pt;${edge}:${random.whole(4, 22)}pt`,
    `font:${random.chance(0.25) ? "italic" : "normal"} ${random.chance(0.15) ? "bold" : "normal"} ${size.toFixed(1)}pt "${font}"`,
    `color:${random.pick(["#000", "#000", "#333", "#666", "#103060", "#802020"])}`,
    ...(random.chance(0.15) ? ["text-transform:uppercase"] : []),
    ...(random.chance(0.2) ? [`border-${edge === "padding-top" ? "bottom" : "top"}:0.6pt solid #555`] : []),
  ].join(";");
  const lone = random.pick(["left", "center", "right"]);
  const line = (parts: readonly string[]): string => {
    const spans = parts.map((part) => `<span>${escape(part)}</span>`).join("");
    const align = parts.length > 1 ? "space-between" : lone;
    return `<div style="display:flex;justify-content:${align}">${spans}</div>`;
  };
  return `<div style='${look}'>${lines.map(line).join("")}</div>`;
}

const numberOf = (random: Random): string => String(random.whole(1, 400));
const organisation = (random: Random, { place, topic }: Words): string =>
  `${place()} ${topic()} ${random.pick(["Office", "Society", "Institute", "Group", "Ltd"])}`;
const webOf = ({ place }: Words): string =>
  `www.${place()
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "")}.example`;
const journal = (random: Random, { topic }: Words): string =>
  `${random.pick(["Journal of", "Annals of", "Review of"])} ${topic()} ${random.whole(1, 60)} (${random.whole(1985, 2026)}) ${random.whole(1, 90)}–${random.whole(91, 400)}`;
const code = (random: Random): string =>
  `${random.pick(["DOC", "QM", "SOP", "TR", "Form"])}-${random.whole(10, 9999)} Rev. ${random.pick(["A", "B", "1.2", "4"])}`;

const HEADS: readonly ((random: Random, words: Words) => Lines)[] = [
  (_, words) => [[words.title()]],
  (random, words) => [[words.title(), numberOf(random)]],
  (random, words) => [[numberOf(random), words.title()]],
  (_, words) => [[words.name(), words.title()]],
  (random, words) => [[random.pick([words.name(), `${words.name().split(" ")[1]!} et al.`])]],
  (random, words) => [[`${random.pick(["Chapter", "Part", "Section"])} ${random.whole(1, 20)}. ${words.title()}`]],
  (random, words) => [[`${words.title()} | ${numberOf(random)}`]],
  (random, words) => [[journal(random, words)]],
  (random, words) => [[`${words.name()} et al.`, journal(random, words)]],
  (random, words) => [[organisation(random, words)]],
  (random, words) => [[organisation(random, words), words.date()]],
  (random, words) => [[organisation(random, words)], [words.title(), words.date()]],
  (random, words) => [[code(random), words.title(), words.date()]],
  (random, words) => [[organisation(random, words).toUpperCase(), random.pick([code(random), words.topic()])]],
  (random, words) => [[`${words.title()}, page ${random.whole(1, 20)} of ${random.whole(20, 60)}`]],
  (random) => [[random.pick(["CONFIDENTIAL", "Draft", "For internal use only", "Unofficial translation"])]],
  (_, words) => [[`${words.topic()} – ${words.title()}`]],
  (random, words) => [[`${words.topic()} ${random.whole(1999, 2026)}`]],
];
const FEET: readonly ((random: Random, words: Words) => Lines)[] = [
  (random) => [[numberOf(random)]],
  (random) => [[numberOf(random)]],
  (random) => [[`Page ${random.whole(1, 20)} of ${random.whole(20, 60)}`]],
  (random, words) => [[`Page ${random.whole(1, 20)} - ${words.title()}`]],
  (random, words) => [[words.title(), numberOf(random)]],
  (random, words) => [[numberOf(random), organisation(random, words)]],
  (random, words) => [[`${organisation(random, words)} | ${words.title()} | ${numberOf(random)}`]],
  (random, words) => [[`© ${random.whole(1995, 2026)} ${organisation(random, words)}. All rights reserved.`]],
  (random, words) => [[webOf(words), numberOf(random)]],
  (random, words) => [
    [
      `${organisation(random, words)} · ${random.whole(1, 90)} ${words.place()} Road · ${words.place()} · ${webOf(words)}`,
    ],
  ],
  (random, words) => [
    [organisation(random, words), `Tel. ${random.whole(100, 999)} ${random.whole(1000, 9999)}`, webOf(words)],
  ],
  (random, words) => [[`${words.place()}, ${words.date()}`, numberOf(random)]],
  (random) => [[code(random)], [`Page ${random.whole(1, 20)} of ${random.whole(20, 60)}`]],
  (random, words) => [
    [`${words.title()}, page ${random.whole(1, 20)} of ${random.whole(20, 60)}`],
    [random.pick([words.name(), `${words.name()}, ${words.date()}`, organisation(random, words)])],
  ],
  (random, words) => [[journal(random, words)]],
  (_, words) => [[`${words.place()} · ${words.date()}`]],
  (random) => [[`- ${numberOf(random)} -`]],
];
