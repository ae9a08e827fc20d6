import { expect, test } from "vitest";
import { idTime, isFileId, isId, newId } from "./identifiers.ts";

test("ids made in one process rise, also within a millisecond", () => {
  const ids = Array.from({ length: 10_000 }, () => newId());
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test("an id is a UUIDv7 and contains its time", () => {
  // Later than any other of this process, so that the time is its own.
  const at = Date.now() + 3_600_000;
  const id = newId(at);
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
