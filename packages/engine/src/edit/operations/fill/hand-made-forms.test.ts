/** Forms as producers other than libraries write them: inherited fields, odd on-values, export values, names with several parts and scripts. */
import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { PDF } from "@libpdf/core";
import { expect, test } from "vitest";
import { edit } from "../../edit.ts";

/** UTF-16 with a byte order mark, as names outside Latin 1 are written. */
const utf16 = (text: string): string => {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0"));
  return `<FEFF${units.join("")}>`;
};

const box = (at: number, width = 200): string =>
  `/Subtype /Widget /P 3 0 R /F 4 /Rect [40 ${740 - 40 * at} ${40 + width} ${760 - 40 * at}]`;
const states = (on: string): string => `/AP << /N << /${on} 6 0 R /Off 6 0 R >> >> /AS /Off`;

/** Objects from 8 on are the fields. */
function handMade(needAppearances: boolean): Uint8Array {
  const fields = [
    // 8, 9: the type and the default appearance are at the parent; the name has two parts.
    "<< /FT /Tx /T (applicant) /DA (/Helv 10 Tf 0 g) /Kids [9 0 R 10 0 R] >>",
    `<< /Parent 8 0 R /T (last.name) ${box(0)} >>`,
    `<< /Parent 8 0 R /T (city) /MaxLen 12 /Ff 16777216 ${box(1)} >>`,
    `<< /FT /Tx /T ${utf16("Größe 😀")} /DA (/Helv 0 Tf 0 g) ${box(2)} >>`,
    `<< /FT /Btn /T (married) ${states("Oui")} ${box(3, 20)} >>`,
    `<< /FT /Btn /T (newsletter) ${states("1")} ${box(4, 20)} >>`,
    "<< /FT /Btn /Ff 49152 /T (plan) /Kids [15 0 R 16 0 R] >>",
    `<< /Parent 14 0 R ${states("basic#20plan")} ${box(5, 20)} >>`,
    `<< /Parent 14 0 R ${states("full")} ${box(6, 20)} >>`,
    `<< /FT /Ch /Ff 131072 /T (country) /Opt [[(AT) (Austria)] [(PL) (Poland)]] /DA (/Helv 10 Tf 0 g) ${box(7)} >>`,
    `<< /FT /Ch /T (languages) /Opt [(German) (Polish)] /DA (/Helv 10 Tf 0 g) ${box(8)} >>`,
    `<< /FT /Tx /Ff 33558528 /T (notes) /RV (<p>old</p>) /V (old) /DA (/Helv 10 Tf 0 g) ${box(9)} >>`,
  ];
  const widgets = [9, 10, 11, 12, 13, 15, 16, 17, 18, 19].map((number) => `${number} 0 R`).join(" ");
  const roots = [8, 11, 12, 13, 14, 17, 18, 19].map((number) => `${number} 0 R`).join(" ");
  const form = `<< /Fields [${roots}] /DR << /Font << /Helv 4 0 R >> >> ${needAppearances ? "/NeedAppearances true" : ""} >>`;
  return writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R /AcroForm 7 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R /Annots [${widgets}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    contentStream("BT /F1 10 Tf 300 745 Td (Application) Tj ET"),
    contentStream("0 0 20 20 re S", "/Type /XObject /Subtype /Form /BBox [0 0 20 20]"),
    form,
    ...fields,
  ]);
}

const VALUES = [
  ["applicant.last.name", "Müller-Łukasz"],
  ["applicant.city", "Żary"],
  ["Größe 😀", "Ωmega 12"],
  ["notes", "Größe 5 €"],
] as const;

test.each([true, false])("a form of a text editor is filled (NeedAppearances %s)", async (needAppearances) => {
  const filled = VALUES.map(([name, value]) => `Fill "${name}" with "${value}".`).join(" ");
  const instructions = `${filled} Tick "married". Tick "newsletter". Choose "full" for "plan". Choose "Poland" for "country". Choose "Polish" for "languages".`;
  const { bytes, edits } = await edit(handMade(needAppearances), { instructions }, { ocr: "off" });
  expect(edits.map(({ status, reason }) => reason ?? status)).toEqual(Array(9).fill("done"));
  const form = (await PDF.load(bytes!)).getForm()!;
  for (const [name, value] of VALUES) expect([name, form.getTextField(name)?.getValue()]).toEqual([name, value]);
  expect(form.getCheckbox("married")?.isChecked()).toBe(true);
  expect(form.getCheckbox("newsletter")?.isChecked()).toBe(true);
  expect(form.getRadioGroup("plan")?.getValue()).toBe("full");
  expect(form.getDropdown("country")?.getValue()).toBe("PL");
  expect(form.getListBox("languages")?.getValue()).toEqual(["Polish"]);
  const shown = { instructions: 'highlight "Müller-Łukasz". highlight "Größe 5 €"', dryRun: true };
  const seen = await edit(bytes!, shown, { ocr: "off" });
  expect(seen.edits).toMatchObject([{ status: "done" }, { status: "done" }]);
});

test("buttons that are fields of one name are one group, though the form lists the first alone and their states are escaped", async () => {
  const state = String.raw`\376\377\000r\000e\000d`.replaceAll("\\", "#5C");
  const field = (on: string, at: number): string =>
    `<< /FT /Btn /Ff 49152 /T (colour) /V /nothing /AP << /N << /${on} 6 0 R >> >> ${box(at, 20)} >>`;
  const bytes = writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [7 0 R] >> >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Annots [7 0 R 8 0 R] >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    contentStream(""),
    contentStream("0 0 20 20 re S", "/Type /XObject /Subtype /Form /BBox [0 0 20 20]"),
    field("blue", 1),
    field(state, 2),
  ]);
  const { bytes: filled, edits } = await edit(bytes, { instructions: 'choose "red" for "colour"' }, { ocr: "off" });
  expect(edits).toMatchObject([{ status: "done", after: "red", bboxes: [{ page: 1 }, { page: 1 }] }]);
  const buttons = (await PDF.load(filled!)).getForm()!.getFields();
  expect(buttons.map((button) => button.getValue())).toEqual([null, String.raw`\376\377\000r\000e\000d`]);
  const wrong = await edit(bytes, { instructions: 'choose "green" for "colour"' }, { ocr: "off" });
  expect(wrong.edits).toMatchObject([{ status: "refused", reason: "The group knows blue, red." }]);
});
