/**
 * A seccomp filter: a program that the kernel runs, permanently, at each system call of a process and of all that it starts. It is written
 * in classic BPF (`linux/filter.h`, `linux/seccomp.h`), with eight bytes for each instruction.
 */
import { DENIED, DENIED_WITHOUT_NAMESPACES, LOOKED_AT, OPEN } from "./syscalls.ts";

export type Architecture = "x64" | "arm64";

/** What separates a process from the machine's other processes: namespaces, or this filter together with Landlock, which restricts files. */
export type Companion = "namespaces" | "landlock";

const EPERM = 1;
const ENOSYS = 38;
const EAFNOSUPPORT = 97;

const LOAD_WORD = 0x20;
const JUMP_EQUAL = 0x15;
const MIN_JUMP = 0x35;
const JUMP_ANY_BIT = 0x45;
const AND = 0x54;
const RETURN = 0x06;

const ALLOW = 0x7fff_0000;
const KILL_PROCESS = 0x8000_0000;
const refuseWith = (errno: number): number => 0x0005_0000 | errno;

/** `struct seccomp_data`: the number of the system call, the architecture, and six arguments of 8 bytes, lower half first. */
const NUMBER = 0;
const ARCHITECTURE = 4;
const argument = (index: number): number => 16 + index * 8;

/** `AUDIT_ARCH_X86_64`, `AUDIT_ARCH_AARCH64`: calls of another convention have other numbers. */
const AUDIT: Readonly<Record<Architecture, number>> = { x64: 0xc000_003e, arm64: 0xc000_00b7 };
/** Calls of the x32 convention have the same architecture, with this bit. */
const X32 = 0x4000_0000;
/** `CLONE_NEWNS`, `…CGROUP`, `…UTS`, `…IPC`, `…USER`, `…PID`, `…NET`. */
const NEW_NAMESPACES = 0x7e02_0000;
const AF_UNIX = 1;
/** `TIOCSTI`, `TIOCLINUX`: simulate typing into a terminal. */
const TYPING = [0x5412, 0x541c] as const;

/** `FS_IOC_SETFLAGS`, `FS_IOC_FSSETXATTR`: change attributes of files that are open for reading; `FIOSETOWN`, `SIOCSPGRP`: the same as `F_SETOWN`. */
const REACHING = [0x4008_6602, 0x401c_5820, 0x8901, 0x8902] as const;
/** `F_SETOWN`, `F_SETSIG`, `F_SETOWN_EX`: the kernel then sends a signal to any process of the same user. */
const OWNING = [8, 10, 15] as const;
/** `O_TRUNC` and the two bits of `O_ACCMODE`. */
const TRUNCATING = 0x203;
/** Truncates without requesting write access, which Landlock before version 3 does not notice. */
const SILENT_TRUNCATION = [0x200, 0x203] as const;

/** Code, number of instructions to skip if true and if false, and a value. */
type Instruction = readonly [number, number, number, number];

/** The filter for this architecture; undefined if there is none. */
export function seccompFilter(architecture: string, companion: Companion = "namespaces"): Buffer | undefined {
  if (architecture !== "x64" && architecture !== "arm64") return undefined;
  return assemble(instructionsFor(architecture, companion === "namespaces"));
}

function instructionsFor(architecture: Architecture, hasNamespaces: boolean): readonly Instruction[] {
  const calls = hasNamespaces ? DENIED : { ...DENIED, ...DENIED_WITHOUT_NAMESPACES };
  const denied = Object.values(calls).flatMap((numbers) => numbers[architecture] ?? []);
  return [
    [LOAD_WORD, 0, 0, ARCHITECTURE],
    [JUMP_EQUAL, 1, 0, AUDIT[architecture]],
    [RETURN, 0, 0, KILL_PROCESS],
    [LOAD_WORD, 0, 0, NUMBER],
    ...(architecture === "x64"
      ? ([
          [MIN_JUMP, 0, 1, X32],
          [RETURN, 0, 0, KILL_PROCESS],
        ] as const)
      : []),
    ...denied.flatMap((number) => refuse(number, EPERM)),
    // A filter cannot see its arguments; the C library then uses `clone`.
    ...refuse(LOOKED_AT.clone3[architecture], ENOSYS),
    ...look(LOOKED_AT.clone[architecture], [
      [LOAD_WORD, 0, 0, argument(0)],
      [JUMP_ANY_BIT, 0, 1, NEW_NAMESPACES],
      [RETURN, 0, 0, refuseWith(EPERM)],
    ]),
    ...look(LOOKED_AT.socket[architecture], [
      [LOAD_WORD, 0, 0, argument(0)],
      ...(hasNamespaces ? [[JUMP_EQUAL, 1, 0, AF_UNIX] as const] : []),
      [RETURN, 0, 0, refuseWith(EAFNOSUPPORT)],
    ]),
    ...look(LOOKED_AT.ioctl[architecture], [
      [LOAD_WORD, 0, 0, argument(1)],
      ...[...TYPING, ...(hasNamespaces ? [] : REACHING)].flatMap((request) => refuse(request, EPERM)),
    ]),
    ...(hasNamespaces ? [] : lookWithoutNamespaces(architecture)),
    [RETURN, 0, 0, ALLOW],
  ];
}

function lookWithoutNamespaces(architecture: Architecture): readonly Instruction[] {
  const truncation = (flags: number): readonly Instruction[] => [
    [LOAD_WORD, 0, 0, argument(flags)],
    [AND, 0, 0, TRUNCATING],
    ...SILENT_TRUNCATION.flatMap((value) => refuse(value, EPERM)),
  ];
  const open = OPEN[architecture];
  return [
    // A filter cannot see its flags; the C library then uses `openat`.
    ...refuse(LOOKED_AT.openat2[architecture], ENOSYS),
    ...look(LOOKED_AT.openat[architecture], truncation(2)),
    ...(open === undefined ? [] : look(open, truncation(1))),
    ...look(LOOKED_AT.fcntl[architecture], [
      [LOAD_WORD, 0, 0, argument(1)],
      ...OWNING.flatMap((command) => refuse(command, EPERM)),
    ]),
    // Only limits of this process.
    ...look(LOOKED_AT.prlimit64[architecture], [
      [LOAD_WORD, 0, 0, argument(0)],
      [JUMP_EQUAL, 1, 0, 0],
      [RETURN, 0, 0, refuseWith(EPERM)],
    ]),
  ];
}

/** Refuses if the loaded word has this value. */
function refuse(value: number, errno: number): readonly Instruction[] {
  return [
    [JUMP_EQUAL, 0, 1, value],
    [RETURN, 0, 0, refuseWith(errno)],
  ];
}

/** Runs more instructions if the loaded number is this call's, and reloads the number afterwards. */
function look(number: number, more: readonly Instruction[]): readonly Instruction[] {
  return [[JUMP_EQUAL, 0, more.length + 1, number], ...more, [LOAD_WORD, 0, 0, NUMBER]];
}

function assemble(instructions: readonly Instruction[]): Buffer {
  const program = Buffer.alloc(instructions.length * 8);
  for (const [index, [code, whenTrue, whenFalse, value]] of instructions.entries()) {
    program.writeUInt16LE(code, index * 8);
    program.writeUInt8(whenTrue, index * 8 + 2);
    program.writeUInt8(whenFalse, index * 8 + 3);
    program.writeUInt32LE(value, index * 8 + 4);
  }
  return program;
}
