/**
 * The third walk, an empty project with the client, LangChain and LlamaIndex: packs them, installs the tarballs with npm outside the workspace,
 * checks the types of the READMEs' examples, and runs each of these unchanged: against `docsvc serve` on a port, and in one process with the service.
 * An example that exports a function instead of printing is only loaded, not called. The client without a framework is checked separately by
 * `packages/client/scripts/check-package.ts`. `node scripts/run.mjs scripts/check-installed.ts`
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { packInto } from "./walks/registry.ts";
import { traceCollector } from "@docsvc/server/test/support/trace-collector.ts";
import { expectFleetSpeaks } from "./installed/bundled.ts";
import { expectLittleMemory } from "./installed/idle.ts";
import { expectSmall } from "./installed/size.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");
const scratch = await mkdtemp(join(tmpdir(), "docsvc-installed-"));
const apiKey = `ak_live_${"0".repeat(32)}`;

/** Loaded before an example: a service in the same process answers its requests. */
const IN_PROCESS = `
import { local } from "@docsvc/server";
const service = await local({ slots: 1 });
globalThis.fetch = service.fetch;
process.once("beforeExit", () => service.close());
`;

/** The example of the server's own README, which starts its service itself. */
const OWN_SERVICE = "readme.ts";

/** The oldest version that the loaders support. */
const OLDEST_NODE = "node-20@npm:node@~20.16.0";

try {
  const tarballs = [
    await packInto(scratch, "packages/docsvc"),
    await packInto(scratch, "apps/server"),
    await packInto(scratch, "packages/engine"),
    await packInto(scratch, "packages/client"),
  ];
  const project = await install("server", tarballs);
  await copyExamples(project, "packages/client/examples");
  await writeFile(join(project, OWN_SERVICE), await readmeExample("apps/server/README.md"));
  await expectOutput(project, ["parse", join(root, "fixtures/scan/letter-scan.pdf")], "Institute for Rural Grids");
  // Exercises the partly bundled packages: spreadsheets, a font, telephone numbers.
  await expectOutput(project, ["parse", join(root, "fixtures/office/harbour.xlsx")], "Mooring fees 2024");
  const instructions = 'Replace "Annual Report 2023" with "Łódź Ωmega 2023". Redact all phone numbers.';
  await expectOutput(project, ["edit", "annual-report.pdf", instructions, "--dry-run"], '"count":7');
  await expectBusyBoxStarts(project);
  await expectSmall(project);
  await expectFleetSpeaks(program(project));
  await using collector = await traceCollector();
  const { baseUrl, stop, idle } = await serve(project, collector.url);
  await expectLittleMemory(idle);
  try {
    await runExamples(project, baseUrl);
    for (const [name, peers] of [
      ["langchain", ["@langchain/core@1.2.13"]],
      ["llamaindex", ["llamaindex@^0.12.0", "@llamaindex/readers@3.1.21"]],
    ] as const) {
      const packed = await packInto(scratch, `packages/${name}`);
      const loader = await install(name, [...tarballs, packed, ...peers, OLDEST_NODE]);
      await copyExamples(loader, `packages/${name}/examples`);
      await runExamples(loader, baseUrl);
      await runOnOldestNode(loader, baseUrl);
    }
  } finally {
    await stop();
  }
  if (collector.spans.length === 0) throw new Error("docsvc serve sent no traces.");
  console.log(`traces: ${collector.spans.length} spans`);
} finally {
  await rm(scratch, { recursive: true });
}

async function install(name: string, packages: readonly string[]): Promise<string> {
  const project = join(scratch, name);
  await mkdir(project);
  await writeFile(join(project, "package.json"), JSON.stringify({ name: "scratch", private: true, type: "module" }));
  const tools = ["typescript@~5.9.0", "@types/node@^24.10.0", "zod@^4.0.0"];
  await run(
    "npm",
    ["install", "--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=5", ...packages, ...tools],
    { cwd: project },
  );
  console.log(`npm installed ${name}`);
  await writeFile(join(project, "in-process.js"), IN_PROCESS);
  await copyFile(join(root, "fixtures/report/report.pdf"), join(project, "annual-report.pdf"));
  await copyFile(join(root, "fixtures/letter/letter.pdf"), join(project, "minutes.pdf"));
  await copyFile(join(root, "fixtures/form/invoice.pdf"), join(project, "invoice.pdf"));
  return project;
}

async function copyExamples(project: string, folder: string): Promise<void> {
  const names = (await readdir(join(root, folder))).filter((name) => name.endsWith(".ts"));
  for (const name of names) await copyFile(join(root, folder, name), join(project, name));
}

async function readmeExample(readme: string): Promise<string> {
  const example = /```ts\n(.*?)```/s.exec(await readFile(join(root, readme), "utf8"))?.[1];
  if (example === undefined) throw new Error(`${readme} has no example`);
  return `${example}\nconsole.log(result.chunks.length);\n`;
}

