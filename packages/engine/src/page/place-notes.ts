import { type Box, unionBoxes } from "../geometry/box.ts";
import { toBlockLine } from "../layout/paragraph/block-line.ts";
import { linesToParagraphs, type Paragraph } from "../layout/paragraph/lines-to-paragraphs.ts";
import { partMarginNotes } from "../layout/region/margin-notes.ts";
import { joinLeaders } from "../text/leaders.ts";
import { runsToLines, toLine } from "../text/runs-to-lines.ts";
import type { TextRun } from "../text/word.ts";
import { boxOf } from "./block-box.ts";
import type { PageBlock, PlacedBlock } from "./page-block.ts";
import type { PageState } from "./page-state.ts";

/** Removes notes in the margin from the text; before that, leaders are joined to their entries. */
export function setNotesApart(state: PageState): void {
  const { body, notes } = partMarginNotes(joinLeaders(state.runs));
  state.runs = body;
  state.notes = notes;
}

/** Puts each note before the block that it is next to. */
export function placeNotes({ notes, frame, blocks, place, isVertical }: PageState): void {
  for (const note of toNotes(notes, frame.width / 2)) {
    const box = unionBoxes(note);
    placeNote(blocks, note, box, boxOf(note, box, place, isVertical));
  }
}

/** Inserts the line numbers before the text. */
export function placeLineNumbers({ lineNumbers, blocks, place, isVertical }: PageState): void {
  for (const column of lineNumbers) {
    const lines = column.map((word) => toLine([word]));
    const box = unionBoxes(lines);
    const ink = boxOf(lines, box, place, isVertical);
    const placed: PlacedBlock = { kind: "line numbers", ...box, ink, lines: lines.map(toBlockLine) };
    blocks.unshift({ lines: [], placed, formRole: null, box, ink, region: 0 });
  }
}

/** Groups the runs into lines of notes; notes on the two sides of the text stay separate. */
function toNotes(runs: readonly TextRun[], middle: number): Paragraph[] {
  const isLeft = (run: TextRun): boolean => run.right < middle;
  return [runs.filter(isLeft), runs.filter((run) => !isLeft(run))].flatMap((side) =>
    side.length === 0 ? [] : linesToParagraphs(runsToLines(side)),
  );
}

/** Inserts a note before the block that it is next to, so that it does not interrupt a paragraph. */
function placeNote(blocks: PageBlock[], lines: Paragraph, box: Box, ink: Box): void {
  const at = blocks.findIndex((block) => block.placed?.kind !== "aside" && isLevelWith(block.box, box));
  const region = blocks[at]?.region ?? 0;
  const placed: PlacedBlock = { kind: "aside", ...box, ink, lines: lines.map(toBlockLine) };
  blocks.splice(at < 0 ? blocks.length : at, 0, { lines: [], placed, formRole: null, box, ink, region });
}

/** Whether the note's first line is within the height of the block. */
function isLevelWith(block: Box, note: Box): boolean {
  return block.bottom > note.top + 2 && block.top < note.top + 12;
}
