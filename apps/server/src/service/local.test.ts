import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../test/support/run-command.ts";
import { local } from "../index.ts";
import { letHeldGo } from "../../test/support/held-children.ts";
import { pdfWith } from "../../test/support/pdf.ts";

test("the whole service answers in-process, with no port and no key to give", async () => {
  await using service = await local({ slots: 1 });
  const form = new FormData();
  form.set("file", new Blob([await pdfWith(["Hello"])]), "hello.pdf");
  const upload = await service.fetch("https://anything.test/upload", { method: "POST", body: form });
  const { file_id: input } = (await upload.json()) as { file_id: string };
  const parse = await service.fetch(
    new Request("https://anything.test/parse", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ input }),
    }),
  );
  expect(parse.status).toBe(200);
  expect(await parse.text()).toContain("Hello");
});

test("a request with a key of its own is judged by it", async () => {
  await using service = await local({ slots: 1 });
  const ask = async (authorization: string): Promise<number> =>
    (await service.fetch("http://x/jobs", { headers: { authorization } })).status;
  expect(await ask("Bearer ak_live_wrong")).toBe(401);
  expect(await ask(`Bearer ${service.apiKey}`)).toBe(200);
});

test("a large upload is streamed through", async () => {
  await using service = await local({ slots: 1 });
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(20_000_000)]), "zeros.bin");
  const upload = await service.fetch("http://x/upload", { method: "POST", body: form });
  const { presigned_url: url } = (await upload.json()) as { presigned_url: string };
  expect((await (await service.fetch(url)).arrayBuffer()).byteLength).toBe(20_000_000);
});

test("a caller that gives up is answered so", async () => {
  await using service = await local({ slots: 1 });
  const aborted = service.fetch("http://x/jobs", { signal: AbortSignal.abort() });
  await expect(aborted).rejects.toThrow(/abort/i);
});

test("a caller that gives up while waiting is answered so, and the job continues", async () => {
  const childEntry = new URL("../../test/support/playing-child.ts", import.meta.url);
  await using folder = await temporaryFolder();
  const dataDir = folder.path("data");
  await using service = await local({ slots: 1, childEntry, dataDir });
  const form = new FormData();
  form.set("file", new Blob(["hold"]), "a.pdf");
  const upload = await service.fetch("http://x/upload", { method: "POST", body: form });
  const { file_id: input } = (await upload.json()) as { file_id: string };
  const caller = new AbortController();
  const parse = service.fetch("http://x/parse", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ input }),
    signal: caller.signal,
  });
  const jobs = async (): Promise<{ job_id: string }[]> =>
    (await (await service.fetch("http://x/jobs")).json()) as { job_id: string }[];
  await expect.poll(jobs).toHaveLength(1);
  caller.abort();
  await expect(parse).rejects.toThrow(/abort/i);
  const [job] = await jobs();
  const stillWorks = async (): Promise<unknown> => {
    await letHeldGo(dataDir);
    return (await service.fetch(`http://x/job/${job!.job_id}?wait=1`)).json();
  };
  await expect.poll(stillWorks).toMatchObject({ status: "COMPLETED" });
});

test("a data directory may be given relative to where the program is", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "docsvc-local-"));
  try {
    await using service = await local({ dataDir: relative(process.cwd(), dataDir), slots: 1 });
    const form = new FormData();
    form.set("file", new Blob([await pdfWith(["Hello"])]), "a.pdf");
    const upload = await service.fetch("http://x/upload", { method: "POST", body: form });
    const { file_id: input } = (await upload.json()) as { file_id: string };
    const headers = { "content-type": "application/json" };
    const parse = await service.fetch("http://x/parse", { method: "POST", headers, body: JSON.stringify({ input }) });
    expect(await parse.text()).toContain("Hello");
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

test.each([
  [{ slots: 0 }, /slots/],
  [{ slots: Number.NaN }, /slots/],
  [{ publicUrl: "docs.example.com" }, /publicUrl/],
  [{ limits: { pages: 0 } }, /pages/],
])("an option that cannot be used is refused: %o", async (options, message) => {
  await expect(local(options)).rejects.toThrow(message);
});

test("its temporary directory goes with it, a given one stays and is taken up again", async () => {
  await using folder = await temporaryFolder();
  // Other processes use the default folder at the same time.
  await mkdir(folder.path("temporary"));
  vi.stubEnv("TMPDIR", folder.path("temporary"));
  const temporary = await local({ slots: 1 });
  vi.unstubAllEnvs();
  expect(await readdir(folder.path("temporary"))).toContainEqual(expect.stringMatching(/^docsvc-[^-]+$/));
  await temporary.close();
  expect(await readdir(folder.path("temporary"))).toEqual([]);

  const dataDir = await mkdtemp(join(tmpdir(), "docsvc-local-"));
  try {
    const first = await local({ dataDir, slots: 1 });
    const form = new FormData();
    form.set("file", new Blob(["x"]), "x.txt");
    const { presigned_url: url } = (await (
      await first.fetch("http://x/upload", { method: "POST", body: form })
    ).json()) as { presigned_url: string };
    await first.close();
    expect(existsSync(join(dataDir, "docsvc.sqlite"))).toBe(true);
    await using second = await local({ dataDir, slots: 1 });
    expect(await (await second.fetch(url)).text()).toBe("x");
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
