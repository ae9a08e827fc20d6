/**
 * Uses the package as a stranger would: packs it, installs the tarball with npm outside the workspace, runs every example of
 * the README against a plain server on every runtime that is promised and compares the bytes that have arrived, checks the types on
 * TypeScript 5.4 to 7 without skipping libraries, their cost and the names that an editor shows, and runs it in Cloudflare's workerd, and in headless
 * Chromium where there is one. `node scripts/run.mjs packages/client/scripts/check-package.ts`
 */
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { access, copyFile, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { transform } from "esbuild";
import { listen } from "../src/testing/listen.ts";
import { checkEditor } from "./check-editor.ts";
import { TEST_KEY, plainService } from "../src/testing/plain-service.ts";
import { runInBrowser } from "./run-in-browser.ts";
import { runInWorkerd } from "./run-in-workerd.ts";

const run = promisify(execFile);
const COMPILERS = ["5.4", "5.5", "5.6", "5.7", "5.8", "5.9", "7.0"];
const RUNTIMES: readonly Runtime[] = [
  // It reads no TypeScript: its examples are stripped of their types before.
  { name: "Node 20.16", command: ["node_modules/node-20/bin/node"], isStripped: true },
  { name: "Node 22.18", command: ["node_modules/.bin/node", "--disable-warning=ExperimentalWarning"] },
  { name: "Node", command: [process.execPath] },
  { name: "Node 26", command: ["node_modules/node-26/bin/node"] },
  { name: "Bun", command: ["node_modules/.bin/bun", "run"] },
  { name: "Deno", command: ["node_modules/.bin/deno", "run", "--allow-all"] },
];

/** Made for this run: no example contains a secret. */
const WEBHOOKS = { DOCSVC_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString("base64")}` };

/** Brings the binary of Cloudflare's runtime. */
const MINIFLARE = "miniflare@^4.20260730.0";

const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

interface Runtime {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly isStripped?: boolean;
}

/** What needs a newer compiler than 5.4 by itself: zod's types. */
const NEEDS_NEWER = new Set(["extract.ts", "pipelines.ts"]);

/** What an import of the client adds to a project, at most: that of the first release. */
const MAX_TYPES = 21_217;

/** More than a connection takes at a time, each another one. */
const DOCUMENTS: ReadonlyMap<string, Uint8Array> = new Map(
  ["annual-report.pdf", "minutes.pdf", "invoice.pdf"].map((name, index) => [
    name,
    new Uint8Array([...new TextEncoder().encode("%PDF-1.7\n"), ...randomBytes(300_000 + index)]),
  ]),
);

const folder = join(import.meta.dirname, "..");
const scratch = await mkdtemp(join(tmpdir(), "docsvc-client-"));
const bbox = { left: 0.1, top: 0.2, width: 0.3, height: 0.05, page: 1 };
const total = { bbox, content: "12.50", block_type: "Text", confidence: "high" };
const invoice = { data: { number: "7", total: 12.5 }, citations: { "/total": [total] } };
const service = plainService({
  // Pipelines are stored by no plain service.
  intercept: ({ method, path, body }) =>
    method === "POST" && path === "/pipelines"
      ? Response.json({ ...Object(body), pipeline_id: "p1", version: 1 })
      : undefined,
  results: {
    pipeline: { parse: null, split: null, extract: [{ title: "Invoices", pages: [1], result: invoice }], edit: null },
    parse: {
      type: "full",
      chunks: [{ content: "Hello.", embed: "Hello.", blocks: [{ type: "Text", bbox, content: "Hello." }] }],
    },
    extract: { data: { number: "7", total: 12.5, lines: [{ name: "Bolt" }] }, citations: { "/total": [total] } },
  },
});
const server = await listen(service.fetch);
try {
  await install();
  const examples = (await readdir(join(folder, "examples"))).filter((name) => name.endsWith(".ts"));
  const { stdout: oldest } = await run(join(scratch, "node_modules/.bin/node"), ["--version"]);
  if (!oldest.startsWith("v22.18.")) {
    throw new Error(`Node ${oldest.trim()} runs instead of the oldest that is promised`);
  }
  for (const runtime of RUNTIMES) {
    for (const name of examples) await runExample(runtime, name);
  }
  for (const version of COMPILERS) await checkTypes(version, examples);
  await checkCost();
  say(`an editor shows: ${checkEditor(scratch)}`);
  const isThere = await access(CHROMIUM).then(
    () => true,
    () => false,
  );
  const dist = join(scratch, "node_modules/@docsvc/client/dist");
  const outcome = isThere
    ? await runInBrowser(dist, service.fetch, CHROMIUM)
    : "SKIPPED: install chromium, or set CHROMIUM";
  say(`headless Chromium: ${outcome}`);
  say(`workerd: ${await runInWorkerd(scratch, server.baseUrl)}`);
} finally {
  await server.close();
  await rm(scratch, { recursive: true });
}

async function install(): Promise<void> {
  const { stdout } = await run("pnpm", ["pack", "--json", "--pack-destination", scratch], { cwd: folder });
  const { filename } = JSON.parse(stdout.slice(stdout.indexOf("{"))) as { filename: string };
  const { devDependencies } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  await writeFile(join(scratch, "package.json"), JSON.stringify({ name: "scratch", private: true, type: "module" }));
  const compilers = COMPILERS.map((version) => `typescript-${version}@npm:typescript@~${version}.0`);
  const others = [
    `zod@${devDependencies.zod}`,
    "@types/node@^24.10.0",
    "bun@^1.4.5",
    "deno@^2.9.6",
    "node@~22.18.0",
    "node-20@npm:node@~20.16.0",
    "node-26@npm:node@^26.0.0",
    MINIFLARE,
  ];
  await run(
    "npm",
    ["install", "--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=5", filename, ...others, ...compilers],
    {
      cwd: scratch,
    },
  );
  const installed = await readdir(join(scratch, "node_modules", "@docsvc", "client"));
  say(`npm installed @docsvc/client: ${installed.join(", ")}`);
}

async function runExample({ name: runtime, command, isStripped }: Runtime, name: string): Promise<void> {
  const [program, ...args] = command;
  await rm(join(scratch, "batch.jsonl"), { force: true });
  await copyFile(join(folder, "examples", name), join(scratch, name));
  const stripped = name.replace(".ts", ".mjs");
  if (isStripped) {
    const { code } = await transform(await readFile(join(scratch, name), "utf8"), { loader: "ts", target: "es2022" });
    await writeFile(join(scratch, stripped), code);
  }
  for (const [document, bytes] of DOCUMENTS) await writeFile(join(scratch, document), bytes);
  service.seen.length = 0;
  const env = { ...process.env, DOCSVC_API_KEY: TEST_KEY, DOCSVC_BASE_URL: server.baseUrl, ...WEBHOOKS };
  const { stdout } = await run(
    program.startsWith("/") ? program : join(scratch, program),
    [...args, isStripped ? stripped : name],
    {
      cwd: scratch,
      env,
    },
  );
  const lines = stdout.trim().split("\n").length;
  if (stdout.trim() === "") throw new Error(`${name} printed nothing on ${runtime}`);
  say(`${runtime}: ${name}: ${lines} lines, ${await compareUploads(`${name} on ${runtime}`)} uploads`);
}

/** Every upload is one of the documents, byte for byte; their number. */
async function compareUploads(what: string): Promise<number> {
  const uploads = service.seen.filter(({ path }) => path === "/upload").map(({ body }) => body);
  for (const body of uploads) {
    const bytes = body instanceof File ? Buffer.from(await body.arrayBuffer()) : undefined;
    const isWhole = bytes !== undefined && [...DOCUMENTS.values()].some((document) => bytes.equals(document));
    if (!isWhole) throw new Error(`${what} has uploaded ${bytes?.length} bytes, which are none of its documents.`);
  }
  return uploads.length;
}

/** What a project that imports the client costs its compiler. */
async function checkCost(): Promise<void> {
  await writeFile(
    join(scratch, "cost.ts"),
    'import { Docsvc } from "@docsvc/client";\nexport const client: Docsvc = new Docsvc();\n',
  );
  const compilerOptions = { target: "es2022", module: "nodenext", strict: true, noEmit: true, types: [] };
  await writeFile(join(scratch, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["cost.ts"] }));
  const compiler = join(scratch, "node_modules", "typescript-5.9", "bin", "tsc");
  const { stdout } = await run(process.execPath, [compiler, "-p", scratch, "--extendedDiagnostics"]);
  const types = Number(/^Types:\s+(\d+)/m.exec(stdout)?.[1]);
  if (!(types <= MAX_TYPES)) throw new Error(`Importing the client costs ${types} types, more than ${MAX_TYPES}.`);
  say(`TypeScript 5.9: ${types} types for an import of the client`);
}

async function checkTypes(version: string, examples: readonly string[]): Promise<void> {
  const compilerOptions = {
    target: "es2022",
    lib: ["es2022", "dom", "dom.iterable", "dom.asynciterable"],
    module: "nodenext",
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    types: ["node"],
  };
  const files = examples.filter((name) => version !== "5.4" || !NEEDS_NEWER.has(name));
  await writeFile(join(scratch, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  const compiler = join(scratch, "node_modules", `typescript-${version}`);
  const { bin } = JSON.parse(await readFile(join(compiler, "package.json"), "utf8"));
  await run(process.execPath, [join(compiler, bin.tsc), "-p", scratch]).catch((error: { stdout: string }) => {
    throw new Error(`TypeScript ${version}:\n${error.stdout}`);
  });
  say(`TypeScript ${version}: ${files.length} files`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
