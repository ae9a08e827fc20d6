/** Orders and invoices for airtime, in the layouts of several stations' systems, as agencies and stations exchange them. */
import { esc } from "../papers/issuers.ts";
import type { MadePaper } from "../papers/paper-kind.ts";
import { generator, pick, type Random, shuffled, within } from "../random.ts";

interface Airtime {
  readonly number: string;
  readonly other: string;
  readonly advertiser: string;
  readonly agency: string;
  readonly station: string;
  readonly product: string;
  readonly person: string;
  readonly from: string;
  readonly to: string;
  readonly printed: string;
  readonly gross: string;
  readonly commission: string;
  readonly net: string;
  readonly spots: number;
  readonly rows: readonly {
    readonly text: string;
    readonly week: string;
    readonly spots: number;
    readonly rate: string;
    readonly total: string;
  }[];
  readonly isInvoice: boolean;
}

const STATIONS = ["WKRV-TV", "KLDO", "WBTZ-FM", "KQED Sports", "WJAX+", "KDRM", "Prairie Cable Media", "WNNE"];
const ADVERTISERS = [
  "Hollis for Senate",
  "Citizens for Clean Rivers",
  "Vote Yes on 4 Committee",
  "Friends of Ana Duarte",
  "Marlow County Democrats",
  "Americans for Sound Roads",
  "Tate/Governor",
  "Neighbors United PAC",
  "POL/ Ruth Beck/ US House 3rd/ R",
  "Oakes 4 Congress",
];
const AGENCIES = [
  "Bluff Street Media",
  "Canyon Media Buying Inc.",
  "Waterline Strategies",
  "Garrison & Pike",
  "Screen Strategies West",
];
const PEOPLE = ["L. Ortega", "Megan Strand", "House Account", "Dale Pruitt", "Kim Ostrowski"];
const PROGRAMS = [
  "M-F 6a-9a News",
  "Sat Sports Block",
  "Late News 11p",
  "Prime Access",
  "M-Su 5a-12m ROS",
  "Sunday Morning",
  "Noon Report",
  "AM Drive",
];

const two = (value: number): string => String(value).padStart(2, "0");
const dollars = (amount: number): string => amount.toFixed(2).replace(/\B(?=(?:\d{3})+\.)/gu, ",");

function makeAirtime(random: Random): { readonly airtime: Airtime; readonly truth: Record<string, unknown> } {
  const form = pick(["m/d/y", "m/d/z", "s-d-y", "n d, y"], random);
  const date = (value: Date): string => dateIn(value, form);
  const start = new Date(Date.UTC(within(2012, 2024, random), within(0, 10, random), within(1, 28, random)));
  const end = new Date(start.getTime() + within(3, 40, random) * 86_400_000);
  const before = new Date(start.getTime() - within(2, 20, random) * 86_400_000);
  const lines = Array.from({ length: within(1, 8, random) }, () => ({ text: pick(PROGRAMS, random), spots: within(1, 14, random), rate: pick([25, 75, 140, 300, 850, 1200, 2500], random) }));
  const gross = lines.reduce((all, { spots, rate }) => all + spots * rate, 0);
  const number = pick([String(within(100_000, 9_999_999, random)), `${within(1000, 9999, random)}-${within(1, 4, random)}`, `${pick(["IN", "C", "ORD"], random)}-${within(10_000, 999_999, random)}`], random);
  const advertiser = pick(ADVERTISERS, random);
  const sign = pick(["$", "$", ""], random);
  const show = (amount: number): string => `${sign}${dollars(amount)}`;
  const airtime: Airtime = {
    number,
    other: String(within(1000, 99_999_999, random)),
    advertiser,
    agency: pick(AGENCIES, random),
    station: pick(STATIONS, random),
    product: pick(["Issue", "Political", "General Election", "Ballot Issue"], random),
    person: pick(PEOPLE, random),
    from: date(start),
    to: date(end),
    printed: date(before),
    gross: show(gross),
    commission: show(gross * 0.15),
    net: show(gross * 0.85),
    spots: lines.reduce((all, { spots }) => all + spots, 0),
    rows: lines.map(({ text, spots, rate }, at) => ({ text, week: date(new Date(start.getTime() + 7 * at * 86_400_000)), spots, rate: show(rate), total: show(spots * rate) })),
    isInvoice: random() < 0.3,
  };
  const iso = (value: Date): string => value.toISOString().slice(0, 10);
  return { airtime, truth: { contract_num: number, advertiser, gross_amount: gross, flight_from: iso(start), flight_to: iso(end) } };
} // prettier-ignore

