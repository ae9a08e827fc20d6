import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { openPdf } from "./open-pdf.ts";
import type { PagePicture } from "./render-page.ts";

test("a page is drawn in its displayed size, opaque, at the scale asked for", async () => {
  using document = await openPdf(await readFixture("rotated/rotate-90.pdf"));
  const page = document.readPage(1)!;
  const picture = document.renderPage(1, 1.5)!;
  expect([picture.width, picture.height]).toEqual([Math.round(page.width * 1.5), Math.round(page.height * 1.5)]);
  expect(picture.rgba.length).toBe(picture.width * picture.height * 4);
  expect(picture.rgba.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
});

test("the values of form fields are drawn", async () => {
  using document = await openPdf(await readFixture("form/form.pdf"));
  // "Brekke", the value of the field under "Surname".
  expect(darkPixels(document.renderPage(1, 1)!, { left: 60, top: 134, right: 100, bottom: 147 })).toBeGreaterThan(20);
});

test("colours come red first", async () => {
  using document = await openPdf(await readFixture("comments/comments.pdf"));
  const { rgba } = document.renderPage(1, 1)!;
  // The yellow highlight: red and green, no blue.
  let yellow = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at]! > 200 && rgba[at + 1]! > 200 && rgba[at + 2]! < 60) yellow++;
  }
  expect(yellow).toBeGreaterThan(500);
});

test("a page that is not there has no picture", async () => {
  using document = await openPdf(await readFixture("letter/letter.pdf"));
  expect(document.renderPage(2, 1)).toBeNull();
});

function darkPixels(
  { width, rgba }: PagePicture,
  box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
): number {
  let dark = 0;
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) if (rgba[(y * width + x) * 4 + 1]! < 128) dark++;
  }
  return dark;
}
