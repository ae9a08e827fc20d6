/** Takes the README's screenshots: `node scripts/run.mjs apps/rag/test/support/take-pictures.ts` from the root, with Debian's Chromium. */
import { join } from "node:path";
import { openWeb } from "./opened-web.ts";

const folder = join(import.meta.dirname, "../../../../docs/images");
const documents = [
  "report/report.pdf",
  "comments/comments.pdf",
  "letter/letter.pdf",
  "form/form.pdf",
  "paper/paper.pdf",
];
await using web = await openWeb(documents);
for (const colorScheme of ["light", "dark"] as const) {
  const { page } = await web.open({ colorScheme, viewport: { width: 1280, height: 800 } });
  await page.getByText("up to date").waitFor();
  if (colorScheme === "light") {
    for (const question of ["What is the limit for nitrate in the water?", "What does a burst cost on average?"]) {
      await page.getByLabel("Question", { exact: true }).fill(question);
      await page.keyboard.press("Enter");
      await page
        .getByRole("article", { name: question, exact: true })
        .getByText(/page \d/)
        .waitFor();
    }
  }
  await page.goto(`${web.url}/#/citation/2/1`);
  await page.locator(".frame").first().waitFor();
  await page.locator("h1").click();
  await page.screenshot({ path: join(folder, `rag-${colorScheme}.png`) });
}
