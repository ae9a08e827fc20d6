/**
 * A child process taken over by its document: the document's text decides what it does to the service. It writes to the channel's descriptor
 * directly, since our end of the channel would not send such messages.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, truncateSync, writeFileSync, writeSync } from "node:fs";
import { Socket } from "node:net";
import { dirname, join } from "node:path";
import { CHANNEL_DESCRIPTOR } from "../../src/work/channel/descriptor.ts";
import { FrameReader, encodeFrame } from "../../src/work/channel/frames.ts";
import { FURTHER_OUTPUTS } from "../../src/work/lend-files.ts";
import type { ParseAssignment } from "../../src/work/protocol.ts";

const MEGABYTE = 1e6;
/** Written repeatedly: these attacks do not aim at memory. */
const BALLAST = Buffer.alloc(8 * MEGABYTE, 1);
const socket = new Socket({ fd: CHANNEL_DESCRIPTOR, readable: true, writable: true });
const reader = new FrameReader(2 ** 30);
let run: string | null = null;
let outputPath = "";
let onAnswer: (answer: unknown) => void = () => {};
let previousRun: string | null = null;
/** What it has learned from earlier documents. */
const loot: string[] = [];

socket.on("data", (chunk) => {
  for (const value of reader.take(chunk)) {
    if (typeof value === "object" && value !== null && "answer" in value) {
      onAnswer(value.answer);
      continue;
    }
    const order = value as { readonly run: string; readonly assignment: ParseAssignment };
    previousRun = run;
    ({ run } = order);
    ({ outputPath } = order.assignment);
    const [name = "", ...rest] = readFileSync(order.assignment.inputPath, "utf8").split(" ");
    loot.push(rest.join(" "), order.assignment.config.settings?.document_password ?? "no password");
    (ATTACKS[name] ?? honest)(rest.join(" "));
  }
});
socket.on("error", () => process.exit(0)).on("close", () => process.exit(0));
say({ kind: "ready" }, null);

const DONE = { kind: "done", numPages: 1 };
const REQUEST = { instructions: "", parts: [{ kind: "text", text: "hello" }], schema: {}, mostTokens: 10 };
const PROGRESS = { kind: "progress", done: 1, total: 2 };

