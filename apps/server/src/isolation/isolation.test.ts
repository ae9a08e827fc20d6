/** A real child process tries what a document that took it over would try, at every level that works on this machine. */
import { mkdtempSync } from "node:fs";
import { readFile, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WorkerOptions } from "node:worker_threads";
import { readFixture } from "@docsvc/fixtures";
import { openPageImages } from "@docsvc/engine";
import { needing } from "@docsvc/fixtures/needing";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Findings, Try } from "../../test/support/prying-child.ts";
import { testService } from "../../test/support/test-service.ts";
import type { TestService } from "../../test/support/test-service.ts";
import { chooseIsolation } from "./choose-isolation.ts";
import { ISOLATION_LEVELS } from "./isolation.ts";
import type { IsolationLevel } from "./isolation.ts";

const childEntry = new URL("../../test/support/prying-child.ts", import.meta.url);
process.env["DOCSVC_TEST_SECRET"] = "must not be reached";
/** Node's permission model includes the network from this version on. */
const KNOWS_NETWORK = Number(process.versions.node.split(".")[0]) >= 25;

const elsewhere = mkdtempSync(join(tmpdir(), "docsvc-elsewhere-"));
const listener = createServer((socket) => socket.end());
beforeAll(() => new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve)));
afterAll(async () => {
  listener.close();
  await rm(elsewhere, { recursive: true });
});

const unavailable = new Map<IsolationLevel, string>();
for (const level of ISOLATION_LEVELS) {
  await chooseIsolation(childEntry, level).catch((error: Error) => unavailable.set(level, error.message));
}

async function pry(on: TestService, tries: readonly Try[]): Promise<Findings> {
  const input = await on.stored(JSON.stringify(tries));
  const { json } = await on.call("POST", "/parse", { json: { input } });
  return JSON.parse(json.result.chunks[0].content) as Findings;
}

/** The path of an upload's bytes. */
async function storedFile(dataDir: string): Promise<string> {
  const stored = join(dataDir, "files", "stored");
  const entries = await readdir(stored, { recursive: true, withFileTypes: true });
  const file = entries.find((entry) => entry.isFile())!;
  return join(file.parentPath, file.name);
}

/** A small library in base64; any would do. */
const library = await readFile("/usr/lib/x86_64-linux-gnu/libdl.so.2", "base64").catch(() =>
  readFile("/usr/lib/aarch64-linux-gnu/libdl.so.2", "base64").catch(() => ""),
);

/** A picture of the top fifth of a page: WebAssembly takes two seconds to read a whole one. */
async function letterhead(): Promise<Uint8Array> {
  await using images = await openPageImages(await readFixture("letter/letter.pdf"), null);
  return await images.draw(1, 1200, { left: 0, top: 0, width: 1, height: 0.2 }, "png");
}

const refused = expect.stringMatching(/^refused: /);
/** Levels that the kernel enforces, even if a document takes over the process. */
const heldByKernel: ReadonlySet<IsolationLevel> = new Set(["sandbox", "no-namespaces"]);
const held = ISOLATION_LEVELS.filter((level) => level !== "no-walls");

for (const level of held) {
  needing(unavailable.get(level)).describe(level, () => {
    describeLevel(level);
  });
}

