import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import { type FormMaker, GROUP, OPTIONS, TEXTS, TICKED, UNTICKED } from "./made-form.ts";
import { hyperrefSource, reportlabScript, webSource } from "./form-sources.ts";

export const FORM_MAKERS: readonly FormMaker[] = [
  { producer: "LibreOffice, of a web page", make: async (folder) => byOffice(folder, "web") },
  { producer: "LibreOffice Writer", make: async (folder) => byOffice(folder, "text") },
  {
    producer: "LaTeX hyperref",
    make: async (folder) => {
      writeFileSync(join(folder, "form.tex"), hyperrefSource());
      return made(folder, "pdflatex", ["-interaction=batchmode", "form.tex"]);
    },
  },
  {
    producer: "ReportLab",
    make: async (folder) => {
      writeFileSync(join(folder, "form.py"), reportlabScript());
      return made(folder, "/usr/bin/python3", ["form.py"]);
    },
  },
  { producer: "pdf-lib", make: async () => byPdfLib(true) },
  { producer: "pdf-lib, nothing drawn", make: async () => byPdfLib(false) },
];

/** The `form.pdf` that a program has written, whatever warnings it printed; null if there is none. */
function made(folder: string, program: string, args: readonly string[]): Uint8Array | null {
  spawnSync(program, args, { cwd: folder, stdio: "ignore", timeout: 120_000 });
  const path = join(folder, "form.pdf");
  return existsSync(path) ? new Uint8Array(readFileSync(path)) : null;
}

/** @param as - a text document's controls are those of the page, and are written by another filter */
function byOffice(folder: string, as: "web" | "text"): Uint8Array | null {
  writeFileSync(join(folder, "form.html"), webSource());
  const office = (to: string, file: string, ...more: readonly string[]): Uint8Array | null =>
    made(folder, "soffice", [
      "--headless",
      `-env:UserInstallation=file://${folder}/profile`,
      ...more,
      "--convert-to",
      to,
      "--outdir",
      folder,
      join(folder, file),
    ]);
  if (as === "web") return office("pdf:writer_web_pdf_Export", "form.html");
  office("odt:writer8", "form.html", "--infilter=HTML (StarWriter)");
  return office("pdf", "form.odt");
}

async function byPdfLib(isDrawn: boolean): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const form = document.getForm();
  let y = 780;
  const below = (): { x: number; y: number; width: number; height: number } => ({
    x: 60,
    y: (y -= 40),
    width: 200,
    height: 22,
  });
  for (const name of Object.keys(TEXTS)) form.createTextField(`person.${name}`).addToPage(page, below());
  for (const name of [TICKED, UNTICKED]) form.createCheckBox(name).addToPage(page, { ...below(), width: 20 });
  const group = form.createRadioGroup(GROUP.name);
  for (const option of GROUP.options) group.addOptionToPage(option, page, { ...below(), width: 20 });
  const country = form.createDropdown("country");
  country.addOptions([...OPTIONS.country]);
  country.addToPage(page, below());
  const languages = form.createOptionList("languages");
  languages.addOptions([...OPTIONS.languages]);
  languages.addToPage(page, { ...below(), y: (y -= 40), height: 50 });
  return document.save({ updateFieldAppearances: isDrawn });
}
