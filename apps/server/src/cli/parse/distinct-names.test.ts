import { expect, test } from "vitest";
import { distinctLevels, nameAt, type Nameable } from "./distinct-names.ts";

function namesOf(paths: readonly string[], root = "/in/"): readonly string[] {
  const documents = paths.map((path): Nameable => ({ name: path, identity: root + path }));
  const levels = distinctLevels(documents);
  return documents.map((document, index) => nameAt(document, levels[index] ?? 0));
}

test("a document alone of its name has its name without extension", () => {
  expect(namesOf(["a.pdf", "b.docx", "deep/a.pdf"])).toEqual(["a", "b", "deep/a"]);
});

test("where two would meet both keep their extension, in any order", () => {
  expect(namesOf(["a.docx", "a.pdf"])).toEqual(["a.docx", "a.pdf"]);
  expect(namesOf(["a.pdf", "b.pdf", "a.docx"])).toEqual(["a.pdf", "b", "a.docx"]);
});

test("case and composition of letters count for nothing", () => {
  expect(namesOf(["Plan.pdf", "plan.txt"])).toEqual(["Plan.pdf", "plan.txt"]);
  expect(namesOf(["caf\u00E9.pdf", "cafe\u0301.txt"])).toEqual(["caf\u00E9.pdf", "cafe\u0301.txt"]);
});

test("a file without extension gives way to nothing", () => {
  expect(namesOf(["a", "a.pdf"])).toEqual(["a", "a.pdf"]);
});

test("a file whose real name is what another would get has that name with its extension", () => {
  expect(namesOf(["a.pdf", "a.docx", "a.pdf.txt"])).toEqual(["a.pdf", "a.docx", "a.pdf.txt"]);
});

test("files of one name in several folders have the folders that tell them apart in their names", () => {
  const documents: Nameable[] = ["/r/2023/report.pdf", "/r/2024/report.pdf", "/r/2024/other.pdf"].map((identity) => ({
    name: identity.replace(/.*\//, ""),
    identity,
  }));
  const levels = distinctLevels(documents);
  expect(documents.map((document, index) => nameAt(document, levels[index] ?? 0))).toEqual([
    "2023/report.pdf",
    "2024/report.pdf",
    "other",
  ]);
});

test("what no folder distinguishes has a digest in its name, the same each time", () => {
  const documents: Nameable[] = ["https://a.example/x?1", "https://a.example/x?2"].map((identity) => ({
    name: "x",
    identity,
  }));
  const levels = distinctLevels(documents);
  const names = documents.map((document, index) => nameAt(document, levels[index] ?? 0));
  expect(new Set(names).size).toBe(2);
  expect(names[0]).toMatch(/^x-[0-9a-f]{12}$/);
});

test("ten thousand documents are named in a moment", () => {
  const paths = Array.from({ length: 10_000 }, (_, index) => `n${index >> 1}.${index & 1 ? "txt" : "csv"}`);
  const start = process.cpuUsage();
  expect(new Set(namesOf(paths)).size).toBe(10_000);
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(1);
});
