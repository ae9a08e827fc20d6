/** Papers as web pages, in a few house styles: Chromium prints them, and scans are printed from pictures of such pages. */
import { type Random, randomOf } from "../training/pages/random.ts";
import type { Paper, Part } from "./paper-text.ts";

export interface HtmlPaper {
  readonly html: string;
  readonly footer: string | undefined;
}

export function htmlPaper(paper: Paper, seed: number): HtmlPaper {
  const random = randomOf(seed);
  const tables = random.pick(["border:1px solid #555", "border-bottom:1px solid #aaa", "border:0"]);
  const size = paper.options.includes("landscape") ? random.pick([20, 26]) : random.pick([9.5, 10.5, 11.5]);
  const page = paper.options.includes("tall") ? "80mm 180mm" : paper.options.includes("landscape") ? "A4 landscape" : random.pick(["A4", "A4", "letter"]); // prettier-ignore
  const css = `@page{size:${page};margin:${paper.options.includes("tall") ? "6mm" : `${random.whole(16, 28)}mm`}}
    body{font:${size}pt ${random.pick(["'DejaVu Sans'", "'DejaVu Serif'", "'DejaVu Sans Condensed'"])};line-height:1.35;${paper.isCentred ? `text-align:center;margin-top:${paper.options.includes("landscape") ? 4 : 35}mm` : ""}}
    h1{font-size:${random.pick([1.5, 1.9, 2.4])}em;${random.chance(0.3) ? "text-align:center" : ""}} h2{font-size:${random.pick([1.1, 1.25, 1.4])}em}
    p{margin:0 0 .7em} .r{text-align:right} table{border-collapse:collapse;margin:.8em 0;${random.chance(0.6) ? "width:100%" : ""}} td{${tables};padding:2px 6px}
    td:last-child{${random.chance(0.5) ? "text-align:right" : ""}} .b{break-after:page}`;
  const footer =
    paper.foot === undefined
      ? undefined
      : `<div style="font-size:8px;width:100%;text-align:${random.pick(["center", "right"])};padding:0 20mm">${escaped(paper.foot).replace("{n}", '<span class="pageNumber"></span>').replace("{N}", '<span class="totalPages"></span>')}</div>`;
  return { html: `<!doctype html><meta charset="utf-8"><style>${css}</style><body>${bodyOf(paper.parts, random)}`, footer }; // prettier-ignore
}

function bodyOf(parts: readonly Part[], random: Random): string {
  const tags = { title: "h1", heading: "h2", text: "p", item: "li" } as const;
  const html = parts.map(({ type, texts }, at) => {
    const lines = texts.map(escaped);
    if (type === "page") return '<div class="b"></div>';
    if (type === "plan") return planOf(Number(texts[0]), random);
    if (type === "right") return `<p class="r">${lines.join("<br>")}</p>`;
    if (type !== "row") return `<${tags[type]}>${lines.join("<br>")}</${tags[type]}>`;
    const begins = parts[at - 1]?.type !== "row" ? "<table>" : "";
    const ends = parts[at + 1]?.type !== "row" ? "</table>" : "";
    return `${begins}<tr>${lines.map((cell) => `<td>${cell}</td>`).join("")}</tr>${ends}`;
  });
  return html.join("\n");
}

/** Rectangles, circles and dimension lines. */
function planOf(seed: number, random: Random): string {
  const shapes = random.times(8 + seed, () => {
    const [x, y, w, h] = [random.whole(20, 500), random.whole(20, 260), random.whole(30, 220), random.whole(20, 120)];
    const shape = random.chance(0.3) ? `<circle cx="${x}" cy="${y}" r="${h / 3}"/>` : `<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`; // prettier-ignore
    return `${shape}<line x1="${x}" y1="${y - 8}" x2="${x + w}" y2="${y - 8}"/><text x="${x + w / 2}" y="${y - 10}" stroke="none" fill="#000" font-size="11">${w * 5}</text>`;
  });
  return `<svg width="720" height="400" fill="none" stroke="#000">${shapes.join("")}</svg>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
