/**
 * Runs the steps of the Dockerfile without a container engine: runs its build stage on a copy of the repository as an unprivileged user, then
 * starts the resulting program with the image's entry point, environment and health check from a read-only folder, and parses a document. It does
 * not cover the base image, nor the Debian packages beyond their existence.
 *
 * `node scripts/run.mjs deploy/rehearse-image.ts`
 */
import { execFile, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, copyFile, cp, mkdir, mkdtemp, readFile, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join, matchesGlob } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { freePorts } from "@docsvc/server/test/support/free-ports.ts";
import { DockerfileParser, JSONInstruction } from "dockerfile-ast";
import type { Dockerfile, Env, Instruction } from "dockerfile-ast";
import { shellCommands } from "./checks/dockerfile.ts";
import { parseDocument } from "./parse-document.ts";
import { rehearseWalls } from "./rehearse-walls.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");
const isRoot = process.getuid?.() === 0;
/** User of the image. An unprivileged caller keeps their own user. */
const user = isRoot ? { uid: 1000, gid: 1000 } : {};
const apiKey = `ak_live_${"r".repeat(40)}`;

const scratch = await mkdtemp(join(tmpdir(), "docsvc-image-"));
try {
  await chmod(scratch, 0o755);
  const dockerfile = DockerfileParser.parse(await readFile(join(root, "deploy/Dockerfile"), "utf8"));
  const [build, image] = stagesOf(dockerfile);
  const environment = await prepare();
  await buildStage(dockerfile, build!, environment);
  await checkPackages(dockerfile, image!);
  await serveImage(image!, environment);
} finally {
  await rm(scratch, { recursive: true, force: true });
}

type Environment = Readonly<Record<string, string>>;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Instructions of each stage, in order. */
function stagesOf(dockerfile: Dockerfile): readonly (readonly Instruction[])[] {
  const stages: Instruction[][] = [];
  for (const instruction of dockerfile.getInstructions()) {
    if (instruction.getKeyword() === "FROM") stages.push([]);
    else stages.at(-1)?.push(instruction);
  }
  if (stages.length !== 2) throw new Error(`The Dockerfile has ${stages.length} stages; this knows two.`);
  return stages;
}

/** Home folder, Node.js and folder for global packages, all owned by the user. */
async function prepare(): Promise<Environment> {
  for (const folder of ["bin", "home", "npm", "data", "context"]) {
    await mkdir(join(scratch, folder), { mode: 0o755 });
    await give(join(scratch, folder));
  }
  await copyFile(process.execPath, join(scratch, "bin", "node"));
  await chmod(join(scratch, "bin", "node"), 0o755);
  await lendStore(join(scratch, "home"));
  const { stdout: registry } = await run("npm", ["config", "get", "registry"]);
  const { stdout: npm } = await run("sh", ["-c", "command -v npm"]);
  const path = [
    join(scratch, "bin"),
    join(scratch, "npm", "bin"),
    dirname(npm.trim()),
    "/usr/local/bin",
    "/usr/bin",
    "/bin",
  ];
  // Settings that this machine needs to reach the registry: proxies, certificates.
  const machine = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  return {
    ...(Object.fromEntries(machine) as Environment),
    PATH: path.join(delimiter),
    HOME: join(scratch, "home"),
    NPM_CONFIG_PREFIX: join(scratch, "npm"),
    NPM_CONFIG_REGISTRY: registry.trim(),
    NPM_CONFIG_FETCH_RETRIES: "5",
  };
}

/**
 * pnpm's store of earlier downloads, which saves minutes; without it everything is downloaded. Its files are linked, not copied, and keep their
 * owner; folders and index belong to the user.
 */
async function lendStore(home: string): Promise<void> {
  const { stdout } = await run("pnpm", ["store", "path"], { cwd: root });
  const known = stdout.trim();
  const lent = join(home, ".local/share/pnpm/store", basename(known));
  await mkdir(lent, { recursive: true });
  const link = 'cp -al "$1/files" "$2" && cp "$1"/index.db* "$2"';
  await run("sh", ["-c", link, "lend", known, lent]).catch(() =>
    say("The store of pnpm cannot be lent; all is downloaded."),
  );
  if (user.uid === undefined) return;
  await run("find", [
    home,
    "(",
    "-type",
    "d",
    "-o",
    "-name",
    "index.db*",
    ")",
    "-exec",
    "chown",
    `${user.uid}:${user.gid}`,
    "{}",
    "+",
  ]);
}

async function give(path: string): Promise<void> {
  if (user.uid !== undefined) await chown(path, user.uid, user.gid);
}

async function buildStage(dockerfile: Dockerfile, stage: readonly Instruction[], base: Environment): Promise<void> {
  const commands = new Map(shellCommands(dockerfile).map(({ run: instruction, command }) => [instruction, command]));
  const environment: Record<string, string> = { ...base };
  let folder = scratch;
  for (const instruction of stage) {
    const keyword = instruction.getKeyword();
    const given = instruction.getRawArgumentsContent() ?? "";
    if (keyword === "ENV") Object.assign(environment, variablesOf(instruction as Env));
    else if (keyword === "WORKDIR") folder = await makeFolder(given);
    else if (keyword === "COPY" && given === ". .") await copyContext(folder);
    else if (keyword === "RUN") await perform(commands.get(instruction as never) ?? given, folder, environment);
    else throw new Error(`This does not know what the build stage's ${keyword} ${given} does.`);
  }
}

async function makeFolder(path: string): Promise<string> {
  let folder = scratch;
  for (const part of path.split("/").filter((one) => one !== "")) {
    folder = join(folder, part);
    await mkdir(folder, { recursive: true });
    await give(folder);
  }
  return folder;
}

