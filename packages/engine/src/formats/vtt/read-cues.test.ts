import { expect, test } from "vitest";
import { markdownOf } from "../../../testing/markdown-of.ts";
import { detectKind } from "../detect.ts";

test("cues of WebVTT are joined into what one says, with speaker and time", async () => {
  const file = `WEBVTT - talk

NOTE of the editor

1
00:00:01.000 --> 00:00:03.000 align:start
<v Ana>The kiln is <i>lit</i>

00:03.000 --> 00:05.000
<v Ana>at nine.

01:01:05.000 --> 01:01:07.000
<v.loud Bo>And glaze &amp; wood?
`;
  expect(await markdownOf(file)).toBe("[00:00:01] Ana: The kiln is lit at nine.\n\n[01:01:05] Bo: And glaze & wood?\n");
});

test("cues of SRT are read, and a pause begins a paragraph", async () => {
  const cue = (number: number, times: string, text: string): string => `${number}\r\n${times}\r\n${text}\r\n\r\n`;
  const file =
    cue(1, "00:00:01,000 --> 00:00:03,000", "The kiln\r\nis lit.") +
    cue(2, "00:00:13,000 --> 00:00:15,000", String.raw`{\an8}It burns.`);
  expect(detectKind(Buffer.from(file))).toBe("srt");
  expect(await markdownOf(file)).toBe("[00:00:01] The kiln is lit.\n\n[00:00:13] It burns.\n");
});