const MONTHS = "January February March April May June July August September October November December".split(" ");

function dateIn(value: Date, form: string): string {
  const [year, month, day] = [value.getUTCFullYear(), value.getUTCMonth(), value.getUTCDate()];
  const named = form.startsWith("n") || form.startsWith("s");
  const parts: Readonly<Record<string, string>> = {
    y: String(year),
    z: two(year % 100),
    m: two(month + 1),
    d: named ? String(day) : two(day),
    n: MONTHS[month]!,
    s: MONTHS[month]!.slice(0, 3),
  };
  return form.replace(/\b[ymdnsz]\b/gu, (part) => parts[part]!);
}

type Pair = readonly [label: string, value: string];

/** Numbers, names and dates of the head, with this system's labels. */
function pairsOf(a: Airtime, random: Random): Pair[] {
  const call = (words: string): string => pick(words.split("|"), random);
  const own: Pair[] = [[a.isInvoice ? call("Invoice #|Invoice No.|Invoice Number|Invoice") : call("Order #|Contract #|Contract Number|Order Number|Contract / Revision|Contract|Order No.|Headline #|Reservation #"), a.number]];
  const flight: Pair[] = random() < 0.6
    ? [[call("Flight Dates|Contract Dates|Flight|Order Flight|Schedule Dates|Contract Period|Run Dates|Start/End Date|Flight Date Range"), `${a.from} ${pick(["-", "–", "to", "thru"], random)} ${a.to}`]]
    : random() < 0.5
      ? [["Flight Start", a.from], ["Flight End", a.to]]
      : [[call("Start Date|Start|From|First Air Date|Begin Date"), a.from], [call("End Date|End|To|Last Air Date|Through"), a.to]];
  const client: Pair = [call("Advertiser|Client|Advertiser Name|Client Name|Account|Sponsor|Advertiser:"), a.advertiser];
  const others: Pair[] = [[call("Agency|Agency Name|Buying Agency"), a.agency], [call("Product|Product Desc|Brand"), a.product], [call("Estimate #|Alt Order #|Est. No.|Agency Ref|Estimate"), a.other], [call("Account Executive|Salesperson|AE|Sales Rep|Buyer"), a.person], [call("Station|Property|Vehicle|Market"), a.station], [call("Original Date|Printed|Print Date|Date|Order Date|Rev. Date"), a.printed]];
  const kept = shuffled(others, random).slice(0, within(2, 6, random));
  return random() < 0.5 ? [...own, client, ...flight, ...kept] : shuffled([...own, client, ...kept], random).concat(flight);
} // prettier-ignore

const HEADS: readonly ((pairs: readonly Pair[], a: Airtime) => string)[] = [
  (pairs, a) => `<div class="sides"><div><b class="big">${esc(a.station)}</b><br>100 Tower Road<br>Fairview, KS 66425</div><h1>${a.isInvoice ? "INVOICE" : "CONTRACT"}</h1></div><div class="grid2">${pairs.map(([l, v]) => `<div class="cell"><div class="small">${esc(l)}</div>${esc(v)}</div>`).join("")}</div>`,
  (pairs, a) => `<h1>${esc(a.station)} ${a.isInvoice ? "Invoice" : "Order Confirmation"}</h1><table class="meta">${halves(pairs)}</table>`,
  (pairs, a) => `<div class="centre"><b>${esc(a.station)}</b><br>${a.isInvoice ? "Station Invoice" : "Broadcast Order"}</div>${pairs.map(([l, v]) => `<div>${esc(l)}: ${esc(v)}</div>`).join("")}`,
  (pairs, a) => `<h2>${a.isInvoice ? "Advertising Invoice" : "Spot Buy Order"} – ${esc(a.station)}</h2><table class="lined wide"><tr>${pairs.slice(0, 4).map(([l]) => `<th>${esc(l)}</th>`).join("")}</tr><tr>${pairs.slice(0, 4).map(([, v]) => `<td>${esc(v)}</td>`).join("")}</tr></table><table class="lined wide"><tr>${pairs.slice(4).map(([l]) => `<th>${esc(l)}</th>`).join("")}</tr><tr>${pairs.slice(4).map(([, v]) => `<td>${esc(v)}</td>`).join("")}</tr></table>`,
  (pairs, a) => `<div class="sides"><table class="meta facing">${pairs.slice(0, 5).map(([l, v]) => `<tr><td>${esc(l)}:</td><td>${esc(v)}</td></tr>`).join("")}</table><table class="meta facing">${[["Station", a.station] as const, ...pairs.slice(5)].map(([l, v]) => `<tr><td>${esc(l)}:</td><td>${esc(v)}</td></tr>`).join("")}</table></div>`,
]; // prettier-ignore

