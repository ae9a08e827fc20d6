import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { needing, notOnWindows } from "@docsvc/fixtures/needing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPage } from "../../../test/support/chromium.ts";
import { testService } from "../../../test/support/test-service.ts";
import type { TestService } from "../../../test/support/test-service.ts";
import { operations } from "../../contract/operations.ts";
import { onPath } from "../../isolation/on-path.ts";
import { renderDocsPage } from "./docs-page.ts";
import { samplesOf } from "./samples.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../../../../", import.meta.url));
let service: TestService;
let folder: string;
beforeAll(async () => {
  service = await testService();
  await mkdir(join(root, ".reports"), { recursive: true });
  folder = await mkdtemp(join(root, ".reports", "samples-"));
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

test("the page shows every operation", async () => {
  const { text, headers } = await service.call("GET", "/docs", { key: null });
  for (const { path, operation } of operations) {
    expect(text).toContain(path);
    expect(text).toContain(operation.summary);
  }
  expect(text).toContain("<title>docsvc");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(text.length).toBeLessThan(3_000_000);
});

test("the page leads to the studio where there is one", () => {
  expect(renderDocsPage(true)).toContain('<a href="/studio">');
  expect(renderDocsPage(false)).not.toContain("/studio");
});

test("nothing of the page is inline or from elsewhere", async () => {
  const { text } = await service.call("GET", "/docs", { key: null });
  expect(text).not.toMatch(/<style|style="|<script>|\son\w+="|src="(?:https?:)?\/\/|<link[^>]*href="(?:https?:)?\/\//);
  for (const name of ["docs.js", "docs.css"]) {
    const asset = await service.service.app.inject({ url: `/docs/${name}` });
    expect(asset.statusCode).toBe(200);
    expect(asset.body).not.toMatch(/eval\(|new Function|https?:\/\/(?!127\.0\.0\.1:8787)/);
  }
});

test("the samples of TypeScript are checked by its compiler", async () => {
  const files = await Promise.all(
    operations.map(async (operation) => {
      const name = `${operation.id}.ts`;
      const code = samplesOf(operation).find(({ language }) => language === "TypeScript")!.code;
      await writeFile(join(folder, name), `${code}\nexport {};\n`);
      return name;
    }),
  );
  const compilerOptions = { noUnusedLocals: false, isolatedDeclarations: false, declaration: false, noEmit: true };
  const config = { extends: join(root, "tsconfig.base.json"), compilerOptions, files };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  const { stdout } = await run(join(root, "node_modules/.bin/tsc"), ["-p", folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe("");
});

needing(lackOf("python3")).test("the samples of Python are read by its parser", async () => {
  const codes = operations.map((operation) => samplesOf(operation).find(({ language }) => language === "Python")!.code);
  await writeFile(join(folder, "samples.json"), JSON.stringify(codes));
  const program = "import ast, json, sys\nfor code in json.load(open(sys.argv[1])): ast.parse(code)\nprint('read')";
  const { stdout } = await run("python3", ["-c", program, join(folder, "samples.json")]);
  expect(stdout).toBe("read\n");
});

notOnWindows.test("the samples of curl are read by a shell, and one of them is answered", async () => {
  const origin = await service.service.app.listen({ host: "127.0.0.1", port: 0 });
  for (const operation of operations) {
    const code = samplesOf(operation).find(({ language }) => language === "curl")!.code;
    await run("bash", ["-n", "-c", code]);
    if (operation.id !== "listJobs") continue;
    const env = { ...process.env, DOCSVC_API_KEY: service.apiKey };
    const { stdout } = await run("bash", ["-c", code.replace("http://127.0.0.1:8787", origin)], { env });
    expect(stdout).toBe("[]");
  }
});

needing(lackOf("chromium")).test("in a browser an operation is tried, found and copied, under the policy", async () => {
  const { port } = service.service.app.addresses()[0] as AddressInfo;
  await using page = await openPage(`http://127.0.0.1:${port}/docs`);
  await page.until("document.querySelectorAll('.tabs').length > 10");
  await page.run(
    `document.querySelector("#key").value = ${JSON.stringify(service.apiKey)}; document.querySelector("#listJobs form").requestSubmit()`,
  );
  await page.until("document.querySelector('#listJobs output pre')?.textContent === '[]'");
  await page.run(`const data = new DataTransfer(); data.items.add(new File(["Dear members"], "a.txt"));
    document.querySelector("#upload input[type=file]").files = data.files; document.querySelector("#upload form").requestSubmit()`);
  await page.until("document.querySelector('#parse textarea').value.includes('docsvc://')");
  await page.run(
    `const search = document.querySelector("#search"); search.value = "webhook replay nothing"; search.dispatchEvent(new Event("input"))`,
  );
  await page.until("[...document.querySelectorAll('article')].every((one) => one.hidden)");
  expect(await page.run("[...document.querySelectorAll('nav h2')].every((one) => one.hidden)")).toBe(true);
  await page.run(`document.querySelector("[role=tab]:nth-child(3)").click()`);
  await page.until(
    "[...document.querySelectorAll('figure')].every((one) => one.hidden === (one.dataset.language !== 'Python'))",
  );
  expect(page.complaints()).toEqual([]);
});

function lackOf(program: string): string | undefined {
  return onPath(program) === undefined ? `${program} is not installed: apt-get install ${program}` : undefined;
}
