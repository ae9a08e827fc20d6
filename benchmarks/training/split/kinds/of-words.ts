/** Kinds that are mostly prose: letters, mails, contracts, reports, papers, minutes. */
import type { KindText } from "./kind-text.ts";

export function letter(text: KindText): string {
  const { house, random } = text;
  const date = `<p style="text-align:${house.pick(["right", "left"])}">${house.chance(0.5) ? `${text.ofHouse("towns").replaceAll(/\d+ ?/gu, "")}, ` : ""}${text.date()}</p>`;
  const address = `<p>${text.address()}</p>`;
  const subject = random.chance(0.6) ? `<p>${house.chance(0.6) ? `<b>${text.say("subject")}</b>` : text.say("subject")}</p>` : ""; // prettier-ignore
  const reference = house.chance(0.3) ? text.pairs([[text.ofHouse("number"), text.code()]]) : "";
  const first = house.chance(0.5) ? [text.letterhead(), address, date] : [text.letterhead(), date, address];
  return [
    ...(house.chance(0.15) ? [date, address] : first),
    reference,
    subject,
    `<p>${text.say("dear")}</p>`,
    text.paragraphs("prose", 1, random.chance(0.2) ? 22 : 5),
    `<p>${text.say("closing")}</p><p style="margin-top:24pt">${text.say("names")}</p>`,
    random.chance(0.4) ? `<p>${text.say("enclosure")}</p>` : "",
  ].join("");
}

export function mail(text: KindText): string {
  const { random } = text;
  const labels = text.ofHouse("mailLabels").split(",");
  const head = labels.map((label, at) => {
    const person = `${text.say("names")} &lt;${random.pick(["info", "office", "p.raman", "mail"])}@${random.pick(["larkfield", "example", "tarn"])}.example&gt;`;
    const value = /bje|ubj|nderw|ggetto|sunto|etreff/u.test(label) ? text.say("subject") : at % 2 === 0 ? person : random.chance(0.5) ? text.date() : person; // prettier-ignore
    return `<div><b>${label}</b> ${value}</div>`;
  });
  const body = (): string =>
    `<p>${text.some("mailSays", 2, 5).join("<br>")}</p>${random.chance(0.6) ? text.paragraphs("prose", 1, 3) : ""}`;
  const quoted = random.chance(0.5) ? `<hr>${head.join("")}${body()}` : "";
  return `${text.house.chance(0.4) ? `<div class="h2">${text.say("subject")}</div><hr>` : ""}${head.join("")}<br>${body()}${quoted}`;
}

/** A table of contents and a list of defined terms, as in long agreements. */
function definitions(text: KindText): string {
  const { random } = text;
  const contents = random.chance(0.6) ? `${text.some("clauses", 6, 11).map((name, at) => `<div>${at + 1}. ${name} ......... ${at + 2}</div>`).join("")}<div style="break-after:page"></div>` : ""; // prettier-ignore
  const terms = random.times(random.whole(5, 20), () => `<p>“${text.say("clauses")}” – ${text.say("legal")} ${text.say("legal")}</p>`); // prettier-ignore
  return contents + terms.join("");
}

export function contract(text: KindText): string {
  const { house, random } = text;
  const isLong = house.chance(0.3);
  const number = house.pick([(at: number) => `${at + 1}.`, (at: number) => `§ ${at + 1}`, (at: number) => `Art. ${at + 1}`, (at: number) => `${at + 1}`]); // prettier-ignore
  const clause = (at: number): string => {
    const subs = random.times(random.whole(1, 4), (sub) => `<p>${house.chance(0.6) ? `${at + 1}.${sub + 1} ` : `(${sub + 1}) `}${random.times(random.whole(1, 4), () => text.say("legal")).join(" ")}</p>`); // prettier-ignore
    return `<div class="h3">${number(at)} ${text.say("clauses")}</div>${subs.join("")}`;
  };
  return [
    text.title("contract"),
    `<p>${text.say("between")}</p><p>${text.address()}</p><p>${text.say("between")}</p><p>${text.address()}</p><p>${text.say("between")}</p>`,
    isLong ? definitions(text) : "",
    ...random.times(random.whole(4, isLong ? 30 : 16), clause),
    text.signatures(),
  ].join("");
}

