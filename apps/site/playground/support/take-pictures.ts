/**
 * Takes the screenshots of the README: `node scripts/run.mjs apps/site/playground/support/take-pictures.ts` from the root, with Debian's Chromium.
 */
import { join } from "node:path";
import { fixture } from "@docsvc/fixtures";
import { openPlayground } from "./opened-playground.ts";

const folder = join(import.meta.dirname, "../../../../docs/images");
await using playground = await openPlayground();
for (const colorScheme of ["light", "dark"] as const) {
  const { page } = await playground.visit("/", { colorScheme });
  await page.getByLabel("Document", { exact: true }).setInputFiles(fixture("ruled-tables/ruled-tables.pdf"));
  await page.locator("[data-page='1'] img").waitFor();
  await page.waitForLoadState("networkidle");
  // How long it took says something of the machine, not of docsvc.
  await page.locator(".document-name + span").evaluate((element) => element.replaceChildren());
  await page.screenshot({ path: join(folder, `playground-${colorScheme}.png`) });
}
