import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { fixture } from "@docsvc/fixtures";
import { startService } from "@docsvc/server/src/service/service.ts";
import type { RunningService } from "@docsvc/server/src/service/service.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languagesOf, toCode } from "../src/code/to-code.ts";
import type { CodeRequest } from "../src/code/to-code.ts";

const run = promisify(execFile);

let folder: string;
let service: RunningService;
beforeAll(async () => {
  // Inside this package, so that the code's imports resolve, in a folder that Git and builds ignore.
  const below = join(import.meta.dirname, "../.reports");
  await mkdir(below, { recursive: true });
  folder = await mkdtemp(join(below, "code-"));
  await copyFile(fixture("form/invoice.pdf"), join(folder, "the invoice's.pdf"));
  const dataDir = join(folder, "data");
  service = await startService({
    dataDir,
    port: 0,
    slots: 1,
    drainMs: 0,
    isolation: "best",
    log: false,
    studioDir: null,
  });
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const requests: readonly Omit<CodeRequest, "baseUrl">[] = [
  { operation: "parse", file: "the invoice's.pdf", options: { formatting: { table_output_format: "csv" } } },
  {
    operation: "extract",
    file: "the invoice's.pdf",
    options: {
      schema: { type: "object", properties: { "invoice number": { type: "string", description: "It's a number" } } },
    },
  },
];

const cases = requests.flatMap((request) =>
  languagesOf(request.operation).map((language) => ({ language, operation: request.operation, request })),
);

test.each(cases)("$operation as $language runs as it is pasted", async ({ language, request }) => {
  const code = toCode(language, { ...request, baseUrl: service.url });
  const env = { ...process.env, HOME: tmpdir(), DOCSVC_API_KEY: service.apiKey! };
  const path = join(folder, language === "curl" ? "call.sh" : `${language}.ts`);
  await writeFile(path, code);
  const { stdout } = await (language === "curl"
    ? run("sh", [path], { cwd: folder, env })
    : run(process.execPath, ["--disable-warning=ExperimentalWarning", path], { cwd: folder, env }));
  expect(stdout).toContain(request.operation === "parse" ? "Bellfounders" : "invoice number");
});
