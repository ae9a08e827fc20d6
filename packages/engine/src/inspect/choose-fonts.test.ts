import { expect, test } from "vitest";
import { chooseFonts } from "./choose-fonts.ts";

test("Latin text keeps the substitutes whose widths were read", () => {
  expect(chooseFonts({ face: "Calibri", weight: 400, charset: 0, pitch: 0 })).toEqual([]);
});

test("a Japanese font with serifs is replaced by one with serifs first", () => {
  const [first] = chooseFonts({ face: "HeiseiMin-W3", weight: 400, charset: 128, pitch: 16 });
  expect(first).toBe("notoserifcjk-regular");
});

test("a bold wish looks for a bold file before the regular one", () => {
  const names = chooseFonts({ face: "SimHei", weight: 700, charset: 134, pitch: 0 });
  expect(names.slice(0, 3)).toEqual(["notosanscjk-bold", "notosanscjkbd", "notosanscjk-regular"]);
});
