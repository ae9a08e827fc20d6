/** Page layouts of grouped lists. Those of `held` were not used to develop the method: they show how well it generalises. */
import type { GroupedList } from "./kinds.ts";

export interface GroupedLayout {
  readonly name: string;
  readonly held: boolean;
  readonly body: (list: GroupedList) => string;
}

type Group = GroupedList["groups"][number];

const esc = (text: string | null): string => (text ?? "").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const title = (list: GroupedList): string => `<h1>${esc(list.title)}</h1>`;
/** "Race No. 7   WOMEN   100m   Hurdles": facts without labels. */
const bareFacts = ({ kind, facts }: GroupedList): string =>
  `<div class="facts"><span>${esc(kind.opening)}</span>${facts.map((text) => `<span>${esc(text)}</span>`).join("")}</div>`;
const labelledFacts = ({ kind, facts }: GroupedList): string =>
  kind.facts.map(({ label }, at) => `<div>${label}: ${esc(facts[at]!)}</div>`).join("");
const groupName = ({ kind }: GroupedList, { name }: Group, joint = ": "): string =>
  esc(kind.label === "" ? name : `${kind.label}${joint}${name}`);
const headers = ({ kind }: GroupedList): string =>
  `<tr>${kind.columns.map(({ header }) => `<th>${header}</th>`).join("")}</tr>`;
const cells = (row: readonly (string | null)[]): string => row.map((text) => `<td>${esc(text)}</td>`).join("");
const rows = ({ rows: all }: Group): string => all.map((row) => `<tr>${cells(row)}</tr>`).join("");
const table = (list: GroupedList, group: Group, look = ""): string =>
  `<table class="${look}">${headers(list)}${rows(group)}</table>`;
const each = (list: GroupedList, body: (group: Group) => string): string => list.groups.map(body).join("");

/** The last value of each row is printed a line lower, as some programs do. */
const lowered = (list: GroupedList, { rows: all }: Group): string => {
  const empty = list.kind.columns.slice(1).map(() => "<td></td>");
  return all
    .map((row) => `<tr>${cells([...row.slice(0, -1), null])}</tr><tr class="low">${empty.join("")}${cells(row.slice(-1))}</tr>`)
    .join("");
}; // prettier-ignore

export const GROUPED_LAYOUTS: readonly GroupedLayout[] = [
  { name: "a page a group, labelled heading", held: false, body: (list) => each(list, (group) => `<section>${title(list)}${bareFacts(list)}<div class="facts">${groupName(list, group)}</div>${table(list, group)}</section>`) },
  { name: "a page a group, values a line lower", held: false, body: (list) => each(list, (group) => `<section>${title(list)}${bareFacts(list)}<div class="facts">${groupName(list, group, " :")}</div><table>${headers(list)}${lowered(list, group)}</table></section>`) },
  { name: "bold heading over each table", held: false, body: (list) => `<section>${title(list)}${labelledFacts(list)}${each(list, (group) => `<h3>${groupName(list, group, " ")}</h3>${table(list, group)}`)}</section>` },
  { name: "heading as a row of one ruled table", held: false, body: (list) => `<section>${title(list)}${bareFacts(list)}<table class="lined">${headers(list)}${each(list, (group) => `<tr><td colspan="9"><b>${groupName(list, group, " ")}</b></td></tr>${rows(group)}`)}</table></section>` },
  { name: "group in the first column, once", held: false, body: (list) => `<section>${title(list)}${labelledFacts(list)}<table><tr><th>${list.kind.label || "Group"}</th>${headers(list).slice(4)}${each(list, (group) => group.rows.map((row, at) => `<tr><td>${at === 0 ? esc(group.name) : ""}</td>${cells(row)}</tr>`).join(""))}</table></section>` },
  { name: "heading with the facts in one line", held: false, body: (list) => each(list, (group) => `<section>${title(list)}<div class="facts"><span>${esc(list.kind.opening)}</span>${list.facts.map((text) => `<span>${esc(text)}</span>`).join("")}<span>${groupName(list, group)}</span></div>${table(list, group)}</section>`) },
  { name: "header once, headings between rows", held: true, body: (list) => `<section>${title(list)}${bareFacts(list)}<table>${headers(list)}${each(list, (group) => `<tr><td colspan="9"><b>${groupName(list, group, " ")}</b></td></tr>${rows(group)}`)}</table></section>` },
  { name: "two columns of groups", held: false, body: (list) => `<section>${title(list)}${labelledFacts(list)}<div class="two">${each(list, (group) => `<div class="whole"><b>${groupName(list, group)}</b>${table(list, group, "small")}</div>`)}</div></section>` },
  { name: "group in every row", held: true, body: (list) => `<section>${title(list)}${labelledFacts(list)}<table class="lined"><tr><th>${list.kind.label || "Group"}</th>${headers(list).slice(4)}${each(list, (group) => group.rows.map((row) => `<tr><td>${esc(group.name)}</td>${cells(row)}</tr>`).join(""))}</table></section>` },
  { name: "group in a cell over its rows", held: true, body: (list) => `<section>${title(list)}${bareFacts(list)}<table class="lined"><tr><th>${list.kind.label || "Group"}</th>${headers(list).slice(4)}${each(list, (group) => group.rows.map((row, at) => `<tr>${at === 0 ? `<td rowspan="${group.rows.length}">${esc(group.name)}</td>` : ""}${cells(row)}</tr>`).join(""))}</table></section>` },
  { name: "centred heading, ruled tables", held: true, body: (list) => `<section>${title(list)}${bareFacts(list)}${each(list, (group) => `<p class="centre">${groupName(list, group, " ")}</p>${table(list, group, "lined")}`)}</section>` },
  { name: "footnotes and totals between groups", held: true, body: (list) => `<section>${title(list)}${labelledFacts(list)}${each(list, (group) => `<h3>${groupName(list, group, " – ")}</h3>${table(list, group)}<p class="note">${group.rows.length} entries. Subject to correction.</p>`)}</section>` },
]; // prettier-ignore

export const GROUPED_STYLE = `
@page { size: A4; margin: 0 } body { margin: 0; font: 9.5pt/1.35 "Liberation Sans", sans-serif }
section { width: 174mm; height: 273mm; padding: 12mm 18mm; overflow: hidden; break-after: page }
h1 { font-size: 15pt; margin: 2mm 0 5mm } h3 { font-size: 11pt; margin: 6mm 0 1mm }
.facts { margin: 1mm 0 } .facts span { margin-right: 9mm }
table { border-collapse: collapse; margin: 2mm 0; width: 100% } th, td { text-align: left; padding: .7mm 3mm .7mm 0; vertical-align: top }
.lined td, .lined th { border: .3mm solid #666; padding: .7mm 2mm } .small { font-size: 7pt } .small td, .small th { padding-right: 1mm }
.low td { padding-top: 0 } .two { columns: 2; column-gap: 9mm } .whole { break-inside: avoid; margin-bottom: 5mm }
.centre { text-align: center; font-weight: bold; margin: 5mm 0 1mm } .note { font-size: 7.5pt }`;
