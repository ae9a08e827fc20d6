/** Plots as statistics programs draw them: framed or with axes only, title above, numbers and axis labels around them. */
import { escape, type Family, type PageText } from "../page-text.ts";

const plot = (text: PageText, width: number): string => {
  const { words, random } = text;
  const height = random.whole(110, 170);
  const [left, top, right, bottom] = [38, 24, width - 12, height - 36];
  const across = (share: number): string => (left + share * (right - left)).toFixed(1);
  const ticks = random.whole(4, 6);
  const unit = random.pick([1, 5, 10, 0.5, 0.2]);
  const said = (x: string, y: string, told: string, look = ""): string =>
    `<text x="${x}" y="${y}" font-size="7" text-anchor="middle" ${look}>${escape(told)}</text>`;
  const xs = random.times(ticks, (at) => {
    const x = across(at / (ticks - 1));
    return `<path d="M${x} ${bottom}v4" stroke="#000"/>${said(x, String(bottom + 12), (at * unit).toFixed(unit < 1 ? 1 : 0))}`;
  });
  const ys = random.times(4, (at) => {
    const y = (bottom - (at / 3) * (bottom - top)).toFixed(1);
    return `<path d="M${left} ${y}h-4" stroke="#000"/>${said(String(left - 12), y, String(at * 5))}`;
  });
  const name = said(String((left + right) / 2), "12", words.phrase(), 'style="font-size:9px;font-weight:bold"');
  const axis = said(String((left + right) / 2), String(height - 8), words.topic());
  const frame = random.pick([
    `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="none" stroke="#000"/>`,
    `<path d="M${left} ${top}V${bottom}H${right}" fill="none" stroke="#000"/>`,
    "",
  ]);
  const point = (): readonly [number, number] => [
    left + random.next() * (right - left),
    top + 4 + random.next() * (bottom - top - 8),
  ];
  const points = random.times(30, point);
  const inside = random.pick([
    () =>
      points.map(([x, y]) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="1.6" fill="none" stroke="#226"/>`),
    () => [
      `<polyline points="${points
        .toSorted(([a], [b]) => a - b)
        .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
        .join(" ")}" fill="none" stroke="#a22"/>`,
    ],
    () =>
      [0.15, 0.4, 0.65, 0.9].map((share) => {
        const high = random.whole(14, 40);
        const y = top + random.whole(10, 40);
        return `<path d="M${across(share)} ${y - 8}V${y + high + 8}" stroke="#000"/><rect x="${Number(across(share)) - 9}" y="${y}" width="18" height="${high}" fill="${random.pick(["#d55", "#6c4", "#49d"])}" stroke="#000"/>`;
      }),
  ])();
  return `<svg width="${width}" height="${height}" style="display:inline-block">${frame}${inside.join("")}${name}${xs.join("")}${ys.join("")}${axis}</svg>`;
};

export const PLOTS: Family = {
  name: "plots",
  draw: (text) => {
    const { words, random } = text;
    let at = random.whole(1, 9);
    const caption = (): string => `<div class="caption">Figure ${at++}: ${escape(words.sentence())}</div>`;
    const alone = (): string => `<div style="text-align:center">${plot(text, random.whole(220, 320))}</div>`;
    const two = (): string =>
      `<div style="display:grid;grid-template-columns:1fr 1fr">${plot(text, 200)}${plot(text, 200)}</div>`;
    const part = (): string => text.heading(2) + text.p() + random.pick([alone, two])() + caption() + text.p();
    return random.times(2, part).join("");
  },
};
