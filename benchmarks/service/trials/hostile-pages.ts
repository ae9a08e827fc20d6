import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { serveWeb } from "@docsvc/rag/src/web/serve.ts";
import { issueApiKey } from "@docsvc/server/src/auth/authenticator.ts";
import { onPath } from "@docsvc/server/src/isolation/on-path.ts";
import { openStores } from "@docsvc/server/src/stores/open-stores.ts";
import { makeSignInLink } from "@docsvc/server/src/studio/sign-in-link.ts";
import { buildStudio } from "@docsvc/studio/scripts/build.ts";
import { chromium } from "playwright-core";
import type { Page } from "playwright-core";
import { runService } from "../load/running-service.ts";
import type { Caller } from "../load/running-service.ts";
import type { Trial } from "./trial.ts";

const RUN = "window.owned=1";
const MARKUP = `<img src=x onerror="${RUN}"><script>${RUN}</script><svg onload="${RUN}">`;
const QUESTION = "Where does the harbour lie?";
/** For a machine that is busy with other work. */
const WAIT_MS = 120_000;

/** Documents whose names, text and links attack the page that shows them, by file name. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  [`${MARKUP.replaceAll("/", "")}.md`]: `# The harbour\n\n${MARKUP}\n\nThe harbour lies in the bay.`,
  "links.html": `<!doctype html><h1>The harbour</h1><p>It lies <a href="javascript:${RUN}">here</a> and <a href="data:text/html,<script>${RUN}</script>">there</a>, or <a href=" java&#9;script:${RUN}">elsewhere</a>.</p>`,
  "links.md": `# The harbour\n\nIt lies [here](javascript:${RUN}) and <javascript:${RUN}>, or [there](vbscript:x).`,
  "escaped.html": `<!doctype html><h1>The harbour ${escape(MARKUP)}</h1><table><tr><td>${escape(MARKUP)}</td></tr></table>`,
  "sheet.csv": `Place,Note\n"${MARKUP.replaceAll('"', '""')}",=1+1\n`,
};

/** Hostile documents in the studio and in the sample app, and another site's page that uses the studio's session. */
export const hostilePages: Trial = async (folder) => {
  const program = onPath("chromium") ?? onPath("chromium-browser");
  if (program === undefined) throw new Error("Chromium is not installed.");
  const [dataDir, studioDir, documents] = ["data", "studio", "documents"].map((name) => join(folder, name));
  await buildStudio(studioDir!);
  await using service = await runService({ dataDir: dataDir!, slots: 2, studioDir: studioDir! });
  let [link, key] = ["", ""];
  {
    await using stores = await openStores(dataDir!);
    link = await makeSignInLink(stores, "default");
    ({ key } = await issueApiKey(stores.keys, { name: "trial", organisation: "default" }));
  }
  const faults: string[] = [];
  const browser = await chromium.launch({ executablePath: program, args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    page.on("dialog", (dialog) => void dialog.dismiss());
    await page.goto(service.url + link);
    await page.getByRole("heading", { name: "Open a document" }).waitFor({ timeout: WAIT_MS });
    for (const [name, text] of Object.entries(DOCUMENTS)) {
      await page.getByRole("link", { name: "docsvc studio" }).click();
      const file = { name, mimeType: "application/octet-stream", buffer: Buffer.from(text) };
      await page.getByLabel("Document", { exact: true }).setInputFiles(file);
      await page.locator("article").first().waitFor({ timeout: WAIT_MS });
      faults.push(...(await attacksOn(page, `the studio, with ${name}`)));
    }
    const requests = await requestsOfAnotherSite(page, service.url, service.as(key), faults);
    await mkdir(documents!);
    // File names cannot contain a slash.
    for (const [name, text] of Object.entries(DOCUMENTS)) await writeFile(join(documents!, name), text);
    await using web = await serveWeb({
      directory: documents!,
      indexDirectory: join(folder, "index"),
      loader: "langchain",
      baseUrl: service.url,
      apiKey: key,
      port: 0,
    });
    await page.goto(web.url);
    await page.getByText("up to date").waitFor({ timeout: WAIT_MS });
    await page.getByLabel("Question", { exact: true }).fill(QUESTION);
    await page.keyboard.press("Enter");
    await page
      .getByRole("article", { name: QUESTION })
      .getByText(/page \d|do not say/)
      .first()
      .waitFor({ timeout: WAIT_MS });
    for (const quote of await page.locator(".quote").all()) await quote.click().catch(() => undefined);
    faults.push(...(await attacksOn(page, "the sample app")));
    return { counts: { documents: Object.keys(DOCUMENTS).length, requestsOfAnotherSite: requests }, faults };
  } finally {
    await browser.close();
  }
};

/** Attacks that ran or could be clicked. */
async function attacksOn(page: Page, where: string): Promise<readonly string[]> {
  await sleep(300);
  const ran = await page.evaluate("window.owned === 1");
  const links: readonly string[] = await page.evaluate(
    `[...document.querySelectorAll("a[href], area[href], form[action]")].map((one) => one.href ?? one.action).filter((one) => !/^(https?|mailto|blob):/.test(one))`,
  );
  const handlers: number = await page.evaluate(
    `[...document.querySelectorAll("*")].filter((one) => [...one.attributes].some(({ name }) => name.startsWith("on"))).length`,
  );
  return [
    ...(ran ? [`A script of a document ran in ${where}.`] : []),
    ...links.map((one) => `${where} links to ${one.slice(0, 40)}.`),
    ...(handlers > 0 ? [`${where} has ${handlers} elements with handlers of their own.`] : []),
  ];
}

/** The browser is signed in: a page of another origin sends requests with the session's cookie. */
async function requestsOfAnotherSite(page: Page, url: string, caller: Caller, faults: string[]): Promise<number> {
  const jobsBefore = await jobsOf(caller);
  const attack = `<!doctype html><body><script>
    const send = (path, init) => fetch("${url}" + path, { credentials: "include", ...init }).then((answer) => answer.text(), () => "");
    const text = { "content-type": "text/plain" };
    window.answers = Promise.all([
      send("/studio/api/keys", { method: "POST", mode: "no-cors", headers: text, body: '{"name":"evil"}' }),
      send("/studio/api/keys", { method: "POST", headers: { "content-type": "application/json", "x-docsvc-studio": "1" }, body: '{"name":"evil"}' }),
      send("/studio/api/session", {}), send("/studio/api/keys", {}), send("/jobs", {}), send("/jobs", { mode: "no-cors" }),
      send("/parse_async", { method: "POST", mode: "no-cors", headers: text, body: '{"input":"https://example.com/"}' }),
      send("/upload", { method: "POST", mode: "no-cors", body: (() => { const form = new FormData(); form.set("file", new Blob(["x"]), "x.txt"); return form; })() }),
      send("/studio/api/session", { method: "DELETE" }),
    ]);
  </script><form method="post" action="${url}/parse_async" enctype="text/plain"><input name='{"input":"https://example.com/","x":"' value='"}'></form>`;
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(attack));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const evil = await page.context().newPage();
  await evil.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const answers: readonly string[] = await evil.evaluate("window.answers");
  await evil.evaluate("document.forms[0].submit()");
  await sleep(1000);
  await evil.close();
  server.close();
  if (answers.some((answer) => answer !== "")) faults.push("Another site's page read an answer.");
  if ((await jobsOf(caller)) !== jobsBefore) faults.push("Another site's page submitted a job.");
  const made: string = await page.evaluate(
    `fetch("/studio/api/keys", { headers: { "x-docsvc-studio": "1" } }).then((answer) => answer.text())`,
  );
  if (made.includes("evil")) faults.push("Another site's page made a key.");
  if (!made.startsWith("[")) faults.push("Another site's page ended the session.");
  return answers.length + 1;
}

async function jobsOf(caller: Caller): Promise<number> {
  const { json } = await caller.ask("GET", "/jobs?limit=500");
  return (json as unknown as readonly unknown[]).length;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