function describeLevel(level: IsolationLevel): void {
  let service: TestService;
  let another: string;
  beforeAll(async () => {
    service = await testService({ childEntry, isolation: level });
    await service.stored("another organisation's document");
    another = await storedFile(service.dataDir);
  });
  afterAll(() => service[Symbol.asyncDispose]());

  test("reads no file but its input", async () => {
    const paths = [
      "/etc/passwd",
      join(service.dataDir, "secret"),
      join(service.dataDir, "docsvc.sqlite"),
      another,
      `/proc/${process.pid}/environ`,
      join(import.meta.dirname, "../../../../package.json"),
    ];
    const findings = await pry(service, [["read", "INPUT"], ...paths.map((path) => ["read", path] as const)]);
    expect(findings[0]).toMatch(/^done: /);
    expect(findings.slice(1)).toEqual(paths.map(() => refused));
  });

  test("lists no folder but its own", async () => {
    const folders = [service.dataDir, join(service.dataDir, "scratch"), "/root", "/home"];
    const findings = await pry(
      service,
      folders.map((folder) => ["list", folder]),
    );
    // In the sandbox, the path to its own folders exists, but leads nowhere else.
    const unseen = /^refused: |^done: (child-\S+|scratch)?$/;
    expect(findings).toEqual(folders.map(() => expect.stringMatching(unseen)));
  });

  test("writes nowhere but into its own folders", async () => {
    const paths = [join(elsewhere, "file"), join(service.dataDir, "secret"), another, "INPUT", "/tmp/docsvc-outside"];
    const findings = await pry(
      service,
      paths.map((path) => ["write", path]),
    );
    expect(findings).toEqual(paths.map(() => refused));
    expect(await readdir(elsewhere)).toEqual([]);
  });

  const isReachable = level === "no-file-or-network-walls" && !KNOWS_NETWORK;
  needing(isReachable ? "Node's permissions know the network from Node 25 on" : undefined).test(
    "opens no connection",
    async () => {
      const { port } = listener.address() as AddressInfo;
      expect(await pry(service, [["connect", String(port)]])).toEqual([refused]);
    },
  );

  test("starts no program, or one that is in the same walls", async () => {
    const { port } = listener.address() as AddressInfo;
    const commands = [
      "cat /etc/passwd",
      `cat ${service.dataDir}/secret`,
      `cat ${another}`,
      `cat /proc/${process.pid}/environ`,
      `echo overwritten > ${elsewhere}/file`,
      `/bin/bash -c 'echo hello > /dev/tcp/127.0.0.1/${port}'`,
      "cat /proc/[0-9]*/environ | tr '\\0' '\\n' | grep DOCSVC",
      "echo filler > /dev/shm/file",
    ];
    const findings = await pry(
      service,
      commands.map((command) => ["run", command]),
    );
    expect(findings).toEqual(commands.map(() => refused));
    expect(await readdir(elsewhere)).toEqual([]);
  });

  test("cannot look into the service's process, nor into another child", async () => {
    const paths = ["environ", "mem", "fd", "root", "cwd"].map((name) => `/proc/${process.pid}/${name}`);
    const findings = await pry(
      service,
      paths.map((path) => ["read", path]),
    );
    expect(findings).toEqual(paths.map(() => refused));
  });

  const isHeld = heldByKernel.has(level);
  needing(isHeld ? "the kernel holds it instead" : undefined).test("loads no native code of its own", async () => {
    expect(await pry(service, [["load", library]])).toEqual([refused]);
  });

  test("starts no thread, whose permissions would be its own to choose", async () => {
    const options: readonly WorkerOptions[] = [
      {},
      { execArgv: [] },
      { execArgv: ["--no-permission"] },
      { execArgv: [], env: {} },
      { env: { NODE_OPTIONS: "--no-permission" } },
      { execArgv: [], env: { NODE_OPTIONS: "" } },
    ];
    const secret = join(service.dataDir, "secret");
    const tries = options.map((one) => ["thread", JSON.stringify([one, secret])] as const);
    expect(await pry(service, tries)).toEqual(tries.map(() => "refused: ERR_ACCESS_DENIED"));
  });

  test("finds no way around its permissions in what Node.js brings along", async () => {
    const secret = join(service.dataDir, "secret");
    const findings = await pry(service, [
      ["binding", `cat ${secret}`],
      ["wasi", service.dataDir],
      ["inspector", secret],
      ["debugger", "0"],
    ]);
    expect(findings).toEqual(findings.map(() => refused));
  });

  needing(process.getuid?.() === 0 ? undefined : "only for root").test(
    "is another user than the service, and than any other child",
    async () => {
      await using second = await testService({ childEntry, isolation: level });
      const users = [await pry(service, [["user", ""]]), await pry(second, [["user", ""]])].flat();
      expect(users).toEqual(users.map(() => expect.stringMatching(/^done: [1-9]\d{4,}$/)));
      expect(new Set(users).size).toBe(2);
    },
  );

  test("knows no secret of the service", async () => {
    const [environment] = await pry(service, [["environment", ""]]);
    expect(environment).toContain("OMP_THREAD_LIMIT");
    expect(environment).not.toContain("must not be reached");
  });

  test("cannot have the service read a file in place of the result", async () => {
    const input = await service.stored(JSON.stringify([["substitute", "/etc/passwd"]]));
    const { json } = await service.call("POST", "/parse_async", { json: { input } });
    const job = await service.ended(json.job_id as string);
    expect(["COMPLETED", "FAILED"]).toContain(job.status);
    expect(JSON.stringify(job)).not.toContain("root:");
  });

  test("parses documents, scans and pictures", async () => {
    await using real = await testService({ isolation: level });
    const expectWords = async (bytes: Uint8Array, name: string, words: string): Promise<void> => {
      const { json } = await real.call("POST", "/parse", { json: { input: await real.stored(bytes, name) } });
      expect(JSON.stringify(json.result), name).toContain(words);
    };
    await expectWords(await readFixture("letter/letter.pdf"), "letter.pdf", "Institute");
    // Pictures need native code, which is only loaded where nothing that the child writes can be executed.
    if (level === "no-file-or-network-walls") return;
    await expectWords(await letterhead(), "letterhead.png", "Institute");
    // The program reads these in a second; one is enough to show that the WebAssembly build of the other levels works.
    if (level !== "sandbox") return;
    await expectWords(await readFixture("scan/letter-scan.pdf"), "letter-scan.pdf", "Institute");
    await expectWords(await readFixture("scan/fax.tif"), "fax.tif", "Lower Valley");
  });
}

