/** An invoice or a credit note before layout: what it states, in numbers that add up. */
import type { Language } from "../papers/draw-value.ts";
import { pick, type Random, shuffled, within } from "../random.ts";

export interface BillParty {
  readonly name: string;
  readonly street: string;
  readonly town: string;
  readonly vat: string;
  readonly phone: string;
}

export interface BillLine {
  readonly article: string;
  readonly name: string;
  /** Further lines of text under the name. */
  readonly more: readonly string[];
  readonly quantity: number;
  readonly unit: string;
  readonly price: number;
  /** In percent. */
  readonly rate: number;
  readonly total: number;
}

export interface Bill {
  readonly language: Language;
  readonly isCredit: boolean;
  readonly number: string;
  readonly customer: string;
  readonly order: string;
  readonly delivery: string;
  readonly seller: BillParty;
  readonly buyer: BillParty;
  readonly contact: string;
  /** Year, month and day of issue, delivery, order and due date. */
  readonly dates: Readonly<Record<"issued" | "delivered" | "ordered" | "due", readonly [number, number, number]>>;
  readonly currency: "EUR" | "USD" | "GBP" | "CHF";
  readonly lines: readonly BillLine[];
  readonly allowance: number;
  readonly freight: number;
  readonly taxes: readonly { readonly rate: number; readonly base: number; readonly tax: number }[];
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  readonly prepaid: number;
}

