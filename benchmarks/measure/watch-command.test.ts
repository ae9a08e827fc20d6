import { onLinux } from "@docsvc/fixtures/needing";
import { expect, test } from "vitest";
import { watchCommand } from "./watch-command.ts";

/** Allocates this many megabytes, does not free them, and lives long enough to be sampled. */
function holding(megabytes: number, then = ""): string {
  return `const held = Buffer.alloc(${megabytes}e6, 1); ${then} setTimeout(() => held.length, 2000);`;
}

onLinux.test("the peaks of a command's processes are added, and outlast their ends", async () => {
  const child = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(holding(100))}]);`;
  const alone = await watchCommand(["-e", holding(100)]);
  const both = await watchCommand(["-e", holding(100, child)]);
  expect(alone).toBeGreaterThan(100);
  expect(both).toBeGreaterThan(alone + 100);
});

test("a command that fails is no measurement", async () => {
  await expect(watchCommand(["-e", "process.exit(3)"])).rejects.toThrow("exit code 3");
});
