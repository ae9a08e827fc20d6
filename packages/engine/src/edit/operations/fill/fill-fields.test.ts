import { existsSync } from "node:fs";
import { PDF } from "@libpdf/core";
import { expect, test } from "vitest";
import { edit } from "../../edit.ts";

async function form(): Promise<Uint8Array> {
  const pdf = PDF.create();
  const page = pdf.addPage({ width: 400, height: 400 });
  const fields = pdf.getOrCreateForm();
  const drawn = [
    fields.createTextField("Name_Last"),
    fields.createTextField("Code", { maxLength: 4, comb: true }),
    fields.createCheckbox("resident"),
    fields.createRadioGroup("Colour", { options: ["Red", "Blue"] }),
    fields.createDropdown("Country", { options: ["Austria", "Poland"] }),
  ];
  for (const [index, field] of drawn.entries()) {
    const y = 350 - 50 * index;
    if (field.type === "radio") {
      page.drawField(field, { x: 20, y, width: 20, height: 20, option: "Red" });
      page.drawField(field, { x: 60, y, width: 20, height: 20, option: "Blue" });
    } else page.drawField(field, { x: 20, y, width: 200, height: 20 });
  }
  return pdf.save();
}

test("fields are filled by name, option and tick, also with letters outside Latin 1", async () => {
  const instructions =
    'Fill "last name" with "Müller-Łukasz", tick "resident", choose "Blue" for "Colour" and set Country to Poland.';
  const { bytes, edits } = await edit(await form(), { instructions });
  expect(edits).toMatchObject([
    { status: "done", after: "Müller-Łukasz", bboxes: [{ page: 1 }] },
    { status: "done", after: "true" },
    { status: "done", after: "Blue" },
    { status: "done", after: "Poland" },
  ]);
  const filled = (await PDF.load(bytes!)).getForm()!;
  expect(filled.getTextField("Name_Last")?.getValue()).toBe("Müller-Łukasz");
  expect(filled.getCheckbox("resident")?.isChecked()).toBe(true);
  expect(filled.getRadioGroup("Colour")?.getValue()).toBe("Blue");
  const seen = await edit(bytes!, { instructions: 'highlight "Müller-Łukasz"', dryRun: true }, { ocr: "off" });
  expect(seen.edits).toMatchObject([{ status: "done", count: 1 }]);
});

test("what a field does not take is refused with what it takes", async () => {
  const { edits } = await edit(await form(), {
    instructions: 'fill {"Code": "12345", "Colour": "Green", "Nothing": "x"}',
  });
  expect(edits).toMatchObject([
    { status: "refused", reason: "The field takes at most 4 characters." },
    { status: "refused", reason: expect.stringContaining("Blue") as string },
    { status: "not_found", reason: expect.stringContaining("Name_Last") as string },
  ]);
});

test("a file encrypted for its owner stays encrypted after an edit", async () => {
  const pdf = await PDF.load(await form());
  pdf.setProtection({ userPassword: "open", ownerPassword: "mine", algorithm: "AES-256" });
  const locked = await pdf.save();
  await expect(edit(locked, { instructions: "redact Name" })).rejects.toMatchObject({ code: "password_required" });
  const { bytes } = await edit(locked, { instructions: "set Name_Last to Ada", password: "open" });
  const again = await PDF.load(bytes!, { credentials: "open" });
  expect(again.isEncrypted).toBe(true);
  expect(again.getForm()!.getTextField("Name_Last")?.getValue()).toBe("Ada");
});

test.each([
  ["Japanese", "山田太郎"],
  ["Chinese", "北京市朝阳区"],
  ["Korean", "서울특별시"],
])("a value in %s is written in a font of the machine, as a subset", async (_, value) => {
  const pdf = PDF.create();
  const page = pdf.addPage();
  const field = pdf.getOrCreateForm().createTextField("city");
  page.drawField(field, { x: 50, y: 700, width: 300, height: 24 });
  const { bytes, edits } = await edit(
    await pdf.save(),
    { instructions: `fill "city" with "${value}"` },
    { ocr: "off" },
  );
  const isInstalled = existsSync("/usr/share/fonts/truetype/wqy/wqy-microhei.ttc");
  if (!isInstalled) return expect(edits[0]!.reason).toContain("fonts-wqy-microhei");
  expect(edits).toMatchObject([{ status: "done", after: value }]);
  expect(bytes!.length).toBeLessThan(200_000);
  const filled = await PDF.load(bytes!);
  expect((filled.getForm()!.getField("city") as { getValue(): unknown }).getValue()).toBe(value);
});

test("a group of buttons is named by what is printed above it, and not by one of its options", async () => {
  const pdf = PDF.create();
  const page = pdf.addPage({ width: 400, height: 200 });
  const level = pdf.getOrCreateForm().createRadioGroup("g1", { options: ["Junior", "Senior"] });
  page.drawText("Membership level", { x: 50, y: 130, size: 9 });
  for (const [at, option] of ["Junior", "Senior"].entries()) {
    page.drawField(level, { x: 50 + 110 * at, y: 110, width: 14, height: 14, option });
    page.drawText(option, { x: 70 + 110 * at, y: 113, size: 10 });
  }
  const { bytes, edits } = await edit(await pdf.save(), { instructions: "Pick Senior as the membership level." });
  expect(edits).toMatchObject([{ kind: "fill", status: "done", after: "Senior" }]);
  expect((await PDF.load(bytes!)).getForm()!.getRadioGroup("g1")?.getValue()).toBe("Senior");
});

test("a value that holds another wish fills nothing", async () => {
  const { edits } = await edit(await form(), {
    instructions: "Enter Müller and Country Poland in the field Name_Last.",
  });
  expect(edits.map(({ status }) => status)).not.toContain("done");
});
