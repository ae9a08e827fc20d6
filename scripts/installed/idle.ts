import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** Measured: 130 MB in four processes, including the child that waits for a document and its sandbox. */
const MAX_IDLE_MEGABYTES = 200;
/** Measured: 1.1 s, on a machine with a load of fifteen times its cores; a busy machine takes longer by the clock, but hardly more by this. */
const MAX_START_CPU_SECONDS = 4;

/** Checks the private memory of the processes after some time without requests, and the processor time used until then. */
export async function expectLittleMemory(pid: number): Promise<void> {
  if (process.platform !== "linux") return;
  await sleep(2000);
  const all = await treeOf(pid);
  const memory = await Promise.all(all.map(privateBytes));
  const megabytes = Math.round(memory.reduce((sum, bytes) => sum + bytes, 0) / 1e6);
  const seconds = (await Promise.all(all.map(cpuSeconds))).reduce((sum, one) => sum + one, 0);
  console.log(`idle: ${all.length} processes, ${megabytes} MB; started in ${seconds.toFixed(1)} s of a core`);
  if (megabytes > MAX_IDLE_MEGABYTES) {
    throw new Error(`An idle service takes more than ${MAX_IDLE_MEGABYTES} MB.`);
  }
  if (seconds > MAX_START_CPU_SECONDS) {
    throw new Error(`A start takes more than ${MAX_START_CPU_SECONDS} s of a core.`);
  }
}

async function treeOf(pid: number): Promise<readonly number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  const below = await Promise.all(
    children
      .trim()
      .split(" ")
      .filter(Boolean)
      .map((child) => treeOf(Number(child))),
  );
  return [pid, ...below.flat()];
}

/** Memory that is freed when the process ends; shared code is not counted. */
async function privateBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
}

async function cpuSeconds(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  // Fields 14 and 15 of proc_pid_stat(5), in ticks of 10 ms.
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
}
