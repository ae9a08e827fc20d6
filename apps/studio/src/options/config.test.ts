import { expect, test } from "vitest";
import { readOptionFields } from "../../scripts/option-fields.ts";
import { readOption, readPages, withOption, writePages } from "./config.ts";

test("every option of the contract has a field, but those that are set elsewhere", async () => {
  const fields = await readOptionFields();
  const names = fields.map(({ path }) => path.join("."));
  expect(names).toContain("retrieval.chunking.chunk_mode");
  expect(names).toContain("spreadsheet.split_large_tables.size");
  expect(names).not.toContain("settings.document_password");
  expect(new Set(fields.map(({ kind }) => kind))).toEqual(new Set(["switch", "choice", "choices", "number", "pages"]));
  expect(fields.every(({ description }) => description.length > 10)).toBe(true);
});

test("only what differs from the defaults is sent", async () => {
  const fields = await readOptionFields();
  const mode = fields.find(({ path }) => path.at(-1) === "chunk_mode")!;
  const set = withOption({}, mode, "section");
  expect(set).toEqual({ retrieval: { chunking: { chunk_mode: "section" } } });
  expect(readOption(set, mode.path)).toBe("section");
  expect(withOption(set, mode, "disabled")).toEqual({});
});

test("pages are read as people write them", () => {
  expect(readPages("1-3, 7")).toEqual([{ start: 1, end: 3 }, 7]);
  expect(readPages(" ")).toBeNull();
  expect(readPages("one")).toBeUndefined();
  expect(writePages([{ start: 1, end: 3 }, 7])).toBe("1-3, 7");
});
