/** Running heads and feet for pages of any kind, in randomly drawn styles. */
import { escape } from "./page-text.ts";
import type { Margins } from "./print-pages.ts";
import type { Random } from "./random.ts";
import { FONTS, type Style } from "./style.ts";
import type { TrueBlock } from "./truth-of-page.ts";
import type { Words } from "./words.ts";

/** HTML that Chromium prints above and below each page, and its text. */
export interface RunningMargins {
  readonly margins: Margins;
  readonly blocks: readonly TrueBlock[];
}

/** Page margins in points: heads and feet are in them, at the edge of the paper or next to the text. */
export interface White {
  readonly top: number;
  readonly bottom: number;
  readonly side: number;
}

interface Look {
  readonly font: string;
  readonly size: number;
  readonly side: number;
  /** Distance from the edge of the paper. */
  readonly depth: number;
}

/** Lines, each of one to three parts. */
type Lines = readonly (readonly string[])[];

/** Office documents have margins of an inch or less, books printed on office paper up to two and a half. */
export function drawWhite({ chance, next }: Random): White {
  const isBook = chance(0.5);
  const white = (): number => (isBook ? 72 + 108 * next() : 36 + 50 * next());
  return { top: white(), bottom: white(), side: isBook ? 60 + 70 * next() : 36 + 58 * next() };
}

export function runningMargins(random: Random, words: Words, style: Style, white: White): RunningMargins {
  const { chance, next, pick, whole } = random;
  const head = chance(0.65) ? pick(HEADS)(random, words) : [];
  const foot = chance(0.65) || head.length === 0 ? pick(FEET)(random, words) : [];
  // Most books and reports set running heads in the fonts of their text, many in the same size.
  const font = chance(0.6) ? style.font : pick(FONTS);
  const sizeOf = (): number => (chance(0.5) ? style.size * pick([1, 1, 0.9, 0.8]) : 6.5 + next() * 5);
  const size = sizeOf();
  const side = chance(0.6) ? white.side : whole(30, 70);
  const isAtEdge = chance(0.5);
  const lookOf = (lines: Lines, room: number, own: number): Look => {
    const nextToText = room - 1.3 * own * lines.length - whole(6, 36);
    return { font, size: own, side, depth: isAtEdge ? whole(4, 22) : Math.max(4, nextToText) };
  };
  return {
    margins: {
      header: set(head, "padding-top", random, lookOf(head, white.top, size)),
      footer: set(foot, "padding-bottom", random, lookOf(foot, white.bottom, chance(0.7) ? size : sizeOf())),
    },
    blocks: [...trueBlocks("Header", head), ...trueBlocks("Footer", foot)],
  };
}

function trueBlocks(type: "Header" | "Footer", lines: Lines): TrueBlock[] {
  const text = lines.flat().join(" ");
  return text === "" ? [] : [{ type, text, markdown: text }];
}

function set(lines: Lines, edge: "padding-top" | "padding-bottom", random: Random, look: Look): string {
  if (lines.length === 0) return "<span></span>";
  const { font, size, side, depth } = look;
  const style = [
    `width:100%;margin:0 ${side.toFixed(0)}pt;${edge}:${depth.toFixed(0)}pt`,
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
  return `<div style='${style}'>${lines.map(line).join("")}</div>`;
}

const ROMAN = ["i", "ii", "iii", "iv", "vi", "vii", "ix", "xi", "xiv"];
const chapter = (random: Random, words: Words): string[] => [
  `${random.pick(["Chapter", "Appendix", "Chapitre", "Kapitel"])} ${random.pick([random.whole(1, 20), "A", "C"])}${random.pick([":", ".", " –"])} ${words.title()}`,
  numberOf(random),
];
const sectionOf = (random: Random, words: Words): string =>
  `${random.whole(1, 12)}${random.pick([".", ":", `.${random.whole(1, 9)}`, `.${random.whole(1, 9)}.`])} ${words.title()}`;
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
  (random, words) => [chapter(random, words)],
  (random, words) => [chapter(random, words).toReversed()],
  (random, words) => [[sectionOf(random, words).toUpperCase(), numberOf(random)]],
  (random, words) => [[sectionOf(random, words), words.topic()]],
  (random, words) => [[words.topic(), sectionOf(random, words), numberOf(random)]],
  (random, words) => [[random.pick([words.topic(), words.phrase()])]],
  (random, words) => [[random.pick(ROMAN), words.title()]],
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
  (random, words) => [[`${numberOf(random)} | ${organisation(random, words)}. All Rights Reserved: ${words.topic()}`]],
  (random, words) => [[`${words.title()}: ${words.topic()}`, numberOf(random)]],
  (random, words) => [[journal(random, words)]],
  (_, words) => [[`${words.place()} · ${words.date()}`]],
  (random) => [[`- ${numberOf(random)} -`]],
];