test("pictures are refused where their native code is not loaded, and the message says why", async () => {
  await using service = await testService({ isolation: "no-file-or-network-walls" });
  const input = await service.stored(await readFixture("scan/letter.jpg"), "letter.jpg");
  const { status, json } = await service.call("POST", "/parse", { json: { input } });
  expect([status, json.code]).toEqual([400, "unsupported_format"]);
  expect(json.error).toMatch(/without a sandbox/);
});

/** System calls that any user may make and through which the kernel has been attacked. */
const KERNEL_CALLS = [
  ["unshare a namespace for users", 272, 0x10000000],
  ["read the keys of the session", 250, 0, -3, 0],
  ["trace a process", 101, 0, 0, 0, 0],
  ["ask for user faults", 323, 1],
  ["open a socket to the kernel", 41, 16, 3, 0],
  ["open a socket to the network", 41, 2, 1, 0],
  ["a ring for input and output", 425, 0, 0],
] as const;

const noCalls = unavailable.get("sandbox") ?? (process.arch === "x64" ? undefined : "only on x64");
needing(noCalls).describe("the kernel's calls, by numbers of x64", () => {
  const commands = KERNEL_CALLS.map(
    ([, ...call]) =>
      ["run", `perl -e 'my $r = syscall(${call.join(", ")}); print $r == -1 ? $! + 0 : "made"'`] as const,
  );

  test("that no document needs are refused in the sandbox, whoever makes them", async () => {
    await using service = await testService({ childEntry, isolation: "sandbox" });
    const findings = await pry(service, commands);
    for (const [index, finding] of findings.entries()) {
      expect(finding, KERNEL_CALLS[index]![0]).toMatch(/^done: (1|97)$/);
    }
    expect(await pry(service, [["run", "grep Seccomp: /proc/self/status"]])).toEqual(["done: Seccomp:\t2\n"]);
    // Calls that are refused because of their arguments still work with others: a process, and a pair of local sockets.
    expect(await pry(service, [["run", "perl -e 'print fork() // die'"]])).toEqual([expect.stringMatching(/^done: /)]);
  });

  test("are made without walls, so that the test above can fail", async () => {
    await using service = await testService({ childEntry, isolation: "no-walls" });
    const findings = await pry(service, commands);
    expect(findings.filter((finding) => finding === "done: made").length).toBeGreaterThanOrEqual(4);
  });
});

test("without isolation everything is reached, so that the tests above can fail", async () => {
  await using open = await testService({ childEntry, isolation: "no-walls" });
  const { port } = listener.address() as AddressInfo;
  const secret = join(open.dataDir, "secret");
  const findings = await pry(open, [
    ["read", secret],
    ["thread", JSON.stringify([{ execArgv: [] }, secret])],
    ["binding", `cat ${secret}`],
    ["wasi", open.dataDir],
    ["inspector", secret],
    ["debugger", "0"],
    ["read", `/proc/${process.pid}/status`],
    ["connect", String(port)],
    ["run", "echo hello"],
  ]);
  expect(findings).toEqual(findings.map(() => expect.stringMatching(/^done: /)));
});
