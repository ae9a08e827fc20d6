/** Papers of several kinds with their schemas and correct data, to test models with. */
import type { Transcript } from "../src/transcript/transcript.ts";
import { transcriptOf, type PlacedText } from "./transcript-of.ts";

export interface Paper {
  readonly name: string;
  readonly transcript: Transcript;
  readonly schema: object;
  readonly truth: object;
  /** Words of the lines that state booleans. */
  readonly statements: Readonly<Record<string, string>>;
}

const TEXT = { type: ["string", "null"] };
const NUMBER = { type: ["number", "null"] };
const DATE = { type: ["string", "null"], format: "date" };
const listOf = (properties: object): object => ({ type: "array", items: { type: "object", properties } });

/** Lines of prose below each other. */
function prose(...lines: readonly string[]): PlacedText[] {
  return lines.map((text, at): PlacedText => [text, 50, 40 + 20 * at]);
}

/** Rows of cells; each column begins at one of the given positions. */
function grid(top: number, lefts: readonly number[], rows: readonly (readonly string[])[]): PlacedText[] {
  return rows.flatMap((row, at) => row.flatMap((text, column): PlacedText[] => (text === "" ? [] : [[text, lefts[column]!, top + 20 * at]]))); // prettier-ignore
}

export const PAPERS: readonly Paper[] = [
  {
    name: "boat lease",
    transcript: transcriptOf(
      prose(
        "BERTH AND BOAT LEASE",
        "This lease is made on March 3, 2025 between Quay Nine Boats Inc.,",
        '12 Slipway Road, Port Ansel, ME 04109 ("Owner"), and Ivo Marsh and Dana',
        'Whitlock (jointly "Hirers").',
        "1. Term",
        "The lease is for eight (8) months, from April 1, 2025 to November 30, 2025.",
        "2. Hire",
        "Hirers pay a monthly hire of $640.00; after the 5th a late charge of $25.00 is due.",
        "3. Crew",
        "No guests are carried for payment. Hirers keep the boat insured.",
      ),
    ),
    schema: { type: "object", properties: { lease_date: DATE, owner: { type: "object", properties: { name: TEXT, address: TEXT } }, hirers: { type: "array", items: { type: "string" } }, months: { type: ["integer", "null"] }, start: DATE, end: DATE, monthly_hire: NUMBER, late_charge: NUMBER, paying_guests_allowed: { type: ["boolean", "null"] }, broker_fee: NUMBER } }, // prettier-ignore
    truth: { lease_date: "2025-03-03", owner: { name: "Quay Nine Boats Inc.", address: "12 Slipway Road, Port Ansel, ME 04109" }, hirers: ["Ivo Marsh", "Dana Whitlock"], months: 8, start: "2025-04-01", end: "2025-11-30", monthly_hire: 640, late_charge: 25, paying_guests_allowed: false, broker_fee: null }, // prettier-ignore
    statements: { paying_guests_allowed: "No guests" },
  },
  {
    name: "pay slip",
    transcript: transcriptOf([
      ...grid(40, [50, 300], [["Employer", "Employee"], ["Gull Laundry Ltd", "R. Santos"], ["Employee no.", "Pay date"], ["00482", "30/09/2025"]]), // prettier-ignore
      ...grid(160, [50, 150, 210, 290, 400, 500], [["Payments", "Hours", "Rate", "Amount", "Deductions", "Amount"], ["Basic pay", "150.00", "12.40", "1,860.00", "PAYE tax", "211.20"], ["Night shift", "20.00", "15.00", "300.00", "Pension", "108.00"], ["Bonus", "", "", "75.00", "Union fee", "14.50"]]), // prettier-ignore
      ...grid(
        300,
        [50, 200, 400],
        [
          ["Gross pay", "Total deductions", "Net pay"],
          ["2,235.00", "333.70", "1,901.30"],
        ],
      ),
    ]),
    schema: { type: "object", properties: { employer: TEXT, employee: TEXT, employee_number: TEXT, pay_date: DATE, payments: listOf({ description: TEXT, hours: NUMBER, rate: NUMBER, amount: NUMBER }), deductions: listOf({ description: TEXT, amount: NUMBER }), gross_pay: NUMBER, total_deductions: NUMBER, net_pay: NUMBER } }, // prettier-ignore
    truth: { employer: "Gull Laundry Ltd", employee: "R. Santos", employee_number: "00482", pay_date: "2025-09-30", payments: [{ description: "Basic pay", hours: 150, rate: 12.4, amount: 1860 }, { description: "Night shift", hours: 20, rate: 15, amount: 300 }, { description: "Bonus", hours: null, rate: null, amount: 75 }], deductions: [{ description: "PAYE tax", amount: 211.2 }, { description: "Pension", amount: 108 }, { description: "Union fee", amount: 14.5 }], gross_pay: 2235, total_deductions: 333.7, net_pay: 1901.3 }, // prettier-ignore
    statements: {},
  },
  {
    name: "statement of wages in boxes",
    transcript: transcriptOf([
      ...grid(40, [50, 330, 470], [["a Employee's number", "1 Wages and tips", "2 Income tax withheld"], ["771-20-4411", "31,204.50", "2,880.15"]]), // prettier-ignore
      ...grid(100, [50, 330, 470], [["c Employer's name and address", "3 Pension wages", "4 Allocated tips"], ["Tern & Daughters Bakery", "30,000.00", ""], ["5 Mill Lane, Brackwater 61007", "", ""]]), // prettier-ignore
      ...grid(200, [50, 330, 470], [["e Employee's name and address", "12a Code", "12b Code"], ["Noor Haldane", "D 1,200.00", "DD 4,310.75"], ["9 Kiln Street, Brackwater 61009", "", ""]]), // prettier-ignore
      ...grid(300, [50, 330], [["13 Statutory employee ☐   Retirement plan ☒", "Year 2024"]]),
    ]),
    schema: { type: "object", properties: { year: { type: ["integer", "null"] }, employee: { type: "object", properties: { number: TEXT, name: TEXT, address: TEXT } }, employer: { type: "object", properties: { name: TEXT, address: TEXT } }, wages: NUMBER, tax_withheld: NUMBER, pension_wages: NUMBER, allocated_tips: NUMBER, box_12: listOf({ code: TEXT, amount: NUMBER }) } }, // prettier-ignore
    truth: { year: 2024, employee: { number: "771-20-4411", name: "Noor Haldane", address: "9 Kiln Street, Brackwater 61009" }, employer: { name: "Tern & Daughters Bakery", address: "5 Mill Lane, Brackwater 61007" }, wages: 31_204.5, tax_withheld: 2880.15, pension_wages: 30_000, allocated_tips: null, box_12: [{ code: "D", amount: 1200 }, { code: "DD", amount: 4310.75 }] }, // prettier-ignore
    statements: {},
  },
  {
    name: "waybill",
    transcript: transcriptOf([
      ...grid(40, [50, 330], [["Waybill no. TRW-90417", "Booking BK 5512 C"], ["Shipper", "Consignee"], ["Olmo Tiles S.A.", "Fenwick Stores Inc."], ["Vessel", "Voyage"], ["MV GREY HERON", "077E"]]), // prettier-ignore
      ...grid(180, [50, 190, 290, 470], [["Container", "Packages", "Goods", "Volume m3"], ["TRWU 330118-2", "210 cartons", "Roof tiles, glazed", "21.400"], ["TRWU 330551-9", "96 cartons", "Chimney pots", "17.250"], ["TRWU 331007-4", "8 pallets", "Paving stones", "9.080"]]), // prettier-ignore
      ...grid(300, [50], [["Total weight 41,250.50 kg"]]),
    ]),
    schema: { type: "object", properties: { waybill: TEXT, booking: TEXT, shipper: TEXT, consignee: TEXT, vessel: TEXT, voyage: TEXT, containers: listOf({ container: TEXT, packages: { type: ["integer", "null"] }, goods: TEXT, volume: NUMBER }), total_weight: NUMBER, place_of_delivery: TEXT } }, // prettier-ignore
    truth: { waybill: "TRW-90417", booking: "BK 5512 C", shipper: "Olmo Tiles S.A.", consignee: "Fenwick Stores Inc.", vessel: "MV GREY HERON", voyage: "077E", containers: [{ container: "TRWU 330118-2", packages: 210, goods: "Roof tiles, glazed", volume: 21.4 }, { container: "TRWU 330551-9", packages: 96, goods: "Chimney pots", volume: 17.25 }, { container: "TRWU 331007-4", packages: 8, goods: "Paving stones", volume: 9.08 }], total_weight: 41_250.5, place_of_delivery: null }, // prettier-ignore
    statements: {},
  },
  {
    name: "laboratory report",
    transcript: transcriptOf([
      ...grid(
        40,
        [50, 330],
        [
          ["Patient", "Collected"],
          ["Ewa Lindgren", "12 May 2025"],
        ],
      ),
      ...grid(120, [50, 250, 350, 450], [["Test", "Result", "Unit", "Reference"], ["HAEMATOLOGY", "", "", ""], ["Haemoglobin", "13.1", "g/dl", "12.0-15.5"], ["Platelets", "288", "10^9/l", "150-400"], ["LIPIDS", "", "", ""], ["Cholesterol", "214", "mg/dl", "<200"], ["HDL", "58", "mg/dl", ">40"], ["Triglycerides", "131", "mg/dl", "<150"]]), // prettier-ignore
    ]),
    schema: { type: "object", properties: { patient: TEXT, collected: DATE, panels: { type: "array", items: { type: "object", properties: { panel: TEXT, results: listOf({ test: TEXT, value: NUMBER, unit: TEXT, reference: TEXT }) } } } } }, // prettier-ignore
    truth: { patient: "Ewa Lindgren", collected: "2025-05-12", panels: [{ panel: "HAEMATOLOGY", results: [{ test: "Haemoglobin", value: 13.1, unit: "g/dl", reference: "12.0-15.5" }, { test: "Platelets", value: 288, unit: "10^9/l", reference: "150-400" }] }, { panel: "LIPIDS", results: [{ test: "Cholesterol", value: 214, unit: "mg/dl", reference: "<200" }, { test: "HDL", value: 58, unit: "mg/dl", reference: ">40" }, { test: "Triglycerides", value: 131, unit: "mg/dl", reference: "<150" }] }] }, // prettier-ignore
    statements: {},
  },
];
