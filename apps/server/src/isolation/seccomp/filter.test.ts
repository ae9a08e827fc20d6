import { expect, test } from "vitest";
import { seccompFilter } from "./filter.ts";
import type { Architecture } from "./filter.ts";
import { DENIED, DENIED_WITHOUT_NAMESPACES, LOOKED_AT } from "./syscalls.ts";

interface Call {
  readonly number: number;
  readonly audit: number;
  readonly arguments?: readonly number[];
}

/** The kernel's decision: an interpreter of the instructions that a filter consists of. */
function answerTo(program: Buffer, { number, audit, arguments: given = [] }: Call): string {
  const words = [number, audit, 0, 0, ...given.flatMap((value) => [value, 0])];
  let loaded = 0;
  for (let index = 0; index < program.length / 8; index++) {
    const [code, whenTrue, whenFalse] = [
      program.readUInt16LE(index * 8),
      program.readUInt8(index * 8 + 2),
      program.readUInt8(index * 8 + 3),
    ];
    const value = program.readUInt32LE(index * 8 + 4);
    if (code === 0x06) {
      return value === 0x7fff0000 ? "allowed" : value === 0x80000000 ? "killed" : `errno ${value & 0xffff}`;
    }
    if (code === 0x20) loaded = words[value / 4] ?? 0;
    else if (code === 0x54) loaded = (loaded & value) >>> 0;
    else if (code === 0x15) index += loaded === value ? whenTrue : whenFalse;
    else if (code === 0x35) index += loaded >= value ? whenTrue : whenFalse;
    else if (code === 0x45) index += (loaded & value) !== 0 ? whenTrue : whenFalse;
    else throw new Error(`the instruction ${code} is none of the filter's`);
  }
  throw new Error("the filter has no end");
}

const AUDITS: Readonly<Record<Architecture, number>> = { x64: 0xc000003e, arm64: 0xc00000b7 };
/** `read`, `mmap`, `openat`, `execve`, `futex`, `exit_group`: needed by every program. */
const NEEDED: Readonly<Record<Architecture, readonly number[]>> = {
  x64: [0, 9, 257, 59, 202, 231],
  arm64: [63, 222, 56, 221, 98, 94],
};

for (const architecture of ["x64", "arm64"] as const) {
  const program = seccompFilter(architecture)!;
  const audit = AUDITS[architecture];
  const ask = (number: number, ...given: number[]): string => answerTo(program, { number, audit, arguments: given });
  const { clone, clone3, socket, ioctl } = {
    clone: LOOKED_AT.clone[architecture],
    clone3: LOOKED_AT.clone3[architecture],
    socket: LOOKED_AT.socket[architecture],
    ioctl: LOOKED_AT.ioctl[architecture],
  };

  test(`${architecture}: denied calls are refused, and what programs need is not`, () => {
    const numbers = Object.values(DENIED).flatMap((one) => one[architecture] ?? []);
    expect(numbers.map((number) => ask(number))).toEqual(numbers.map(() => "errno 1"));
    expect(NEEDED[architecture].map((number) => ask(number))).toEqual(NEEDED[architecture].map(() => "allowed"));
  });

  test(`${architecture}: threads and processes are made, namespaces are not`, () => {
    expect(ask(clone, 0x3d0f00)).toBe("allowed");
    expect(ask(clone, 17)).toBe("allowed");
    for (const bit of [0x20000, 0x2000000, 0x4000000, 0x8000000, 0x10000000, 0x20000000, 0x40000000]) {
      expect(ask(clone, bit | 17), bit.toString(16)).toBe("errno 1");
    }
    expect(ask(clone3)).toBe("errno 38");
  });

  test(`${architecture}: sockets are those of this machine, and nothing is typed into a terminal`, () => {
    expect(ask(socket, 1)).toBe("allowed");
    for (const family of [2, 10, 16, 17, 38, 40]) expect(ask(socket, family)).toBe("errno 97");
    expect(ask(ioctl, 1, 0x5412)).toBe("errno 1");
    expect(ask(ioctl, 1, 0x541c)).toBe("errno 1");
    expect(ask(ioctl, 1, 0x5401)).toBe("allowed");
  });

  test(`${architecture}: without namespaces nothing of other processes and of files past Landlock is reached`, () => {
    const alone = seccompFilter(architecture, "landlock")!;
    const asked = (number: number, ...given: number[]): string => answerTo(alone, { number, audit, arguments: given });
    const numbers = Object.values({ ...DENIED, ...DENIED_WITHOUT_NAMESPACES }).flatMap(
      (one) => one[architecture] ?? [],
    );
    expect(numbers.map((number) => asked(number))).toEqual(numbers.map(() => "errno 1"));
    expect(NEEDED[architecture].map((number) => asked(number))).toEqual(NEEDED[architecture].map(() => "allowed"));
    expect([1, 2, 10].map((family) => asked(socket, family))).toEqual(["errno 97", "errno 97", "errno 97"]);
    const { openat, openat2, fcntl, prlimit64 } = LOOKED_AT;
    // O_RDONLY, O_WRONLY | O_TRUNC, O_RDWR | O_TRUNC; O_TRUNC, and with O_ACCMODE.
    expect([0, 0x201, 0x202].map((flags) => asked(openat[architecture], 0, 0, flags))).not.toContain("errno 1");
    expect([0x200, 0x8_0200, 0x203].map((flags) => asked(openat[architecture], 0, 0, flags))).toEqual(
      Array(3).fill("errno 1"),
    );
    expect(asked(openat2[architecture])).toBe("errno 38");
    expect([1, 8, 10, 15].map((command) => asked(fcntl[architecture], 3, command))).toEqual([
      "allowed",
      ...Array(3).fill("errno 1"),
    ]);
    expect([0, 4711].map((process) => asked(prlimit64[architecture], process))).toEqual(["allowed", "errno 1"]);
    expect([0x4008_6602, 0x5401].map((request) => asked(ioctl, 3, request))).toEqual(["errno 1", "allowed"]);
  });

  test(`${architecture}: a call by another convention ends the process`, () => {
    expect(answerTo(program, { number: 0, audit: 0x40000003 })).toBe("killed");
    if (architecture === "x64") expect(ask(0x40000000)).toBe("killed");
  });
}

test("an architecture that is not known has no filter", () => {
  expect(seccompFilter("riscv64")).toBeUndefined();
});
