import { expect, test } from "vitest";
import { documentNameOf, nameOfJob } from "./document.ts";

test("jobs of the same minute have different names", () => {
  const names = ["01a2088a-4f10-7000-8a31-0c5e9b7d2f41", "01a2088a-51c3-7000-9d02-77aa41e0c9b6"].map(nameOfJob);
  expect(names).toEqual(["Job …7d2f41", "Job …e0c9b6"]);
});

test.each([
  [{ name: "invoice.pdf", source: "other.pdf" }, "invoice.pdf"],
  [{ file_name: "letter.docx" }, "letter.docx"],
  [{ source: "/in/2024/report.pdf" }, "report.pdf"],
  [{ source: "https://files.example/a/report.pdf?signature=secret" }, "report.pdf"],
  [{ name: "What is due?.pdf" }, "What is due?.pdf"],
  [{ name: 5 }, undefined],
  ["invoice.pdf", undefined],
  [undefined, undefined],
])("the metadata %j names %j", (metadata, name) => {
  expect(documentNameOf({ metadata })).toBe(name);
});

test("a job without a name in its metadata is named after the uploaded file", () => {
  expect(documentNameOf({ metadata: { customer: 7 }, document_name: "invoice.pdf" })).toBe("invoice.pdf");
  expect(documentNameOf({ metadata: { name: "July" }, document_name: "invoice.pdf" })).toBe("July");
});
