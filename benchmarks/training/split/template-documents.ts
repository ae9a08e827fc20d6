/**
 * Documents of one template behind each other, as ledgers and banks print them: the same letterhead, title and labels, other numbers, dates and often another
 * addressee. Some templates print the whole head on each page, some a short one, some none; some number their pages.
 *
 * All documents of a house are printed as one file and cut apart by their number of pages: each page is a box of fixed height.
 */
import { readTranscript } from "@docsvc/engine/src/read-transcript.ts";
import { escape } from "../pages/page-text.ts";
import type { Printer } from "../pages/print-pages.ts";
import { type Random, randomOf } from "../pages/random.ts";
import { drawStyle } from "../pages/style.ts";
import { KindText, LANGUAGES } from "./kinds/kind-text.ts";
import type { Lexicon } from "./kinds/lexicon.ts";
import type { MadeDocument } from "./make-documents.ts";

interface Template {
  readonly title: keyof Lexicon;
  readonly columns: "goodsColumns" | "deliveryColumns" | "statementColumns" | null;
  readonly rows: keyof Lexicon;
  readonly says: keyof Lexicon;
  /** Each page has the head of its group: a class, a department, an age. */
  readonly hasGroups?: true;
}

export const TEMPLATES: Readonly<Record<string, Template>> = {
  "template: invoice": { title: "invoice", columns: "goodsColumns", rows: "goods", says: "payment" },
  "template: order": { title: "order", columns: "goodsColumns", rows: "goods", says: "orderSays" },
  "template: delivery note": { title: "delivery", columns: "deliveryColumns", rows: "goods", says: "deliverySays" },
  "template: statement": { title: "statement", columns: "statementColumns", rows: "bookings", says: "prose" },
  "template: form": { title: "form", columns: null, rows: "fields", says: "formSays" },
  "template: letter": { title: "subject", columns: null, rows: "prose", says: "prose" },
  "template: report": { title: "report", columns: null, rows: "chapters", says: "reporting" },
  "template: list of groups": {
    title: "report",
    columns: "statementColumns",
    rows: "bookings",
    says: "reporting",
    hasGroups: true,
  },
  "template: certificate": { title: "certificate", columns: null, rows: "certifies", says: "certifies" },
};

/** Words that the lexicons of kinds do not have. */
const WORDS: Readonly<Record<string, readonly [carried: string, of: string, enclosed: string]>> = {
  en: ["Carried forward", "of", "Please find the document enclosed."],
  de: ["Übertrag", "von", "Anbei erhalten Sie die Unterlagen."],
  fr: ["À reporter", "sur", "Veuillez trouver le document ci-joint."],
  es: ["Suma y sigue", "de", "Adjuntamos el documento."],
  it: ["Da riportare", "di", "In allegato trovate il documento."],
  nl: ["Transport", "van", "Bijgaand treft u het document aan."],
};

/** Documents that a house prints. */
const OF_A_HOUSE = 4;
const MAX_ROWS = 20;

export async function makeTemplateDocuments(printer: Printer, houses: number, seed: number): Promise<MadeDocument[]> {
  const made: MadeDocument[] = [];
  for (const [index, family] of Object.keys(TEMPLATES).entries()) {
    for (let house = 0; house < houses; house++) {
      const { html, counts } = drawHouse(TEMPLATES[family]!, seed * 1_000_003 + index * 1009 + house);
      const pdf = await printer.print(html);
      const { pages } = await readTranscript(new Uint8Array(pdf), {}, { ocr: "off" });
      const wanted = counts.reduce((sum, count) => sum + count, 0);
      if (pages.length !== wanted) throw new Error(`${family} ${house} has ${pages.length} pages, not ${wanted}`);
      let at = 0;
      for (const count of counts) made.push({ family, house, pages: pages.slice(at, (at += count)) });
    }
  }
  return made;
}

export function drawHouse(
  template: Template,
  seed: number,
): { readonly html: string; readonly counts: readonly number[] } {
  const random = randomOf(seed);
  const language = random.pick(["en", "en", "de", "de", "fr", "es", "it", "nl"]);
  const { css } = drawStyle(random, "A4");
  const house = houseOf(template, language, random, seed);
  const documents = random.times(OF_A_HOUSE, (at) => drawDocument(house, at));
  const style = `${css} @page { size: ${house.size}; margin: 14mm } section { break-after: page; position: relative; height: ${house.size === "A4" ? 262 : 245}mm; overflow: hidden } .foot { position: absolute; bottom: 0; width: 100%; font-size: 8pt; text-align: ${house.align} }`;
  return {
    html: `<!doctype html><meta charset="utf-8"><style>${style}</style><body>${documents.flat().map((page) => `<section>${page}</section>`).join("")}`, // prettier-ignore
    counts: documents.map((pages) => pages.length),
  };
}

type House = ReturnType<typeof houseOf>;