/** A company filing: a cover with boxes, a table of contents, pages of figures, and notes. */
function filing(text: KindText): string {
  const { house, random } = text;
  const centred = (lines: readonly string[]): string => lines.map((line) => `<p style="text-align:center"><b>${line}</b></p>`).join(""); // prettier-ignore
  const next = '<div style="break-after:page"></div>';
  const owner = text.ofHouse("firms");
  const small = random.times(random.whole(3, 8), () => `<p style="font-size:0.85em">${text.say("reporting")}</p>`).join(""); // prettier-ignore
  const boxes = house.chance(0.6) ? random.times(random.whole(2, 5), () => `<p>${random.pick(["☒", "☐"])} ${text.say("reporting")}</p>`).join("") : ""; // prettier-ignore
  const contents = `<p><b>${text.say("page")}</b></p><table>${text.some("chapters", 6, 11).map((name, at) => `<tr><td>${at + 1}.</td><td>${name}</td><td>${2 + at * 3}</td></tr>`).join("")}</table>`; // prettier-ignore
  const figures = (): string => {
    const rows = random.times(random.whole(12, 34), () => [text.say("chapters"), text.amount(), text.amount(), text.amount()]); // prettier-ignore
    return centred([owner, text.say("chapters")]) + text.table(["", "2025", "2024", "2023"], rows);
  };
  const notes = (): string => text.head(text.say("chapters")) + text.paragraphs("reporting", 4, 9);
  const parts = [centred([text.ofHouse("report"), owner]) + boxes + small, contents];
  return [...parts, ...random.times(random.whole(1, 3), figures), ...random.times(random.whole(1, 3), notes)].join(
    next,
  );
}

export function report(text: KindText): string {
  const { house, random } = text;
  if (house.chance(0.4)) return filing(text);
  const cover = `<div style="height:${house.whole(0, 200)}pt"></div>${text.title("report")}<p style="text-align:center">${text.ofHouse("firms")}<br>${text.date()}</p>`;
  const chapter = (at: number): string => {
    const rows = random.times(random.whole(3, 9), () => [text.say("chapters"), text.amount(), text.amount()]);
    const table = random.chance(0.4) ? text.table(["", "2024", "2025"], rows) : "";
    return `${text.head(`${house.chance(0.4) ? `${at + 1} ` : ""}${text.say("chapters")}`)}${text.paragraphs("reporting", 2, 6)}${table}`;
  };
  const contents = random.chance(0.3)
    ? `<p>${text.some("chapters", 4, 8).map((name, at) => `${name} ......... ${at * 3 + 2}`).join("<br>")}</p>` // prettier-ignore
    : "";
  const isBroken = house.chance(0.5);
  return `${cover}${isBroken ? '<div style="break-after:page"></div>' : ""}${contents}${random.times(random.whole(3, 8), chapter).join("")}`;
}

export function paper(text: KindText): string {
  const { house, random } = text;
  const names = text.some("names", 1, 4);
  const head = `<div class="h1" style="text-align:center">${text.say("scholarly").replace(/[.[(].*$/u, "")}</div><p style="text-align:center">${names.join(", ")}<br><i>${text.say("firms")}</i></p>`;
  const abstract = house.chance(0.85) ? `<p><b>${text.ofHouse("abstract")}</b>${house.pick([". ", "<br>", " — "])}${random.times(5, () => text.say("scholarly")).join(" ")}</p>` : ""; // prettier-ignore
  const sections = text.some("sections", 4, 8).map((name) => `${text.head(name)}${text.paragraphs("scholarly", 2, 6)}`);
  const references = `${text.head(house.pick(["References", "References", "Literatur", "Références", "Bibliografia"]))}${random.times(random.whole(4, 14), () => `<p>${text.say("references")}</p>`).join("")}`;
  const body = `${sections.join("")}${references}`;
  return `${head}${abstract}${house.chance(0.5) ? `<div class="cols2">${body}</div>` : body}`;
}

export function minutes(text: KindText): string {
  const { house, random } = text;
  const labels = text.some("minuteLabels", 3, 6).map((label) => [label, random.chance(0.5) ? text.some("names", 1, 4).join(", ") : text.date()] as const); // prettier-ignore
  const item = (at: number): string =>
    `<p>${house.chance(0.6) ? `<b>${at + 1}. ${text.say("chapters")}</b><br>` : `${at + 1}. `}${random.times(random.whole(1, 4), () => text.say("minuteSays")).join(" ")}</p>`;
  return [
    house.chance(0.5) ? text.letterhead() : "",
    text.title("minutes"),
    `<p>${text.date()}</p>`,
    text.pairs(labels),
    ...random.times(random.whole(3, 14), item),
    house.chance(0.5) ? text.signatures() : "",
  ].join("");
}
