/** Kinds recognised by their form more than by sentences: forms, certificates, CVs, drawings, slides. */
import type { KindText } from "./kind-text.ts";

export function form(text: KindText): string {
  const { house, random } = text;
  const isFilled = random.chance(0.5);
  const value = (): string => (isFilled ? random.pick([text.say("names"), text.date(), text.say("towns"), text.code()]) : ""); // prettier-ignore
  const field = house.pick([
    (label: string) => `<div style="margin:5pt 0">${label} ${value() || "______________________"}</div>`,
    (label: string) => `<div style="border:0.6pt solid #444;padding:2pt 4pt;height:24pt"><span style="font-size:0.75em">${label}</span><br>${value()}</div>`, // prettier-ignore
    (label: string) => `<div style="margin:6pt 0">${label}: <span style="display:inline-block;width:180pt;border-bottom:0.6pt solid #333">${value()}&nbsp;</span></div>`, // prettier-ignore
  ]);
  const box = (): string => `${random.pick(["☐", "☐", "☒"])} ${text.say("formSays")}`;
  const fields = text.some("fields", 8, 18).map(field);
  const isGrid = house.chance(0.4);
  return [
    house.chance(0.5) ? text.letterhead() : "",
    text.title("form"),
    `<p>${text.some("formSays", 1, 3).join(" ")}</p>`,
    `<div style="${isGrid ? "display:grid;grid-template-columns:1fr 1fr;gap:4pt" : ""}">${fields.join("")}</div>`,
    `<p>${random.times(random.whole(1, 6), box).join("<br>")}</p>`,
    house.chance(0.5) ? text.signatures() : "",
  ].join("");
}

export function certificate(text: KindText): string {
  const { house, random } = text;
  const size = (): string => house.pick(["1em", "1.3em", "1.8em"]);
  return [
    `<div style="text-align:${house.chance(0.8) ? "center" : "left"};padding-top:${house.whole(10, 120)}pt">`,
    house.chance(0.6) ? text.letterhead() : "",
    text.title("certificate"),
    ...text.some("certifies", 3, 6).map((line, at) => `<p style="font-size:${size()};margin:12pt 0">${line}${at === 0 ? `<br><b>${text.say("names")}</b>` : ""}</p>`), // prettier-ignore
    `<p>${text.date()}</p></div>`,
    random.chance(0.7) ? text.signatures() : "",
  ].join("");
}

export function cv(text: KindText): string {
  const { house, random } = text;
  const contact = `<p>${text.say("streets")}, ${text.say("towns")} · ${random.pick(["+44 20 7946 0", "0171 55 "])}${random.whole(100, 999)} · mail@example.org</p>`;
  const name = `<div class="h1">${text.say("names")}</div>`;
  const entry = (): string => {
    const from = random.whole(1995, 2020);
    const years = `${from} – ${from + random.whole(1, 6)}`;
    return house.chance(0.5)
      ? `<table><tr><td style="width:80pt">${years}</td><td>${text.say("jobs")}<br>${text.say("firms")}, ${text.say("towns")}</td></tr></table>`
      : `<p><b>${text.say("jobs")}</b>, ${text.say("firms")} (${years})<br>${text.say("jobs")}</p>`;
  };
  const section = (head: string): string =>
    text.head(head) + (random.chance(0.7) ? random.times(random.whole(1, 5), entry).join("") : `<ul>${text.some("jobs", 2, 6).map((line) => `<li>${line}</li>`).join("")}</ul>`); // prettier-ignore
  // CVs of researchers have publications; those of others have sentences about their work.
  const works = (): string => `${text.head(text.say("cvHeads"))}${random.times(random.whole(6, 30), (at) => `<p>${at + 1}. ${text.say("references")}</p>`).join("")}`; // prettier-ignore
  const deeds = (): string => `${text.head(text.say("cvHeads"))}${entry()}<ul>${random.times(random.whole(2, 6), () => `<li>${text.say("reporting")}</li>`).join("")}</ul>`; // prettier-ignore
  const isLong = house.chance(0.35);
  const body = [
    ...text.some("cvHeads", 3, 7).map(section),
    ...(isLong ? random.times(random.whole(1, 3), () => (house.chance(0.5) ? works() : deeds())) : []),
  ].join("");
  return `${house.chance(0.6) ? text.title("cv") : ""}${name}${contact}${house.chance(0.25) ? `<div class="cols2">${body}</div>` : body}`;
}

export function drawing(text: KindText): string {
  const { random, house } = text;
  const stroke = (): string => `<path d="M${random.whole(20, 600)} ${random.whole(20, 330)}l${random.whole(-200, 200)} ${random.pick([0, 0, random.whole(-150, 150)])}" stroke="#000" fill="none"/>`; // prettier-ignore
  const label = (): string => `<text x="${random.whole(20, 600)}" y="${random.whole(20, 330)}" font-size="${random.whole(6, 10)}">${text.say("parts")}</text>`; // prettier-ignore
  const figure = `<svg width="660" height="350">${random.times(random.whole(20, 80), stroke).join("")}<circle cx="300" cy="170" r="${random.whole(30, 120)}" stroke="#000" fill="none"/>${random.times(random.whole(6, 30), label).join("")}</svg>`;
  const cells = text.some("drawingLabels", 5, 12).map((cell) => `<td style="border:0.6pt solid #000;font-size:0.8em">${cell}<br>${random.chance(0.5) ? random.pick([text.code(), text.say("names"), text.date()]) : ""}</td>`); // prettier-ignore
  const rows = [cells.slice(0, 4), cells.slice(4, 8), cells.slice(8)].map((row) => `<tr>${row.join("")}</tr>`).join("");
  return `${figure}<table style="margin-left:${house.pick(["auto", "0"])}">${rows}</table>`;
}

export function slides(text: KindText): string {
  const { random, house } = text;
  const slide = (at: number): string => {
    const title = `<div style="font-size:${house.pick(["2em", "2.6em", "3.2em"])};margin-bottom:14pt">${at === 0 ? text.say("firms") : text.say("slides")}</div>`;
    const body = random.pick([
      () => `<ul style="font-size:1.6em">${text.some("bullets", 2, 5).map((line) => `<li>${line}</li>`).join("")}</ul>`, // prettier-ignore
      () => `<div style="font-size:1.4em">${text.say("bullets")}</div><div style="width:300pt;height:150pt;background:#79a"></div>`, // prettier-ignore
      () => text.table(["", "2024", "2025"], random.times(3, () => [text.say("bullets"), text.amount(), text.amount()])), // prettier-ignore
    ])();
    return at === 0 ? `<div style="padding-top:110pt">${title}<div>${text.date()}</div></div>` : title + body;
  };
  return random.times(random.whole(3, 8), slide).join('<div style="break-after:page"></div>');
}
