/**
 * Twenty layouts of long listings: statements, price lists, payrolls, time sheets, stock lists. They differ in what
 * breaks a table over pages: headers once or on every page, in one line or two, with rules or without, groups with
 * sub-headings, totals at the foot of each page, texts over two lines, numbers and dates in the notation of a language.
 */

/** Kind of the values in a column. */
export type ColumnKind = "date" | "code" | "text" | "name" | "money" | "count" | "percent";

export interface LongColumn {
  /** Name of the field in the schema. */
  readonly field: string;
  readonly kind: ColumnKind;
  /** As printed; two lines if it contains `|`. */
  readonly header: string;
  /** As a fraction of the page's width. */
  readonly width: number;
  /** Percentage of empty cells. */
  readonly blanks?: number;
}

export interface LongLayout {
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly LongColumn[];
  readonly decimal: "," | ".";
  readonly date: "dmy." | "dmy/" | "mdy/" | "iso" | "named";
  readonly size: number;
  readonly leading: number;
  readonly ruled?: "rows" | "grid" | "header";
  /** @defaultValue every page has its header */
  readonly headerOnce?: boolean;
  /** A sub-heading before this many rows. */
  readonly groups?: number;
  /** A total at the foot of each page, and the amount carried forward at the head of the next. */
  readonly carried?: readonly [foot: string, head: string];
  /** Percentage of texts that continue in a second line. */
  readonly wrapped?: number;
  readonly sign?: string;
  readonly landscape?: boolean;
  readonly total?: string;
  readonly title: string;
}

const col = (field: string, kind: ColumnKind, header: string, width: number, blanks = 0): LongColumn => ({
  field,
  kind,
  header,
  width,
  blanks,
});

const STATEMENT = (date: string, text: string, debit: string, credit: string, balance: string): LongColumn[] => [
  col("date", "date", date, 0.14),
  col("description", "text", text, 0.41),
  col("debit", "money", debit, 0.15, 50),
  col("credit", "money", credit, 0.15, -1),
  col("balance", "money", balance, 0.15),
];
const LIST = (sku: string, text: string, count: string, price: string, total: string): LongColumn[] => [
  col("item_number", "code", sku, 0.16),
  col("description", "text", text, 0.42),
  col("quantity", "count", count, 0.12),
  col("unit_price", "money", price, 0.15),
  col("amount", "money", total, 0.15),
];
const PAYROLL = (id: string, name: string, hours: string, rate: string, gross: string): LongColumn[] => [
  col("employee_id", "code", id, 0.16),
  col("name", "name", name, 0.34),
  col("hours", "count", hours, 0.14),
  col("rate", "money", rate, 0.16),
  col("gross_pay", "money", gross, 0.2),
];
const STOCK = (sku: string, text: string, place: string, count: string, date: string): LongColumn[] => [
  col("sku", "code", sku, 0.16),
  col("product", "text", text, 0.4),
  col("location", "code", place, 0.14),
  col("quantity", "count", count, 0.12),
  col("last_counted", "date", date, 0.18),
];