function variablesOf(instruction: Env): Environment {
  return Object.fromEntries(instruction.getProperties().map((one) => [one.getName(), one.getValue() ?? ""]));
}

/** Files that Git tracks or would add, without those that the image is not built from. */
async function copyContext(folder: string): Promise<void> {
  const { stdout } = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  const ignored = (await readFile(join(root, "deploy/Dockerfile.dockerignore"), "utf8"))
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const isIgnored = (path: string): boolean =>
    path.split("/").some((_, index, parts) => {
      const parent = parts.slice(0, index + 1).join("/");
      return ignored.some((pattern) => matchesGlob(parent, pattern));
    });
  const files = stdout.split("\0").filter((path) => path !== "" && !isIgnored(path));
  for (const path of files) {
    // Git still lists files that were deleted but not committed.
    await cp(join(root, path), join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
    });
  }
  if (user.uid !== undefined) await run("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
  say(`context: ${files.length} files`);
}

async function perform(command: string, cwd: string, env: Environment): Promise<void> {
  const started = performance.now();
  const child = spawn("sh", ["-c", command], { cwd, env, stdio: ["ignore", "pipe", "pipe"], ...user });
  let output = "";
  const note = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on("data", note);
  child.stderr.on("data", note);
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`${command}\nended with ${code}:\n${output.slice(-4000)}`);
  say(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${command}`);
}

/** Whether Debian has the packages that the image installs; unknown on other systems. */
async function checkPackages(dockerfile: Dockerfile, stage: readonly Instruction[]): Promise<void> {
  const install = shellCommands(dockerfile).find(({ run: one }) => stage.includes(one));
  const packages = /--no-install-recommends ([^&]+?) &&/.exec(install?.command ?? "")?.[1]?.split(" ") ?? [];
  const names = packages.filter((name) => name !== "" && !name.startsWith("$"));
  const lists = await readdir("/var/lib/apt/lists").catch(() => []);
  if (!lists.some((name) => name.includes("_Packages"))) {
    say("Debian packages: not checked, there are no lists of apt-get here");
    return;
  }
  await run("apt-cache", ["show", "--no-all-versions", ...names]);
  say(`Debian packages: ${names.join(", ")}`);
}

async function serveImage(stage: readonly Instruction[], base: Environment): Promise<void> {
  const app = join(scratch, "app");
  await rename(join(scratch, "build", "app"), app);
  if (isRoot) await run("chown", ["-R", "0:0", app]);
  await run("chmod", ["-R", "a-w", app]);

  const port = (await freePorts(1))[0]!;
  const declared = stage.filter((one) => one.getKeyword() === "ENV").map((one) => variablesOf(one as Env));
  const environment: Environment = {
    PATH: base["PATH"]!,
    HOME: base["HOME"]!,
    ...Object.assign({}, ...declared),
    DOCSVC_HOST: "127.0.0.1",
    DOCSVC_PORT: String(port),
    DOCSVC_DATA_DIR: join(scratch, "data"),
    DOCSVC_API_KEY: apiKey,
  };
  const entry = argumentsOf(stage, "ENTRYPOINT");
  const command = [...entry, ...argumentsOf(stage, "CMD")];
  // The image's symbolic link to the program.
  const [program, ...args] = command.map((argument) => (argument === "docsvc" ? join(app, "bin/docsvc.js") : argument));
  const service = spawn(program!, args, { cwd: app, env: environment, stdio: ["ignore", "pipe", "pipe"], ...user });
  let output = "";
  const note = (chunk: Buffer): void => void (output += chunk.toString());
  service.stdout.on("data", note);
  service.stderr.on("data", note);
  try {
    await untilHealthy(stage, environment, app, service);
    say(`healthy: ${command.join(" ")}`);
    say(await parseDocument(`http://127.0.0.1:${port}`, apiKey));
    const ended = once(service, "exit");
    service.kill("SIGTERM");
    const [code] = (await ended) as [number | null];
    if (code !== 0) throw new Error(`SIGTERM ended the service with ${code}`);
    say("SIGTERM: ended with 0");
    await rehearseWalls({ program: [program!], environment, scratch, user, say });
  } catch (error) {
    throw new Error(`The image's service said:\n${output.slice(-4000)}`, { cause: error });
  } finally {
    service.kill("SIGKILL");
  }
}

function argumentsOf(stage: readonly Instruction[], keyword: string): readonly string[] {
  const instruction = stage.findLast((one) => one.getKeyword() === keyword);
  if (!(instruction instanceof JSONInstruction)) throw new Error(`The image has no ${keyword} in exec form.`);
  return instruction.getJSONStrings().map((one) => JSON.parse(one.getValue()) as string);
}

/** Runs the image's health check, as a container engine would. */
async function untilHealthy(
  stage: readonly Instruction[],
  env: Environment,
  cwd: string,
  service: ChildProcess,
): Promise<void> {
  const check = stage.find((one) => one.getKeyword() === "HEALTHCHECK")?.getRawArgumentsContent() ?? "";
  const [program, ...args] = JSON.parse(check.slice(check.indexOf("["))) as string[];
  for (let tries = 1; ; tries += 1) {
    const healthy = await run(program!, args, { cwd, env, ...user }).then(
      () => true,
      () => false,
    );
    if (healthy) return;
    if (service.exitCode !== null) throw new Error(`The service ended with ${service.exitCode}.`);
    if (tries === 600) throw new Error("The health check fails for 5 minutes.");
    await sleep(500);
  }
}
