import { expect, test } from "vitest";
import { textKind } from "./text-kinds.ts";

test.each([
  ["html", "<!-- saved -->\n<!DOCTYPE html><p>x"],
  ["xml", '<?xml version="1.0"?><invoice/>'],
  ["eml", "Received: from a\n by b\nFrom: a@b.c\nSubject: x\n\nbody"],
  ["mbox", "From a@b.c Mon Jan  1 00:00:00 2024\nFrom: a@b.c\n\nx"],
  ["csv", 'a;b\n"x;\ny";2\n3;4\n'],
  ["csv", "name,age,place\nBo,31,Oslo\nAn,4,Rome\n"],
  ["markdown", "# Title\n\nSome text with **bold**.\n"],
  ["markdown", "| a | b |\n|---|---|\n| 1 | 2 |\n"],
  ["text", "Dear colleague,\n\nhere are the minutes, as promised, of Tuesday.\n"],
  ["text", "To: all\nplease note, as always:\n\nthe gate is closed.\n"],
  ["text", "#!/bin/sh\n# a comment\n# another\necho hi\n"],
])("%s: %j", (kind, text) => {
  expect(textKind(text)).toBe(kind);
});
