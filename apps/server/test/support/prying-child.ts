/**
 * A child process whose document lists actions that are forbidden to every child. Its result states the outcome of each: `done`, with what it
 * learned, or `refused`.
 */
import { execFile } from "node:child_process";
import { readFile, readdir, symlink, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { Worker, type WorkerOptions } from "node:worker_threads";
import { connectToParent } from "../../src/work/channel/parent-channel.ts";
import type { ParseAssignment } from "../../src/work/protocol.ts";

/** An action and its target: a path, a port, a command; `INPUT` is the path of the document itself. */
export type Try = readonly [TryName, string];

type TryName =
  | "read"
  | "list"
  | "write"
  | "connect"
  | "run"
  | "load"
  | "thread"
  | "binding"
  | "wasi"
  | "inspector"
  | "debugger"
  | "user"
  | "environment"
  | "substitute";

/** Outcome of each action, in order. */
export type Findings = readonly string[];

const TRIES: Readonly<Record<TryName, (subject: string) => Promise<string>>> = {
  read: async (path) => (await readFile(path)).toString("latin1").slice(0, 200),
  list: async (path) => (await readdir(path)).join(" "),
  write: (path) => writeFile(path, "overwritten").then(() => "written"),
  connect: (port) => reach(Number(port)),
  run: async (command) => (await promisify(execFile)("/bin/sh", ["-c", command])).stdout.slice(0, 200),
  load,
  thread,
  binding,
  wasi,
  inspector,
  debugger: openDebugger,
  user: async () => String(process.getuid?.()),
  environment: async () => JSON.stringify(process.env),
  /** Replaces the result with another file. */
  substitute,
};

let outputPath = "";

const { send } = connectToParent((assignment) => void pry(assignment as ParseAssignment));

async function pry(assignment: ParseAssignment): Promise<void> {
  outputPath = assignment.outputPath;
  const tries = JSON.parse(await readFile(assignment.inputPath, "utf8")) as readonly Try[];
  const findings: string[] = [];
  for (const [name, subject] of tries) {
    const aim = subject === "INPUT" ? assignment.inputPath : subject;
    const finding = await TRIES[name](aim).then(
      (learnt) => `done: ${learnt}`,
      (error: NodeJS.ErrnoException) => `refused: ${error.code ?? error.message}`,
    );
    findings.push(finding);
  }
  const content = JSON.stringify(findings satisfies Findings);
  const bbox = { left: 0, top: 0, width: 1, height: 1, page: 1 };
  const blocks = [{ type: "Text", bbox, content }];
  const result = JSON.stringify({ type: "full", chunks: [{ content, embed: content, blocks }] });
  if (!tries.some(([name]) => name === "substitute")) await writeFile(outputPath, result);
  send({ kind: "done", numPages: 1 });
}

function reach(port: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(port, "127.0.0.1");
  socket.setTimeout(2000, () => socket.destroy(new Error("no answer")));
  socket.once("connect", () => resolve("connected")).once("error", reject);
  return promise.finally(() => socket.destroy());
}

/** Brings its own native code, as base64, and loads it. */
async function load(library: string): Promise<string> {
  const path = join(process.env["TMPDIR"]!, "brought.node");
  await writeFile(path, Buffer.from(library, "base64"), { mode: 0o700 });
  try {
    process.dlopen({ exports: {} }, path);
  } catch (error) {
    // It was loaded, has run, and is not an addon.
    if (!(error as Error).message.includes("did not self-register")) throw error;
  }
  return "loaded";
}

/** Ways to read a file without this thread's `node:fs`. */
const READ_ELSEWHERE = (path: string): string =>
  `require("node:fs").readFileSync(${JSON.stringify(path)}, "latin1").slice(0, 200)`;

/** Reads a file in a thread. @param subject - the thread's options and the path, as JSON */
async function thread(subject: string): Promise<string> {
  const [options, path] = JSON.parse(subject) as readonly [WorkerOptions, string];
  const code = `require("node:worker_threads").parentPort.postMessage(${READ_ELSEWHERE(path)})`;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  new Worker(code, { eval: true, ...options })
    .once("message", resolve)
    .once("error", reject)
    .once("exit", () => reject(new Error("it ended")));
  return await promise;
}

/** Runs a command through an internal module of Node.js, below `node:child_process`. */
async function binding(command: string): Promise<string> {
  const { binding: internal } = process as unknown as {
    readonly binding: (name: string) => { spawn: (options: object) => SpawnResult };
  };
  const stdio = [{ type: "ignore" }, { type: "pipe", readable: false, writable: true }, { type: "ignore" }];
  const options = { file: "/bin/sh", args: ["sh", "-c", command], envPairs: [], stdio };
  const { output } = internal.call(process, "spawn_sync").spawn(options);
  return Promise.resolve(String(output?.[1] ?? "").slice(0, 200));
}

interface SpawnResult {
  readonly output?: readonly (Buffer | null)[] | null;
}

/** Gives WebAssembly access to a folder. */
async function wasi(folder: string): Promise<string> {
  const { WASI } = await import("node:wasi");
  return typeof new WASI({ version: "preview1", preopens: { "/folder": folder } });
}

/** Reads a file through this process's own debugger. */
async function inspector(path: string): Promise<string> {
  const { Session } = await import("node:inspector/promises");
  const session = new Session();
  session.connect();
  const expression = `process.getBuiltinModule("node:module").createRequire("/")("node:fs").readFileSync(${JSON.stringify(path)}, "latin1")`;
  const { result, exceptionDetails } = await session.post("Runtime.evaluate", { expression });
  if (exceptionDetails !== undefined) throw new Error("exception");
  return String(result.value).slice(0, 200);
}

/** Opens this process to any debugger, to which its permissions would not apply. */
async function openDebugger(port: string): Promise<string> {
  const { open, url } = await import("node:inspector");
  open(Number(port), "127.0.0.1");
  const address = url();
  if (address === undefined) throw new Error("not opened");
  return address;
}

async function substitute(path: string): Promise<string> {
  // Uses a program if one can be run: Node's permission model makes no links.
  const link = promisify(execFile)("ln", ["-s", path, outputPath]);
  await link.catch(() => symlink(path, outputPath)).catch(() => writeFile(outputPath, "not a result"));
  return "linked";
}
