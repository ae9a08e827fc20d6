import { generator, pick, type Random, shuffled, within } from "../random.ts";
import type { Style } from "../record-values.ts";
import { amountOf, drawValue, type DrawnValue } from "./draw-value.ts";
import { esc, type Issuer, type SetPair, type SetTable, styleOf } from "./issuers.ts";
import type { MadePaper, PaperField, PaperKind, PaperTable } from "./paper-kind.ts";

/** Percentage of fields that are requested but absent, and of those printed but not requested. */
const ABSENT = 18;
const NOT_REQUESTED = 12;

interface Making {
  readonly random: Random;
  readonly style: Style;
  readonly schema: { readonly properties: Record<string, object> };
  readonly truth: Record<string, unknown>;
}

/** Makes an issuer's paper of a kind for a seed; the same each time. */
export function makePaper(kind: PaperKind, issuer: Issuer, seed: number): MadePaper {
  const random = generator(seed * 7919 + 31);
  const style = styleOf(kind.language, random);
  const making: Making = { random, style, schema: { properties: {} }, truth: {} };
  const pairs = (kind.fields ?? []).flatMap((field) => setPair(field, making));
  const tables = (kind.tables ?? []).map((table) => issuer.table(setTable(table, making)));
  const clauses = (kind.clauses ?? []).map(([heading, text]) => [heading, fillSlots(text, making)] as const);
  for (const [path, type] of Object.entries(kind.never ?? {})) {
    place(making, path, ABSENT_FIELDS[type]!, type === "array" ? [] : null);
  }
  const title = pick(kind.titles.split("|"), random);
  const order = random() < 0.3 ? shuffled(pairs, random) : pairs;
  const head = random() < 0.6 ? `<div class="letterhead">${letterhead(style, random)}</div>` : "";
  const set = order.length === 0 ? "" : issuer.pairs(order, random);
  const body = `<div class="${issuer.font}">${head}<h1>${esc(title)}</h1>${set}${tables.join("")}${issuer.clauses(clauses)}</div>`;
  return { kind: kind.name, issuer: issuer.name, body, schema: { type: "object", properties: making.schema.properties }, truth: making.truth }; // prettier-ignore
}

const ABSENT_FIELDS: Readonly<Record<string, object>> = {
  string: { type: ["string", "null"] },
  number: { type: ["number", "null"] },
  date: { type: ["string", "null"], format: "date" },
  array: { type: "array", items: { type: "object", properties: { name: { type: ["string", "null"] }, amount: { type: ["number", "null"] } } } }, // prettier-ignore
};

function letterhead(style: Style, random: Random): string {
  const lines = [drawValue("firm", style, random), drawValue("address", style, random)].flatMap(({ lines: of }) => of);
  return lines.map(esc).join(" · ");
}

/** A labelled value; a party is its name above its address, under one label. */
function setPair([path, draw, labels]: PaperField, making: Making): SetPair[] {
  const { random, style } = making;
  const label = pick(labels.split("|"), random);
  const isRequested = random() * 100 >= NOT_REQUESTED;
  const isAbsent = isRequested && random() * 100 < ABSENT;
  const parts: (readonly [string, DrawnValue])[] =
    draw === "party"
      ? [
          [`${path}.name`, drawValue("firm", style, random)],
          [`${path}.address`, drawValue("address", style, random)],
        ]
      : draw === "names"
        ? [
            [`${path}.name`, drawValue("person", style, random)],
            [`${path}.address`, drawValue("address", style, random)],
          ]
        : [[path, drawValue(draw, style, random)]];
  if (isRequested) for (const [at, { truth, type }] of parts) place(making, at, type, isAbsent ? null : truth);
  if (isAbsent) return random() < 0.5 ? [{ label, lines: [pick(["", "", "–", "n/a"], random)] }] : [];
  return [{ label, lines: parts.flatMap(([, { lines, truth }]) => (lines.length > 0 ? lines : [String(truth)])) }];
}

