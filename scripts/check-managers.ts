/**
 * Installs the packages with the package managers that people use, from a registry of this run, and runs the command, the client and a loader:
 * pnpm, whose folders let a package see only what it names, yarn with `node_modules`, and Bun. Without `node_modules`, yarn runs the client and the loader, not the
 * service.
 * `node scripts/run.mjs scripts/check-managers.ts`
 */
import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { local } from "@docsvc/server";
import { listen } from "../packages/client/src/testing/listen.ts";
import { startRegistry } from "./walks/registry.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");
const PACKAGES = ["packages/docsvc", "apps/server", "packages/engine", "packages/client", "packages/langchain"];
const WANTED = {
  docsvc: "latest",
  "@docsvc/server": "latest",
  "@docsvc/client": "latest",
  "@docsvc/langchain": "latest",
  "@langchain/core": "^1.2.13",
};

/** Uses the service at an address, or one in its own process. */
const PROGRAM = `
import { Docsvc } from "@docsvc/client";
import { DocsvcLoader } from "@docsvc/langchain";
const isServed = process.env.DOCSVC_BASE_URL !== undefined;
const service = isServed ? undefined : await (await import("@docsvc/server")).local({ slots: 1 });
const client = new Docsvc(isServed ? {} : { apiKey: service.apiKey, fetch: service.fetch });
const { result } = await client.parse("report.pdf");
const documents = await new DocsvcLoader("report.pdf", { client }).load();
console.log(result.pages.length + " pages, " + documents.length + " documents");
await service?.close();
`;

interface Manager {
  /** The npm package of the manager, and its program within. */
  readonly from: string;
  readonly program: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly install: readonly string[];
  /** How a script and a command of the project are run. */
  readonly node: readonly string[];
  /** Absent if the service cannot run: yarn's `.pnp.cjs` replaces Node's files by ones that cannot be synchronised with the disk. */
  readonly exec?: readonly string[];
  /** Whether its programs run on Node, which the service needs; Bun runs them itself. */
  readonly isOnNode: boolean;
}

const yarn = (linker: "node-modules" | "pnp", registry: string): Manager => ({
  from: "@yarnpkg/cli-dist@^4",
  program: "@yarnpkg/cli-dist/bin/yarn.js",
  settings: {
    ".yarnrc.yml": [
      `nodeLinker: ${linker}`,
      `npmRegistryServer: "${registry}"`,
      "unsafeHttpWhitelist: [127.0.0.1]",
      "enableTelemetry: false",
      "enableImmutableInstalls: false",
      "npmMinimalAgeGate: 0",
      "",
    ].join("\n"),
    "yarn.lock": "",
  },
  install: ["install"],
  node: ["node"],
  ...(linker === "node-modules" && { exec: ["run"] }),
  isOnNode: linker === "node-modules",
});

const MANAGERS: Readonly<Record<string, (registry: string) => Manager>> = {
  pnpm: (registry) => ({
    from: "pnpm@^12",
    program: "pnpm/bin/pnpm.mjs",
    settings: { "pnpm-workspace.yaml": `registry: ${registry}\nminimumReleaseAge: 0\nstrictDepBuilds: false\n` },
    install: ["install", "--no-frozen-lockfile"],
    node: ["exec", "node"],
    exec: ["exec"],
    isOnNode: true,
  }),
  "yarn with node_modules": (registry) => yarn("node-modules", registry),
  "yarn without node_modules": (registry) => yarn("pnp", registry),
  bun: (registry) => ({
    from: "bun@^1.4.5",
    program: "bun/bin/bun.exe",
    settings: { "bunfig.toml": `[install]\nregistry = "${registry}"\n` },
    install: ["install"],
    node: ["run"],
    exec: ["x"],
    isOnNode: false,
  }),
};

const service = await local({ slots: 1 });
const server = await listen(service.fetch);
await using registry = await startRegistry(PACKAGES);
await using scratch = await mkdtempDisposable(join(tmpdir(), "docsvc-managers-"));
try {
  for (const [name, managerOf] of Object.entries(MANAGERS)) await check(name, managerOf(registry.url));
} finally {
  await server.close();
  await service.close();
}

async function check(name: string, manager: Manager): Promise<void> {
  const tools = join(scratch.path, "tools", manager.from.replaceAll(/\W/gu, "-"));
  await mkdir(tools, { recursive: true });
  await run("npm", ["install", "--prefix", tools, "--no-audit", "--no-fund", "--prefer-offline", manager.from]);
  const folder = join(scratch.path, name.replaceAll(" ", "-"));
  await mkdir(folder);
  const project = { name: "scratch", private: true, type: "module", dependencies: WANTED };
  await writeFile(join(folder, "package.json"), JSON.stringify(project));
  await writeFile(join(folder, "program.mjs"), PROGRAM);
  for (const [file, text] of Object.entries(manager.settings)) await writeFile(join(folder, file), text);
  await copyFile(join(root, "fixtures/report/report.pdf"), join(folder, "report.pdf"));
  const program = join(tools, "node_modules", manager.program);
  const ask = async (args: readonly string[]): Promise<string> => {
    const [file, first] = program.endsWith(".exe") ? [program, []] : [process.execPath, [program]];
    const PATH = `${dirname(process.execPath)}${delimiter}${process.env["PATH"]}`;
    const served = { DOCSVC_BASE_URL: server.baseUrl, DOCSVC_API_KEY: service.apiKey };
    const env = { ...process.env, PATH, HOME: folder, CI: "", NODE_OPTIONS: "", ...(!manager.isOnNode && served) };
    const { stdout } = await run(file, [...first, ...args], { cwd: folder, env, maxBuffer: 2 ** 26 }).catch(
      (error: { readonly stdout: string; readonly stderr: string }) => {
        throw new Error(`${name} ${args.join(" ")}:\n${error.stdout}\n${error.stderr}`);
      },
    );
    return stdout;
  };
  await ask(manager.install);
  const told = await ask([...manager.node, "program.mjs"]);
  if (!/^7 pages, \d+ documents$/mu.test(told)) throw new Error(`${name}: the program printed ${told}`);
  const parsed = manager.exec && (await ask([...manager.exec, "docsvc", "parse", "report.pdf", "--format", "md"]));
  if (parsed?.includes("# Annual Report 2023") === false) {
    throw new Error(`${name}: docsvc parse printed ${parsed.slice(0, 300)}`);
  }
  const command = parsed === undefined ? "the service does not run" : `docsvc parse ${parsed.length} characters`;
  process.stdout.write(`${name}: ${told.trim()}, ${command}\n`);
}
