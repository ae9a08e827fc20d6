import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import { budgetWorkbook, deck, wordAgreement } from "./office-files.ts";
import { payrollWorkbook, pitch, wordSecrecy } from "./fresh-office-files.ts";
import { FOURTH_PAGES, fourthOffice } from "./fourth-pages.ts";
import { FRESH_PAGES } from "./fresh-pages.ts";
import { EIGHTH_PAGES, EIGHTH_FILES } from "./eighth-files.ts";
import { FIFTH_FILES } from "./fifth-files.ts";
import { NINTH_FILES, NINTH_PAGES } from "./ninth-files.ts";
import { SEVENTH_PAGES, SEVENTH_FILES } from "./seventh-files.ts";
import { SIXTH_PAGES, SIXTH_FILES } from "./sixth-files.ts";
import type { FileMakers } from "./file-makers.ts";
import { PAGES } from "./pages.ts";
import { SECOND_PAGES } from "./second-pages.ts";
import { THIRD_PAGES, thirdOffice } from "./third-pages.ts";

const MAKERS: FileMakers = {
  form,
  "agreement.docx": wordAgreement,
  "budget.xlsx": budgetWorkbook,
  "deck.pptx": deck,
  "secrecy.docx": wordSecrecy,
  "payroll.xlsx": payrollWorkbook,
  "pitch.pptx": pitch,
  ...FIFTH_FILES,
  ...SIXTH_FILES,
  ...SEVENTH_FILES,
  ...EIGHTH_FILES,
  ...NINTH_FILES,
};

const ALL_PAGES: Readonly<Record<string, string>> = {
  ...PAGES,
  ...FRESH_PAGES,
  ...SECOND_PAGES,
  ...THIRD_PAGES,
  ...FOURTH_PAGES,
  ...SIXTH_PAGES,
  ...SEVENTH_PAGES,
  ...EIGHTH_PAGES,
  ...NINTH_PAGES,
};

/**
 * The documents with these names, by name: pages are printed by Chromium, files that were made before are read from the folder. Empty the folder after
 * a change of what makes them.
 */
export async function makeDocuments(
  folder: string,
  names: ReadonlySet<string>,
): Promise<Readonly<Record<string, Uint8Array>>> {
  mkdirSync(folder, { recursive: true });
  const documents: Record<string, Uint8Array> = { ...thirdOffice(), ...fourthOffice() };
  for (const name of names) {
    const html = ALL_PAGES[name];
    const path = join(folder, html === undefined ? name : `${name}.pdf`);
    if (documents[name] !== undefined) continue;
    if (!existsSync(path)) {
      if (html === undefined) writeFileSync(path, await MAKERS[name]!());
      else print(html, join(folder, `${name}.html`), path);
    }
    documents[name] = new Uint8Array(readFileSync(path));
  }
  return documents;
}

function print(html: string, source: string, pdf: string): void {
  writeFileSync(source, html);
  const options = ["--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer", `--print-to-pdf=${pdf}`];
  execFileSync("chromium", [...options, `file://${source}`], { stdio: "ignore" });
}

async function form(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const fields = document.getForm();
  const texts = [
    ["fullname", "Full name"],
    ["email", "E-mail"],
    ["city", "City"],
  ] as const;
  for (const [at, [name, label]] of texts.entries()) {
    page.drawText(label, { x: 60, y: 760 - 40 * at, size: 11 });
    fields.createTextField(name).addToPage(page, { x: 200, y: 752 - 40 * at, width: 250, height: 22 });
  }
  page.drawText("Country", { x: 60, y: 640, size: 11 });
  const country = fields.createDropdown("country");
  country.addOptions(["Norway", "Sweden", "Austria"]);
  country.addToPage(page, { x: 200, y: 632, width: 250, height: 22 });
  for (const [at, name] of ["newsletter", "terms"].entries()) {
    page.drawText(name === "terms" ? "Terms accepted" : "Newsletter", { x: 90, y: 600 - 30 * at, size: 11 });
    fields.createCheckBox(name).addToPage(page, { x: 60, y: 596 - 30 * at, width: 16, height: 16 });
  }
  fields.getCheckBox("terms").check();
  const shipping = fields.createRadioGroup("shipping");
  for (const [at, option] of ["Standard", "Express"].entries()) {
    page.drawText(option, { x: 90, y: 520 - 30 * at, size: 11 });
    shipping.addOptionToPage(option, page, { x: 60, y: 516 - 30 * at, width: 16, height: 16 });
  }
  shipping.select("Standard");
  return document.save();
}