function setTable(table: PaperTable, making: Making): SetTable {
  const { random, style } = making;
  const headers = table.columns.map(([, , labels]) => pick(labels.split("|"), random));
  const numeric = table.columns.map(([, draw]) => /^(?:amount|money|n:|d:|percent)/u.test(draw));
  const types = Object.fromEntries(table.columns.map(([name, draw]) => [name, drawValue(draw, style, random).type]));
  const sums = new Map<string, number>();
  const draw = (count: number): { readonly cells: string[]; readonly truth: Record<string, unknown> }[] => {
    const taken = new Set<string>();
    return Array.from({ length: count }, () => {
      const row: Record<string, unknown> = {};
      const cells = table.columns.map(([name, how], at) => {
        let drawn = drawValue(how, style, random);
        for (let again = 0; at === 0 && again < 8 && taken.has(drawn.lines.join()); again++) drawn = drawValue(how, style, random);
        if (at === 0) taken.add(drawn.lines.join());
        if (at > 0 && random() < 0.06) {
          row[name] = null;
          return "";
        }
        row[name] = drawn.truth;
        if (typeof drawn.truth === "number") sums.set(name, (sums.get(name) ?? 0) + drawn.truth);
        return drawn.lines.join(" ");
      });
      return { cells, truth: row };
    }); // prettier-ignore
  };
  const item = { type: "object", properties: types };
  const rows: SetTable["rows"][number][] = [];
  if (table.groups === undefined) {
    const drawn = draw(within(table.rows[0], table.rows[1], random));
    place(
      making,
      table.path,
      { type: "array", items: item },
      drawn.map(({ truth }) => truth),
    );
    rows.push(...drawn.map(({ cells }) => ({ kind: "row" as const, cells })));
  } else {
    const { field, inner } = table.groups;
    const names = shuffled(field[1].slice(3).split("/"), random).slice(0, within(2, 3, random));
    const groups = names.map((name) => ({ name, drawn: draw(within(table.rows[0], table.rows[1], random)) }));
    for (const { name, drawn } of groups) {
      rows.push({ kind: "group", cells: [field[2] === "" ? name : `${field[2]}: ${name}`] });
      rows.push(...drawn.map(({ cells }) => ({ kind: "row" as const, cells })));
    }
    const outer = { type: "object", properties: { [field[0]]: { type: ["string", "null"] }, [inner]: { type: "array", items: item } } }; // prettier-ignore
    const truth = groups.map(({ name, drawn }) => ({ [field[0]]: name, [inner]: drawn.map((row) => row.truth) }));
    place(making, table.path, { type: "array", items: outer }, truth);
  }
  if (table.total !== undefined) {
    const [label, ...summed] = table.total;
    const cells = table.columns.map(([name], at) =>
      at === 0 ? label : summed.includes(name) ? amountOf(sums.get(name) ?? 0, style) : "",
    );
    rows.push({ kind: "total", cells });
  }
  return { heading: table.heading, headers, numeric, rows };
}

/** Sentences with their values filled in. */
function fillSlots(text: string, making: Making): string {
  return text.replaceAll(/\{(?<path>[^|}]*)\|(?<draw>[^}]*)\}/gu, (_, path: string, draw: string) => {
    if (draw === "persons") {
      const names = [
        drawValue("person", making.style, making.random),
        drawValue("person", making.style, making.random),
      ];
      const list = names.map(({ truth }) => String(truth));
      place(making, path, { type: "array", items: { type: "string" } }, list);
      return list.join(AND[making.style.language]);
    }
    const { truth, lines, type } = drawValue(draw, making.style, making.random);
    if (path !== "") place(making, path, type, truth);
    return lines.length > 0 ? lines.join(", ") : String(truth);
  });
}

const AND = { en: " and ", de: " und ", fr: " et ", es: " y ", it: " e ", nl: " en " } as const;

/** Adds a leaf to the schema and its value to the truth, and creates the objects on its path. */
function place({ schema, truth }: Making, path: string, type: object, value: unknown): void {
  const names = path.split(".");
  let properties = schema.properties;
  let at = truth;
  for (const name of names.slice(0, -1)) {
    const inner = (properties[name] ??= { type: "object", properties: {} }) as { properties: Record<string, object> };
    properties = inner.properties;
    at = (at[name] ??= {}) as Record<string, unknown>;
  }
  properties[names.at(-1)!] = type;
  at[names.at(-1)!] = value;
}
