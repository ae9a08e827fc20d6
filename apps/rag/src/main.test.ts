import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { startService } from "@docsvc/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer } from "./answer/answer.ts";
import { modelServer } from "./testing/model-server.ts";
import { sampleFolder, type SampleFolder } from "./testing/sample-folder.ts";

let folder: SampleFolder;
beforeAll(async () => {
  folder = await sampleFolder(["comments/comments.pdf"]);
});
afterAll(() => folder[Symbol.asyncDispose]());

interface Ended {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
}

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const main = fileURLToPath(new URL("main.ts", import.meta.url));
  // The tests must not use the settings of the person who runs them.
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("DOCSVC_")));
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [main, ...args], { env: { ...inherited, ...env } }, (_error, out, err) => {
      resolve({ exitCode: child.exitCode ?? -1, out, err });
    });
  });
}

const fee = "What is the fee for a berth?";

test("the answer is quotes with file, page and box; the second question parses nothing", async () => {
  const ask = ["ask", fee, "--dir", folder.directory, "--index", `${folder.indexDirectory}-of-two`];
  const first = await run(ask);
  expect(first.err).toBe("Parsing comments.pdf …\nIndex: 1 parsed, 0 unchanged, 0 dropped.\n\n");
  expect(first.out).toMatch(
    /^\[1\] “The fee for a berth is 14\.50 for each metre and month\.”\n {4}comments\.pdf, page 1, box [\d.]+ % × [\d.]+ % at [\d.]+ %, [\d.]+ %\n {4}under .*Rates\n/,
  );
  expect(first.exitCode).toBe(0);
  const second = await run(ask);
  expect(second).toMatchObject({ err: "Index: 0 parsed, 1 unchanged, 0 dropped.\n\n", out: first.out });
});

test("--json prints the whole answer", async () => {
  const { out } = await run(["ask", fee, "--json", "--dir", folder.directory, "--index", folder.indexDirectory]);
  const answer = JSON.parse(out) as Answer;
  expect(Object.keys(answer)).toEqual(["asked", "question", "answered", "written", "quotes", "nearest", "index"]);
  expect(answer).toMatchObject({ question: fee, answered: true, written: null });
  expect(Object.keys(answer.index)).toEqual(["parsed", "kept", "dropped", "failed"]);
  for (const quote of answer.quotes) {
    expect(Object.keys(quote)).toEqual(["text", "kind", "file", "places", "section", "support"]);
    const boxes = quote.places.flatMap((place) => place.boxes);
    for (const box of boxes) expect(Object.keys(box).sort()).toEqual(["height", "left", "top", "width"]);
  }
});

test("without support it says so", async () => {
  const ask = ["ask", "Who is the president?", "--dir", folder.directory, "--index", folder.indexDirectory];
  const { out, exitCode } = await run(ask);
  expect(exitCode).toBe(3);
  expect(out).toMatch(/^The documents do not say: none of the 1 supports an answer to this question\.\n/);
});

test("--file asks that file alone, and says where there is none of that name", async () => {
  const ask = ["ask", fee, "--dir", folder.directory, "--index", folder.indexDirectory, "--file"];
  expect(await run([...ask, "comments.pdf"])).toMatchObject({ exitCode: 0, out: expect.stringContaining("14.50") });
  expect(await run([...ask, "other.pdf"])).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining("no document other.pdf"),
  });
});

test("with a service and a model in the environment, these parse and write", async () => {
  await using service = await startService({ port: 0, dataDir: `${folder.indexDirectory}-data` });
  await using server = await modelServer(() => ({ sentences: [{ text: "It is 14.50.", passages: [1] }] }));
  const { out, err } = await run(["ask", fee, "--dir", folder.directory], {
    DOCSVC_BASE_URL: service.url,
    DOCSVC_API_KEY: service.apiKey!,
    DOCSVC_MODEL_BASE_URL: server.baseUrl,
    DOCSVC_MODEL: "small",
  });
  expect(err).toContain("1 parsed");
  expect(out).toMatch(/^It is 14\.50\. \[1\]\n\n\[1\] “The fee for a berth .*”\n {4}comments\.pdf, page 1, box /);
});

test("what is wrong is said, and the exit code is 1", async () => {
  const none = await run(["ask", fee, "--dir", `${folder.directory}/nowhere`]);
  expect(none).toMatchObject({ exitCode: 1, out: "", err: expect.stringMatching(/^There is no folder .*nowhere\. /) });
  const half = await run(["ask", fee, "--dir", folder.directory], { DOCSVC_MODEL: "small" });
  expect(half).toMatchObject({ exitCode: 1, err: "A model needs both: DOCSVC_MODEL_BASE_URL and DOCSVC_MODEL.\n" });
});
