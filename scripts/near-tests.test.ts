import { expect, test } from "vitest";
import { nearTests } from "./near-tests.mjs";

test("a change of one package runs that package's tests, without slow ones elsewhere in it", () => {
  const args = nearTests(["packages/engine/src/table/judge/is-list.ts"]);
  expect(args[0]).toBe("packages/engine/");
  expect(args).toContain("--exclude=packages/engine/src/ocr/read-pictures.test.ts");
});

test("a change next to a slow test runs it", () => {
  const args = nearTests(["packages/engine/src/ocr/read-scan.ts", "apps/server/src/jobs/shares.ts"]);
  expect(args.slice(0, 2)).toEqual(["packages/engine/", "apps/server/"]);
  expect(args).not.toContain("--exclude=packages/engine/src/ocr/read-pictures.test.ts");
});

test("a change of what belongs to no package leaves nothing out", () => {
  expect(nearTests(["packages/engine/src/parse.ts", "vitest.config.ts"])).toEqual([]);
});

test("a rule of reading leaves out what works on documents that are read; a change of an operation runs its tests", () => {
  const rule = nearTests(["packages/engine/src/table/judge/is-list.ts"]);
  expect(rule).toContain("--exclude=packages/engine/src/edit/**");
  const operation = nearTests(["packages/engine/src/edit/redact/check-pages.ts"]);
  expect(operation).not.toContain("--exclude=packages/engine/src/edit/**");
  expect(operation).toContain("--exclude=packages/engine/src/extract/**");
});
