import { expect, test } from "vitest";
import { EngineError } from "./errors.ts";

test("an engine error is recognised by its marker, also from another copy of the package", async () => {
  const path = "./errors.ts?copy";
  const copy = (await import(path)) as typeof import("./errors.ts");
  const foreign = new copy.EngineError("damaged_document", "no page tree");
  expect(foreign instanceof EngineError).toBe(false);
  expect(EngineError.isInstance(foreign)).toBe(true);
});

test("a plain error is not an engine error, even with a code", () => {
  expect(EngineError.isInstance(Object.assign(new Error("x"), { code: "aborted" }))).toBe(false);
  expect(EngineError.isInstance(null)).toBe(false);
});

test("an engine error keeps its cause and its code, and its marker is not serialised", () => {
  const cause = new Error("inner");
  const error = new EngineError("password_wrong", "The password does not open the document.", { cause });
  expect(error.cause).toBe(cause);
  expect(JSON.parse(JSON.stringify(error))).toEqual({ code: "password_wrong", name: "EngineError" });
});
