import { readFixture } from "@docsvc/fixtures";
import { writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import sharp from "sharp";
import { expect, test } from "vitest";
import { parse } from "../parse.ts";
import { openPageImages } from "../page-images.ts";

test("a turned page is drawn as displayed, at the width asked for", async () => {
  const bytes = await readFixture("rotated/rotate-90.pdf");
  const { result } = await parse(bytes);
  const { width, height } = result.pages![0]!;
  await using images = await openPageImages(bytes);
  const image = await sharp(await images.draw(1, 400)).metadata();
  expect(image).toMatchObject({ format: "webp", width: 400, height: Math.round((400 * height) / width) });
});

test("the ink of each block lies in its box, and the image is in colour", async () => {
  const bytes = await readFixture("comments/comments.pdf");
  const { result } = await parse(bytes);
  await using images = await openPageImages(bytes);
  const { data, info } = await sharp(await images.draw(1, 800))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inked = (left: number, top: number, right: number, bottom: number): number => {
    let count = 0;
    for (let y = Math.floor(top * info.height); y < bottom * info.height; y += 1) {
      for (let x = Math.floor(left * info.width); x < right * info.width; x += 1) {
        if (data[(y * info.width + x) * info.channels]! < 128) count += 1;
      }
    }
    return count;
  };
  const blocks = result.chunks.flatMap((chunk) => chunk.blocks).filter(({ type }) => type === "Text");
  expect(blocks.length).toBeGreaterThan(0);
  for (const { bbox } of blocks) {
    const { left, top, width, height } = bbox;
    expect(inked(left, top, left + width, top + height)).toBeGreaterThan(20);
  }
  // Yellow: red and green without blue.
  let yellow = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (data[at]! > 200 && data[at + 1]! > 200 && data[at + 2]! < 90) yellow += 1;
  }
  expect(yellow).toBeGreaterThan(300);
});

test("a page as long as a receipt is drawn smaller, where the format has no room for all of it", async () => {
  const receipt = writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 14000] >>",
  ]);
  await using images = await openPageImages(receipt);
  const { height } = await sharp(await images.draw(1, 1000)).metadata();
  expect(height).toBeGreaterThan(16_000);
  expect(height).toBeLessThanOrEqual(16_383);
});

test("a scan is drawn as it is", async () => {
  await using images = await openPageImages(await readFixture("scan/letter.jpg"));
  expect(images.pageCount).toBe(1);
  expect(await sharp(await images.draw(1, 300)).metadata()).toMatchObject({ format: "webp", width: 300 });
});

test("a page that is not there, and a format without pages, are refused in words", async () => {
  await using images = await openPageImages(await readFixture("letter/letter.pdf"));
  await expect(images.draw(2, 300)).rejects.toMatchObject({ code: "page_range_invalid" });
  const text = new TextEncoder().encode("<!doctype html><p>No pages</p>");
  await expect(openPageImages(text)).rejects.toMatchObject({ code: "unsupported_document" });
});

test("a region is what the whole page shows there, at the width asked for", async () => {
  for (const name of ["comments/comments.pdf", "scan/letter.jpg"]) {
    await using images = await openPageImages(await readFixture(name));
    const region = { left: 0.25, top: 0.125, width: 0.5, height: 0.25 };
    const page = sharp(await images.draw(1, 800));
    const { width, height } = await page.metadata();
    const expected = { left: width / 4, top: Math.round(height / 8), width: width / 2, height: Math.round(height / 4) };
    const cut = await page.extract(expected).greyscale().resize(40, 20, { fit: "fill" }).raw().toBuffer();
    const drawn = sharp(await images.draw(1, 1200, region));
    expect(await drawn.metadata()).toMatchObject({ width: 1200 });
    const small = await drawn.greyscale().resize(40, 20, { fit: "fill" }).raw().toBuffer();
    const differences = cut.map((value, at) => Math.abs(value - small[at]!));
    expect(differences.reduce((sum, value) => sum + value) / cut.length).toBeLessThan(6);
    expect(Math.max(...cut) - Math.min(...cut)).toBeGreaterThan(30);
  }
});

test("a speck of a page takes no more memory than a page, and what lies next to it is refused", async () => {
  await using images = await openPageImages(await readFixture("letter/letter.pdf"));
  const speck = { left: 0.5, top: 0.5, width: 1e-9, height: 1e-9 };
  const { width, height } = await sharp(await images.draw(1, 4000, speck)).metadata();
  expect(width * height).toBeLessThanOrEqual(16_000_000);
  for (const region of [
    { left: 1, top: 0, width: 0.5, height: 0.5 },
    { left: 0, top: 0, width: 0, height: 1 },
    { left: 0, top: 0, width: Number.NaN, height: 1 },
  ]) {
    await expect(images.draw(1, 300, region)).rejects.toMatchObject({ code: "invalid_option" });
  }
});
