import { repeat, text, words } from "./html-text.ts";
import { escapeText } from "./made-table.ts";
import type { Random } from "./random.ts";
import { type Script, sentence } from "./words.ts";

/** Elements of a page that look like tables but are not. */
export function notATable(random: Random, script: Script): { readonly kind: string; readonly html: string } {
  const kind = random.pick(Object.keys(MAKERS) as (keyof typeof MAKERS)[]);
  return { kind, html: MAKERS[kind](random, script) };
}

const MAKERS = {
  contents: (random: Random, script: Script): string => {
    let page = 1;
    const leader = random.pick(["border-bottom:1px dotted #000", "", ""]);
    return `<h2>${words(random, script, 1, 1)}</h2>${repeat(random.int(8, 18), (index) => {
      page += random.int(0, 9);
      return `<div style="display:flex;margin:3px 0;padding-inline-start:${random.pick([0, 0, 16])}px"><span>${index + 1}&emsp;${words(random, script, 2, 5)}</span><span style="flex:1;margin:0 6px;${leader}"></span><span>${page}</span></div>`;
    })}`;
  },
  code: (random: Random): string =>
    `<pre style="font:9pt 'Liberation Mono';${random.pick(["border:1px solid #888;padding:6px", "background:#eee;padding:6px", ""])}">${repeat(random.int(8, 16), () => `${" ".repeat(random.pick([0, 2, 4]))}${random.pick(["let", "if", "return", "call"])} ${words(random, "latin", 1, 1).toLowerCase()} = f(${random.int(0, 99)}, ${random.int(0, 9)});${random.chance(0.4) ? `${" ".repeat(random.int(2, 14))}// ${words(random, "latin", 2, 4)}` : ""}\n`)}</pre>`,
  note: (random: Random, script: Script): string =>
    `<div style="border:1px solid #666;padding:8px;margin:10px 0${random.chance(0.5) ? ";background:#eef" : ""}"><b>${words(random, script, 1, 2)}</b><hr>${text(random, script, 3)}${random.chance(0.5) ? `<ul>${repeat(3, () => `<li>${words(random, script, 3, 6)}</li>`)}</ul>` : ""}</div>`,
  headings: (random: Random, script: Script): string =>
    repeat(
      random.int(3, 5),
      (index) =>
        `<h2 style="border-bottom:1px solid #000;${random.chance(0.3) ? "border-top:1px solid #000" : ""}">${index + 1} ${words(random, script, 2, 4)}</h2><p>${text(random, script, 3)}</p>`,
    ),
  newspaper: (random: Random, script: Script): string =>
    `<div style="columns:${random.pick([2, 3])};column-gap:${random.pick([14, 20, 28])}px;${random.pick(["column-rule:1px solid #888", ""])};font-size:9pt;${random.pick(["text-align:justify", ""])}">${repeat(7, () => `<p>${text(random, script, 5)}</p>`)}</div>`,
  form: (random: Random, script: Script): string =>
    repeat(
      random.int(5, 9),
      () =>
        `<div style="display:flex;gap:20px;margin:9px 0"><span style="flex:1;border-bottom:1px solid #000">${words(random, script, 1, 2)}:</span><span style="flex:1;border-bottom:1px solid #000">${words(random, script, 1, 2)}:</span></div>`,
    ) + `<p>☐ ${words(random, script, 2, 4)} ☐ ${words(random, script, 2, 3)}</p>`,
  boxes: (random: Random, script: Script): string =>
    `<div style="display:flex;gap:${random.pick([8, 24])}px;margin:10px 0">${repeat(3, () => `<div style="flex:1;border:1px solid #555;padding:8px">${random.chance(0.5) ? `<b>${words(random, script, 1, 2)}</b><br>` : ""}${text(random, script, 2)}</div>`)}</div>`,
  references: (random: Random, script: Script): string =>
    repeat(
      random.int(6, 10),
      (index) =>
        `<div style="display:flex;margin:3px 0"><div style="width:32px">[${index + 1}]</div><div>${text(random, script, 2)}</div></div>`,
    ),
  definitions: (random: Random, script: Script): string =>
    repeat(
      random.int(5, 7),
      () =>
        `<div style="display:flex;margin:6px 0"><div style="width:130px;flex:none;font-weight:bold">${words(random, script, 1, 2)}</div><div>${text(random, script, 2)}</div></div>`,
    ),
  addresses: (random: Random, script: Script): string =>
    `<div style="display:flex;justify-content:space-between">${repeat(2, () => `<div>${repeat(4, () => `${words(random, script, 1, 3)}<br>`)}</div>`)}</div><hr><p>${text(random, script, 4)}</p><p>${text(random, script, 4)}</p>`,
  career: (random: Random, script: Script): string =>
    repeat(
      4,
      () =>
        `<div style="display:flex;margin:8px 0"><div style="width:90px;flex:none">${2000 + random.int(0, 9)}–${2010 + random.int(0, 9)}</div><div><b>${words(random, script, 2, 3)}</b><br>${words(random, script, 2, 4)}<ul>${repeat(2, () => `<li>${escapeText(sentence(random, script))}</li>`)}</ul></div></div>`,
    ),
  bars: (random: Random, script: Script): string => {
    const values = Array.from({ length: random.int(5, 9) }, () => random.int(20, 180));
    const grid = random.chance(0.7)
      ? repeat(
          7,
          (k) =>
            `<line x1="40" x2="440" y1="${20 + 30 * k}" y2="${20 + 30 * k}" stroke="#bbb"/><text x="8" y="${24 + 30 * k}" font-size="9">${180 - 30 * k}</text>`,
        )
      : `<path d="M40 10V200H440" fill="none" stroke="#000"/>`;
    return `<svg width="460" height="230">${grid}${values.map((value, k) => `<rect x="${52 + 42 * k}" y="${200 - value}" width="24" height="${value}" fill="#369"/><text x="${50 + 42 * k}" y="214" font-size="9">${words(random, script, 1, 1).slice(0, 6)}</text>${random.chance(0.6) ? `<text x="${54 + 42 * k}" y="${195 - value}" font-size="8">${value}</text>` : ""}`).join("")}</svg><p>Figure 1. ${words(random, script, 4, 8)}</p>`;
  },
  bars2: (random: Random, script: Script): string =>
    `<svg width="460" height="250">${repeat(8, (k) => `<text x="5" y="${28 + 28 * k}" font-size="10">${words(random, script, 1, 2)}</text><rect x="150" y="${16 + 28 * k}" width="${random.int(20, 250)}" height="16" fill="#c60"/><text x="420" y="${28 + 28 * k}" font-size="10">${random.int(1, 99)}%</text>`)}<path d="M150 5V240H440" fill="none" stroke="#000"/></svg><p>Figure 2. ${words(random, script, 4, 8)}</p>`,
  flow: (random: Random, script: Script): string =>
    `<svg width="480" height="260">${repeat(6, (k) => `<rect x="${10 + 160 * (k % 3)}" y="${20 + 120 * Math.floor(k / 3)}" width="130" height="50" fill="${random.pick(["none", "#eef"])}" stroke="#000"/><text x="${18 + 160 * (k % 3)}" y="${48 + 120 * Math.floor(k / 3)}" font-size="10">${words(random, script, 1, 2)}</text>`)}<path d="M140 45H170M300 45H330M75 70V140M395 70V140" stroke="#000"/></svg><p>Figure 3. ${words(random, script, 3, 6)}</p>`,
  lists: (random: Random, script: Script): string =>
    `<div style="columns:${random.pick([2, 3])}">${repeat(12, () => `<div>• ${words(random, script, 1, 3)}</div>`)}</div><ol>${repeat(5, () => `<li>${escapeText(sentence(random, script))}</li>`)}</ol>`,
  index: (random: Random, script: Script): string =>
    `<div style="columns:3;font-size:9pt">${repeat(48, () => `<div>${words(random, script, 1, 2)}, ${random.int(1, 99)}${random.chance(0.4) ? `, ${random.int(100, 199)}` : ""}</div>`)}</div>`,
  play: (random: Random, script: Script): string =>
    repeat(
      8,
      () =>
        `<p style="margin:4px 0;padding-inline-start:90px;text-indent:-90px"><b style="display:inline-block;width:90px;text-indent:0">${words(random, script, 1, 1).toUpperCase()}</b>${text(random, script, random.int(1, 2))}</p>`,
    ),
  signatures: (random: Random, script: Script): string =>
    `<p>${text(random, script, 5)}</p><div style="display:flex;justify-content:space-between;margin-top:40px">${repeat(2, () => `<div style="width:200px;border-top:1px solid #000">${words(random, script, 2, 2)}<br>${words(random, script, 1, 2)}</div>`)}</div>`,
};
