import { generator, pick, type Random, shuffled, within } from "../../random.ts";
import { drawValue } from "../draw-value.ts";
import { esc, styleOf } from "../issuers.ts";
import type { MadePaper } from "../paper-kind.ts";

const TOPICS = ["glacier runoff", "bat calls", "paper recycling", "tidal gates", "grain storage", "street lighting", "seed dormancy"]; // prettier-ignore
const METHODS = ["a sparse regression", "acoustic tags", "a two-stage survey", "low-cost sensors", "a mixed model", "archival maps"]; // prettier-ignore
const PLACES = ["Institute of Field Studies, Carrow", "Department of Physics, University of Elmhurst", "Centre for Coastal Works, Dunmere", "School of Statistics, Norvik University"]; // prettier-ignore
const JOURNALS = [
  "Journal of Field Methods",
  "Annals of Small Data",
  "Proc. of Urban Ecology",
  "Letters in Measurement",
];

/** A journal or conference paper in one of several styles: marks, headings and references differ. */
export function makeResearchPaper(look: number, seed: number): MadePaper {
  const random = generator(seed * 6151 + 7);
  const style = styleOf("en", random);
  const person = (): string => String(drawValue("person", style, random).truth);
  const [topic, method] = [pick(TOPICS, random), pick(METHODS, random)];
  const title = `${pick(["Measuring", "Predicting", "A Study of", "Limits of"], random)} ${capitals(topic)} ${pick(["with", "by Means of", "under"], random)} ${capitals(method)}${random() < 0.5 ? `: ${pick(["Evidence from Eleven Towns", "A Field Trial over Three Winters", "Lessons of a Small Network"], random)}` : ""}`;
  const places = shuffled(PLACES, random).slice(0, 2);
  const authors = Array.from({ length: within(2, 4, random) }, () => {
    const at = shuffled([0, 1], random).slice(0, random() < 0.2 ? 2 : 1).toSorted((a, b) => a - b);
    const name = person();
    return { name, at, email: random() < 0.5 ? `${name.split(" ").at(-1)!.toLowerCase().normalize("NFKD").replaceAll(/[^a-z]/gu, "")}@example.edu` : null };
  }); // prettier-ignore
  const abstract = `${capital(topic)} matters to towns, and few of them measure it. We use ${method} on ${within(20, 900, random)} sites and find an error of ${within(2, 19, random)} %. The result holds in wet years. We publish the data and the code.`;
  const keywords = shuffled([topic, "open data", "calibration", "field trial", "uncertainty"], random).slice(0, 3);
  const references = Array.from({ length: within(3, 9, random) }, () => ({
    authors: `${pick("A B C D E K L M T".split(" "), random)}. ${person().split(" ").at(-1)!}`,
    title: `${pick(["Notes on", "A history of", "Errors in", "New data for"], random)} ${pick(TOPICS, random)}`,
    journal: pick(JOURNALS, random),
    year: within(1988, 2025, random),
  }));
  const marks = ["1", "2"];
  const mark = (at: readonly number[]): string => `<sup>${at.map((one) => marks[one]).join(",")}</sup>`;
  const byline =
    look === 1
      ? authors.map(({ name, at, email }) => `<div>${esc(name)}<br><i>${at.map((one) => esc(places[one]!)).join("; ")}</i>${email === null ? "" : `<br>${email}`}</div>`).join("")
      : `<div>${authors.map(({ name, at }) => esc(name) + mark(at)).join(", ")}</div>${places.map((name, at) => `<div>${mark([at])}${esc(name)}</div>`).join("")}<div>${authors.flatMap(({ email }) => email ?? []).join(", ")}</div>`; // prettier-ignore
  const lead =
    look === 0
      ? `<p><b>Abstract.</b> ${esc(abstract)}</p><p><b>Keywords:</b> ${keywords.join(", ")}</p>`
      : `<h2>${look === 1 ? "ABSTRACT" : "Abstract"}</h2><p>${esc(abstract)}</p><p>${look === 1 ? `<i>Index terms</i>—${keywords.join("; ")}` : `<b>Keywords</b> ${keywords.join(" · ")}`}</p>`;
  const sections = ["Introduction", "Data", "Method", "Results", "Conclusion"].map((name, at) => `<h2>${look === 1 ? `${["I", "II", "III", "IV", "V"][at]}. ${name.toUpperCase()}` : `${at + 1} ${name}`}</h2>${prose(topic, random)}`).join(""); // prettier-ignore
  const set = references.map(({ authors: by, title: name, journal, year }, at) =>
    look === 2
      ? `<p>${esc(by)} (${year}). ${esc(name)}. ${esc(journal)}, ${within(1, 60, random)}, ${within(1, 400, random)}.</p>`
      : look === 1
        ? `<p>[${at + 1}] ${esc(by)}, "${esc(name)}," ${esc(journal)}, vol. ${within(1, 60, random)}, ${year}.</p>`
        : `<p>${at + 1}. ${esc(by)}. ${esc(name)}. ${esc(journal)} ${within(1, 60, random)}, ${year}.</p>`,
  );
  const body = `<div class="serif"><h1 class="centre">${esc(title)}</h1><div class="authors">${byline}</div><div class="${look === 2 ? "" : "two"}">${lead}${sections}<h2>References</h2>${set.join("")}</div></div>`;
  const text = { type: ["string", "null"] };
  const list = (properties: object): object => ({ type: "array", items: { type: "object", properties } });
  const schema = {
    type: "object",
    properties: {
      title: text,
      authors: list({ name: text, affiliation: text, email: text }),
      abstract: text,
      keywords: { type: "array", items: { type: "string" } },
      doi: text,
      references: list({ title: text, year: { type: ["integer", "null"] } }),
    },
  };
  const truth = {
    title,
    authors: authors.map(({ name, at, email }) => ({ name, affiliation: at.map((one) => places[one]).join("; "), email })),
    abstract,
    keywords,
    doi: null,
    references: references.map(({ title: name, year }) => ({ title: name, year })),
  }; // prettier-ignore
  return { kind: "research paper", issuer: ["numbered marks", "blocks of authors", "author and year"][look]!, body, schema, truth }; // prettier-ignore
}

function prose(topic: string, random: Random): string {
  const sentence = (): string =>
    `${pick(["Earlier work", "The first survey", "Our network", "This effect", "Each station"], random)} ${pick(["covers", "reports on", "explains", "depends on"], random)} ${pick(["the northern sites", `${topic} in spring`, "readings of two winters", "a single year"], random)}${pick(["", " [1]", " [2, 3]", ", as expected"], random)}.`;
  const paragraph = (): string => `<p>${Array.from({ length: within(3, 6, random) }, sentence).join(" ")}</p>`;
  return Array.from({ length: within(1, 3, random) }, paragraph).join("");
}

function capitals(text: string): string {
  return text.replaceAll(/(?<=^|[\s-])\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
}

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}
