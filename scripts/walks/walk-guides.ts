/**
 * Runs the main guides by the code blocks of the documents: a folder to Markdown, JSON for a viewer, an agent over the Model Context
 * Protocol, an operator's files rendered and checked, and a contributor's change of a heading. `node scripts/run.mjs scripts/walks/walk-guides.ts`
 */
import { execFile, spawn } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { fencedBlocks } from "../docs/blocks.ts";
import { bare } from "./stranger.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
const reports = join(root, ".reports");
await mkdir(reports, { recursive: true });
// Inside the clone, where `npx docsvc` is the clone's own.
const scratch = await mkdtemp(join(reports, "guides-"));
const env = await bare(join(scratch, "home"), {
  PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env["PATH"]}`,
});

try {
  await mkdir(join(scratch, "papers"));
  for (const name of ["report/report.pdf", "letter/letter.pdf"]) {
    await copyFile(join(root, "fixtures", name), join(scratch, "papers", name.replace(/.*\//, "")));
  }
  await walk("a folder to Markdown", toMarkdown);
  await walk("JSON for a viewer", toJson);
  await walk("an agent", askAsAgent);
  await walk("an operator's files", renderFiles);
  await walk("a contributor's heading", mendHeading);
} finally {
  await rm(scratch, { recursive: true, force: true });
}

async function walk(name: string, steps: () => Promise<string>): Promise<void> {
  const started = performance.now();
  const outcome = await steps();
  console.log(`${name}: ${outcome}, ${Math.round((performance.now() - started) / 1000)} s`);
}

/** A shell block below a heading of a document, verbatim: the first, or a later one. */
async function blockOf(file: string, heading: string, index = 0): Promise<string> {
  const text = await readFile(join(root, file), "utf8");
  const [, section] = text.split(`\n## ${heading}\n`);
  const block = fencedBlocks(section?.split("\n## ")[0] ?? "").filter(({ language }) => language === "sh")[index];
  if (block === undefined) throw new Error(`${file} has no shell block below "${heading}".`);
  return block.text;
}

function shell(script: string): Promise<{ readonly stdout: string; readonly stderr: string }> {
  return run("bash", ["-c", `set -euo pipefail\n${script}`], { cwd: scratch, env, maxBuffer: 1 << 26 });
}

async function toMarkdown(): Promise<string> {
  // Two documents are added between the commands, one of them with a file name stem that exists.
  const [first, second] = (await blockOf("docs/getting-started.md", "A folder to Markdown")).trim().split("\n");
  await shell(first!);
  await writeFile(join(scratch, "papers/letter.csv"), "name;fee\nboat;12\nmast;3\n");
  await writeFile(join(scratch, "papers/hours.md"), "# Opening hours\n\nAt nine.\n");
  const { stderr } = await shell(second!);
  const files = (await readdir(join(scratch, "markdown"))).toSorted().join(" ");
  expect(files === "hours.md letter.csv.md letter.md report.md", `${files}\n${stderr}`);
  expect(stderr.includes("2 written") && stderr.includes("2 there already"), stderr);
  expect((await readFile(join(scratch, "markdown/letter.md"), "utf8")).includes("Dear Mr Achterberg"), "letter.md");
  return files;
}

async function toJson(): Promise<string> {
  const { stdout } = await shell(await blockOf("docs/getting-started.md", "JSON for a viewer"));
  const lines = stdout.trim().split("\n");
  expect(/^page 1, \d+,\d+,\d+,\d+ pt: Title Annual Report 2023$/.test(lines[0] ?? ""), stdout);
  return `${lines.length} blocks in points`;
}

/** The requests of an MCP client, and what `docs/agents.md` says to request. */
async function askAsAgent(): Promise<string> {
  const command = await blockOf("docs/agents.md", "On one machine");
  const server = spawn("bash", ["-c", `exec ${command.trim()}`], {
    cwd: scratch,
    env,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const answers = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  let id = 0;
  const ask = async (method: string, params: object): Promise<string> => {
    id += 1;
    server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
    for (let next = await answers.next(); next.done !== true; next = await answers.next()) {
      if ((JSON.parse(next.value) as { readonly id?: number }).id === id) return next.value;
    }
    throw new Error(`The server ended before it answered ${method}.`);
  };
  const use = (name: string, given: object): Promise<string> => ask("tools/call", { name, arguments: given });
  try {
    const clientInfo = { name: "walk", version: "1" };
    await ask("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo });
    server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" })}\n`);
    const tools = await ask("tools/list", {});
    for (const name of ["parse", "read_pages", "search", "extract", "render_region"]) {
      expect(tools.includes(name), tools);
    }
    const parsed = await use("parse", { document: "report.pdf" });
    const [job] = /jobid:\/\/[\w-]+/.exec(parsed) ?? [];
    expect(job !== undefined, parsed);
    const found = await use("search", { document: job, query: "surplus" });
    expect(/surplus of 187 thousand/.test(found), found);
    return "parsed a report, and found a sentence with its place";
  } finally {
    server.kill();
  }
}

/** `deploy/README.md` names the commands that render and check them. */
async function renderFiles(): Promise<string> {
  const text = await readFile(join(root, "deploy/README.md"), "utf8");
  const [command] = /npm test -- deploy/.exec(text) ?? [];
  if (command === undefined) throw new Error("deploy/README.md names no command that checks its files.");
  await run("bash", ["-c", command], { cwd: root, env: { ...process.env, CI: "true" }, maxBuffer: 1 << 26 });
  return "compose file and manifests are rendered and checked";
}

/** Runs the steps of CONTRIBUTING.md for a new sign twice, with timings: the second run must reuse the pages made by the first. */
async function mendHeading(): Promise<string> {
  const command = await blockOf("CONTRIBUTING.md", "A new sign, step by step");
  const [, ...first] = await timed(command);
  const [kept, ...second] = await timed(command);
  const scores = (lines: readonly string[]): string => lines.filter((line) => line.includes("as shipped")).join("\n");
  expect(scores(first).split("\n").length === 2 && scores(first) === scores(second), [...first, ...second].join("\n"));
  expect(!second.some((line) => line.startsWith("made ")), "pages were made again");
  const [proof, ...proved] = await timed(await blockOf("CONTRIBUTING.md", "A new sign, step by step", 1));
  expect(
    proved.some((line) => line.startsWith("No family is read otherwise")),
    proved.join("\n"),
  );
  expect(
    proved.some((line) => line.endsWith("golden texts as before")),
    proved.join("\n"),
  );
  return `two families scored in ${kept} s, and a tree without a change proved in ${proof} s`;
}

async function timed(command: string): Promise<readonly [seconds: string, ...lines: string[]]> {
  const started = performance.now();
  const { stdout } = await run("bash", ["-c", command], { cwd: root, maxBuffer: 1 << 26 });
  const seconds = (performance.now() - started) / 1000;
  const MAX_SECONDS = 900;
  expect(seconds < MAX_SECONDS, `${command} took ${seconds} s`);
  return [seconds.toFixed(0), ...stdout.split("\n")];
}

function expect(contains: boolean, shown: string): void {
  if (!contains) throw new Error(`It is not as the document says:\n${shown}`);
}