const ATTACKS: Readonly<Record<string, (argument: string) => unknown>> = {
  "endless-line": () => flood(Buffer.alloc(MEGABYTE, "x")),
  "endless-errors": () => {
    for (;;) process.stderr.write("x".repeat(MEGABYTE));
  },
  "endless-progress": () => flood(Buffer.concat(Array.from({ length: 1000 }, () => frame(PROGRESS)))),
  "endless-stages": () => flood(frame({ kind: "stage", name: "read", startMs: 1, endMs: 2, more: "x".repeat(10_000) })),
  "huge-message": () => flood(Buffer.concat([header(300 * MEGABYTE), Buffer.alloc(MEGABYTE, "x")])),
  "huge-refusal": () =>
    flood(frame({ kind: "refused", code: "document_damaged", message: "x".repeat(100 * MEGABYTE) })),
  "long-refusal": () => say({ kind: "refused", code: "document_damaged", message: "x".repeat(10_000) }),
  "not-json": () => write(Buffer.concat([header(5), Buffer.from("hello")])),
  "bare-number": () => write(encodeFrame(7, MEGABYTE)),
  "unknown-kind": () => say({ kind: "constructor" }),
  "wrong-code": () => say({ kind: "refused", code: "toString", message: "" }),
  "text-pages": () => say({ kind: "done", numPages: "1" }),
  "too-many-pages": () => say({ kind: "done", numPages: 2 ** 53 }),
  "unasked-pages": () => say({ kind: "done", numPages: 2001 }),
  "unasked-slices": () => say({ kind: "long", pages: { first: 1, last: 900_000 } }),
  "unasked-rereads": () => say({ kind: "unreadable", slices: [0] }),
  "unasked-model": () => say({ kind: "ask", id: 0, request: REQUEST }),
  "asks-again": () => say({ kind: "ask", id: 7, request: REQUEST }),
  // In one piece, so that none of them is answered before the last has arrived.
  "asks-at-once": () =>
    write(Buffer.concat(Array.from({ length: 9 }, (_, id) => frame({ kind: "ask", id, request: REQUEST })))),
  "asks-something": () =>
    say({ kind: "ask", id: 0, request: { ...REQUEST, parts: [{ kind: "file", path: "/etc/passwd" }] } }),
  "asks-too-much": () => say({ kind: "ask", id: 0, request: { ...REQUEST, mostTokens: 1e9 } }),
  // As often as it likes, one after the other; the answers are its result.
  "asks-endlessly": (count) => {
    const received: unknown[] = [];
    onAnswer = (answer) => {
      received.push(answer);
      if (received.length < Number(count)) say({ kind: "ask", id: received.length, request: REQUEST });
      else honest(JSON.stringify({ told: received, loot, environment: process.env }));
    };
    say({ kind: "ask", id: 0, request: REQUEST });
  },
  "wrong-progress": () => say({ kind: "progress", done: 9e15, total: 9e15 }),
  "wrong-run": () => say(DONE, "00000000-0000-4000-8000-000000000000"),
  "no-run": () => say(DONE, null),
  "earlier-run": () => say(DONE, previousRun ?? "none"),
  "ready-again": () => say({ kind: "ready" }, null),
  "frames-after-end": () => {
    honest("and more");
    for (let index = 0; index < 10; index++) say(DONE);
  },
  "half-a-frame": () => {
    write(Buffer.concat([header(100), Buffer.from("{")]));
    process.exit(0);
  },
  "closed-channel": () => {
    socket.removeAllListeners("close").destroy();
    setInterval(() => {}, 1000);
  },
  "another-path": (path) => say({ ...DONE, outputPath: path, path }),
  "no-result": () => say(DONE),
  link: (path) => linked("ln", ["-s", path, outputPath]),
  "link-to-folder": (path) => linked("ln", ["-s", dirname(path), outputPath]),
  "second-name": () => {
    writeFileSync(outputPath, "{}");
    linked("ln", [outputPath, `${outputPath}-too`]);
  },
  pipe: () => linked("mkfifo", [outputPath]),
  folder: () => linked("mkdir", ["-p", join(outputPath, "a/b/c")]),
  "many-files": () => {
    for (let index = 0; ; index += 1) writeFileSync(join(dirname(outputPath), `file-${index}`), BALLAST);
  },
  "deep-files": () => {
    const folder = join(process.env["HOME"]!, "a/b/c");
    mkdirSync(folder, { recursive: true });
    for (let index = 0; ; index += 1) writeFileSync(join(folder, `file-${index}`), BALLAST);
  },
  "countless-files": () => {
    for (let index = 0; ; index += 1) writeFileSync(join(dirname(outputPath), `file-${index}`), "");
  },
  giant: () => {
    writeFileSync(outputPath, "");
    truncateSync(outputPath, 2 ** 41);
    say(DONE);
  },
  // As large as a file may be, and not an image.
  "giant-image": () => {
    writeFileSync(outputPath, "");
    truncateSync(outputPath, 2 ** 30);
    say(DONE);
  },
  // An edited document next to an invalid result: too large, not JSON, or of another form.
  "edited-giant": () => edited(() => truncateSync(outputPath, 2 ** 28)),
  "edited-text": () => edited(() => writeFileSync(outputPath, "{")),
  "edited-null": () => edited(() => writeFileSync(outputPath, "null")),
  "edited-number": () => edited(() => writeFileSync(outputPath, '{"edit":7}')),
  // A folder that has become a link by the time it is emptied, and one whose path is too long for any call.
  trap: (path) => {
    const traps = dirname(outputPath);
    // A shell gives up if the path is too long; the kernel does not.
    execFileSync("perl", ["-e", 'chdir shift; for (1 .. 60) { mkdir "d" x 200; chdir "d" x 200 }', traps]);
    execFileSync("sh", ["-c", `cd ${traps} && mkdir shut && touch shut/file && chmod 0 shut && ln -s ${path} link`]);
    honest("trapped");
  },
  // What could be carried from one document to the next: in memory, in folders, in the channel.
  carry: (secret) => {
    for (const folder of [dirname(outputPath), process.env["HOME"]!, "/dev/shm", "/tmp"]) {
      try {
        writeFileSync(join(folder, "carried"), secret);
      } catch {
        // The sandbox prevented it.
      }
    }
    honest("carrying");
    process.title = secret;
  },
  carried: () => {
    const folders = [dirname(outputPath), process.env["HOME"]!, "/dev/shm", "/tmp", "/proc"];
    const found = folders.flatMap((folder) => {
      try {
        return readdirSync(folder).map((name) => [
          name,
          textOf(join(folder, name)),
          textOf(join(folder, name, "cmdline")),
        ]);
      } catch {
        return [];
      }
    });
    honest(JSON.stringify({ loot, found, environment: process.env, pid: process.pid }));
  },
};

function honest(content: string): void {
  const bbox = { left: 0, top: 0, width: 1, height: 1, page: 1 };
  const blocks = [{ type: "Text", bbox, content }];
  writeFileSync(outputPath, JSON.stringify({ type: "full", chunks: [{ content, embed: content, blocks }] }));
  say(DONE);
}

function edited(write: () => void): void {
  writeFileSync(join(dirname(outputPath), FURTHER_OUTPUTS.editedPath), "%PDF-1.7");
  writeFileSync(outputPath, "");
  write();
  say(DONE);
}

function linked(program: string, args: readonly string[]): void {
  execFileSync(program, args);
  say(DONE);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "latin1").slice(0, 2000);
  } catch {
    return "";
  }
}

function say(message: object, about: string | null = run): void {
  write(frame(message, about));
}

function frame(message: object, about: string | null = run): Buffer {
  return encodeFrame({ run: about, message }, 2 ** 30);
}

function header(bytes: number): Buffer {
  const bytesOfHeader = Buffer.alloc(4);
  bytesOfHeader.writeUInt32BE(bytes);
  return bytesOfHeader;
}

/** Written at once, in whatever pieces the descriptor accepts. */
function write(bytes: Buffer): void {
  for (let offset = 0; offset < bytes.length;) {
    try {
      offset += writeSync(CHANNEL_DESCRIPTOR, bytes, offset);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") process.exit(0);
    }
  }
}

function flood(bytes: Buffer): never {
  for (;;) write(bytes);
}
