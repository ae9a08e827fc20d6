import { expect, test } from "vitest";
import { MAIL_ADDRESS } from "./mail.ts";

test("an address ends before the full stop of its sentence, and may break at a line's end", () => {
  expect("Write to eva@mail.example.\nMr Lee is away.".match(MAIL_ADDRESS)).toEqual(["eva@mail.example"]);
  const found = "Write to ann.lee@example.test. Or to eva@\nmail.example.test, or to no@one.".match(MAIL_ADDRESS);
  expect(found).toEqual(["ann.lee@example.test", "eva@\nmail.example.test"]);
});
