import { deflateSync } from "node:zlib";
import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import type { Page } from "playwright-core";
import { effort } from "@docsvc/fixtures/effort";
import { afterAll, beforeAll, expect } from "vitest";
import { hasChromium, inBrowser } from "./support/browser.ts";
import { openBytes, openStudio } from "./support/opened-studio.ts";
import type { OpenedStudio } from "./support/opened-studio.ts";

let studio: OpenedStudio;
let address: string;
beforeAll(async () => {
  if (!hasChromium) return;
  studio = await openStudio();
  const { page } = await studio.signedIn();
  await openBytes(page, "drift.pdf", "application/pdf", pdfWithPicture());
  await page.locator("[data-page='1'] g.box").first().waitFor();
  address = page.url();
});
afterAll(() => studio?.[Symbol.asyncDispose]());

/** A page as stored in a file: rotated, cropped, of another size, in another unit. */
const PAGES = [
  "/MediaBox [0 0 600 800]",
  "/MediaBox [0 0 600 800] /Rotate 90",
  "/MediaBox [0 0 600 800] /Rotate 180 /CropBox [50 100 550 700]",
  "/MediaBox [-100 -50 500 750] /CropBox [0 100 450 700] /Rotate 270",
  "/MediaBox [0 0 1200 700]",
  "/MediaBox [0 0 600 800] /UserUnit 1.5",
];
/** At twice the pixel density; the long run also zooms to 50 and 300 %. */
const TWICE = { zoom: 100, deviceScaleFactor: 2 };
const VIEWS = effort([TWICE], [{ zoom: 50, deviceScaleFactor: 1 }, TWICE, { zoom: 300, deviceScaleFactor: 1 }]);

for (const { zoom, deviceScaleFactor } of VIEWS) {
  inBrowser.test(
    `at ${zoom} % with ${deviceScaleFactor} pixels to one a box lies on its ink to within 2 px`,
    async () => {
      const { page } = await studio.signedIn({ deviceScaleFactor });
      await page.goto(address);
      await page.locator("[data-page='1'] g.box").first().waitFor();
      await zoomTo(page, zoom);
      for (const number of PAGES.keys()) {
        if (number > 0) await page.getByRole("button", { name: "Next page" }).click();
        const holder = `[data-page='${number + 1}']`;
        await page.locator(`${holder} img`).waitFor();
        // Until the page is drawn at this zoom, the previous image is shown at another size.
        await expect.poll(() => page.evaluate<boolean>(isSharp(holder))).toBe(true);
        await page.locator(`${holder} g.box.c-figure`).waitFor();
        const { box, ink } = await page.evaluate<Measured>(measure(holder));
        const off = box.map((edge, at) => Math.abs(edge - ink[at]!));
        expect(Math.max(...off), `page ${number + 1}: ${JSON.stringify({ box, ink })}`).toBeLessThanOrEqual(2);
      }
      await page.context().close();
    },
  );
}

/** Left, top, right and bottom, in CSS pixels of the page. */
interface Measured {
  readonly box: readonly number[];
  readonly ink: readonly number[];
}

/** Whether the image has a pixel for each screen pixel, up to the size limit of images. */
function isSharp(holder: string): string {
  return `(() => {
    const image = document.querySelector("${holder} img");
    return image.complete && image.naturalWidth + 1 >= Math.min(3000, image.getBoundingClientRect().width * devicePixelRatio);
  })()`;
}

/** The box as drawn, without its padding, and the dark area of the page image. */
function measure(holder: string): string {
  return `(async () => {
    const page = document.querySelector("${holder}");
    const image = page.querySelector("img");
    await image.decode();
    const on = page.getBoundingClientRect();
    const rect = page.querySelector("g.box.c-figure rect:not(.label)");
    const { x, y, width, height } = rect.getBBox();
    const drawn = rect.getScreenCTM();
    const outset = 2;
    const box = [x + outset, y + outset, x + width - outset, y + height - outset].map((edge, at) =>
      at % 2 === 0 ? edge * drawn.a + drawn.e - on.left : edge * drawn.d + drawn.f - on.top);
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const ink = [Infinity, Infinity, 0, 0];
    for (let at = 0; at < data.length; at += 4) {
      if (data[at] > 128) continue;
      const [column, row] = [(at / 4) % canvas.width, Math.floor(at / 4 / canvas.width)];
      ink[0] = Math.min(ink[0], column);
      ink[1] = Math.min(ink[1], row);
      ink[2] = Math.max(ink[2], column + 1);
      ink[3] = Math.max(ink[3], row + 1);
    }
    const shown = image.getBoundingClientRect();
    return {
      box,
      ink: ink.map((edge, at) => at % 2 === 0
        ? (edge / canvas.width) * shown.width + shown.left - on.left
        : (edge / canvas.height) * shown.height + shown.top - on.top),
    };
  })()`;
}

async function zoomTo(page: Page, percent: number): Promise<void> {
  const shown = async (): Promise<number> => Number.parseInt((await page.locator(".zoom").textContent()) ?? "", 10);
  let at = await shown();
  while (at < percent) {
    await page.getByRole("button", { name: "Larger" }).click();
    at = await shown();
  }
  while (at > percent) {
    await page.getByRole("button", { name: "Smaller" }).click();
    at = await shown();
  }
}

/** Each page contains only a dark image, 220 × 130 points. */
function pdfWithPicture(): Uint8Array {
  const pixels = deflateSync(Buffer.alloc(40 * 40, 0x20));
  const kids = PAGES.map((_, at) => `${5 + at} 0 R`).join(" ");
  return writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${PAGES.length} /Kids [${kids}] >>`,
    {
      dictionary:
        "/Type /XObject /Subtype /Image /Width 40 /Height 40 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode",
      stream: pixels,
    },
    contentStream("q 220 0 0 130 120 330 cm /Im1 Do Q"),
    ...PAGES.map(
      (page) => `<< /Type /Page /Parent 2 0 R ${page} /Resources << /XObject << /Im1 3 0 R >> >> /Contents 4 0 R >>`,
    ),
  ]);
}
