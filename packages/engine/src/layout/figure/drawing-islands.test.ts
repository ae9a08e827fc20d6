import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { joinIslands, type LooseParts } from "./drawing-islands.ts";
import type { Box } from "../../geometry/box.ts";
import type { TextRun } from "../../text/word.ts";

const HEIGHT = 800;
const none: LooseParts = { islands: [], keys: [] };
const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const drawing = boxAt(100, 300, 120, 100);
const join = (drawings: readonly Box[], loose: Partial<LooseParts>, runs: readonly TextRun[] = []): Box[] =>
  joinIslands(drawings, { ...none, ...loose }, runs, HEIGHT);

test("shapes near a drawing belong to it, one by another", () => {
  const islands = [boxAt(240, 320, 30, 30), boxAt(290, 330, 30, 30)];
  expect(join([drawing], { islands })).toEqual([{ ...drawing, right: 320 }]);
  expect(join([drawing], { islands: [islands[1]!] })).toEqual([drawing]);
});

test("text between parts two drawings, and what decorates the page's edges is of none", () => {
  const islands = [boxAt(100, 420, 120, 30)];
  expect(join([drawing], { islands })).toHaveLength(1);
  expect(join([drawing], { islands })[0]!.bottom).toBe(450);
  const caption = lineOf(412, [100, "Figure 1 The weir"]);
  expect(join([drawing], { islands }, [caption])).toEqual([drawing]);
  const low = boxAt(100, 640, 120, 110);
  expect(join([low], { islands: [boxAt(0, 760, 600, 30)] })).toEqual([low]);
});

test("a small drawing joins the one next to it, panels of one size stay apart", () => {
  const small = boxAt(240, 300, 60, 60);
  const island = boxAt(400, 100, 8, 8);
  expect(join([drawing, small], { islands: [island] })).toEqual([{ ...drawing, right: 300 }]);
  expect(join([small, boxAt(310, 300, 62, 58)], { islands: [island] })).toHaveLength(2);
  expect(join([drawing, boxAt(240, 300, 90, 90)], { islands: [island] })).toHaveLength(2);
});

test("keys with a name each are the legend of the drawing next to them", () => {
  const rows = [320, 335, 350];
  const keys = rows.map((top) => boxAt(270, top, 6, 6));
  const names = ["Weir", "Lock", "Quay"].map((name, at) => lineOf(rows[at]! + 6, [282, name]));
  const [joined] = join([drawing], { keys }, names);
  expect(joined!.right).toBeGreaterThan(297);
  // The bullets of a list next to a drawing are before longer texts.
  const items = rows.map((top) => lineOf(top + 6, [282, "The keeper sends the tables to the office"]));
  expect(join([drawing], { keys }, items)).toEqual([drawing]);
});
