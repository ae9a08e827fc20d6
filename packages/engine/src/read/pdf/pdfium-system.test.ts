import { expect, test } from "vitest";
import { createPdfium } from "./pdfium.ts";
import { systemImports, viewsOf } from "./pdfium-system.ts";

type Call = (...args: number[]) => number;

function system(): { readonly call: Record<string, Call>; readonly words: Int32Array } {
  const heap = viewsOf({ buffer: new ArrayBuffer(64), grow: () => 0 });
  const { env, wasi_snapshot_preview1: wasi } = systemImports({ exports: () => expect.fail("no instance"), heap });
  return { call: { ...env, ...wasi } as Record<string, Call>, words: heap.HEAP32 };
}

test("times are in UTC, whatever the time zone of the machine is", () => {
  const { call, words } = system();
  // 29 February 2024, 23:59:58: a Thursday, the 60th day of its year.
  call["_localtime_js"]!(Date.UTC(2024, 1, 29, 23, 59, 58) / 1000, 0, 0);
  expect(Array.from(words.slice(0, 8))).toEqual([58, 59, 23, 29, 1, 124, 4, 59]);
});

test("no path leads to a file, and what is written is taken", () => {
  const { call, words } = system();
  expect(call["__syscall_openat"]!(0, 0, 0, 0)).toBe(-44);
  words.set([0, 5, 0, 7]);
  expect(call["fd_write"]!(1, 0, 2, 32)).toBe(0);
  expect(words[8]).toBe(12);
});

test("memory beyond the limit is refused, and the instance stays usable", async () => {
  const { exports, heap } = await createPdfium();
  expect(exports.malloc(2 ** 31 - 1)).toBe(0);
  const at = exports.malloc(50_000_000);
  expect(at).toBeGreaterThan(0);
  heap.HEAPU8[at + 49_999_999] = 7;
  expect(heap.HEAPU8.length).toBeGreaterThan(70_000_000);
});
