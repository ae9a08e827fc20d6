/** The roles of a fleet with one PostgreSQL: what starts, what is refused, and what passes from one process to another. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { needing } from "@docsvc/fixtures/needing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApiKey } from "../../auth/api-key.ts";
import { SMALL_BYTES } from "../../files/disk/small-file.ts";
import { run } from "../../../test/support/run-command.ts";
import { openPostgres } from "../postgres/database.ts";
import { drawElsewhere } from "../../jobs/pages-elsewhere.ts";
import { createService } from "../../service/service.ts";
import type { ServiceOptions } from "../../settings/options.ts";
import type { Service } from "../../service/service.ts";
import { pdfWith } from "../../../test/support/pdf.ts";
import { builtEntry } from "../../../test/support/built-entry.ts";
import { postgresMissing } from "../../../test/support/postgres-server.ts";
import { newDatabase } from "../../../test/support/shared-postgres.ts";
import { testService } from "../../../test/support/test-service.ts";
import type { TestService } from "../../../test/support/test-service.ts";
import { addressOf } from "../../../test/support/until-printed.ts";
import { webhookReceiver } from "../../../test/support/webhook-receiver.ts";
import { withoutPrograms } from "../../../test/support/without-programs.ts";

const playing = await builtEntry(new URL("../../../test/support/playing-child.ts", import.meta.url));
const secret = "a secret of more than 32 characters";

needing(postgresMissing).describe("a fleet", () => {
  let database: string;
  let folder: string;
  let api: TestService;
  let otherApi: TestService;
  let worker: Service;
  const options = (more: Partial<ServiceOptions> = {}): ServiceOptions => ({
    dataDir: join(folder, "data"),
    database,
    secret,
    allowAddress: () => true,
    ...more,
  });
  const startWorker = (): Promise<Service> =>
    createService(options({ role: "worker", childEntry: playing, slots: 2, drainMs: 0 }));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "docsvc-fleet-"));
    database = await newDatabase();
    await run(["migrate", "--database", database]);
    const apiKey = createApiKey();
    api = await testService(options({ role: "api", apiKey }));
    otherApi = await testService(options({ role: "api", apiKey }));
    worker = await startWorker();
  });
  afterAll(async () => {
    await worker?.close();
    await otherApi?.[Symbol.asyncDispose]();
    await api?.[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  const submit = async (script: string, more: object = {}): Promise<string> =>
    (await api.call("POST", "/parse_async", { json: { input: await api.stored(script), ...more } })).json
      .job_id as string;

  test("a job submitted to one host is run by another, awaited at a third, and announced once", async () => {
    await using receiver = await webhookReceiver();
    const id = await submit("hello", { async: { webhook: { url: receiver.url } } });
    const json = await otherApi.ended(id);
    expect(json).toMatchObject({ status: "COMPLETED", usage: { num_pages: 1 } });
    expect(json.result.chunks[0].content).toContain("hello");
    await expect.poll(() => receiver.deliveries.length).toBe(1);
  });

  test("a synchronous call waits for another host's work", async () => {
    const { status, json } = await otherApi.call("POST", "/parse", { json: { input: await api.stored("sync") } });
    expect([status, json.result.chunks[0].content.trim()]).toEqual([200, "sync"]);
  });

  const newFleet = async (name: string): Promise<{ readonly database: string; readonly dataDir: string }> => {
    const own = await newDatabase();
    await run(["migrate", "--database", own]);
    return { database: own, dataDir: join(folder, name) };
  };

  test("a page that an api is asked for is drawn by a worker, and nothing of it stays", async () => {
    const own = await newFleet("pages");
    await using asked = await testService(options({ ...own, role: "api" }));
    const draw = (file: string, page: number): ReturnType<TestService["call"]> =>
      asked.call("GET", `/files/${file.replace("docsvc://", "")}/pages/${page}`);
    await using _worker = await createService(options({ ...own, role: "worker", slots: 1, drainMs: 0 }));
    const file = await asked.stored(await pdfWith(["Drawn on another host"]));
    const images = await Promise.all([1, 2, 1].map((page) => draw(file, page)));
    expect(images.map(({ status }) => status)).toEqual([200, 400, 200]);
    expect([images[0]!.headers.get("content-type"), images[1]!.json.code]).toEqual([
      "image/webp",
      "invalid_page_range",
    ]);
    const left = openPostgres({ url: own.database, connections: 1 });
    expect(await left.all("select * from docsvc.page_requests")).toEqual([]);
    await left.close();
  });

  test("a page that no worker draws in time is reported, and its request is taken back", async () => {
    const own = await newFleet("no-pages");
    await using asked = await testService(options({ ...own, role: "api" }));
    const { stores } = asked.service;
    const page = { organisation: "o", key: "k", password: "p", page: 1, width: 100, region: null, requestId: null };
    const drawn = drawElsewhere(page, { stores }, stores.pageRequests!, 50);
    await expect(drawn).rejects.toMatchObject({ code: "not_ready" });
    expect(await stores.pageRequests!.take()).toBeUndefined();
  });

  test("a job that runs on another host is cancelled there", async () => {
    const id = await submit("hang");
    const status = async (): Promise<string> => (await otherApi.call("GET", `/job/${id}`)).json.status as string;
    await expect.poll(status).toBe("RUNNING");
    expect((await otherApi.call("POST", `/cancel/${id}`)).json).toEqual({ status: "cancelled" });
    // Both slots are free again: the hanging child occupies neither.
    const next = await Promise.all([submit("one"), submit("two")]);
    for (const job of next) {
      expect(await api.ended(job)).toMatchObject({ status: "COMPLETED" });
    }
    expect(await status()).toBe("FAILED");
  });

  test("a row that the database refuses is reported by its error, and is not in the log", async () => {
    const own = { database: await newDatabase(), dataDir: join(folder, "refusing") };
    await run(["migrate", "--database", own.database]);
    await using service = await testService(options({ ...own, childEntry: playing }));
    const refusing = openPostgres({ url: own.database });
    await refusing.run("alter table docsvc.jobs add constraint refusal check (metadata is null)");
    await refusing.close();
    const json = { input: await service.stored("hello"), async: { metadata: "words of a caller" } };
    expect((await service.call("POST", "/parse_async", { json })).status).toBe(500);
    const line = service.log.map((text) => JSON.parse(text)).find(({ msg }) => msg === "unexpected error");
    expect(line.err).toMatchObject({ code: "23514", message: expect.stringContaining("refusal") });
    expect(line.err.stack).toContain(".ts:");
    expect(service.log.join("")).not.toContain("words of a caller");
  });

  test("the operator's commands work on the fleet's database", async () => {
    const flags = ["--database", database, "--data", join(folder, "elsewhere"), "--json"];
    const environment = { secret };
    await api.ended(await submit("hello"));
    const id = JSON.parse((await run(["keys", "create", ...flags], { environment })).out).id as string;
    const all = JSON.parse((await run(["keys", "list", ...flags])).out) as { id: string }[];
    expect(all.map((key) => key.id)).toContain(id);
    const place = ["--database", database, "--json"];
    expect(JSON.parse((await run(["jobs", "list", ...place], { environment })).out).length).toBeGreaterThan(0);
    expect(JSON.parse((await run(["usage", ...flags])).out).length).toBeGreaterThan(0);
    expect(await run(["webhooks", "secret", ...flags], { environment })).toMatchObject({ exitCode: 0 });
    expect(await run(["webhooks", "secret", ...flags])).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining("DOCSVC_SECRET"),
    });
    const { out } = await withoutPrograms(() => run(["doctor", ...flags]));
    const doctor = JSON.parse(out) as { name: string; detail: string }[];
    expect(doctor.find(({ name }) => name === "database")).toMatchObject({
      state: "ok",
      detail: expect.stringMatching(/^PostgreSQL \d+.*, version \d+$/),
    });
  });

  test("a webhook is listed and replayed next to the fleet, and comes again under its id", async () => {
    await using receiver = await webhookReceiver();
    const job = await submit("hello", { async: { webhook: { url: receiver.url } } });
    await expect.poll(() => receiver.deliveries.length).toBe(1);
    const place = ["--database", database, "--data", join(folder, "data"), "--json"];
    const listed = async (): Promise<{ readonly id: string; readonly state: string }> =>
      JSON.parse((await run(["webhooks", "list", "--job", job, ...place], { environment: { secret } })).out);
    await expect.poll(async () => (await listed()).state).toBe("delivered");
    const { id } = await listed();
    expect(await run(["webhooks", "replay", id, ...place], { environment: { secret } })).toMatchObject({
      exitCode: 0,
    });
    await expect.poll(() => receiver.deliveries.length).toBe(2);
    expect(receiver.deliveries.map(({ headers }) => headers["webhook-id"])).toEqual([id, id]);
  });

  test.each([
    ["another secret", { secret: "another secret of more than 32 characters" }, "same DOCSVC_SECRET"],
    ["no secret", { secret: undefined }, "Set DOCSVC_SECRET"],
    ["a secret that is short", { secret: "short" }, "at least 32 characters"],
    ["a database that is not there", { database: "postgresql://x@127.0.0.1:1/x" }, "does not answer"],
    ["no database", { database: undefined }, "needs a database"],
    ["an address of something else", { database: "mysql://x@localhost/x" }, "must be a postgresql:// address"],
  ] as const)("a start with %s is refused", async (_, wrong, message) => {
    const dataDir = join(folder, "data");
    await expect(createService(options({ role: "worker", dataDir, ...wrong }))).rejects.toThrow(message);
  });

  test("a worker whose disk is not that of the others is refused, with what to do", async () => {
    const wrong = createService(options({ role: "worker", dataDir: join(folder, "another-host") }));
    await expect(wrong).rejects.toThrow(/on the disk of another host.*DOCSVC_S3_BUCKET/);
  });

  test("a database without tables is refused, and so is one of a version before", async () => {
    const empty = await newDatabase();
    const start = ["worker", "--database", empty, "--data", join(folder, "data"), "--port", "0"];
    expect(await run(start, { environment: { secret } })).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining("Run docsvc migrate"),
    });
  });

  test("a host alone on a database makes its secret, and a second one does not start without it", async () => {
    const own = { database: await newDatabase(), secret: undefined };
    expect(await run(["migrate", "--database", own.database, "--json"])).toMatchObject({
      out: expect.stringMatching(/"from":0/),
    });
    {
      await using alone = await testService({ ...options(own), dataDir: join(folder, "alone"), childEntry: playing });
      const answer = await alone.call("POST", "/parse", { json: { input: await alone.stored("alone") } });
      expect(answer.json).toMatchObject({ usage: { num_pages: 1 } });
    }
    await using _again = await createService(options({ ...own, dataDir: join(folder, "alone"), childEntry: playing }));
    const second = createService(options({ ...own, dataDir: join(folder, "second") }));
    await expect(second).rejects.toThrow("Set DOCSVC_SECRET");
  });

  test("workers stop without losing what runs: another continues with it", async () => {
    const id = await submit("hold");
    await expect.poll(async () => (await api.call("GET", `/job/${id}`)).json.status).toBe("RUNNING");
    await worker.close();
    expect((await api.call("GET", `/job/${id}`)).json).toMatchObject({ status: "PENDING" });
    worker = await startWorker();
    expect(await api.letGo(id)).toMatchObject({ status: "COMPLETED" });
  });

  test("what killed hosts left half-written is cleared by age from the folder that all share, and what is young is not", async () => {
    const own = { database: await newDatabase(), dataDir: join(folder, "shared") };
    await run(["migrate", "--database", own.database]);
    const killed = await killedAmidUploads(own, 2);
    expect(killed).toHaveLength(2);
    const scratch = ["lost-host-17-abcdef", "other-host-18-abcdef"].map((name) => join(own.dataDir, "scratch", name));
    for (const path of scratch) await mkdir(join(path, "child-1"), { recursive: true });
    await age(killed[0]!, 61 * 60_000);
    await age(scratch[0]!, 25 * 3_600_000);
    await using _sweeper = await createService(options({ ...own, role: "worker", childEntry: playing }));
    await expect.poll(() => [killed[0]!, scratch[0]!].filter((path) => existsSync(path))).toEqual([]);
    expect([killed[1]!, scratch[1]!].filter((path) => existsSync(path))).toHaveLength(2);
  });

  /** Paths of the files that an api was receiving when it was killed. */
  async function killedAmidUploads(
    own: { readonly database: string; readonly dataDir: string },
    count: number,
  ): Promise<readonly string[]> {
    const incoming = join(own.dataDir, "files", "incoming");
    const main = fileURLToPath(new URL("../../main.ts", import.meta.url));
    const flags = ["api", "--database", own.database, "--data", own.dataDir, "--port", "0"];
    const apiKey = createApiKey();
    const program = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main, ...flags], {
      env: { PATH: process.env["PATH"], DOCSVC_API_KEY: apiKey, DOCSVC_SECRET: secret },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const url = await addressOf(program.stderr);
    const boundary = "half";
    // Shorter ones are kept in memory until they are complete.
    const uploads = Array.from({ length: count }, async () => {
      const begun = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7${" ".repeat(2 * SMALL_BYTES)}`;
      await fetch(`${url}/upload`, {
        method: "POST",
        headers: { authorization: `Bearer ${apiKey}`, "content-type": `multipart/form-data; boundary=${boundary}` },
        body: new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode(begun)) }),
        duplex: "half",
      }).catch(() => {});
    });
    await expect.poll(() => readdir(incoming).catch(() => [])).toHaveLength(count);
    program.kill("SIGKILL");
    await once(program, "exit");
    await Promise.all(uploads);
    return (await readdir(incoming)).map((name) => join(incoming, name));
  }

  async function age(path: string, ms: number): Promise<void> {
    const then = new Date(Date.now() - ms);
    await utimes(path, then, then);
  }

  test("what watches a worker asks it for its health and metrics alone", async () => {
    const metricsToken = "a-token-of-16-characters-or-more";
    await using watched = await createService(options({ role: "worker", metricsToken, childEntry: playing }));
    const ask = (url: string, token = ""): Promise<{ statusCode: number; body: string }> =>
      watched.app.inject({ method: "GET", url, headers: { authorization: `Bearer ${token}` } });
    expect((await ask("/health")).statusCode).toBe(200);
    expect((await ask("/ready")).statusCode).toBe(200);
    expect((await ask("/metrics")).statusCode).toBe(401);
    expect((await ask("/metrics", metricsToken)).body).toContain("docsvc_attempts_total");
    expect((await ask("/jobs")).statusCode).toBe(404);
  });
});
