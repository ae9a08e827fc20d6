import { expect, test } from "vitest";
import { transcriptOf } from "../../../testing/transcript-of.ts";
import { extract } from "../extract.ts";

test("fields of a trade are found under its labels in the document's language", () => {
  const payslip = transcriptOf([
    ["Personal-Nr.", 50, 100], ["4711", 200, 100],
    ["Name des Mitarbeiters", 50, 115], ["Jonas Weber", 200, 115],
    ["Eintrittsdatum", 50, 130], ["01.03.2019", 200, 130],
    ["Auszahlungsbetrag", 50, 145], ["2.481,17 €", 200, 145],
  ]); // prettier-ignore
  const properties = {
    employee_id: { type: ["string", "null"] },
    employee_name: { type: ["string", "null"] },
    hire_date: { type: ["string", "null"], format: "date" },
    net_pay: { type: ["number", "null"] },
    department: { type: ["string", "null"] },
  };
  expect(extract(payslip, { schema: { type: "object", properties } }).data).toEqual({
    employee_id: "4711",
    employee_name: "Jonas Weber",
    hire_date: "2019-03-01",
    net_pay: 2481.17,
    department: null,
  });
});

test("a day of arrival is no day of departure, nor is a return", () => {
  const stay = transcriptOf([
    ["Nom du client", 50, 100], ["Ada Roux", 200, 100],
    ["Date d'arrivée", 50, 115], ["18/05/2025", 200, 115],
    ["Date de retour", 50, 130], ["21/05/2025", 200, 130],
  ]); // prettier-ignore
  const date = { type: ["string", "null"], format: "date" };
  const properties = { guest_name: { type: ["string", "null"] }, arrival_date: date, departure_date: date, return_date: date }; // prettier-ignore
  expect(extract(stay, { schema: { type: "object", properties } }).data).toEqual({
    guest_name: "Ada Roux",
    arrival_date: "2025-05-18",
    departure_date: null,
    return_date: "2025-05-21",
  });
});