export const LONG_LAYOUTS: readonly LongLayout[] = [
  { name: "statement-en", title: "Account statement", rows: 600, columns: STATEMENT("Date", "Description", "Paid out", "Paid in", "Balance"), decimal: ".", date: "dmy/", size: 9, leading: 14 },
  { name: "statement-us-carried", title: "Statement of account", rows: 450, columns: STATEMENT("Date", "Transaction", "Withdrawals", "Deposits", "Balance"), decimal: ".", date: "mdy/", size: 9, leading: 15, carried: ["Page total", "Balance brought forward"], sign: "$" },
  { name: "kontoauszug", title: "Kontoauszug", rows: 500, columns: STATEMENT("Datum", "Buchungstext", "Soll", "Haben", "Saldo"), decimal: ",", date: "dmy.", size: 9, leading: 14, ruled: "header" },
  { name: "kontoauszug-uebertrag", title: "Kontoauszug", rows: 300, columns: STATEMENT("Datum", "Verwendungszweck", "Belastung", "Gutschrift", "Saldo"), decimal: ",", date: "dmy.", size: 10, leading: 17, carried: ["Zwischensumme", "Übertrag"], wrapped: 30 },
  { name: "releve", title: "Relevé de compte", rows: 400, columns: STATEMENT("Date", "Libellé", "Débit", "Crédit", "Solde"), decimal: ",", date: "dmy/", size: 9, leading: 14, ruled: "grid" },
  { name: "pricelist-en", title: "Price list", rows: 1000, columns: LIST("Item no.", "Description", "Qty", "Unit price", "Amount"), decimal: ".", date: "iso", size: 8, leading: 12 },
  { name: "pricelist-groups", title: "Order confirmation", rows: 800, columns: LIST("Article number", "Description", "Quantity", "Price", "Total"), decimal: ".", date: "iso", size: 8, leading: 13, groups: 25 },
  { name: "invoice-de-long", title: "Rechnung", rows: 350, columns: LIST("Artikel-Nr.", "Bezeichnung", "Menge", "Einzelpreis", "Gesamtpreis"), decimal: ",", date: "dmy.", size: 9, leading: 15, wrapped: 40, total: "Gesamtbetrag" },
  { name: "invoice-two-line-header", title: "Tax invoice", rows: 300, columns: LIST("Product|code", "Product|description", "Quantity", "Unit|price", "Line|total"), decimal: ".", date: "iso", size: 9, leading: 15, total: "Grand total", ruled: "rows" },
  { name: "bestellung-once", title: "Bestellung", rows: 250, columns: LIST("Art.-Nr.", "Artikel", "Anzahl", "Preis", "Summe"), decimal: ",", date: "dmy.", size: 10, leading: 17, headerOnce: true },
  { name: "facture-longue", title: "Facture", rows: 400, columns: LIST("Référence", "Désignation", "Qté", "P.U. HT", "Montant HT"), decimal: ",", date: "dmy/", size: 9, leading: 14, total: "Total HT", sign: "€" },
  { name: "pedido", title: "Pedido", rows: 300, columns: LIST("Código", "Descripción", "Cantidad", "Precio", "Importe"), decimal: ",", date: "dmy/", size: 9, leading: 15, ruled: "grid" },
  { name: "ordine", title: "Ordine", rows: 300, columns: LIST("Codice", "Descrizione", "Quantità", "Prezzo unitario", "Importo"), decimal: ",", date: "dmy/", size: 9, leading: 15 },
  { name: "bestelling", title: "Bestelling", rows: 300, columns: LIST("Artikelnummer", "Omschrijving", "Aantal", "Prijs", "Bedrag"), decimal: ",", date: "dmy.", size: 9, leading: 15, ruled: "rows" },
  { name: "payroll", title: "Payroll register", rows: 700, columns: PAYROLL("Employee ID", "Name", "Hours", "Rate", "Gross pay"), decimal: ".", date: "iso", size: 9, leading: 14, groups: 40 },
  { name: "payroll-once", title: "Payroll register", rows: 200, columns: PAYROLL("Employee ID", "Name", "Hours", "Rate", "Gross pay"), decimal: ".", date: "iso", size: 10, leading: 18, headerOnce: true, ruled: "grid" },
  { name: "stock-landscape", title: "Stock count", rows: 900, columns: STOCK("SKU", "Product", "Location", "Quantity", "Last counted"), decimal: ".", date: "named", size: 9, leading: 14, landscape: true },
  { name: "stock-ruled", title: "Inventory", rows: 500, columns: STOCK("SKU", "Product", "Location", "Quantity", "Last counted"), decimal: ".", date: "iso", size: 9, leading: 16, ruled: "grid", wrapped: 25 },
  { name: "stock-2000", title: "Inventory", rows: 2000, columns: STOCK("SKU", "Product", "Location", "Quantity", "Last counted"), decimal: ".", date: "iso", size: 8, leading: 12 },
  { name: "pricelist-2000", title: "Price list", rows: 2000, columns: LIST("SKU", "Item", "Qty", "Price", "Amount"), decimal: ".", date: "iso", size: 8, leading: 13, carried: ["Subtotal", "Embedded forward"] },
]; // prettier-ignore