/** If Alpine's `env` rejects the program's first line, the program stops before any of our code runs. */
async function expectBusyBoxStarts(project: string): Promise<void> {
  const [line = ""] = (await readFile(program(project), "utf8")).split("\n", 1);
  const [env, ...args] = line.replace(/^#!\s*/, "").split(" ");
  if (env !== "/usr/bin/env") throw new Error(`${program(project)} begins with ${line}`);
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env["PATH"]}`;
  const asked = run("busybox", ["env", ...args, program(project), "--version"], { env: { ...process.env, PATH } });
  const version = await asked.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return undefined;
  });
  console.log(
    version === undefined ? "SKIPPED: there is no busybox" : `under busybox: docsvc ${version.stdout.trim()}`,
  );
}

async function expectOutput(project: string, args: readonly string[], expected: string): Promise<void> {
  const { stdout } = await run(process.execPath, [program(project), ...args], { cwd: project });
  if (!stdout.includes(expected)) throw new Error(`docsvc ${args.join(" ")} printed: ${stdout.slice(0, 500)}`);
  console.log(`docsvc ${args[0]}: ${stdout.length} characters`);
}

interface Serving {
  readonly baseUrl: string;
  readonly stop: () => Promise<void>;
  /** Id of the service's process, which has had no request yet. */
  readonly idle: number;
}

/** Starts the installed program on a free port. */
async function serve(project: string, traces: string): Promise<Serving> {
  const env = { ...process.env, DOCSVC_API_KEY: apiKey, OTEL_EXPORTER_OTLP_ENDPOINT: traces };
  const args = [program(project), "serve", "--port", "0", "--data", join(scratch, "data")];
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "inherit", "pipe"] });
  const ended = once(child, "exit");
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    const [code] = (await ended) as [number | null];
    if (code !== 0) throw new Error(`docsvc serve ended with ${code}`);
    console.log("docsvc serve: stopped");
  };
  for await (const line of createInterface(child.stderr)) {
    const baseUrl = /http:\/\/[\d.:]+/.exec(line)?.[0];
    if (baseUrl === undefined) continue;
    child.stderr.resume();
    return { baseUrl, stop, idle: child.pid! };
  }
  throw new Error("docsvc serve told no address");
}

function program(project: string): string {
  return join(project, "node_modules/docsvc/bin/docsvc.js");
}

async function runExamples(project: string, baseUrl: string): Promise<void> {
  const names = (await readdir(project)).filter((name) => name.endsWith(".ts"));
  await checkTypes(project, names);
  const { DOCSVC_API_KEY: _key, DOCSVC_BASE_URL: _url, ...inherited } = process.env;
  const env = { ...inherited, DOCSVC_WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" };
  for (const name of names) {
    const isFunction = (await readFile(join(project, name), "utf8")).includes("export async function");
    const lines = async (flags: readonly string[], more: object): Promise<number> => {
      await rm(join(project, "batch.jsonl"), { force: true });
      const { stdout } = await run(process.execPath, [...flags, name], { cwd: project, env: { ...env, ...more } });
      if (stdout.trim() === "" && !isFunction) throw new Error(`${name} printed nothing (${flags.join(" ")})`);
      return stdout.trim().split("\n").length;
    };
    if (name === OWN_SERVICE) {
      console.log(`${name}: ${await lines([], {})} lines`);
      continue;
    }
    const onPort = await lines([], { DOCSVC_API_KEY: apiKey, DOCSVC_BASE_URL: baseUrl });
    const inProcess = await lines(["--import", "./in-process.js"], {});
    console.log(`${name}: ${isFunction ? "loaded" : `${onPort} lines on a port, ${inProcess} in process`}`);
  }
}

/** This version cannot run TypeScript, so the examples are compiled first. */
async function runOnOldestNode(project: string, baseUrl: string): Promise<void> {
  await run(process.execPath, ["node_modules/typescript/bin/tsc", "-p", ".", "--noEmit", "false", "--outDir", "old"], {
    cwd: project,
  });
  const env = { ...process.env, DOCSVC_API_KEY: apiKey, DOCSVC_BASE_URL: baseUrl };
  const node = join(project, "node_modules/node-20/bin/node");
  const { stdout: version } = await run(node, ["--version"]);
  if (!version.startsWith("v20.16.")) {
    throw new Error(`Node ${version.trim()} runs instead of the oldest that is promised`);
  }
  for (const name of (await readdir(join(project, "old"))).filter((file) => file.endsWith(".js"))) {
    const { stdout } = await run(node, [join("old", name)], { cwd: project, env });
    console.log(`Node ${version.trim()}: ${name}: ${stdout.trim().split("\n").length} lines`);
  }
}

/** The types of both frameworks need `skipLibCheck`. */
async function checkTypes(project: string, files: readonly string[]): Promise<void> {
  const compilerOptions = {
    target: "es2022",
    lib: ["es2024", "esnext.disposable"],
    module: "nodenext",
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    noEmit: true,
    types: ["node"],
  };
  await writeFile(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  await run(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "."], { cwd: project }).catch(
    (error: { stdout: string }) => {
      throw new Error(error.stdout);
    },
  );
  console.log(`types: ${files.length} files`);
}
