import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describeOcr } from "@docsvc/engine";
import type { Check } from "./check.ts";
import { TESSERACT, howToInstall, howToInstallData } from "./how-to-install.ts";

const run = promisify(execFile);

/** Scans are recognised without the program, with WebAssembly; the program takes two thirds of the time. */
export const checkTesseract: Check = async () => {
  const name = "text recognition";
  const { engine, languages, missing } = await describeOcr();
  const data = howToInstallData(missing.map(({ language }) => language));
  const unread = `; for documents in ${missing.map(({ script }) => script).join(", ")} script: ${data}`;
  const found = `languages ${languages.join(", ")}${missing.length === 0 ? "" : unread}`;
  if (engine === "tesseract program") return { name, state: "ok", detail: `Tesseract, ${found}` };
  return {
    name,
    state: "missing",
    detail: `the Tesseract program is not installed; scans are read by its slower WebAssembly build, ${found}`,
    remedy: howToInstall(TESSERACT),
  };
};

/** If these programs exist, the kernel also limits the child processes. */
export const checkKernelLimits: Check = async () => {
  const name = "process limits";
  if (process.platform !== "linux") {
    return { name, state: "missing", detail: "only on Linux does the kernel bound a job's process", remedy: "none" };
  }
  const programs = await Promise.all(
    ["prlimit", "setpriv"].map(async (program) => {
      const found = await run(program, ["--version"], { timeout: 10_000 }).catch(() => undefined);
      return found === undefined ? program : undefined;
    }),
  );
  const absent = programs.filter((program) => program !== undefined);
  if (absent.length === 0) return { name, state: "ok", detail: "prlimit and setpriv" };
  return {
    name,
    state: "missing",
    detail: `${absent.join(" and ")} not found; jobs are bounded by the service's own watchdog alone`,
    remedy: "apt-get install util-linux",
  };
};
