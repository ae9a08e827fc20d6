import { expect, test } from "vitest";
import {
  anchor,
  header,
  numbers,
  powerpoint97File,
  record,
  shape,
  wide,
} from "../../../../testing/powerpoint-97-file.ts";
import { compoundFile } from "../../../../testing/compound-file.ts";
import { readPptText } from "./read-ppt-text.ts";

test("texts of the slide's last state are read in their order, those of the outline where the slide shows them", () => {
  const file = powerpoint97File([
    shape(anchor(2000, 300), [header(4), record(0x0f_a8, Buffer.from("gl\xfcht\rsecond", "latin1"))]),
    shape(anchor(200, 300), [record(0x0f_9e, numbers(0))]),
    shape(anchor(1000, 300), [header(1), wide("Wood\vis dry")]),
  ]);
  const { parts } = readPptText(file);
  expect(parts).toHaveLength(1);
  expect(parts[0]).toMatchObject({ width: 720, height: 540 });
  expect(parts[0]!.blocks.map(({ type, text }) => [type, text])).toEqual([
    ["Title", "The kiln"],
    ["Text", "Wood\nis dry"],
    ["Text", "glüht"],
    ["Text", "second"],
  ]);
  expect(parts[0]!.blocks[1]).toMatchObject({ place: { left: 37.5, top: 125 } });
});

test("what the speaker says follows the slide, and says that it is of the notes", () => {
  const file = powerpoint97File([shape(anchor(200, 300), [header(1), wide("Wood is dry")])], "Show the kiln.\rPause.");
  const [page] = readPptText(file).parts;
  expect(page!.blocks.map(({ text, source }) => [text, source])).toEqual([
    ["Wood is dry", undefined],
    ["Show the kiln.", "notes"],
    ["Pause.", "notes"],
  ]);
});

test("a presentation that is cut anywhere, or has a byte changed, ends with a result or an error of its own", () => {
  const whole = Buffer.from(powerpoint97File([shape(anchor(200, 300), [record(0x0f_9e, numbers(0))])]));
  for (let at = 0; at < 400; at += 1) {
    const changed = Buffer.from(whole);
    const place = (at * 7919) % whole.length;
    changed[place] = (changed[place]! + 1 + at) % 256;
    for (const file of [changed, whole.subarray(0, place)]) {
      try {
        readPptText(file);
      } catch (error) {
        expect(error).toMatchObject({ name: "EngineError" });
      }
    }
  }
});

test("a file without a presentation is refused", () => {
  expect(() => readPptText(compoundFile({ "PowerPoint Document": new Uint8Array(600) }))).toThrow("damaged");
});
