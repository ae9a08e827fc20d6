/**
 * `npm start`: sets up, builds the studio, answers one question from a bundled document, starts the service, shows another document parsed
 * through the typed client, and goes on serving until Ctrl-C.
 */
import { randomBytes } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root, run, setup } from "./setup.mjs";

await setup("start");
// From the sources, in a third of a second: the page is never older than they are.
if ((await run("apps/studio/scripts/build.ts", [])) !== 0) process.exit(1);
const DOCSVC = "packages/docsvc/bin/docsvc.js";
const dataDir = join(root, ".docsvc");
const serve = ["serve", "--data", relative(process.cwd(), dataDir) || ".", ...process.argv.slice(2)];
// Before the sample question: who has to choose another port is told so first.
const refused = await run(DOCSVC, [...serve, "--check"]);
if (refused !== 0) {
  console.error("The options of docsvc serve go behind two dashes: npm start -- --port 8788");
  process.exit(refused);
}
const apiKey = process.env.DOCSVC_API_KEY ?? keptKey();

const question = "What does a burst cost on average?";
// The report alone: beside it lie the same words in other formats, which would answer as well.
const sample = join(dataDir, "sample");
mkdirSync(sample, { recursive: true });
copyFileSync(join(root, "fixtures/report/report.pdf"), join(sample, "report.pdf"));
console.log(`\nThe sample app, asked of fixtures/report/report.pdf: ${question}\n`);
// The question is answered in its own process, whatever service the environment names.
const { DOCSVC_BASE_URL: _, ...environment } = process.env;
await run("apps/rag/src/main.ts", ["ask", question, "--dir", sample, "--index", join(dataDir, "rag")], {
  env: environment,
});

process.exitCode = await run(DOCSVC, [...serve, "--show", "fixtures/ruled-tables/ruled-tables.pdf", "--show-key"], {
  env: { ...process.env, DOCSVC_API_KEY: apiKey },
});

/** The service stores keys hashed; this one is kept beside its data, readable by its owner, so that every start can print it. */
function keptKey() {
  const file = join(dataDir, "npm-start-key");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const key = `ak_live_${randomBytes(24).toString("hex")}`;
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return key;
}
