/**
 * `npm start`: sets up, answers one question from a bundled document, starts the service, shows another document parsed
 * through the typed client, and goes on serving until Ctrl-C.
 */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run, setup } from "./setup.mjs";

setup();
const dataDir = join(root, ".docsvc");
const apiKey = process.env.DOCSVC_API_KEY ?? keptKey();

const question = "What does a burst cost on average?";
console.log(`\nThe sample app, asked of fixtures/report: ${question}\n`);
// The question is answered in its own process, whatever service the environment names.
const { DOCSVC_BASE_URL: _, ...environment } = process.env;
await run(
  "apps/rag/src/main.ts",
  ["ask", question, "--dir", join(root, "fixtures/report"), "--index", join(dataDir, "rag")],
  { env: environment },
);

console.log(`\nAPI key: ${apiKey}`);
console.log("Next: README.md, “Use the service with curl”, in another terminal. Ctrl-C stops the service.");
process.exitCode = await run(
  "apps/server/src/main.ts",
  [
    "serve",
    "--data",
    dataDir,
    "--show",
    join(root, "fixtures/ruled-tables/ruled-tables.pdf"),
    ...process.argv.slice(2),
  ],
  { env: { ...process.env, DOCSVC_API_KEY: apiKey } },
);

/** The service stores keys hashed; this one is kept beside its data, readable by its owner, so that every start can print it. */
function keptKey() {
  const file = join(dataDir, "npm-start-key");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const key = `ak_live_${randomBytes(24).toString("hex")}`;
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return key;
}
