import { pointText } from "../document/chart.ts";
import type { Block, Cell, Table } from "../document/document.ts";
import type { BlockLine } from "../layout/paragraph/block-line.ts";
import type { LaidOutPage, PageBlock } from "../page/page-block.ts";
import { type PagePlace, fromFrame } from "../geometry/frame.ts";
import type { Region } from "../layout/region/region.ts";
import { type Box, unionBoxes } from "../geometry/box.ts";
import type { Word } from "../text/word.ts";
import type { Edge } from "../table/grid/edges.ts";
import { charMarks } from "./char-marks.ts";
import type { Mark } from "./mark.ts";
import type { PageStage, StageName } from "./stage.ts";

/** Converts the values of a stage to boxes with labels. */
export function stageToMarks(stage: PageStage): readonly Mark[] {
  return (MARKS[stage.stage] as (stage: PageStage) => readonly Mark[])(stage);
}

const MARKS: { readonly [Name in StageName]: (stage: Extract<PageStage, { stage: Name }>) => readonly Mark[] } = {
  chars: ({ page }) => charMarks(page),
  words: ({ place, words }) => [
    ...words.upright.map((word) => wordMark("word", word, place)),
    ...words.turned.map((word) => wordMark("turned", word, place)),
  ],
  edges: ({ place, edges, fills }) => [
    ...fills.map((fill) => mark("fill", fromFrame(fill, place.quarter, place), "fill")),
    ...edges.horizontal.map((edge) => edgeMark("horizontal", edge, place)),
    ...edges.vertical.map((edge) => edgeMark("vertical", edge, place)),
  ],
  regions: ({ place, regions }) => regions.flatMap((region, index) => regionMarks(region, index, place)),
  lines: ({ place, lines, startedBy }) => lines.map((line) => lineMark(line, startedBy.get(line), place)),
  cells: ({ tables }) => tables.flatMap(tableMarks),
  drafts: ({ page }) =>
    page.blocks.flatMap((block, index) => [draftMark(block, index, page), ...chartMarks(block.placed)]),
  blocks: ({ page }) => page.blocks.map(blockMark),
};

function wordMark(kind: string, word: Word, place: PagePlace): Mark {
  const box = kind === "turned" ? word.ink : fromFrame(word, place.quarter, place);
  return mark(
    kind,
    box,
    `${word.spaceBefore ? "word" : "word, continues the one before"} “${word.text}” · ${describeStyle(word)}`,
  );
}

function edgeMark(kind: "horizontal" | "vertical", { position, start, end }: Edge, place: PagePlace): Mark {
  const box =
    kind === "horizontal"
      ? { left: start, top: position, right: end, bottom: position }
      : { left: position, top: start, right: position, bottom: end };
  return mark(
    kind,
    fromFrame(box, place.quarter, place),
    `${kind} edge at ${round(position)}, ${round(start)}–${round(end)}`,
  );
}

function regionMarks(region: Region, index: number, place: PagePlace): readonly Mark[] {
  const turn = (inFrame: Box): Box => fromFrame(inFrame, place.quarter, place);
  const box = mark(
    "region",
    turn(unionBoxes(region)),
    `region ${index + 1} of ${region.length} pieces`,
    String(index + 1),
  );
  const pieces = region.map((item) =>
    mark(item.placed?.kind ?? "run", turn(item), `${item.placed?.kind ?? "run"} in region ${index + 1}`),
  );
  return [box, ...pieces];
}

function lineMark(line: BlockLine, rule: string | undefined, place: PagePlace): Mark {
  const start = rule === undefined ? "" : ` · starts a paragraph: ${rule}`;
  return mark("line", fromFrame(line, place.quarter, place), `line “${line.text}” · ${describeStyle(line)}${start}`);
}

function tableMarks(table: Table): readonly Mark[] {
  return table.cells.map((cell) => {
    const span = cell.rowSpan > 1 || cell.columnSpan > 1 ? ` spanning ${cell.rowSpan} × ${cell.columnSpan}` : "";
    const kind = cell.header ? "header" : "cell";
    const detail = `${kind} row ${cell.row}, column ${cell.column}${span} of ${table.rowCount} × ${table.columnCount} “${cell.text}”`;
    return mark(kind, boxOf(cell.bbox), detail, `${cell.row}.${cell.column}`);
  });
}

function draftMark({ placed, lines, ink, region }: PageBlock, index: number, page: LaidOutPage): Mark {
  const kind = placed?.kind ?? "paragraph";
  const text = (placed?.lines ?? lines).map((line) => line.text).join(" ⏎ ");
  const first = lines[0];
  const style = first === undefined ? "" : ` · ${describeStyle(first)}`;
  return mark(
    kind,
    ink,
    `${index + 1} of ${page.blocks.length}: ${kind} in region ${region + 1}${style} “${text}”`,
    String(index + 1),
  );
}

function blockMark(block: Block, index: number): Mark {
  const { type, level, marker, confidence, caption, table, text } = block;
  const facts = [
    `${index + 1}: ${type}`,
    ...(level === undefined ? [] : [`level ${level}`]),
    ...(marker === undefined ? [] : [`marker ${marker}`]),
    ...(table === undefined ? [] : [`${table.rowCount} × ${table.columnCount}`]),
    `confidence ${confidence}`,
    ...(caption === undefined ? [] : [`caption “${caption}”`]),
    `“${text}”`,
  ];
  const kind = type.toLowerCase().replaceAll(" ", "-");
  return mark(
    kind,
    boxOf(block.bbox),
    facts.join(" · "),
    `${index + 1} ${type}${level === undefined ? "" : ` ${level}`}`,
  );
}

/** A mark for each bar, corner or sector of a chart, with the value read from it. */
function chartMarks(placed: PageBlock["placed"]): readonly Mark[] {
  const series = placed?.chart?.series ?? [];
  return series.flatMap(({ name, points }) =>
    points.map((point) => {
      const text = `${point.x}: ${pointText(point)}`;
      return mark("point", point.box, name === "" ? text : `${name}, ${text}`, pointText(point));
    }),
  );
}

function mark(kind: string, { left, top, right, bottom }: Box, detail: string, label = ""): Mark {
  return { kind, left, top, right, bottom, label, detail };
}

function boxOf({ left, top, width, height }: Cell["bbox"]): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function describeStyle({ size, style }: Pick<Word, "size" | "style">): string {
  const looks = [style.bold ? "bold" : "", style.italic ? "italic" : "", style.invisible ? "invisible" : ""];
  return [style.font, `${round(size)} pt`, ...looks].filter((part) => part !== "").join(", ");
}

function round(points: number): number {
  return Math.round(points * 10) / 10;
}
