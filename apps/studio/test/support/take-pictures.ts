/** Takes the README's screenshots: `node scripts/run.mjs apps/studio/test/support/take-pictures.ts` from the root, with Debian's Chromium. */
import { join } from "node:path";
import { openSample, openStudio } from "./opened-studio.ts";

const folder = join(import.meta.dirname, "../../../../docs/images");
await using studio = await openStudio();
for (const colorScheme of ["light", "dark"] as const) {
  const { page } = await studio.signedIn({ colorScheme, viewport: { width: 1280, height: 800 } });
  await openSample(page, "Annual report");
  for (let at = 1; at < 4; at++) await page.getByRole("button", { name: "Next page" }).click();
  await page.locator("[data-page='4'] img").waitFor();
  await page.waitForLoadState("networkidle");
  // How long it took says something of the machine, not of docsvc.
  await page.locator(".document-name + span").evaluate((element) => element.replaceChildren());
  await page.screenshot({ path: join(folder, `studio-${colorScheme}.png`) });
}
