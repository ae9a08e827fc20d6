/**
 * Uses the package as a stranger would: packs it, installs the tarball with npm outside the workspace, runs every example of
 * the README against a plain server on every runtime that is promised, checks the types on TypeScript 5.4 to 7 without
 * skipping libraries, and runs it in headless Chromium where there is one. `node scripts/run.mjs packages/client/scripts/check-package.ts`
 */
import { execFile } from "node:child_process";
import { access, copyFile, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { listen } from "../src/testing/listen.ts";
import { TEST_KEY, plainService } from "../src/testing/plain-service.ts";
import { runInBrowser } from "./run-in-browser.ts";

const run = promisify(execFile);
const COMPILERS = ["5.4", "5.5", "5.6", "5.7", "5.8", "5.9", "7.0"];
const RUNTIMES: readonly Runtime[] = [
  { name: "Node 22.18", command: ["node_modules/.bin/node", "--disable-warning=ExperimentalWarning"] },
  { name: "Node", command: [process.execPath] },
  { name: "Bun", command: ["node_modules/.bin/bun", "run"] },
  { name: "Deno", command: ["node_modules/.bin/deno", "run", "--allow-all"] },
];

const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

interface Runtime {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

/** What needs a newer compiler than 5.4 by itself: zod's types. */
const NEEDS_NEWER = "extract.ts";

const folder = join(import.meta.dirname, "..");
const scratch = await mkdtemp(join(tmpdir(), "docsvc-client-"));
const bbox = { left: 0.1, top: 0.2, width: 0.3, height: 0.05, page: 1 };
const total = { bbox, content: "12.50", block_type: "Text", confidence: "high" };
const service = plainService({
  results: {
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
  const isThere = await access(CHROMIUM).then(
    () => true,
    () => false,
  );
  const dist = join(scratch, "node_modules/@docsvc/client/dist");
  const told = isThere
    ? await runInBrowser(dist, service.fetch, CHROMIUM)
    : "SKIPPED: install chromium, or set CHROMIUM";
  say(`headless Chromium: ${told}`);
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
  const others = [`zod@${devDependencies.zod}`, "@types/node@^24.10.0", "bun@^1.4.5", "deno@^2.9.6", "node@~22.18.0"];
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

async function runExample({ name: runtime, command }: Runtime, name: string): Promise<void> {
  const [program, ...args] = command;
  await rm(join(scratch, "batch.jsonl"), { force: true });
  await copyFile(join(folder, "examples", name), join(scratch, name));
  for (const document of ["annual-report.pdf", "minutes.pdf", "invoice.pdf"]) {
    await writeFile(join(scratch, document), "%PDF-1.7");
  }
  const env = { ...process.env, DOCSVC_API_KEY: TEST_KEY, DOCSVC_BASE_URL: server.baseUrl };
  const { stdout } = await run(program.startsWith("/") ? program : join(scratch, program), [...args, name], {
    cwd: scratch,
    env,
  });
  const lines = stdout.trim().split("\n").length;
  if (stdout.trim() === "") throw new Error(`${name} printed nothing on ${runtime}`);
  say(`${runtime}: ${name}: ${lines} lines`);
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
  const files = examples.filter((name) => version !== "5.4" || name !== NEEDS_NEWER);
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
