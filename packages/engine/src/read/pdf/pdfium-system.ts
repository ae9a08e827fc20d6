/**
 * What PDFium's WebAssembly file imports: the part of a C library that needs a system. PDFium reads documents and fonts from memory, so the
 * system has no files, no environment and no output; it has a clock, memory that grows, and C's `longjmp`.
 *
 * The package's own start code does the same with a whole file system and a wrapper around each of 600 functions, which takes 18 ms of each process.
 */

export interface Memory {
  readonly buffer: ArrayBuffer;
  readonly grow: (pages: number) => number;
}

export interface FunctionTable {
  readonly length: number;
  readonly get: (index: number) => (...args: number[]) => number;
  readonly set: (index: number, entry: unknown) => void;
  readonly grow: (count: number) => number;
}

/** The exports that the system itself calls. */
export interface SystemExports {
  readonly memory: Memory;
  readonly __indirect_function_table: FunctionTable;
  readonly setThrew: (threw: number, value: number) => void;
  readonly emscripten_stack_get_current: () => number;
  readonly _emscripten_stack_restore: (pointer: number) => void;
}

/** Views of PDFium's memory, replaced when it grows. */
export interface Heap {
  HEAPU8: Uint8Array<ArrayBuffer>;
  HEAP32: Int32Array<ArrayBuffer>;
  HEAPU32: Uint32Array<ArrayBuffer>;
  HEAPF32: Float32Array<ArrayBuffer>;
  HEAPF64: Float64Array<ArrayBuffer>;
}

export function viewsOf({ buffer }: Memory): Heap {
  return {
    HEAPU8: new Uint8Array(buffer),
    HEAP32: new Int32Array(buffer),
    HEAPU32: new Uint32Array(buffer),
    HEAPF32: new Float32Array(buffer),
    HEAPF64: new Float64Array(buffer),
  };
}

type Imports = Readonly<Record<"env" | "wasi_snapshot_preview1", Readonly<Record<string, unknown>>>>;

/** Errors of WASI and, negated, of Linux's calls in this build. */
const NO_SUCH_FILE = 44;
const BAD_FILE_DESCRIPTOR = 8;

const PAGE_BYTES = 65_536;
/** The limit in PDFium's file. */
const MAX_MEMORY_BYTES = 2 ** 31;
/** Memory grows by a fifth, but by no more than this above what is needed. */
const MAX_RESERVE_BYTES = 96 * 1024 * 1024;

/** Calls that look a path up: every path is missing. */
const PATH_CALLS = ["openat", "stat64", "newfstatat", "lstat64", "unlinkat", "rmdir"];
const DESCRIPTOR_CALLS = ["fcntl64", "ioctl", "fstat64", "getdents64", "ftruncate64"];

/** What the system knows of its instance; both are read when PDFium calls, after the instance exists. */
export interface SystemHost {
  readonly exports: () => SystemExports;
  readonly heap: Heap;
}

/** The imports of one instance. */
export function systemImports({ exports, heap }: SystemHost): Imports {
  const linux = (names: readonly string[], error: number): [string, () => number][] =>
    names.map((name) => [`__syscall_${name}`, () => -error]);
  const invoke = callThatMayJump(exports);
  return {
    env: {
      ...Object.fromEntries(linux(PATH_CALLS, NO_SUCH_FILE)),
      ...Object.fromEntries(linux(DESCRIPTOR_CALLS, BAD_FILE_DESCRIPTOR)),
      ...Object.fromEntries(INVOKED.map((signature) => [`invoke_${signature}`, invoke])),
      _emscripten_throw_longjmp: throwJump,
      _abort_js: abort,
      __assert_fail: abort,
      _emscripten_memcpy_js: (to: number, from: number, length: number) =>
        heap.HEAPU8.copyWithin(to, from, from + length),
      emscripten_resize_heap: (bytes: number) => grow(exports().memory, bytes >>> 0, heap),
      emscripten_date_now: () => Date.now(),
      _gmtime_js: (low: number, high: number, at: number) => writeTime(heap, at, low, high),
      // Times are in UTC: a document must not differ with the time zone of the machine that reads it.
      _localtime_js: (low: number, high: number, at: number) => writeTime(heap, at, low, high),
      _tzset_js: (zone: number, daylight: number) => {
        heap.HEAP32[zone >> 2] = 0;
        heap.HEAP32[daylight >> 2] = 0;
      },
    },
    wasi_snapshot_preview1: {
      ...Object.fromEntries(
        ["fd_close", "fd_read", "fd_seek", "fd_sync"].map((name) => [name, () => BAD_FILE_DESCRIPTOR]),
      ),
      fd_write: (_: number, parts: number, count: number, written: number) =>
        discard(heap.HEAPU32, parts, count, written),
      environ_get: () => 0,
      environ_sizes_get: (count: number, bytes: number) => {
        heap.HEAPU32[count >> 2] = 0;
        heap.HEAPU32[bytes >> 2] = 0;
        return 0;
      },
    },
  };
}

