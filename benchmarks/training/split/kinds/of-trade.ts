/** Trade papers: tables of goods and money, distinguished by their title, prices, taxes and the requested action. */
import type { KindText } from "./kind-text.ts";

function goods(text: KindText, from: number, to: number): string {
  const { random } = text;
  const columns = text.columns("goodsColumns");
  const rows = random.times(random.whole(from, to), () => [
    text.say("goods"),
    String(random.whole(1, 40)),
    text.amount(),
    text.amount(),
  ]);
  return text.table(columns, rows);
}

function sums(text: KindText): string {
  const { random } = text;
  const rows = [text.ofHouse("subtotal"), text.ofHouse("tax"), text.ofHouse("total")].map((label) => `<tr><td>${label}</td><td style="text-align:right">${text.amount()}</td></tr>`); // prettier-ignore
  return `<table style="margin-left:${random.pick(["auto", "0", "50%"])}">${rows.slice(random.chance(0.8) ? 0 : 2).join("")}</table>`;
}

const isLong = ({ random }: KindText): boolean => random.chance(0.25);

export function invoice(text: KindText): string {
  const { house } = text;
  const labels = [
    [`${text.ofHouse("invoice")} ${text.ofHouse("number")}`, text.code()],
    [text.ofHouse("date"), text.date()],
    [text.ofHouse("customer"), text.code()],
  ] as const;
  const parts = [
    text.letterhead(),
    `<p>${text.address()}</p>`,
    text.title("invoice"),
    text.pairs(labels),
    house.chance(0.3) ? `<p>${text.say("dear")}</p><p>${text.say("prose")}</p>` : "",
    isLong(text) ? goods(text, 40, 70) : goods(text, 1, 12),
    sums(text),
    `<p>${text.some("payment", 2, 4).join("<br>")}</p>`,
    house.chance(0.2) ? `<p>${text.say("closing")}</p>` : "",
  ];
  return house.chance(0.3) ? [parts[2], parts[0], parts[3], parts[1], ...parts.slice(4)].join("") : parts.join("");
}

export function order(text: KindText): string {
  const { house, random } = text;
  const hasPrices = house.chance(0.7);
  const table = hasPrices
    ? goods(text, 2, isLong(text) ? 60 : 12)
    : text.table(text.columns("goodsColumns").slice(0, 2), random.times(random.whole(2, 12), () => [text.say("goods"), String(random.whole(1, 90))])); // prettier-ignore
  return [
    text.letterhead(),
    text.title("order"),
    text.pairs([
      [`${text.ofHouse("order")} ${text.ofHouse("number")}`, text.code()],
      [text.ofHouse("date"), text.date()],
    ]),
    `<p>${text.address()}</p><p>${text.some("orderSays", 2, 4).join("<br>")}</p>`,
    table,
    hasPrices && house.chance(0.6) ? sums(text) : "",
    `<p>${text.some("orderSays", 1, 3).join("<br>")}</p>`,
    house.chance(0.4) ? text.signatures() : "",
  ].join("");
}

export function deliveryNote(text: KindText): string {
  const { random } = text;
  const columns = text.columns("deliveryColumns");
  const rows = random.times(random.whole(2, isLong(text) ? 60 : 14), () => [
    String(random.whole(100, 9999)),
    text.say("goods"),
    String(random.whole(1, 90)),
    random.pick(["kg", "m", String(random.whole(1, 90)), "x"]),
  ]);
  return [
    text.letterhead(),
    text.title("delivery"),
    `<p>${text.address()}</p>`,
    text.pairs([
      [text.ofHouse("number"), text.code()],
      [text.ofHouse("date"), text.date()],
      [text.ofHouse("customer"), text.code()],
    ]),
    text.table(columns, rows),
    `<p>${text.some("deliverySays", 2, 5).join(": ________<br>")}</p>`,
  ].join("");
}

export function receipt(text: KindText): string {
  const { random, house } = text;
  const row = (label: string): string => `<tr><td>${label}</td><td style="text-align:right">${text.amount()}</td></tr>`;
  const font = house.chance(0.6) ? "font-family:'Liberation Mono';" : "";
  return [
    `<div style="${font}width:${house.pick(["180pt", "220pt", "100%"])};text-align:center">`,
    `<div>${text.ofHouse("firms")}<br>${text.ofHouse("streets")}<br>${text.ofHouse("towns")}</div>`,
    `<div>${text.date()} ${random.whole(8, 22)}:${random.whole(10, 59)}</div>`,
    house.chance(0.6) ? `<div><b>${house.chance(0.5) ? text.ofHouse("invoice") : text.say("receiptSays")}</b> ${text.code()}</div>` : "", // prettier-ignore
    house.chance(0.4) ? `<div>${text.columns("goodsColumns").join(" &nbsp; ")}</div>` : "",
    `<table style="width:100%">${random.times(random.whole(1, 9), () => row(`${text.say("goods")}${house.chance(0.4) ? ` ${random.whole(1, 5)} x ${text.amount()}` : ""}`)).join("")}</table>`,
    `<table style="width:100%">${row(text.ofHouse("tax"))}${text.some("receiptSays", 3, 6).map(row).join("")}</table>`,
    `<div>${text.say("receiptSays")}</div></div>`,
  ].join("");
}

export function statement(text: KindText): string {
  const { random } = text;
  const columns = text.columns("statementColumns");
  const rows = random.times(random.whole(6, random.chance(0.4) ? 90 : 22), () => [
    text.date(),
    text.say("bookings"),
    ...columns.slice(2).map(() => (random.chance(0.3) ? "" : text.amount())),
  ]);
  const labels = text.some("statementLabels", 3, 6).map((label) => [label, text.amount()] as const);
  return [
    text.letterhead(),
    text.house.chance(0.6) ? `<p>${text.address()}</p>` : "",
    text.title("statement"),
    text.pairs(labels),
    text.table(columns, rows),
    text.pairs(labels.slice(0, 2)),
  ].join("");
}
