import { describe, expect, test } from "vitest";
import type { Document } from "../document/document.ts";
import { readDocument } from "../parsing/read-document.ts";
import { picturePdf, pictureOf, textAt } from "../../testing/picture-pdf.ts";
import { blocksOf } from "../../testing/read-fixture.ts";

const read = (bytes: Uint8Array, mode: "hybrid" | "ocr" = "hybrid"): Promise<Document> =>
  readDocument(bytes, { ocr: { mode, system: "standard" } });

describe("a hidden text layer", () => {
  const visible = [
    "Invoice for seven barrels of herring",
    "Payment within thirty days of delivery",
    "The harbour office closes at noon",
  ];
  const scan = async (hidden: readonly string[]): Promise<Uint8Array> => {
    const size = { width: 400, height: 300 };
    const lines = (texts: readonly string[], mode: number): string =>
      texts.map((text, index) => textAt(40, 240 - 40 * index, 14, text, mode)).join("\n");
    const raster = await pictureOf(picturePdf(size, [], lines(visible, 0)), 1, 150);
    return picturePdf(size, [{ raster, x: 0, y: 0, ...size }], lines(hidden, 3));
  };

  test("that reads like words is taken as it is", async () => {
    const hidden = visible.map((text) => text.replace("herring", "mackerel"));
    const document = await read(await scan(hidden));
    expect(
      blocksOf(document)
        .map((block) => block.text)
        .join(" "),
    ).toContain("mackerel");
    expect(document.recognised).toEqual([]);
  });

  test("of garbage is replaced", async () => {
    const document = await read(
      await scan(["~~lnv0 |ce ;;f r sv~n b^rr", "P@@ymnt w;th|n th~~ty d", "Th^ hrb^r ff|c ~~cls"]),
    );
    expect(
      blocksOf(document)
        .map((block) => block.text)
        .join(" "),
    ).toContain("barrels of herring");
  });

  test("counts for nothing where recognition is asked for", async () => {
    const hidden = visible.map((text) => text.replace("herring", "mackerel"));
    const text = blocksOf(await read(await scan(hidden), "ocr"))
      .map((block) => block.text)
      .join(" ");
    expect(text).toContain("herring");
    expect(text).not.toContain("mackerel");
  });
});
