import { readFile } from "node:fs/promises";
import type { Box } from "@docsvc/rag/src/answer/answer.ts";

/** A question with all places of its folder that answer it. */
export interface BenchQuestion {
  readonly id: string;
  readonly question: string;
  readonly answerable: boolean;
  readonly file: string;
  /** Any one is accepted; letter case and spaces are ignored. */
  readonly answers: readonly string[];
  readonly truth: readonly Truth[];
}

interface Truth {
  readonly page: number;
  readonly bbox: Box;
  /** Left, top, right and bottom of each word. */
  readonly words?: readonly (readonly [number, number, number, number])[];
}

/** A result shown or found for a question, at one place. */
export interface BenchResult {
  readonly file: string;
  readonly page: number;
  readonly box: Box;
  readonly text: string;
}

export async function readQuestions(path: string): Promise<readonly BenchQuestion[]> {
  return JSON.parse(await readFile(path, "utf8")) as BenchQuestion[];
}

export function isOnPage(result: BenchResult, { file, truth }: BenchQuestion): boolean {
  return result.file === file && truth.some(({ page }) => page === result.page);
}

/** Whether the text contains an accepted answer and is on a page that contains it. */
export function answers(result: BenchResult, question: BenchQuestion): boolean {
  return isOnPage(result, question) && question.answers.some((answer) => says(result.text, answer));
}

/** Whether at least half of the answer's words have their centre in the box. */
export function covers(result: BenchResult, question: BenchQuestion): boolean {
  if (result.file !== question.file) return false;
  const { left, top, width, height } = result.box;
  const [right, bottom] = [left + width, top + height];
  const near = 0.005;
  return question.truth.some(({ page, bbox, words }) => {
    const all = words ?? [[bbox.left, bbox.top, bbox.left + bbox.width, bbox.top + bbox.height] as const];
    const inside = all.filter(([x0, y0, x1, y1]) => {
      const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
      return x >= left - near && x <= right + near && y >= top - near && y <= bottom + near;
    });
    return page === result.page && 2 * inside.length >= all.length;
  });
}

/** Intersection over union with the best matching place. */
export function overlap(result: BenchResult, { file, truth }: BenchQuestion): number {
  if (result.file !== file) return 0;
  const a = result.box;
  const ious = truth.map(({ page, bbox: b }) => {
    const width = Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left));
    const height = Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));
    const common = page === result.page ? width * height : 0;
    return common / (a.width * a.height + b.width * b.height - common || 1);
  });
  return Math.max(0, ...ious);
}

/** A number in the answer must not match a part of a longer number. */
function says(text: string, answer: string): boolean {
  const [where, what] = [plain(text), plain(answer)];
  const before = /^\d/.test(what) ? "(?<![\\d.])" : "";
  const after = /\d$/.test(what) ? "(?!\\d)" : "";
  return new RegExp(before + what.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&") + after).test(where);
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("\u00AD", "")
    .replaceAll(/(?<=\d)[,\u202F\u00A0 ](?=\d{3}\b)/g, "")
    .replaceAll(/[\u2212\u2013\u2014]/g, "-")
    .replaceAll(/\s*([-~%])\s*/g, "$1")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/,\s/g, ",");
}
