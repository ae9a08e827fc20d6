/**
 * Builds the image and runs the README's command on a Docker or Podman daemon under its default profile until a document is parsed. Without a
 * daemon it says so and succeeds. `node scripts/run.mjs deploy/try-container.ts`
 */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { freePorts } from "@docsvc/server/test/support/free-ports.ts";
import { parseDocument } from "./parse-document.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");
/** A first start takes seconds; longer on a busy machine. */
const MAX_START_MS = 120_000;

const engine = await findEngine();
if (engine === undefined) say("SKIPPED: there is no daemon of Docker and no Podman here");
else await tryLine(engine);

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function findEngine(): Promise<string | undefined> {
  for (const name of ["docker", "podman"]) {
    // Docker's client succeeds without a daemon; `info` with a template fails then.
    const answers = await run(name, ["info", "--format", "{{.ID}}{{.Host}}"]).then(
      () => true,
      () =>
        run(name, ["ps"]).then(
          () => true,
          () => false,
        ),
    );
    if (answers) return name;
  }
  return undefined;
}

async function tryLine(name: string): Promise<void> {
  const readme = await readFile(join(root, "README.md"), "utf8");
  const [, build, start] = /`docker (build [^`]*?) && docker (run [^`]*?)`/.exec(readme) ?? [];
  if (build === undefined || start === undefined) {
    throw new Error("README.md has no line that builds the image and runs it.");
  }
  const [port] = await freePorts(1);
  const tag = `docsvc-try-${process.pid}`;
  const words = (line: string): string[] =>
    line
      .trim()
      .split(" ")
      .map((word) => (word === "docsvc" ? tag : word));
  await run(name, words(build), { cwd: root, maxBuffer: 1 << 28 });
  const options = words(start).map((word) =>
    word.replace("127.0.0.1:8787:", `127.0.0.1:${port}:`).replace("docsvc:/data", `${tag}:/data`),
  );
  // The README's command, in the background and with a known key.
  const apiKey = `ak_live_${"t".repeat(40)}`;
  options.splice(1, 0, "--detach", "--name", tag, "--env", `DOCSVC_API_KEY=${apiKey}`);
  try {
    await run(name, options);
    await untilHealthy(`http://127.0.0.1:${port}/health`);
    say(`${name} ${start}: ${await parseDocument(`http://127.0.0.1:${port}`, apiKey)}`);
    const { stdout } = await run(name, ["exec", tag, "docsvc", "doctor"]);
    say(/^.*isolation.*$/m.exec(stdout)?.[0] ?? "docsvc doctor says nothing of isolation");
  } catch (error) {
    const { stdout, stderr } = await run(name, ["logs", tag]).catch(() => ({ stdout: "", stderr: "" }));
    throw new Error(`The container said:\n${stdout}${stderr}`, { cause: error });
  } finally {
    await run(name, ["rm", "--force", "--volumes", tag]).catch(() => undefined);
    await run(name, ["volume", "rm", tag]).catch(() => undefined);
    await run(name, ["rmi", tag]).catch(() => undefined);
  }
}

async function untilHealthy(address: string): Promise<void> {
  for (const end = Date.now() + MAX_START_MS; Date.now() < end; await sleep(500)) {
    const isHealthy = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isHealthy) return;
  }
  throw new Error(`${address} does not answer for ${MAX_START_MS / 1000} s.`);
}
