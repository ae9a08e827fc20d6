import { expect, test, vi } from "vitest";
import { idTime, isFileId, isId, newId } from "./identifiers.ts";

test("ids made in one process rise, also within a millisecond", () => {
  const ids = Array.from({ length: 10_000 }, () => newId());
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test("an id is a UUIDv7 and contains its time", async () => {
  // A separate module, because tests that set the clock have created ids of a later time in this process.
  vi.resetModules();
  const fresh = await import("./identifiers.ts");
  const at = Date.now();
  const id = fresh.newId(at);
  expect(isId(id)).toBe(true);
  expect(idTime(id)).toBe(at);
});

test("a file id is a UUIDv7 with an extension, and nothing that could leave its folder", () => {
  expect(isFileId(`${newId()}.pdf`)).toBe(true);
  expect(isFileId(newId())).toBe(true);
  for (const bad of ["", "x.pdf", `../${newId()}.pdf`, `${newId()}.pdf/..`, `${newId()}.p d`, `${newId()}.PDF`]) {
    expect(isFileId(bad), bad).toBe(false);
  }
});
