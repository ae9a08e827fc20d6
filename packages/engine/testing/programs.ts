import type { TestContext } from "vitest";
import { findChromium } from "../src/print/chromium.ts";
import { findLibreOffice } from "../src/print/libreoffice.ts";

/** Skips a test with a message if LibreOffice is not installed. */
export async function needsLibreOffice({ skip }: TestContext): Promise<void> {
  const found = await findLibreOffice();
  skip(
    found === null,
    "LibreOffice is not installed (Debian: apt-get install libreoffice-writer-nogui libreoffice-impress-nogui)",
  );
}

/** Skips a test with a message if Chromium is not installed. */
export async function needsChromium({ skip }: TestContext): Promise<void> {
  skip((await findChromium()) === null, "Chromium is not installed (Debian: apt-get install chromium)");
}
