import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { effort } from "@docsvc/fixtures/effort";
import { onLinux } from "@docsvc/fixtures/needing";
import { expect } from "vitest";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const FILES = effort(2000, 10_000);
/** Of all the command does before its first file is written; 10,000 files took minutes when planning compared each with each. */
const MAX_CPU_SECONDS = 6;
const TICKS_A_SECOND = 100;

onLinux.test(
  "a folder of many small files is read from the start, and Ctrl-C ends it",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "docsvc-many-"));
    const [from, to] = [join(folder, "in"), join(folder, "out")];
    await mkdir(from);
    for (let at = 0; at < FILES; at += 1) await writeFile(join(from, `n${at}.txt`), `note ${at}`);
    const command = spawn(process.execPath, [
      "--disable-warning=ExperimentalWarning",
      main,
      "parse",
      from,
      "--out",
      to,
    ]);
    const ended = once(command, "exit");
    const written = async (): Promise<number> =>
      (await readdir(to).catch(() => [])).filter((name) => name.endsWith(".md")).length;
    while ((await written()) === 0) await setTimeout(20);
    expect(await cpuSeconds(command.pid!)).toBeLessThan(MAX_CPU_SECONDS);
    command.kill("SIGINT");
    expect(await ended).toEqual([130, null]);
    expect(await written()).toBeLessThan(FILES);
    await rm(folder, { recursive: true });
  },
  effort(120_000, 300_000),
);

/** User and system time so far (`proc_pid_stat(5)`). */
async function cpuSeconds(pid: number): Promise<number> {
  const afterName = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]!.split(" ");
  return (Number(afterName[11]) + Number(afterName[12])) / TICKS_A_SECOND;
}
