import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Raster } from "../src/read/raw/raster.ts";
import { picturePdf, pictureOf, textAt } from "./picture-pdf.ts";
import type { OcrEngine } from "../src/ocr/ocr-engine.ts";

const DPI = 200;
const options = { languages: ["eng"], layout: "page", dpi: DPI } as const;

/** Tests that every OCR engine must pass. @param open - null skips the suite, with the reason */
export function describeOcrEngine(name: string, open: () => Promise<OcrEngine | null>, otherwise: string): void {
  describe(name, () => {
    let engine: OcrEngine | null;
    let picture: Raster;
    beforeAll(async () => {
      engine = await open();
      const lines = [textAt(40, 150, 14, "The quick brown fox jumps"), textAt(40, 120, 14, "over 42 lazy dogs.")];
      picture = await pictureOf(picturePdf({ width: 300, height: 200 }, [], lines.join("\n")), 1, DPI);
    });
    afterAll(async () => engine?.[Symbol.asyncDispose]());

    const check = (claim: string, run: (engine: OcrEngine) => Promise<void>): void => {
      test(claim, async (context) => {
        if (engine === null) context.skip(otherwise);
        else await run(engine);
      });
    };

    check("it reads words in order, with their lines", async (engine) => {
      const words = await engine.recognise(picture, options);
      expect(words.map(({ text }) => text).join(" ")).toBe("The quick brown fox jumps over 42 lazy dogs.");
      expect(words.map(({ line }) => line)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1]);
      for (const { confidence } of words) expect(confidence).toBeGreaterThan(0.7);
    });

    check("a word's box lies on its ink", async (engine) => {
      const [first] = await engine.recognise(picture, options);
      const scale = DPI / 72;
      expect(first!.left).toBeCloseTo(40 * scale, -1);
      // Capitals of Helvetica are 0.72 of the font size high.
      expect(first!.top).toBeCloseTo((200 - 150 - 0.72 * 14) * scale, -1);
      expect(first!.bottom).toBeCloseTo((200 - 150) * scale, -1);
    });

    check("a white picture holds no words", async (engine) => {
      const white = { width: 400, height: 300, grey: new Uint8Array(120_000).fill(255) };
      expect(await engine.recognise(white, options)).toEqual([]);
    });

    check("more pictures than cores are read, each as itself", async (engine) => {
      const all = await Promise.all(
        Array.from({ length: engine.concurrency + 2 }, () => engine.recognise(picture, options)),
      );
      expect(new Set(all.map((words) => words.map(({ text }) => text).join(" "))).size).toBe(1);
    });

    check("a fired signal ends the work with its reason", async (engine) => {
      const controller = new AbortController();
      const work = engine.recognise(picture, { ...options, signal: controller.signal });
      controller.abort(new Error("enough"));
      await expect(work).rejects.toThrow("enough");
      expect(await engine.recognise(picture, options)).toHaveLength(9);
    });

    check("English is among its languages, and orientation data are not", async (engine) => {
      expect(engine.languages).toContain("eng");
      expect(engine.languages).not.toContain("osd");
    });
  });
}
