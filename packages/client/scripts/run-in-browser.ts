import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { listen } from "../src/testing/listen.ts";
import { TEST_KEY } from "../src/testing/plain-service.ts";

const PAGE = `<!doctype html><title>waiting</title><script type="module">
  import { Docsvc, DocsvcError } from "/dist/index.js";
  import { regionsOf } from "/dist/citations.js";
  import { unwrap } from "/dist/webhooks.js";
  const client = new Docsvc({ apiKey: "${TEST_KEY}", baseUrl: location.origin });
  const sent = [];
  const { result } = await client.parse(new File(["hello"], "a.txt"), {}, { onUploadProgress: (step) => sent.push(step) });
  const job = await client.parse.submit("docsvc://a.txt");
  const { job_id } = await job.wait({ pollIntervalMs: 1000 });
  const refused = await unwrap("{}", {}, { secret: "whsec_AAAA" }).catch((error) => DocsvcError.isInstance(error));
  const path = await client.parse("a.pdf").catch((error) => error.code);
  const found = { chunks: result.chunks.length, sent: sent.at(-1), job_id, refused, path, regions: regionsOf(result).length };
  await fetch("/found", { method: "POST", body: JSON.stringify(found) });
</script><body></body>`;

const EXPECTED =
  '"chunks":1,"sent":{"sentBytes":5,"totalBytes":5},"job_id":"completed-1-parse","refused":true,"path":"invalid_argument"';

/** Runs the built package in headless Chromium, and gives what the page found out. */
export async function runInBrowser(
  dist: string,
  service: (request: Request) => Promise<Response>,
  chromium: string,
): Promise<string> {
  const found = Promise.withResolvers<string>();
  const serve = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === "/") return new Response(PAGE, { headers: { "content-type": "text/html" } });
    if (pathname === "/found") {
      found.resolve(await request.text());
      return new Response();
    }
    if (!pathname.startsWith("/dist/")) return service(request);
    const code = await readFile(join(dist, basename(pathname)), "utf8");
    return new Response(code, { headers: { "content-type": "text/javascript" } });
  };
  const server = await listen(serve);
  const profile = await mkdtemp(join(tmpdir(), "docsvc-chromium-"));
  const flags = ["--headless", "--no-sandbox", "--disable-gpu", `--user-data-dir=${profile}`];
  const browser = spawn(chromium, [...flags, `${server.baseUrl}/`], { stdio: "ignore" });
  const { promise: gone, resolve: isGone } = Promise.withResolvers<void>();
  browser.once("error", (error) => {
    found.reject(error);
    isGone();
  });
  browser.once("exit", (code, signal) => {
    found.reject(new Error(`The browser ended with ${code ?? signal}, and the page told nothing.`));
    isGone();
  });
  const timer = setTimeout(() => found.reject(new Error("The page told nothing within 5 minutes.")), 300_000);
  try {
    const text = await found.promise;
    if (!text.includes(EXPECTED)) throw new Error(`The page found: ${text}`);
    return text;
  } finally {
    clearTimeout(timer);
    browser.kill();
    await gone;
    await server.close();
    // Its other processes end after it, and may still write there.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 }).catch(() => {});
  }
}