function halves(pairs: readonly Pair[]): string {
  const half = Math.ceil(pairs.length / 2);
  return pairs.slice(0, half).map((pair, at) => `<tr>${[pair, pairs[half + at] ?? ["", ""]].map(([l, v]) => `<td><b>${esc(l)}</b></td><td>${esc(v)}</td>`).join("")}</tr>`).join("");
} // prettier-ignore

const SUMS: readonly ((a: Airtime) => string)[] = [
  (a) => `<table class="sums"><tr><td>Gross Amount</td><td class="num">${a.gross}</td></tr><tr><td>Agency Commission</td><td class="num">${a.commission}</td></tr><tr><td>Net Amount</td><td class="num">${a.net}</td></tr></table>`,
  (a) => `<table class="lined"><tr><th>Time Period</th><th># of Spots</th><th>Gross Amount</th><th>Net Amount</th></tr><tr><td>${a.from} - ${a.to}</td><td>${a.spots}</td><td>${a.gross}</td><td>${a.net}</td></tr><tr><td>Totals</td><td>${a.spots}</td><td>${a.gross}</td><td>${a.net}</td></tr></table>`,
  (a) => `<p class="right">Total Spots: ${a.spots} &nbsp; Total Gross: ${a.gross} &nbsp; Commission (15%): ${a.commission} &nbsp; Total Net: ${a.net}</p>`,
  (a) => `<p><b>Order Total: ${a.gross}</b></p>`,
  (a) => `<table class="sums lined"><tr><td>Total Spots</td><td class="num">${a.spots}</td></tr><tr><td>Total Cost</td><td class="num">${a.gross}</td></tr></table>`,
  (a) => `<div class="sides"><div>Contract Totals</div><div>${a.spots}</div><div>${a.gross}</div></div>`,
]; // prettier-ignore

function rowsOf(a: Airtime, random: Random): string {
  const look = pick(["lined", "ruled", "bare"], random);
  const words = pick([["Line", "Program", "Start Date", "Spots", "Rate", "Amount"], ["Ln", "Daypart", "Week", "Units", "Cost", "Total"], ["#", "Description", "Week Of", "Qty", "Unit Rate", "Gross"]], random);
  return `<table class="rows ${look}"><thead><tr>${words.map((word) => `<th>${word}</th>`).join("")}</tr></thead><tbody>${a.rows.map(({ text, week, spots, rate, total }, at) => `<tr><td>${at + 1}</td><td>${esc(text)}</td><td>${week}</td><td class="num">${spots}</td><td class="num">${rate}</td><td class="num">${total}</td></tr>`).join("")}</tbody></table>`;
} // prettier-ignore

const TEXT = { type: ["string", "null"] };
const DATE = { type: ["string", "null"], format: "date" };
const DESCRIPTIONS = [
  "Contract number, order number or invoice number of this document",
  "Advertiser: who the advertisement is for",
  "Gross amount: total of the order before agency commission",
  "First day of the flight",
  "Last day of the flight",
];

/** Makes the order or invoice for a seed; the same each time. */
export function makeAirtimePaper(seed: number): MadePaper {
  const random = generator(seed * 32_452_843 + 3);
  const { airtime, truth } = makeAirtime(random);
  const [head, sum] = [within(0, HEADS.length - 1, random), within(0, SUMS.length - 1, random)];
  const body = `<div class="bill ${pick(["sans", "serif", "mono"], random)}">${HEADS[head]!(pairsOf(airtime, random), airtime)}${rowsOf(airtime, random)}${SUMS[sum]!(airtime)}</div>`;
  const isDescribed = random() < 0.6;
  const types = [TEXT, TEXT, { type: ["number", "null"] }, DATE, DATE];
  const properties = Object.fromEntries(Object.keys(truth).map((name, at) => [name, { ...types[at], ...(isDescribed ? { description: DESCRIPTIONS[at] } : {}) }]));
  return { kind: "advertising order", issuer: `airtime ${head}.${sum}`, body, schema: { type: "object", properties }, truth };
} // prettier-ignore
