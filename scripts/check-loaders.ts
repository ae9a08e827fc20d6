/**
 * Uses each loader as a stranger would: packs it and the client, installs the tarballs with npm outside the workspace,
 * checks the types of the README's examples, and runs them against the service on a port. An example that exports a
 * function instead of printing is called by nobody: it has to load.
 * `node scripts/run.mjs scripts/check-loaders.ts`
 */
import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { local } from "../apps/server/src/index.ts";
import { listen } from "../packages/client/src/testing/listen.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");
const scratch = await mkdtemp(join(tmpdir(), "docsvc-loaders-"));
const service = await local({ slots: 1 });
const server = await listen(service.fetch);
try {
  const client = await pack("client");
  for (const [name, peer] of [
    ["langchain", "@langchain/core@1.2.13"],
    ["llamaindex", "llamaindex@^0.12.0"],
  ] as const) {
    const project = join(scratch, name);
    await install(project, [client, await pack(name), peer, "typescript@~5.9.0", "@types/node@^24.10.0"]);
    await runExamples(project, join(root, "packages", name, "examples"));
  }
} finally {
  await server.close();
  await service.close();
  await rm(scratch, { recursive: true });
}

async function pack(name: string): Promise<string> {
  const cwd = join(root, "packages", name);
  const { stdout } = await run("pnpm", ["pack", "--json", "--pack-destination", scratch], { cwd });
  return (JSON.parse(stdout.slice(stdout.indexOf("{"))) as { filename: string }).filename;
}

async function install(project: string, packages: readonly string[]): Promise<void> {
  await mkdir(project);
  await writeFile(join(project, "package.json"), JSON.stringify({ name: "scratch", private: true, type: "module" }));
  await run("npm", ["install", "--no-audit", "--no-fund", ...packages], { cwd: project });
  console.log(`npm installed ${packages[2]}`);
}

async function runExamples(project: string, examples: string): Promise<void> {
  const names = (await readdir(examples)).filter((name) => name.endsWith(".ts"));
  for (const name of names) await copyFile(join(examples, name), join(project, name));
  await copyFile(join(root, "fixtures/report/report.pdf"), join(project, "annual-report.pdf"));
  await copyFile(join(root, "fixtures/letter/letter.pdf"), join(project, "minutes.pdf"));
  await checkTypes(project, names);
  const env = { ...process.env, DOCSVC_API_KEY: service.apiKey, DOCSVC_BASE_URL: server.baseUrl };
  for (const name of names) {
    const { stdout } = await run(process.execPath, [name], { cwd: project, env });
    const isFunction = (await readFile(join(project, name), "utf8")).includes("export async function");
    if (stdout.trim() === "" && !isFunction) throw new Error(`${name} printed nothing`);
    console.log(`${name}: ${isFunction ? "loaded" : `${stdout.trim().split("\n").length} lines`}`);
  }
}

/** Both frameworks' own types need `skipLibCheck`. */
async function checkTypes(project: string, files: readonly string[]): Promise<void> {
  const compilerOptions = {
    target: "es2022",
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
