import { expect, test } from "vitest";
import { run, temporaryFolder } from "./testing/run.ts";

test("help and version go to standard output and are no failure", async () => {
  expect(await run(["--version"])).toMatchObject({
    exitCode: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\S*\n$/),
    err: "",
  });
  expect(await run(["help"])).toMatchObject({ exitCode: 0, out: expect.stringContaining("Exit codes") });
  expect(await run(["help", "parse"])).toMatchObject({ exitCode: 0, out: expect.stringContaining("--keep-headers") });
});

test("no command at all is a mistake", async () => {
  expect(await run([])).toMatchObject({ exitCode: 2, out: "", err: expect.stringContaining("Usage: docsvc") });
});

test("a key is shown once, listed by its beginning, and revoked once", async () => {
  await using folder = await temporaryFolder();
  const data = ["--data", folder.path("data")];
  const created = await run(["keys", "create", "--name", "ci", ...data]);
  expect(created.out).toMatch(/^ak_live_\w{42}\n$/);
  const listed = await run(["keys", "list", ...data]);
  expect(listed.out).toContain(created.out.slice(0, 12));
  expect(listed.out).not.toContain(created.out.trim());
  const [{ id }] = JSON.parse((await run(["keys", "list", "--json", ...data])).out);
  expect(await run(["keys", "revoke", id, ...data])).toMatchObject({ exitCode: 0 });
  expect(await run(["keys", "revoke", id, ...data])).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining("no key"),
  });
});

test("a mistyped data directory is not made", async () => {
  await using folder = await temporaryFolder();
  for (const command of [
    ["keys", "list"],
    ["jobs", "list"],
  ]) {
    const { exitCode, err } = await run([...command, "--data", folder.path("typo")]);
    expect(exitCode).toBe(1);
    expect(err).toContain("is no data directory");
  }
});

test("jobs of a service need a key or its data directory", async () => {
  expect(await run(["jobs", "list"])).toMatchObject({ exitCode: 2, err: expect.stringContaining("DOCSVC_API_KEY") });
});
