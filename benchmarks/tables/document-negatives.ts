import { repeat, text, words } from "./html-text.ts";
import { escapeText } from "./made-table.ts";
import type { Random } from "./random.ts";
import { phrase, type Script, sentence } from "./words.ts";

/** Parts of documents whose text is in columns, or between lines, but is not a table. */
export function notTabular(random: Random, script: Script): { readonly kind: string; readonly html: string } {
  const kind = random.pick(Object.keys(MAKERS));
  return { kind, html: MAKERS[kind]!(random, script) };
}

type Maker = (random: Random, script: Script) => string;

const mono = (random: Random, lines: string, style = ""): string =>
  `<pre style="font:${random.pick([8, 9])}pt 'Liberation Mono';${style}">${escapeText(lines)}</pre>`;
/** A chart's number or word, at a position. */
const mark = (x: number, y: number, label: string | number): string =>
  `<text x="${x}" y="${y}" font-size="9">${label}</text>`;

const MAKERS: Readonly<Record<string, Maker>> = {
  prose: (random, script) =>
    `<div style="columns:${random.pick([2, 2, 3])};column-gap:${random.pick([12, 18, 26])}px;text-align:${random.pick(["left", "justify"])}">${repeat(random.int(6, 10), () => `<p>${text(random, script, 4)}</p>`)}</div>`,
  contents: (random, script) => {
    let page = random.int(1, 9);
    const dotted = random.chance(0.6);
    return repeat(random.int(9, 20), (at) => {
      page += random.int(0, 7);
      const level = at % 3 === 0 ? 0 : 1;
      const label = `${level === 0 ? `Part ${at / 3 + 1}` : `${Math.floor(at / 3) + 1}.${at % 3}`}&ensp;${words(random, script, 2, 6)}`;
      const leader = dotted
        ? `<span style="flex:1;overflow:hidden;white-space:nowrap;direction:rtl">${" .".repeat(150)}</span>`
        : `<span style="flex:1"></span>`;
      return `<div style="display:flex;gap:4px;padding-left:${18 * level}px"><span>${label}</span>${leader}<span>${page}</span></div>`;
    });
  },
  index: (random, script) =>
    `<div style="columns:${random.pick([2, 3])};font-size:8pt">${repeat(60, () => `<div style="padding-left:${random.pick([0, 0, 12])}px">${words(random, script, 1, 3).toLowerCase()}${random.pick([", ", "&emsp;"])}${random.int(1, 300)}${random.chance(0.4) ? `, ${random.int(301, 500)}–${random.int(501, 520)}` : ""}</div>`)}</div>`,
  bibliography: (random, script) =>
    repeat(random.int(6, 11), (at) => {
      const entry = `${words(random, script, 1, 1)}, ${random.pick("ABCDEFG".split(""))}. and ${words(random, script, 1, 1)}, ${random.pick("HJKLM".split(""))}. (${random.int(1970, 2025)}). ${words(random, script, 6, 12)}. <i>${words(random, script, 2, 4)}</i>, ${random.int(1, 60)}(${random.int(1, 12)}), ${random.int(1, 400)}–${random.int(401, 800)}.`;
      return `<div style="display:flex;margin:4px 0"><span style="width:28px;flex:none">${at + 1}.</span><span>${entry}</span></div>`;
    }),
  questionnaire: (random, script) =>
    repeat(
      random.int(4, 8),
      (at) =>
        `<p>${at + 1}. ${words(random, script, 5, 10)}?</p><div style="display:flex;gap:${random.pick([30, 60])}px;margin-left:20px">${repeat(3, () => `<span>☐ ${words(random, script, 1, 2)}</span>`)}</div>`,
    ),
  application: (random, script) =>
    repeat(
      random.int(6, 10),
      () =>
        `<div style="display:flex;gap:24px;margin:10px 0">${repeat(random.pick([1, 2]), () => `<div style="flex:1"><div style="height:16px;border:1px solid #777"></div><small>${words(random, script, 1, 3)}</small></div>`)}</div>`,
    ),
  /** Bars above sections, and below them rows of boxes, each with its label above the space for an answer. */
  boxedForm: (random, script) => {
    const bar = random.pick(["background:#222;color:#fff", "background:#ddd", "border:1px solid #000;background:#eee"]);
    const filled = random.pick([0, 0, 0.4, 0.8]);
    const box = (weight: number): string => {
      const answer = random.chance(filled) ? words(random, script, 1, 2) : "&nbsp;";
      return `<div style="flex:${weight};border:1px solid #000;margin:0 -1px -1px 0;padding:1px 3px"><div style="font-size:6.5pt">${words(random, script, 1, 4)}</div><div style="height:15px">${answer}</div></div>`;
    };
    const row = (): string =>
      `<div style="display:flex">${repeat(random.pick([1, 2, 2, 3, 4]), () => box(random.int(1, 3)))}</div>`;
    return repeat(
      random.int(2, 4),
      (at) =>
        `<div style="${bar};padding:2px 4px;margin-top:8px"><b>${at + 1}. ${words(random, script, 1, 4)}</b></div>${repeat(random.int(2, 5), row)}`,
    );
  },
  /** The head of an invoice: sender and recipient, number and date in a box or next to each other. */
  invoiceHead: (random, script) => {
    const pairs = ["Invoice no.", "Date", "Customer no.", "Due date", "Reference"].slice(0, random.int(3, 5));
    const framed = random.pick(["border:1px solid #000;padding:4px", "", "background:#eee;padding:4px"]);
    return `<div style="display:flex;justify-content:space-between"><div>${repeat(4, () => `${words(random, script, 1, 3)}<br>`)}</div><div style="${framed}">${pairs.map((name) => `<div style="display:flex;gap:20px"><span style="width:80px">${name}:</span><span>${random.int(1000, 99_999)}</span></div>`).join("")}</div></div><h2>Invoice ${random.int(1000, 9999)}</h2><p>${text(random, script, 2)}</p><p>${text(random, script, 3)}</p>`;
  },
  /** Classified advertisements, in narrow columns between lines. */
  classifieds: (random, script) =>
    `<div style="columns:${random.pick([4, 5, 6])};column-gap:8px;column-rule:1px solid #999;font-size:7pt">${repeat(40, () => `<div style="border-bottom:1px solid #bbb;margin:2px 0;break-inside:avoid"><b>${words(random, script, 1, 2).toUpperCase()}</b> ${words(random, script, 4, 14)}. Tel. ${random.int(200, 999)} ${random.int(1000, 9999)}</div>`)}</div>`,
  listing: (random) => {
    const lines = Array.from({ length: random.int(10, 24) }, (_, at) => {
      const depth = random.int(0, 3);
      const statement = random.pick([
        "x = load(path)",
        "for item in items:",
        "if count > 10:",
        "return total / n",
        "print(name, value)",
        "",
        "save(result)",
      ]);
      const comment = random.chance(0.3) ? "    # " + phrase(random, "latin", 2, 4).toLowerCase() : "";
      return `${String(at + 1).padStart(3)}  ${"    ".repeat(depth)}${statement.padEnd(28)}${comment}`.trimEnd();
    });
    return mono(random, lines.join("\n"), random.pick(["border:1px solid #999;padding:4px", "background:#f2f2f2", ""]));
  },
  terminal: (random) => {
    const row = (): string =>
      `-rw-r--r-- 1 ${phrase(random, "latin", 1, 1).toLowerCase().padEnd(10)} staff ${String(random.int(1, 99_999)).padStart(7)} ${phrase(random, "latin", 1, 1).toLowerCase()}.txt`;
    const sent = random.chance(0.5)
      ? `$ ping ${phrase(random, "latin", 1, 1).toLowerCase()}\n64 bytes: time=${random.int(1, 90)} ms\n`
      : "";
    // A file listing has columns, but program output is not a table.
    return `<p>${text(random, "latin", 2)}</p>${mono(random, `${sent}$ ls -l\n${repeat(random.int(2, 3), () => `${row()}\n`)}$ make\n${repeat(4, () => `cc -c ${phrase(random, "latin", 1, 1).toLowerCase()}.c -o out.o   # ${phrase(random, "latin", 1, 3)}\n`)}`)}`;
  },
  art: (random) => {
    const label = (): string => phrase(random, "latin", 1, 1).slice(0, 8).padEnd(8);
    const box = `+----------+        +----------+\n| ${label()} |------->| ${label()} |\n+----------+        +----------+\n`;
    return mono(
      random,
      repeat(random.int(1, 3), () => `${box}     |                   |\n     v                   v\n`) + box,
    );
  },
  symbols: (random) => {
    const width = 50;
    const lines = Array.from({ length: random.int(8, 16) }, (_, row) => {
      const dots = Array.from({ length: width }, () => (random.chance(0.04) ? "*" : " ")).join("");
      return `${String(100 - 5 * row).padStart(5)} |${dots}`.trimEnd();
    });
    return mono(
      random,
      `${lines.join("\n")}\n      +${"---------+".repeat(5)}\n      0        10        20        30        40        50`,
    );
  },
  letter: (random, script) => {
    const address = (align: string): string =>
      `<div style="text-align:${align}">${words(random, script, 2, 2)}<br>${words(random, script, 1, 2)} ${random.int(1, 99)}<br>${random.int(10000, 99999)} ${words(random, script, 1, 1)}<br>${random.pick(["Tel. 030 123456", ""])}</div>`;
    return `<div style="display:flex;justify-content:space-between">${address("left")}${address("right")}</div><p style="text-align:right">${random.int(1, 28)} May 20${random.int(10, 26)}</p><p>${words(random, script, 2, 3)},</p>${repeat(3, () => `<p>${text(random, script, 3)}</p>`)}`;
  },
  lineChart: (random, script) => {
    const points = Array.from({ length: 9 }, (_, at) => `${50 + 45 * at},${random.int(30, 180)}`).join(" ");
    const frame = random.pick([
      `<rect x="45" y="15" width="380" height="180" fill="none" stroke="#000"/>`,
      `<path d="M45 15V195H425" fill="none" stroke="#000"/>`,
      repeat(7, (at) => `<path d="M45 ${15 + 30 * at}H425" stroke="#ccc"/>`),
    ]);
    return `<svg width="460" height="230">${frame}${repeat(7, (at) => mark(10, 18 + 30 * at, 60 - 10 * at))}${repeat(9, (at) => mark(42 + 45 * at, 212, 2010 + at))}<polyline points="${points}" fill="none" stroke="#06c"/>${mark(300, 30, words(random, script, 1, 1))}${mark(300, 45, words(random, script, 1, 1))}</svg><p>Figure ${random.int(1, 9)}: ${words(random, script, 4, 9)}</p>`;
  },
  panels: (random, script) =>
    `<div style="display:grid;grid-template-columns:1fr 1fr">${repeat(4, () => `<svg width="220" height="150"><rect x="30" y="15" width="180" height="110" fill="none" stroke="#000"/>${repeat(5, (at) => mark(8, 20 + 26 * at, (1 - at / 4).toFixed(2)) + mark(28 + 42 * at, 138, 25 * at))}${repeat(12, () => `<circle cx="${random.int(35, 205)}" cy="${random.int(20, 120)}" r="2"/>`)}${mark(80, 10, words(random, script, 1, 2))}</svg>`)}</div>`,
  equations: (random, script) =>
    repeat(
      random.int(3, 5),
      (at) =>
        `<p>${text(random, script, 2)}</p><div style="display:flex;font-family:'Liberation Serif';font-style:italic"><span style="flex:1;text-align:center">${random.pick(["y<sub>t</sub> = α + β x<sub>t</sub> + ε<sub>t</sub>", "E = m c<sup>2</sup>", "f(x) = Σ a<sub>i</sub> x<sup>i</sup>,&emsp;i = 1, …, n", "L(θ) = −½ (x − μ)ᵀ Σ⁻¹ (x − μ)"])}</span><span>(${at + 1})</span></div>`,
    ),
  glossary: (random, script) =>
    `<dl>${repeat(random.int(5, 9), () => `<dt style="float:left;clear:left;width:110px;font-weight:bold">${words(random, script, 1, 2)}</dt><dd style="margin:0 0 6px 120px">${text(random, script, random.int(1, 3))}</dd>`)}</dl>`,
  manual: (random) =>
    repeat(
      random.int(4, 7),
      () =>
        `<div style="margin:5px 0"><div style="font-family:'Liberation Mono'">-${random.pick("abcdef".split(""))}, --${phrase(random, "latin", 1, 1).toLowerCase()}=${phrase(random, "latin", 1, 1).toUpperCase()}</div><div style="margin-left:40px">${text(random, "latin", 2)}</div></div>`,
    ),
  margins: (random, script) =>
    repeat(
      random.int(4, 6),
      () =>
        `<div style="display:flex;gap:16px;margin:8px 0"><div style="width:90px;flex:none;font-size:80%;text-align:right">${words(random, script, 1, 3)}</div><div>${text(random, script, 3)}</div></div>`,
    ),
  parallel: (random, script) =>
    `<div style="display:flex;gap:${random.pick([20, 30])}px">${repeat(2, () => `<div style="flex:1">${repeat(4, (at) => `<p>${at + 1}. ${text(random, script, 2)}</p>`)}</div>`)}</div>`,
  interview: (random, script) =>
    repeat(
      random.int(6, 9),
      (at) =>
        `<div style="display:flex;margin:4px 0"><b style="width:40px;flex:none">${at % 2 === 0 ? "Q:" : "A:"}</b><span>${text(random, script, random.int(1, 3))}</span></div>`,
    ),
  staff: (random, script) =>
    `<div style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:14px;text-align:center">${repeat(6, () => `<div><b>${words(random, script, 2, 2)}</b><br>${words(random, script, 2, 3)}<br><small>${words(random, script, 3, 5)}</small></div>`)}</div>`,
  map: (random, script) =>
    `<svg width="470" height="300">${repeat(14, () => mark(random.int(5, 400), random.int(15, 290), words(random, script, 1, 1)))}${repeat(10, () => `<path d="M${random.int(0, 460)} ${random.int(0, 300)}L${random.int(0, 460)} ${random.int(0, 300)}" stroke="#999"/>`)}</svg>`,
  bullets: (random, script) =>
    `<ul>${repeat(random.int(6, 12), () => `<li><b>${words(random, script, 1, 2)}</b>&emsp;${escapeText(sentence(random, script))}</li>`)}</ul>`,
  verse: (random, script) =>
    repeat(3, () => `<p style="margin-left:60px">${repeat(4, () => `${words(random, script, 4, 7)}<br>`)}</p>`) +
    `<div style="text-align:center">${repeat(4, () => `${words(random, script, 2, 5)}<br>`)}</div>`,
};
