import { join } from "node:path";
import { expect, test } from "vitest";
import { openEditor } from "./editor.ts";

const ask = openEditor(
  join(import.meta.dirname, "hover-probe.ts"),
  `import type { FullResult, JobRecord, operations } from "../generated/index.ts";
import { type BoundingBox } from "../generated/index.ts";
declare const result: FullResult;
declare const job: JobRecord;
declare const body: operations["parse"]["requestBody"]["content"]["application/json"];
const chunk = result.chunks[0]!;
const block = chunk.blocks[0]!;
const bbox = block.bbox;
const settings = body.settings;
const usage = job.status === "COMPLETED" ? job.usage : undefined;
`,
);

test.each([
  ["result", "FullResult"],
  ["job", "JobRecord"],
  ["body", "ParseRequest"],
  ["chunk", "Chunk"],
  ["block", "Block"],
  ["bbox", "BoundingBox"],
  ["settings", "SettingsConfig | null | undefined"],
  ["usage", "Usage | undefined"],
])("an editor shows the type of %s by its name", (name, shown) => {
  expect(ask(name).declaration).toBe(`const ${name}: ${shown}`);
});

test("the name of a type says what it is, without the name of the comment's tag", () => {
  expect(ask("BoundingBox").documentation).toMatch(/^A rectangle on a page, in fractions of the page/);
});
