/**
 * Runs the README's blocks, verbatim and in order, as a newcomer would paste them into one shell: in a folder of the clone with
 * a `report.pdf`. Only the port differs, since 8787 may be taken. Commands that install, start containers or set up are checked but not run.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { pdfOfPages } from "../../apps/server/test/support/pdf.ts";
import { effort } from "../../fixtures/effort.ts";
import { notOnWindows } from "../../fixtures/needing.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fencedBlocks } from "./blocks.ts";

const root = join(import.meta.dirname, "../..");
const readme = fencedBlocks(await readFile(join(root, "README.md"), "utf8"));

/** Commands that need other systems: registries, containers, the set-up itself. */
const ELSEWHERE = /^(npm install|git clone)/;
const SERVE = "npx docsvc serve";
const shell = readme.filter(
  ({ language, text }) => language === "sh" && !ELSEWHERE.test(text) && !text.startsWith(SERVE),
);
const examples = readme.filter(({ language }) => language === "ts");

notOnWindows.describe("in a folder with a report, while a service runs", () => {
  let folder: string;
  let port: number;
  let stop: () => Promise<unknown>;
  let env: NodeJS.ProcessEnv;
  const here = (text: string): string => text.replaceAll("8787", String(port));

  beforeAll(async () => {
    await mkdir(join(root, ".reports"), { recursive: true });
    folder = await mkdtemp(join(root, ".reports", "readme-"));
    const report = await readFile(join(root, "fixtures/report/report.pdf"));
    // A redaction is checked by OCR, which takes two seconds a page.
    await writeFile(join(folder, "report.pdf"), effort(await pdfOfPages(report, 2), report));
    const { DOCSVC_API_KEY: _, CI: __, ...inherited } = process.env;
    env = {
      ...inherited,
      PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env["PATH"]}`,
      // Any free port: one chosen beforehand could be taken by the time of the start.
      DOCSVC_PORT: "0",
    };
    const service = spawn("sh", ["-c", `exec ${SERVE}`], {
      cwd: folder,
      env,
      stdio: ["ignore", "ignore", "pipe"],
      detached: true,
    });
    stop = async () => {
      const ended = once(service, "exit");
      process.kill(-service.pid!, "SIGTERM");
      return ended;
    };
    let output = "";
    for await (const chunk of service.stderr.iterator({ destroyOnReturn: false })) {
      output += String(chunk);
      if (output.includes("Try it")) break;
    }
    service.stderr.resume();
    env["DOCSVC_API_KEY"] = /ak_live_\w+/.exec(output)?.[0];
    port = Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1]);
    env["DOCSVC_BASE_URL"] = `http://127.0.0.1:${port}`;
  });

  afterAll(async () => {
    await stop?.();
    await rm(folder, { recursive: true, force: true });
  });

  describe("the shell blocks of the README", () => {
    test("there are some, and the first is what a newcomer types first", () => {
      expect(shell.length).toBeGreaterThanOrEqual(3);
      expect(readme[0]!.text).toMatch(/^git clone \S+ docsvc && cd docsvc .*\nnpm start/);
      expect(shell[0]!.text).toMatch(/^npx docsvc parse report.pdf/);
    });

    test("run one after the other in one shell", async () => {
      const script = `set -euo pipefail\n${here(shell.map(({ text }) => text).join("\n"))}`;
      const { stdout } = await promisify(execFile)("bash", ["-c", script], {
        cwd: folder,
        env,
        maxBuffer: 64 * 1024 * 1024,
      });
      expect(stdout).toContain("# Annual Report 2023");
      expect(stdout).toMatch(/"status":\s*"COMPLETED"/);
      expect(stdout).not.toMatch(/"error":\s*"/);
      expect(await readdir(join(folder, "markdown"))).toContain("report.md");
      expect(await readdir(join(folder, "look"))).toContain("index.html");
    });
  });

  describe("the TypeScript blocks of the README", () => {
    test("run as they are, and print what is below them", async () => {
      const outputs = [];
      for (const [index, { text }] of examples.entries()) {
        const file = join(folder, `example-${index}.ts`);
        await writeFile(file, here(text));
        const { stdout } = await promisify(execFile)("node", [file], { cwd: folder, env });
        outputs.push(stdout);
      }
      expect(outputs.length).toBeGreaterThan(0);
      const sample = readme.find(({ language }) => language === "text")!.text;
      expect(plain(outputs[0]!)).toBe(plain(sample));
      expect(outputs.every((output) => output.trim() !== "")).toBe(true);
    });
  });
});

test("the README is read in a few minutes", async () => {
  const lines = (await readFile(join(root, "README.md"), "utf8")).trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(120);
});

test("the README names packages that are here", async () => {
  const packages = readme.flatMap(({ text }) => /^npm install (.+)/.exec(text)?.[1]?.split(" ") ?? []);
  expect(packages.length).toBeGreaterThan(0);
  for (const name of packages) {
    const manifest = JSON.parse(await readFile(join(root, "node_modules", name, "package.json"), "utf8")) as {
      readonly name: string;
    };
    expect(manifest.name).toBe(name);
  }
});

/** Collapses white space and rounds fractions of a page to hundredths: the README does not promise the last digits. */
function plain(output: string): string {
  const rounded = output.replaceAll(/\d\.\d+/g, (digits) => Number(digits).toFixed(2));
  return rounded.replaceAll(/\s+/g, " ").trim();
}