const FIRMS: Readonly<Record<Language, readonly string[]>> = {
  en: ["Thornbury Castings Ltd", "Okehampton Print & Sign", "Bluewater Marine Supply, LLC", "A. J. Pell & Co.", "Redmoor Facilities Limited", "Juno Web Studio", "Castleford Dairy Co-operative", "Harlow & Finch LLP", "Prairie Ag Services, Inc."],
  de: ["Tischlerei Krummbein", "Weidner Elektrotechnik GmbH & Co. KG", "Bürobedarf Salzmann e.K.", "Hofladen Ohlsen GbR", "Nordlicht Reinigungsdienste UG (haftungsbeschränkt)", "Stahlbau Pfeiffer AG", "Dr. Ingrid Sandmann", "Kfz-Werkstatt Yilmaz", "Stadtwerke Altenau GmbH", "Gemeinde Birkenhain"],
  fr: ["Menuiserie Lefol SARL", "Imprimerie du Canal", "SAS Vertical Énergie", "Boulangerie Petitjean", "Cabinet Rousselin & Associés", "Garage des Tilleuls EURL", "Mairie de Sauvigny", "Transports Le Bihan S.A."],
  es: ["Talleres Munárriz, S.L.", "Frutas del Segura S.A.", "Gestoría Olmedo", "Construcciones Abeledo, S.L.U.", "Imprenta La Merced", "Ayuntamiento de Villaluz", "Hostelería Brisamar S.C."],
  it: ["Officine Bertelli S.r.l.", "Tipografia Zanotti s.n.c.", "Studio Legale Ferraris", "Cantina Montalbo Soc. Agr.", "Edilnord S.p.A.", "Comune di Rocca Vecchia", "Panificio F.lli Grassi"],
  nl: ["Schildersbedrijf Van Essen", "De Graaf Logistiek B.V.", "Drukkerij Het Anker", "Bakkerij Molenaar VOF", "Installatietechniek Hoekstra BV", "Gemeente Oudewater", "Kwekerij Zonneveld"],
}; // prettier-ignore
const STREETS: Readonly<Record<Language, readonly string[]>> = {
  en: ["Unit 12 Marsh Lane", "88 Foundry Street", "4 The Causeway", "1500 Commerce Pkwy, Suite 210"],
  de: ["Industriestr. 44", "Am Bahndamm 3a", "Schillerplatz 12", "Postfach 10 02 11"],
  fr: ["27, rue de la République", "ZA des Prés Hauts", "5 avenue Jean Moulin", "BP 40212"],
  es: ["C/ Santa Clara, 19", "Pol. Ind. El Llano, nave 7", "Avda. Constitución 112, 3ºA"],
  it: ["Via Garibaldi, 8", "Viale dell'Industria 71/b", "Loc. Pian del Sole"],
  nl: ["Handelsweg 30", "Dorpsstraat 5-7", "Postbus 1188"],
};
const TOWNS: Readonly<Record<Language, readonly string[]>> = {
  en: ["Exeter EX2 8LB", "Leeds LS9 7QN", "Omaha, NE 68114", "Truro TR1 2DP", "Akron, OH 44308"],
  de: ["38100 Braunschweig", "D-24534 Neumünster", "79098 Freiburg im Breisgau", "A-1070 Wien", "06844 Dessau-Roßlau"],
  fr: ["35000 Rennes", "F-54000 NANCY", "13006 Marseille Cedex 06", "21200 Beaune"],
  es: ["30003 Murcia", "31008 Pamplona (Navarra)", "15702 Santiago de Compostela"],
  it: ["41121 Modena (MO)", "37122 VERONA VR", "50123 Firenze"],
  nl: ["3421 GR Oudewater", "7411 KL Deventer", "1012 AB AMSTERDAM"],
};
const GOODS: Readonly<Record<Language, readonly string[]>> = {
  en: ["Stainless ball valve 1/2\"", "Site survey", "Copy paper A4 80 g", "Monthly retainer", "Grease cartridge 400 ml", "Hire of lift, per day", "Website hosting 12 months", "Oak worktop 40 mm", "Call-out charge", "Cat6 patch lead 3m blue"],
  de: ["Kugelhahn DN 25 Messing", "Arbeitszeit Monteur", "Druckerpapier A4 weiß", "Anfahrtspauschale", "Wartung Heizungsanlage", "Bio-Kartoffeln festkochend", "Aktenordner 80 mm, grau", "Beratung vor Ort", "Kabel NYM-J 3x1,5", "Reinigung Treppenhaus Mai"],
  fr: ["Vanne laiton 1/2", "Main-d'œuvre atelier", "Ramette papier A4", "Forfait déplacement", "Fenêtre PVC double vitrage", "Conseil juridique", "Pneu 205/55 R16", "Location de nacelle", "Hébergement annuel", "Farine type 55 - sac 25 kg"],
  es: ["Tubo PVC 40 mm", "Mano de obra oficial", "Cajas de naranjas", "Honorarios marzo", "Aceite motor 5W30", "Tarjetas de visita", "Saco de cemento 25 kg", "Desplazamiento", "Limpieza de oficina"],
  it: ["Flangia acciaio DN 50", "Consulenza mensile", "Risma carta A4", "Manodopera specializzata", "Vino rosso DOC 0,75 l", "Stampa manifesti 70x100", "Diritto di chiamata", "Mattoni forati 8x25x25"],
  nl: ["Kogelkraan 1/2 inch", "Schilderwerk buiten", "Arbeidsuren monteur", "Voorrijkosten", "Drukwerk folders A5", "Volkoren brood heel", "Huur steiger per week", "Potgrond 40 l", "Onderhoudscontract 2e kwartaal"],
}; // prettier-ignore
const MORE: Readonly<Record<Language, readonly string[]>> = {
  en: ["as per your order of last week", "Batch 4471-B", "incl. fittings"],
  de: ["lt. Angebot, inkl. Kleinmaterial", "Farbe: anthrazit", "Charge 2291"],
  fr: ["selon devis accepté", "coloris blanc", "Lot 8841"],
  es: ["según presupuesto", "color blanco", "Lote 552"],
  it: ["come da preventivo", "colore bianco", "Lotto 118"],
  nl: ["volgens offerte", "kleur wit", "Partij 77"],
};
const UNITS: Readonly<Record<Language, readonly string[]>> = {
  en: ["ea", "pcs", "hrs", "kg", "m"],
  de: ["Stk", "Std.", "kg", "m", "Psch.", "VE"],
  fr: ["U", "h", "kg", "ml", "pce"],
  es: ["ud", "h", "kg", "m"],
  it: ["pz", "h", "kg", "NR", "mt"],
  nl: ["st", "uur", "kg", "m", "doos"],
};
const RATES: Readonly<Record<Language, readonly number[]>> = {
  en: [20, 20, 5, 0],
  de: [19, 19, 7],
  fr: [20, 20, 5.5, 10],
  es: [21, 21, 10, 4],
  it: [22, 22, 10, 4],
  nl: [21, 21, 9],
};
const PEOPLE = "Ruth Aldous,Sven Tiedemann,Aurélie Vasseur,Íñigo Larralde,Chiara Monti,Joost Bakema,Paula Enríquez,T. Whitcombe".split(","); // prettier-ignore
const VATS: Readonly<Record<Language, string>> = { en: "GB", de: "DE", fr: "FR", es: "ESB", it: "IT", nl: "NL" };

