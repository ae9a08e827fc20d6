import type { Orientation } from "./ocr-engine.ts";

/** Reads Tesseract's report on orientation and script; null where it found none. */
export function parseOsd(report: string): Orientation | null {
  const rotate = Number(/^Rotate: (\d+)/m.exec(report)?.[1]);
  const confidence = Number(/^Orientation confidence: ([\d.]+)/m.exec(report)?.[1]);
  return toOrientation(rotate, confidence);
}

/** @param rotate - clockwise degrees that would make the picture upright: 0, 90, 180 or 270 */
export function toOrientation(rotate: number, confidence: number): Orientation | null {
  const turnDegrees = (360 - rotate) % 360;
  if (turnDegrees !== 0 && turnDegrees !== 90 && turnDegrees !== 180 && turnDegrees !== 270) return null;
  return { turnDegrees, confidence: Number.isFinite(confidence) ? confidence : 0 };
}
