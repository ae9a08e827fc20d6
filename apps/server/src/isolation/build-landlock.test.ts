/** Programs at the level `no-namespaces` try what a child could whose native code was taken over. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Readable, Writable } from "node:stream";
import { needing } from "@docsvc/fixtures/needing";
import { afterAll, beforeAll, expect } from "vitest";
import { buildLandlock } from "./build-landlock.ts";
import { findCodeFolders } from "./code-folders.ts";
import { FILTER_DESCRIPTOR } from "./isolation.ts";
import { nextOwner } from "./owner.ts";

const entry = new URL("../work/child-entry.ts", import.meta.url);
const place = await mkdtemp(join(tmpdir(), "docsvc-walls-"));
await chmod(place, 0o711);
const code = join(place, "code");
const elsewhere = join(place, "elsewhere");
const folders = { input: join(place, "in"), output: join(place, "out"), temporary: join(place, "tmp") };
const [codeFile, secret, socket] = [join(code, "file"), join(elsewhere, "secret"), join(elsewhere, "socket")];

const walls = await buildLandlock({
  codeFolders: [...(await findCodeFolders(entry)), code],
  entry: fileURLToPath(entry),
  folder: tmpdir(),
});
const listener = createServer((connection) => connection.end());

beforeAll(async () => {
  for (const folder of [code, elsewhere, ...Object.values(folders)]) await mkdir(folder);
  // Open to all users, so that only the isolation prevents access.
  for (const folder of [elsewhere, folders.output, folders.temporary]) await chmod(folder, 0o777);
  await new Promise<void>((resolve) => listener.listen(socket, resolve));
  await chmod(socket, 0o777);
});
afterAll(async () => {
  listener.close();
  await rm(place, { recursive: true });
});

const perl = (program: string): string => `perl -e '${program}'`;
/** Commands by what they try; each succeeds without isolation. Only x64 has these numbers of system calls. */
const ATTEMPTS: Readonly<Record<string, string>> = {
  "read a file": `cat ${secret}`,
  "list a folder": `ls ${elsewhere}`,
  "read the environment of the service": `cat /proc/${process.pid}/environ`,
  "write a file": `echo x >> ${secret}`,
  "make a file": `echo x > ${elsewhere}/made`,
  "make a socket": perl(
    `use Socket; socket(S, AF_UNIX, SOCK_STREAM, 0) && bind(S, pack_sockaddr_un("${elsewhere}/bound")) or exit 1`,
  ),
  "link a file into its own folder": `ln ${secret} ${folders.temporary}/linked`,
  "move a file": `mv ${elsewhere}/moved ${elsewhere}/moved-again`,
  "truncate a file by its path": perl(`truncate("${codeFile}", 0) or exit 1`),
  "truncate a file that it opens to read": perl(`sysopen(F, "${codeFile}", 01000) or exit 1`),
  "truncate a file that it opens for nothing": perl(`sysopen(F, "${codeFile}", 01003) or exit 1`),
  "change the mode of a file": `chmod 777 ${codeFile}`,
  "change the mode of a file that it opens": perl(`open(F, "<", "${codeFile}") && chmod(0777, *F) or exit 1`),
  "change the times of a file": `touch ${codeFile}`,
  "signal the service": `kill -0 ${process.pid}`,
  "have the kernel signal the service": perl(`pipe(R, W); fcntl(R, 8, ${process.pid}) or exit 1`),
  "limit the service": `prlimit --pid ${process.pid} --core=0`,
  "slow the service down": `renice -n 1 ${process.pid}`,
  "open a socket of the network": perl("use Socket; socket(S, AF_INET, SOCK_STREAM, 0) or exit 1"),
  "open a socket of datagrams": perl("use Socket; socketpair(A, B, AF_UNIX, SOCK_DGRAM, 0) or exit 1"),
  "connect to a socket of the machine": perl(
    `use Socket; socket(S, AF_UNIX, SOCK_STREAM, 0) && connect(S, pack_sockaddr_un("${socket}")) or exit 1`,
  ),
  "watch a folder": perl("syscall(294, 0) >= 0 or exit 1"),
  "share memory with a process": perl("defined shmget(0, 64, 0600) or exit 1"),
  "make a namespace for users": perl("syscall(272, 0x10000000) == 0 or exit 1"),
};
const OWN: Readonly<Record<string, string>> = {
  "write into its own folder": `echo x > ${folders.output}/file`,
  "read its code": `cat ${codeFile}`,
  "start a program": "ls /usr",
};

/** Names of the attempts that succeeded, with this isolation or without. */
async function reached(attempts: Readonly<Record<string, string>>, owner = false): Promise<readonly string[]> {
  await writeFile(secret, "secret", { mode: 0o666 });
  await writeFile(codeFile, "code", { mode: 0o666 });
  await writeFile(join(elsewhere, "moved"), "");
  await rm(join(folders.temporary, "linked"), { force: true });
  await rm(join(elsewhere, "bound"), { force: true });
  const script = Object.entries(attempts).map(([name, command]) => `(${command}) >/dev/null 2>&1 && echo "${name}"`);
  const shell = ["/bin/sh", "-c", `${script.join("\n")}\ntrue`];
  const user = owner && process.getuid?.() === 0 ? nextOwner() : undefined;
  if (user !== undefined) for (const path of [folders.output, folders.temporary]) await chown(path, user.uid, user.gid);
  const { launcher, filter } = (walls as Exclude<typeof walls, string>).wrap(folders, user);
  const command = [...launcher, ...shell];
  const child = spawn(command[0]!, command.slice(1), {
    cwd: "/",
    stdio: ["ignore", "pipe", "inherit", "ignore", "pipe"],
  });
  (child.stdio[FILTER_DESCRIPTOR] as Writable).end(filter);
  const [output] = await Promise.all([text(child.stdout as Readable), once(child, "exit")]);
  return output.split("\n").filter((line) => line !== "");
}

const inWalls = needing(typeof walls === "string" ? walls : process.arch === "x64" ? undefined : "only on x64");

inWalls.test("what a program in them tries is refused, as the service's user and as another", async () => {
  expect(await reached(ATTEMPTS)).toEqual([]);
  expect(await reached(ATTEMPTS, true)).toEqual([]);
  expect(await readFile(codeFile, "utf8")).toBe("code");
  expect(await reached(OWN)).toEqual(Object.keys(OWN));
});

inWalls.test("without them all of it succeeds, so that the test above can fail", async () => {
  await reached(OWN);
  const failed: string[] = [];
  for (const [name, command] of Object.entries(ATTEMPTS)) {
    await promisify(execFile)("/bin/sh", ["-c", command]).catch(() => failed.push(name));
  }
  expect(failed).toEqual([]);
});
