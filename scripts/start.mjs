/**
 * `npm start`: sets up, builds the studio, answers one question from a bundled document, starts the service and the sample app next to it,
 * parses another document through the typed client, and serves until Ctrl-C.
 */
import { randomBytes } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { root, run, setup } from "./setup.mjs";
import { addressOf, findPort, untilHealthy } from "./start/addresses.mjs";

await setup("start");
// Built from the sources, in a third of a second, so that the page is never older than they are.
if ((await run("apps/studio/scripts/build.ts", [])) !== 0) process.exit(1);
const DOCSVC = "packages/docsvc/bin/docsvc.js";
const RAG = "apps/rag/src/main.ts";
const dataDir = join(root, ".docsvc");
const asked = process.argv.slice(2);
// The sample app needs to know the port in advance.
const given = addressOf(asked, process.env).endsWith(":0") ? [...asked, "--port", String(await findPort(0))] : asked;
const baseUrl = addressOf(given, process.env);
const serve = ["serve", "--data", relative(process.cwd(), dataDir) || ".", ...given];
// Checked before the sample question, so that a user who must choose another port learns it first.
const refused = await run(DOCSVC, [...serve, "--check"]);
if (refused !== 0) {
  console.error("The options of docsvc serve go behind two dashes: npm start -- --port 8788");
  process.exit(refused);
}
const apiKey = process.env.DOCSVC_API_KEY ?? keptKey();

const question = "What does a burst cost on average?";
// Only the report: its folder has the same text in other formats, which would match as well.
const sample = copySamples("sample", ["report/report.pdf"]);
console.log(`\nThe sample app, asked of fixtures/report/report.pdf: ${question}\n`);
// The question is answered by a service in its own process, whichever service the environment names.
const { DOCSVC_BASE_URL: _, ...environment } = process.env;
await run(RAG, ["ask", question, "--dir", sample, "--index", join(dataDir, "rag")], { env: environment });

const port = await findPort(baseUrl.endsWith(":8788") ? 0 : 8788);
const ended = new AbortController();
const sampleApp = serveSampleApp();
process.exitCode = await run(
  DOCSVC,
  [
    ...serve,
    "--show",
    "fixtures/ruled-tables/ruled-tables.pdf",
    "--show-key",
    "--also",
    `Sample app=http://127.0.0.1:${port}`,
  ],
  { env: { ...process.env, DOCSVC_API_KEY: apiKey } },
);
ended.abort();
await sampleApp;

/** Serves the app in the browser, using the service as soon as it answers. */
async function serveSampleApp() {
  const documents = copySamples("documents", [
    "report/report.pdf",
    "comments/comments.pdf",
    "letter/letter.pdf",
    "form/form.pdf",
    "form/invoice.pdf",
    "paper/paper.pdf",
    "scan/letter-scan.pdf",
  ]);
  const examples = [
    question,
    "How many people worked for the company at the end of the year?",
    "What is the limit for nitrate in the water?",
    "When does the members' meeting take place?",
  ];
  try {
    if (!(await untilHealthy(baseUrl, ended.signal))) return;
    const web = ["web", "--dir", documents, "--index", join(dataDir, "rag-web"), "--port", String(port)];
    await run(RAG, [...web, ...examples.flatMap((example) => ["--example", example])], {
      env: { ...process.env, DOCSVC_BASE_URL: baseUrl, DOCSVC_API_KEY: apiKey },
      // Hidden, because the service prints its address, too.
      stdio: ["ignore", "ignore", "inherit"],
      signal: ended.signal,
    });
  } catch (error) {
    if (error.name !== "AbortError") throw error;
  }
}

/** Copied only once, so that changes by the user are kept. */
function copySamples(name, files) {
  const folder = join(dataDir, name);
  if (existsSync(folder)) return folder;
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(join(root, "fixtures", file), join(folder, basename(file)));
  return folder;
}

/** The service stores keys hashed; this one is stored next to its data, readable by its owner, so that every start can print it. */
function keptKey() {
  const file = join(dataDir, "npm-start-key");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const key = `ak_live_${randomBytes(24).toString("hex")}`;
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return key;
}
