import { chmod, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { MIGRATIONS } from "../stores/sqlite/schema.ts";
import { testService } from "../../test/support/test-service.ts";
import { run, temporaryFolder } from "../../test/support/run-command.ts";
import { withoutPrograms } from "../../test/support/without-programs.ts";

interface Found {
  readonly name: string;
  readonly state: string;
  readonly detail: string;
  readonly remedy?: string;
}

const examined = async (data: string): Promise<{ exitCode: number; of: (name: string) => Found }> => {
  const { exitCode, out } = await run(["doctor", "--json", "--data", data]);
  const findings = JSON.parse(out) as readonly Found[];
  return { exitCode, of: (name) => findings.find((finding) => finding.name === name)! };
};

test("a machine without a service yet is found fit, and nothing is made", async () => {
  await using folder = await temporaryFolder();
  const { exitCode, of } = await examined(folder.path("data"));
  expect(exitCode).toBe(0);
  expect(of("Node.js")).toMatchObject({ state: "ok", detail: process.version });
  expect(of("engine")).toMatchObject({ state: "ok", detail: expect.stringMatching(/read a test page in \d+ ms/) });
  expect(of("isolation").detail).toMatch(/bubblewrap|Node's permission model/);
  expect(of("data directory").detail).toContain("first start");
  expect((await run(["keys", "list", "--data", folder.path("data")])).exitCode).toBe(1);
  const answer = await withoutPrograms(() => run(["doctor", "--data", folder.path("data")]));
  expect(answer.out).toMatch(/STATE +WHAT +FOUND\nok +Node\.js/);
});

test("a running service is seen; an open folder and a damaged database are reported with what to do", async () => {
  await using folder = await temporaryFolder();
  const data = folder.path("data");
  {
    await using _service = await testService({ dataDir: data });
    const { of } = await withoutPrograms(() => examined(data));
    expect(of("service").detail).toBe(`process ${process.pid}`);
    expect(of("database")).toMatchObject({
      state: "ok",
      detail: `whole, version ${MIGRATIONS.length}`,
    });
  }
  await chmod(data, 0o755);
  await writeFile(folder.path("data/docsvc.sqlite"), "this was a database once ".repeat(1000));
  const broken = await withoutPrograms(() => examined(data));
  expect(broken.exitCode).toBe(1);
  // Windows has no such permissions.
  if (process.platform !== "win32") {
    expect(broken.of("data directory")).toMatchObject({ state: "missing", remedy: `chmod 700 ${data}` });
  }
  expect(broken.of("database")).toMatchObject({ state: "failed", remedy: expect.stringContaining("restore") });
});

test("a data directory is backed up and restored by two commands", async () => {
  await using folder = await temporaryFolder();
  const { out: key } = await run(["keys", "create", "--data", folder.path("data")]);
  const backedUp = await run(["backup", folder.path("backup"), "--data", folder.path("data")]);
  expect(backedUp).toMatchObject({ exitCode: 0, out: expect.stringContaining("the database and 0 files") });
  expect(await run(["backup", folder.path("backup"), "--data", folder.path("data")])).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining("not empty"),
  });
  const restored = await run(["restore", folder.path("backup"), "--data", folder.path("restored")]);
  expect(restored).toMatchObject({ exitCode: 0, out: expect.stringContaining("as it was at") });
  const listed = await run(["keys", "list", "--data", folder.path("restored")]);
  expect(listed.out).toContain(key.slice(0, 12));
  expect((await run(["restore", folder.path("data"), "--data", folder.path("x")])).err).toContain("no complete backup");
});
