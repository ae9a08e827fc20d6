import { readdir } from "node:fs/promises";
import { fixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import type { Run } from "../../test/support/run-command.ts";
import { run, temporaryFolder } from "../../test/support/run-command.ts";

/** A service's output on the terminal. */
async function serve(
  dataDir: string,
  apiKey?: string,
): Promise<AsyncDisposable & { readonly output: string; readonly url: string }> {
  const interrupt = new AbortController();
  let output = "";
  const announced = Promise.withResolvers<void>();
  const err = (text: string): void => {
    output += text;
    if (/listens on [^]*\n/.test(output)) announced.resolve();
  };
  const ended: Promise<Run> = run(["serve", "--port", "0", "--data", dataDir], {
    terminal: { out: () => undefined, err, interactive: false, columns: 80 },
    environment: { apiKey },
    signal: interrupt.signal,
  });
  void ended.then(() => announced.resolve());
  await announced.promise;
  return {
    output,
    url: /http:\/\/[\d.:]+/.exec(output)?.[0] ?? "",
    [Symbol.asyncDispose]: async () => {
      interrupt.abort();
      expect((await ended).exitCode).toBe(0);
    },
  };
}

test("the first start makes and shows a key, the second does not", async () => {
  await using folder = await temporaryFolder();
  let key: string | undefined;
  {
    await using first = await serve(folder.path("data"));
    key = /ak_live_\w+/.exec(first.output)?.[0];
    const environment = { apiKey: key, baseUrl: first.url };
    expect(await run(["jobs", "list", "--json"], { environment })).toMatchObject({ exitCode: 0, out: "[]\n" });
  }
  await using second = await serve(folder.path("data"));
  expect(second.output).not.toContain("ak_live_");
  const environment = { apiKey: key, baseUrl: second.url };
  expect(await run(["jobs", "list"], { environment })).toMatchObject({ exitCode: 0 });
});

test("a preset key works and is not shown", async () => {
  await using folder = await temporaryFolder();
  const apiKey = `ak_live_${"b".repeat(40)}`;
  await using service = await serve(folder.path("data"), apiKey);
  expect(service.output).not.toContain("ak_live_");
  const environment = { apiKey, baseUrl: service.url };
  await run(["parse", fixture("letter/letter.pdf"), "--server", service.url], { environment });
  const viaService = await run(["jobs", "list", "--json"], { environment });
  const viaStore = await run(["jobs", "list", "--json", "--data", folder.path("data")]);
  expect(JSON.parse(viaService.out)).toEqual([
    expect.objectContaining({ type: "parse", status: "COMPLETED", num_pages: 1 }),
  ]);
  expect(JSON.parse(viaStore.out)).toEqual(JSON.parse(viaService.out));

  const [{ job_id: id }] = JSON.parse(viaStore.out);
  expect(await run(["jobs", "get", id, "--data", folder.path("data")])).toMatchObject({
    exitCode: 0,
    out: expect.stringContaining("COMPLETED"),
  });
  expect(await run(["jobs", "cancel", id], { environment })).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining("finished"),
  });
});

test("a weak preset key is refused", async () => {
  await using folder = await temporaryFolder();
  const refused = await run(["serve", "--data", folder.path("data"), "--port", "0"], {
    environment: { apiKey: "ak_live_short" },
  });
  expect(refused).toMatchObject({ exitCode: 2, err: expect.stringContaining("DOCSVC_API_KEY") });
});

test("two services do not share a data directory", async () => {
  await using folder = await temporaryFolder();
  await using _first = await serve(folder.path("data"));
  const second = await run(["serve", "--data", folder.path("data"), "--port", "0"]);
  expect(second).toMatchObject({ exitCode: 1, err: expect.stringContaining("Another service") });
  expect(await readdir(folder.path("data"))).toContain("docsvc.sqlite");
});

test("an isolation that no one knows is a wrong call", async () => {
  await using folder = await temporaryFolder();
  const answer = await run(["serve", "--port", "0", "--data", folder.path("data")], {
    environment: { isolation: "moat" },
  });
  expect(answer).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining("sandbox, no-namespaces, no-file-walls, no-file-or-network-walls, no-walls"),
  });
});