// oxlint-disable-next-line max-params -- what a house is drawn from
function houseOf(template: Template, language: string, random: Random, seed: number) {
  return {
    template,
    seed,
    language,
    size: random.pick(["A4", "A4", "letter"]),
    align: random.pick(["left", "center", "right"]),
    /** What later pages repeat of the head. */
    head: random.pick(["none", "none", "short", "whole", "whole"]),
    number: random.pick(["", "", "", "{n}", "{page} {n}", "{page} {n} {of} {N}", "{n} / {N}"]),
    numberPlace: random.pick(["head", "foot", "foot"]),
    oneAddressee: random.chance(0.4),
    oneDate: random.chance(0.3),
    oneCustomer: random.chance(0.5),
    first: random.whole(1000, 900_000),
    isConsecutive: random.chance(0.5),
    isCarried: random.chance(0.4),
    hasColumnsAgain: random.chance(0.6),
    hasTerms: random.chance(0.12),
    hasNote: random.chance(0.08),
    hasFootLines: random.chance(0.5),
    longest: template.hasGroups === true ? 4 : random.pick([1, 1, 2, 3, 4]),
  };
}

function drawDocument(house: House, at: number): string[] {
  const { template, seed, language } = house;
  const lexicon = LANGUAGES[language]!;
  const random = randomOf(seed * 131 + at * 17 + 3);
  // What all documents of the house share is drawn from the same numbers for each of them.
  const shared = (): KindText => new KindText(lexicon, randomOf(seed * 31 + 7), randomOf(seed * 37 + 5));
  const [letterhead, sharedAddress, sharedDate, sharedCode] = [
    shared().letterhead(),
    shared().address(),
    shared().date(),
    shared().code(),
  ];
  const text = new KindText(lexicon, randomOf(seed * 31 + 11), random);
  const [carried, of, enclosed] = WORDS[language]!;
  const code = house.isConsecutive ? String(house.first + at) : String(random.whole(1000, 900_000));
  const title = text.title(template.title);
  const pairs = [
    [text.ofHouse("number"), code],
    [text.ofHouse("date"), house.oneDate ? sharedDate : text.date()],
    [text.ofHouse("customer"), house.oneCustomer ? sharedCode : text.code()],
  ] as const;
  const head = `${letterhead}<p>${house.oneAddressee ? sharedAddress : text.address()}</p>${title}${text.pairs(pairs)}`;
  const short = `<div style="font-size:0.9em">${text.ofHouse("firms")} · ${text.ofHouse(template.title)} ${code}</div>`;
  const count = random.whole(1, house.longest);
  const columns = template.columns === null ? null : text.columns(template.columns);
  const pages = random.times(count, (page) => {
    const isLast = page === count - 1;
    const group =
      template.hasGroups === true
        ? `<p>${text.ofHouse("fields")}: ${random.whole(10, 99)}-${random.whole(100, 999)}</p>`
        : "";
    const top =
      template.hasGroups === true
        ? `${head}${group}`
        : page === 0 || house.head === "whole"
          ? head
          : house.head === "short"
            ? short
            : "";
    const rows = isLast ? random.whole(1, MAX_ROWS - 4) : random.whole(MAX_ROWS - 6, MAX_ROWS);
    const body =
      columns === null
        ? prose(text, template, rows)
        : table(text, template, columns, rows, page === 0 || house.hasColumnsAgain);
    const bring = house.isCarried && page > 0 ? `<p>${carried} ${text.amount()}</p>` : "";
    const sum = columns === null ? "" : isLast ? `<p><b>${text.ofHouse("total")}</b> ${text.amount()}</p>` : house.isCarried ? `<p>${carried} ${text.amount()}</p>` : ""; // prettier-ignore
    const end = isLast ? `<p>${text.some(template.says, 1, 3).join("<br>")}</p>${template.title === "subject" ? `<p>${text.say("closing")}</p>` : ""}` : ""; // prettier-ignore
    return `${top}${bring}${body}${sum}${end}`;
  });
  if (house.hasTerms) {
    pages.push(
      `<div class="h2">${escape("AGB")}</div>${new KindText(lexicon, randomOf(seed * 31), randomOf(seed * 41)).paragraphs("legal", 4, 6)}`,
    );
  }
  if (house.hasNote) {
    pages.unshift(
      `${letterhead}<p>${text.address()}</p><p>${text.say("dear")}</p><p>${enclosed}</p><p>${text.say("closing")}</p>`,
    );
  }
  return pages.map((page, index) => {
    const number = house.number.replace("{n}", String(index + 1)).replace("{N}", String(pages.length)).replace("{page}", text.ofHouse("page")).replace("{of}", of); // prettier-ignore
    const foot = house.hasFootLines ? `${shared().ofHouse("firms")} · ${shared().ofHouse("streets")}` : "";
    return `${house.numberPlace === "head" ? `<div style="text-align:right;font-size:8pt">${number}</div>` : ""}${page}<div class="foot">${foot} ${house.numberPlace === "foot" ? number : ""}</div>`;
  });
}

// oxlint-disable-next-line max-params -- a table's content
function table(
  text: KindText,
  { rows }: Template,
  columns: readonly string[],
  count: number,
  hasHead: boolean,
): string {
  const cells = text.random.times(count, () => [
    text.say(rows),
    ...columns.slice(1).map(() => (text.random.chance(0.2) ? String(text.random.whole(1, 90)) : text.amount())),
  ]);
  return text.table(hasHead ? columns : [], cells);
}

function prose(text: KindText, { rows, says }: Template, count: number): string {
  return text.random
    .times(
      Math.ceil(count / 5),
      () => `${text.random.chance(0.4) ? text.head(text.say(rows)) : ""}<p>${text.some(says, 2, 4).join(" ")}</p>`,
    )
    .join("");
}
