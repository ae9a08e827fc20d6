import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { local } from "./index.ts";
import { pdfWith } from "./testing/pdf.ts";

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

test("a caller that gives up is told so", async () => {
  await using service = await local({ slots: 1 });
  const aborted = service.fetch("http://x/jobs", { signal: AbortSignal.abort() });
  await expect(aborted).rejects.toThrow(/abort/i);
});

test("its temporary directory goes with it, a given one stays and is taken up again", async () => {
  const before = await readdir(tmpdir());
  const temporary = await local({ slots: 1 });
  await temporary.close();
  const left = (await readdir(tmpdir())).filter((name) => /^docsvc-[^-]+$/.test(name) && !before.includes(name));
  expect(left).toEqual([]);

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
