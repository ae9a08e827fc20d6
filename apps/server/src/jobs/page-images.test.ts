import { expect, test } from "vitest";
import { PageImages } from "./page-images.ts";
import type { PageToDraw } from "./page-images.ts";

const page = (number: number, organisation = "harbour"): PageToDraw => ({
  organisation,
  key: "uploads/report",
  password: null,
  page: number,
  width: 100,
  region: null,
  requestId: null,
});

/** Draws on demand, and records the requests. */
function slowDrawer() {
  const begun: { readonly page: PageToDraw; readonly finish: () => void }[] = [];
  const images = new PageImages();
  images.drawWith((one) => {
    const { promise, resolve } = Promise.withResolvers<Uint8Array>();
    begun.push({ page: one, finish: () => resolve(new Uint8Array(1)) });
    return promise;
  });
  return { images, begun };
}

test("two pages are drawn at a time, and organisations take turns", async () => {
  const { images, begun } = slowDrawer();
  const all = [1, 2, 3, 4].map((number) => images.get(page(number)));
  const other = images.get(page(1, "elsewhere"));
  await expect.poll(() => begun.length).toBe(2);
  begun[0]!.finish();
  await expect.poll(() => begun.length).toBe(3);
  begun[1]!.finish();
  await expect.poll(() => begun.length).toBe(4);
  expect(begun.slice(2).map((one) => one.page.organisation)).toContain("elsewhere");
  begun[2]!.finish();
  await expect.poll(() => begun.length).toBe(5);
  for (const one of begun) one.finish();
  await Promise.all([...all, other]);
});

test("a caller with too many requests is asked to retry, and others are served", async () => {
  const { images, begun } = slowDrawer();
  const all = Array.from({ length: 60 }, (_, at) => images.get(page(at + 1)));
  const refused = (await Promise.allSettled(all.slice(50))).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(10);
  expect(refused[0]).toMatchObject({ reason: { code: "overloaded", headers: { "retry-after": "1" } } });
  const other = images.get(page(1, "elsewhere"));
  const ended = Promise.allSettled([...all, other]);
  let finished = 0;
  while (finished < 35) {
    await expect.poll(() => begun.length).toBeGreaterThan(finished);
    begun[finished++]!.finish();
  }
  expect((await ended).at(-1)?.status).toBe("fulfilled");
});

test("who has left while waiting takes no place", async () => {
  const { images, begun } = slowDrawer();
  const left = new AbortController();
  const first = [1, 2].map((number) => images.get(page(number)));
  const passedBy = Promise.allSettled(Array.from({ length: 32 }, (_, at) => images.get(page(at + 3), left.signal)));
  await expect.poll(() => begun.length).toBe(2);
  left.abort();
  expect((await passedBy).every(({ status }) => status === "rejected")).toBe(true);
  const next = images.get(page(99));
  for (const one of begun) one.finish();
  await expect.poll(() => begun.at(-1)?.page.page).toBe(99);
  begun.at(-1)!.finish();
  await Promise.all([...first, next]);
});

test("what was drawn is kept, but for what needs a password", async () => {
  let drawn = 0;
  const images = new PageImages();
  images.drawWith(() => Promise.resolve(Uint8Array.of(++drawn)));
  expect([await images.get(page(1)), await images.get(page(1)), await images.get(page(1, "elsewhere"))]).toEqual(
    [1, 1, 2].map((value) => Uint8Array.of(value)),
  );
  const secret = { ...page(2), password: "harbour" };
  await images.get(secret);
  await images.get(secret);
  expect(drawn).toBe(4);
});

test("before anything draws, callers are asked to retry", async () => {
  await expect(new PageImages().get(page(1))).rejects.toMatchObject({ code: "not_ready" });
});
