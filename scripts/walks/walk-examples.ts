/**
 * Runs the examples as a user copies them: each folder is installed from a registry of this run, its types are checked, and it runs against a service
 * if it ends by itself; Next.js is built. `node scripts/run.mjs scripts/walks/walk-examples.ts`
 */
import { copyFile, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startRegistry } from "./registry.ts";
import { AFTER_CTRL_C, bare, expectScreen, type } from "./stranger.ts";
import type { Stranger } from "./stranger.ts";

const root = join(import.meta.dirname, "../..");
const COMPILER = {
  target: "es2023",
  lib: ["es2024", "dom", "dom.iterable"],
  module: "esnext",
  moduleResolution: "bundler",
  jsx: "react-jsx",
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: ["node"],
};
/** The command of each example, and the output that it must show. */
const EXAMPLES: Readonly<Record<string, readonly [line: string, says: RegExp]>> = {
  "batch-folder": ["npm start -- .", /report\.pdf: \d+ pages/],
  "express-webhook": ["npm start -- report.pdf", /[\w-]{36} is done/],
  "langchain-rag": ["npm start", /A burst costs on average 31 thousand\.[^]*page 5/],
  "nextjs-highlight": ["npx next build", /\/parse/],
  "python-http": ["python3 parse.py report.pdf", /Title Annual Report 2023/],
};

const scratch = await mkdtemp(join(tmpdir(), "docsvc-examples-"));
try {
  await using registry = await startRegistry(["packages/client", "packages/langchain"]);
  const env = await bare(process.env["HOME"] ?? scratch, {
    npm_config_registry: registry.url,
    NEXT_TELEMETRY_DISABLED: "1",
  });
  const serving = type(
    { folder: scratch, env },
    `${join(root, "docsvc")} serve --port 0 --data data --allow 127.0.0.1`,
  );
  const screen = await serving.saw("Try it");
  const [address, key] = [/http:\/\/[\d.:]+/, /ak_live_\w+/].map((pattern) => pattern.exec(screen)![0]);
  const connected = { ...env, DOCSVC_BASE_URL: address, DOCSVC_API_KEY: key };
  for (const [name, [line, says]] of Object.entries(EXAMPLES)) {
    const folder = join(scratch, name);
    await cp(join(root, "examples", name), folder, { recursive: true });
    await copyFile(join(root, "fixtures/report/report.pdf"), join(folder, "report.pdf"));
    const who: Stranger = { folder, env: connected };
    if (name !== "python-http") await checkTypes(who);
    await expectScreen(who, line, { code: 0, says });
    console.log(`${name}: ${line}`);
  }
  const { code } = await serving.stop();
  if (!AFTER_CTRL_C.includes(code)) throw new Error(`serve ended with ${code}`);
} finally {
  await rm(scratch, { recursive: true });
}

async function checkTypes(who: Stranger): Promise<void> {
  await expectScreen(who, "npm install --no-audit --no-fund --prefer-offline", { code: 0, says: /added \d+/ });
  const config = { compilerOptions: COMPILER, include: ["**/*.ts", "**/*.tsx"], exclude: ["node_modules"] };
  await writeFile(join(who.folder, "tsconfig.json"), JSON.stringify(config));
  await expectScreen(who, "npx tsc --project tsconfig.json", { code: 0, says: /^/ });
}
