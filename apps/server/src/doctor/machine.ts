import { availableParallelism, totalmem } from "node:os";
import { DEFAULT_LIMITS } from "../settings/options.ts";
import type { Check } from "./check.ts";
import { ONE_PAGE } from "../work/one-page.ts";

/** The same as in package.json. */
const MIN_NODE = [22, 18] as const;
const GIB = 1024 ** 3;

export const checkNode: Check = async () => {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const isEnough = major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1]);
  const found = { name: "Node.js", detail: process.version };
  if (isEnough) return { ...found, state: "ok" };
  return { ...found, state: "failed", remedy: `install Node.js ${MIN_NODE.join(".")} or later` };
};

export const checkMemory: Check = async () => {
  const slots = availableParallelism();
  const needed = slots * DEFAULT_LIMITS.memoryBytes;
  const found = {
    name: "memory",
    detail: `${(totalmem() / GIB).toFixed(1)} GiB; ${slots} jobs at a time may take ${(needed / GIB).toFixed(1)} GiB`,
  };
  if (needed <= totalmem()) return { ...found, state: "ok" };
  const fitting = Math.max(1, Math.floor(totalmem() / DEFAULT_LIMITS.memoryBytes));
  return { ...found, state: "missing", remedy: `set DOCSVC_SLOTS=${fitting}` };
};

/** Parses a page from bytes to blocks, as a job would. */
export const checkEngine: Check = async () => {
  const name = "engine";
  const started = performance.now();
  try {
    const { parse } = await import("@docsvc/engine");
    const { result } = await parse(Buffer.from(ONE_PAGE));
    const isRead = result.chunks.some(({ content }) => content.includes("docsvc"));
    const elapsedMs = Math.round(performance.now() - started);
    if (isRead) return { name, state: "ok", detail: `read a test page in ${elapsedMs} ms` };
    return { name, state: "failed", detail: "a test page was read wrongly", remedy: "install docsvc again" };
  } catch (error) {
    return { name, state: "failed", detail: `a test page: ${String(error)}`, remedy: "install docsvc again" };
  }
};
