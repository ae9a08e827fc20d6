import { expect, test } from "vitest";
import { detectKind } from "./detect.ts";

const textKind = (start: string): string => detectKind(new TextEncoder().encode(start));

test.each([
  ["html", "<!-- saved -->\n<!DOCTYPE html><p>x"],
  ["xml", '<?xml version="1.0"?><invoice/>'],
  ["eml", "Received: from a\n by b\nFrom: a@b.c\nSubject: x\n\nbody"],
  ["mbox", "From a@b.c Mon Jan  1 00:00:00 2024\nFrom: a@b.c\n\nx"],
  ["csv", 'a;b\n"x;\ny";2\n3;4\n'],
  ["csv", "name,age,place\nBo,31,Oslo\nAn,4,Rome\n"],
  ["csv", "sep=;\na;b\n"],
  ["csv", "name,age\rBo,31\rAn,4\r"],
  ["csv", "Stock of May\n\nid,name,qty\n1,tea,5\n2,salt,7\n3,rice,1\n"],
  ["csv", 'id, name\n1, "Smith, J"\n'],
  ["json", '{\n  "a": 1,\n  "b": 2,\n  "c": 3,\n  "d": 4\n}\n'],
  ["text", "let a = 1;\nlet b = 2;\nlet c = 3;\nreturn a\n"],
  [
    "text",
    "Dear all, dear guests,\nwe met, as planned, on Monday.\nIt rained, alas, all day.\nWe left, wet, at noon.\nEnd\n",
  ],
  ["markdown", "# Title\n\nSome text with **bold**.\n"],
  ["markdown", "# Title\r\n\r\n- [ ] to do\r\n"],
  ["markdown", "Claim[^n].\n\n[^n]: Annex\n"],
  ["markdown", "| a | b |\n|---|---|\n| 1 | 2 |\n"],
  ["text", "Dear colleague,\n\nhere are the minutes, as promised, of Tuesday.\n"],
  ["text", "A claim [1] and a form:\n\n[1]: see page 7\n[ ] yes\n"],
  ["text", "To: all\nplease note, as always:\n\nthe gate is closed.\n"],
  ["text", "#!/bin/sh\n# a comment\n# another\necho hi\n"],
])("%s: %j", (kind, text) => {
  expect(textKind(text)).toBe(kind);
});
