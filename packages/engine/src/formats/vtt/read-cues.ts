import type { Markup, MarkupBlock } from "../../markup-layout/markup.ts";
import { decodeText } from "../../read/markup/text/decode-text.ts";

interface Cue {
  /** In seconds. */
  readonly start: number;
  readonly end: number;
  readonly speaker: string;
  readonly text: string;
}

/** Speech after a longer pause begins a new paragraph. */
const MAX_PAUSE_SECONDS = 3;
/** Speech without pauses is split into paragraphs of about a minute. */
const MAX_PARAGRAPH_SECONDS = 60;

/**
 * Reads subtitles (WebVTT, SRT): cues are split to fit the screen, so they are joined into paragraphs, each with its
 * start time.
 */
export function readCues(bytes: Uint8Array): Markup {
  const blocks = paragraphsOf(cuesOf(decodeText(bytes))).map(({ start, speaker, text }): MarkupBlock => {
    const spoken = speaker === "" ? text : `${speaker}: ${text}`;
    return { type: "Text", text: `[${clock(start)}] ${spoken}` };
  });
  return { parts: [{ kind: "flow", blocks }], warnings: [] };
}

/** `00:01:02.345 --> 00:01:04.000 align:start`; hours may be left out in WebVTT, and SRT has a comma (WebVTT, 4.1). */
const TIMES = /^((?:\d+:)?\d\d?:\d\d[.,]\d{1,3})[ \t]+-->[ \t]+((?:\d+:)?\d\d?:\d\d[.,]\d{1,3})/;

function cuesOf(text: string): readonly Cue[] {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n[ \t]*\n+/)
    .flatMap((block): readonly Cue[] => {
      const lines = block.split("\n");
      // A cue may have a name or a number above its times.
      const at = lines.slice(0, 2).findIndex((line) => TIMES.test(line));
      if (at < 0) return [];
      const [, start = "", end = ""] = TIMES.exec(lines[at]!)!;
      const spoken = lines.slice(at + 1).join(" ");
      const speaker = /<v(?:\.[\w.-]*)?[ \t]+([^>\n]{1,100})>/.exec(spoken)?.[1]?.trim() ?? "";
      return [{ start: secondsOf(start), end: secondsOf(end), speaker, text: plain(spoken) }];
    })
    .filter((cue) => cue.text !== "");
}

function paragraphsOf(cues: readonly Cue[]): readonly Cue[] {
  const paragraphs: Cue[] = [];
  for (const cue of cues) {
    const open = paragraphs.at(-1);
    const continues =
      open !== undefined &&
      open.speaker === cue.speaker &&
      cue.start - open.end <= MAX_PAUSE_SECONDS &&
      !/^[-–] ?\S/u.test(cue.text) &&
      (cue.end - open.start <= MAX_PARAGRAPH_SECONDS || !/[.!?…。！？]["”']?$/u.test(open.text));
    if (!continues) paragraphs.push(cue);
    // Live captions repeat the previous line.
    else if (open.text.endsWith(cue.text)) paragraphs[paragraphs.length - 1] = { ...open, end: cue.end };
    else paragraphs[paragraphs.length - 1] = { ...open, end: cue.end, text: `${open.text} ${cue.text}` };
  }
  return paragraphs;
}

/** Removes styling marks (`<i>`, `{\an8}`) and resolves entities (WebVTT, 4.2.2). */
function plain(text: string): string {
  return text
    .replaceAll(/<[^<>]{0,200}>|\{\\[^{}]{0,100}\}/g, "")
    .replaceAll(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => ENTITIES[name] ?? "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", nbsp: " " };

function secondsOf(time: string): number {
  return time
    .replace(",", ".")
    .split(":")
    .reduce((sum, part) => 60 * sum + Number(part), 0);
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}