/** Signatures of the calls that may end in a `longjmp`: the result, then each parameter. */
const INVOKED = ["v", "vi", "vii", "viii", "viiii", "viiiiiiiii", "ii", "iii", "iiii", "iiiii"];

/** What a `longjmp` throws; anything else that is thrown is an error. */
const JUMP = Symbol("longjmp");

function throwJump(): never {
  // oxlint-disable-next-line no-throw-literal -- caught by the call that it ends, never by anyone else
  throw JUMP;
}

function callThatMayJump(exports: () => SystemExports): (index: number, ...args: number[]) => number {
  // Reading an entry of a table creates a function object.
  const entries: ((...args: number[]) => number)[] = [];
  let host: SystemExports | undefined;
  // Called a thousand times for the fonts of a page.
  return (index, ...args) => {
    host ??= exports();
    const pointer = host.emscripten_stack_get_current();
    try {
      return (entries[index] ??= host.__indirect_function_table.get(index))(...args);
    } catch (error) {
      host._emscripten_stack_restore(pointer);
      if (error !== JUMP) throw error;
      host.setThrew(1, 0);
      return 0;
    }
  };
}

/** The name is that of a trap, which it is treated as. */
function abort(): never {
  throw Object.assign(new Error("PDFium has stopped itself."), { name: "RuntimeError" });
}

/** @returns 1, or 0 if there is no memory; the caller then reports an allocation that failed */
function grow(memory: Memory, bytes: number, heap: Heap): number {
  const now = memory.buffer.byteLength;
  if (bytes > MAX_MEMORY_BYTES) return 0;
  // Asks for less if the system refuses.
  for (const share of [0.2, 0.1, 0.05]) {
    const reserved = Math.max(bytes, Math.min(now * (1 + share), bytes + MAX_RESERVE_BYTES));
    const pages = Math.ceil((Math.min(reserved, MAX_MEMORY_BYTES) - now) / PAGE_BYTES);
    try {
      memory.grow(pages);
      Object.assign(heap, viewsOf(memory));
      return 1;
    } catch {
      continue;
    }
  }
  return 0;
}

/** C's `struct tm`: nine numbers of 32 bits, and the offset from UTC. */
function writeTime({ HEAP32 }: Heap, at: number, low: number, high: number): void {
  const time = new Date((high * 2 ** 32 + (low >>> 0)) * 1000);
  const dayOfYear = Math.floor((time.getTime() - Date.UTC(time.getUTCFullYear(), 0, 1)) / 86_400_000);
  const clock = [time.getUTCSeconds(), time.getUTCMinutes(), time.getUTCHours()];
  const date = [time.getUTCDate(), time.getUTCMonth(), time.getUTCFullYear() - 1900, time.getUTCDay(), dayOfYear];
  HEAP32.set([...clock, ...date, 0, 0], at >> 2);
}

/** Takes everything that is written, and keeps nothing. */
function discard(words: Uint32Array, parts: number, count: number, written: number): number {
  let bytes = 0;
  for (let part = 0; part < count; part += 1) bytes += words[(parts >> 2) + 2 * part + 1]!;
  words[written >> 2] = bytes;
  return 0;
}
