import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { onLinux } from "@docsvc/fixtures/needing";
import { expect, test } from "vitest";
import { startService } from "../../service/service.ts";
import { run, temporaryFolder } from "../../../test/support/run-command.ts";
import { describeTakenPort } from "./taken-port.ts";

test("a port that another docsvc has is reported with its address, before anything is opened", async () => {
  await using folder = await temporaryFolder();
  await using service = await startService({ dataDir: folder.path("data"), port: 0, slots: 1, drainMs: 0 });
  const port = Number(new URL(service.url).port);
  const { exitCode, out, err } = await run(["serve", "--port", String(port), "--data", folder.path("second")]);
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: "" });
  expect(err).toMatch(`Port ${port} is in use: another docsvc (`);
  expect(err).toContain(`answers on http://127.0.0.1:${port}. Take another with --port ${port + 1}`);
});

test("a port that another program has is reported as that, and a free one is not", async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect(await describeTakenPort("127.0.0.1", port)).toContain(`Port ${port} is in use by another program.`);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  expect(await describeTakenPort("127.0.0.1", port)).toBeUndefined();
});

test("--check says that the port is free, and starts nothing", async () => {
  await using folder = await temporaryFolder();
  const checked = await run(["serve", "--check", "--port", "0", "--data", folder.path("data")]);
  expect(checked).toEqual({ exitCode: 0, out: "", err: "" });
});

onLinux.test("a data directory that cannot be made ends the start with the reason", async () => {
  const refused = await run(["serve", "--port", "0", "--data", "/proc/docsvc"]);
  expect(refused).toMatchObject({ exitCode: 1, err: expect.stringContaining("the file system gives no folders") });
});
