import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { TEST_KEY } from "../src/testing/plain-service.ts";

const WORKER = `
import { Docsvc, DocsvcError } from "@docsvc/client";
import { regionsOf } from "@docsvc/client/citations";
import { unwrap } from "@docsvc/client/webhooks";
export default {
  async fetch(_request, { BASE_URL: baseUrl }) {
    const client = new Docsvc({ apiKey: "${TEST_KEY}", baseUrl });
    const { result } = await client.parse(new File(["hello"], "a.txt"));
    const job = await client.parse.submit("docsvc://a.txt");
    const { job_id } = await job.wait({ pollIntervalMs: 1000 });
    const refused = await unwrap("{}", {}, { secret: "whsec_AAAA" }).catch((error) => DocsvcError.isInstance(error));
    const path = await client.parse("a.pdf").catch((error) => error.code);
    return Response.json({ chunks: result.chunks.length, job_id, refused, path, regions: regionsOf(result).length });
  },
};`;

const EXPECTED = { chunks: 1, job_id: "completed-1-parse", refused: true, path: "invalid_argument", regions: 1 };

/** What is used of miniflare, which is not installed in the workspace. */
type Runtime = new (options: object) => {
  readonly dispatchFetch: (url: string) => Promise<Response>;
  readonly dispose: () => Promise<void>;
};

/**
 * Bundles the installed package into a worker and runs it in Cloudflare's runtime, without Node's compatibility flag: the client must not need it.
 *
 * @param scratch - where the package and miniflare are installed
 * @returns what the worker found
 */
export async function runInWorkerd(scratch: string, baseUrl: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: WORKER, resolveDir: scratch },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    platform: "browser",
    conditions: ["workerd", "worker", "import"],
    // Imported on demand for paths of files, which a worker does not have.
    external: ["node:*"],
  });
  const miniflare = createRequire(join(scratch, "package.json")).resolve("miniflare");
  const { Miniflare } = (await import(pathToFileURL(miniflare).href)) as { readonly Miniflare: Runtime };
  const worker = new Miniflare({
    modules: [{ type: "ESModule", path: "worker.mjs", contents: outputFiles[0]!.text }],
    bindings: { BASE_URL: baseUrl },
    compatibilityDate: "2026-07-01",
  });
  try {
    const answer = await worker.dispatchFetch("http://worker.test/");
    const text = await answer.text();
    if (text !== JSON.stringify(EXPECTED)) throw new Error(`The worker answered ${answer.status}: ${text}`);
    return text;
  } finally {
    await worker.dispose();
  }
}