const cents = (value: number): number => Math.round(value * 100) / 100;
const digits = (count: number, random: Random): string =>
  Array.from({ length: count }, () => within(0, 9, random)).join("");

export function makeBill(language: Language, random: Random): Bill {
  const [sellerName, buyerName] = shuffled(FIRMS[language], random) as [string, string];
  const isCredit = random() < 0.15;
  const year = within(2017, 2026, random);
  const month = within(1, 12, random);
  const day = within(1, 28, random);
  const lines = Array.from({ length: pick([1, 1, 2, 2, 3, 3, 4, 5, 7, 9, 14], random) }, () => lineOf(language, random));
  const sum = cents(lines.reduce((all, { total }) => all + total, 0));
  const allowance = random() < 0.15 ? cents(sum * 0.05) : 0;
  const freight = random() < 0.15 ? pick([4.9, 9.5, 12, 35], random) : 0;
  const taxes = taxesOf(lines, freight - allowance);
  const net = cents(sum - allowance + freight);
  const tax = cents(taxes.reduce((all, one) => all + one.tax, 0));
  const gross = cents(net + tax);
  return {
    language,
    isCredit,
    number: numberOf(year, random),
    customer: digits(within(4, 6, random), random),
    order: pick([`PO-${digits(5, random)}`, digits(7, random), `${digits(3, random)}/${String(year).slice(2)}`], random),
    delivery: `${pick(["L", "DN", ""], random)}${digits(6, random)}`,
    seller: partyOf(sellerName, language, random),
    buyer: partyOf(buyerName, language, random),
    contact: pick(PEOPLE, random),
    dates: {
      issued: [year, month, day],
      delivered: [year, month, Math.max(1, day - within(0, 6, random))],
      ordered: [year, month, Math.max(1, day - within(5, 14, random))],
      due: month === 12 ? [year + 1, 1, day] : [year, month + 1, day],
    },
    currency: language === "en" ? pick(["GBP", "USD", "EUR"], random) : language === "de" ? pick(["EUR", "EUR", "EUR", "CHF"], random) : "EUR",
    lines,
    allowance,
    freight,
    taxes,
    net,
    tax,
    gross,
    prepaid: random() < 0.1 ? cents(gross * 0.3) : 0,
  };
} // prettier-ignore

function lineOf(language: Language, random: Random): BillLine {
  const quantity = random() < 0.7 ? within(1, 24, random) : pick([0.5, 1.5, 2.25, 7.75, 120, 1000], random);
  const price = random() < 0.5 ? cents(random() * 90 + 0.3) : pick([12, 48.5, 65, 79.9, 120, 450, 1250], random);
  return {
    article: pick([digits(5, random), `${pick(["AB", "K", "ZX"], random)}-${digits(4, random)}`, digits(8, random)], random),
    name: pick(GOODS[language], random),
    more: random() < 0.3 ? [pick(MORE[language], random)] : [],
    quantity,
    unit: pick(UNITS[language], random),
    price,
    rate: pick(RATES[language], random),
    total: cents(quantity * price),
  };
} // prettier-ignore

function taxesOf(lines: readonly BillLine[], other: number): Bill["taxes"] {
  const byRate = Map.groupBy(lines, ({ rate }) => rate);
  return [...byRate].toSorted(([a], [b]) => b - a).map(([rate, of], at) => {
    const base = cents(of.reduce((all, { total }) => all + total, 0) + (at === 0 ? other : 0));
    return { rate, base, tax: cents((base * rate) / 100) };
  });
} // prettier-ignore

function numberOf(year: number, random: Random): string {
  const serial = digits(within(3, 6, random), random);
  return pick([`${year}-${serial}`, `RE${serial}`, `INV-${year}-${serial}`, `F${String(year).slice(2)}/${serial}`, `9${digits(7, random)}`, serial, `${serial}/${year}`, `VK ${serial}`, `FA${year}${serial}`, `2-${serial}-A`], random);
} // prettier-ignore

function partyOf(name: string, language: Language, random: Random): BillParty {
  return {
    name,
    street: pick(STREETS[language], random),
    town: pick(TOWNS[language], random),
    vat: `${VATS[language]}${digits(9, random)}`,
    phone: `0${digits(3, random)} ${digits(6, random)}`,
  };
}
