import { expect, test } from "vitest";
import { costOf } from "./whole-process.ts";

test("processor time is that of the process and its children, the clock that of all", async () => {
  const work = "const until = process.cpuUsage().user + 2e5; while (process.cpuUsage().user < until);";
  const { cpuMs, wallMs } = await costOf("bash", ["-c", `${process.execPath} -e '${work}'; sleep 0.3`]);
  expect(cpuMs).toBeGreaterThan(190);
  expect(wallMs).toBeGreaterThan(490);
});

test("a command that fails is an error", async () => {
  await expect(costOf("bash", ["-c", "exit 3"])).rejects.toThrow("exit code 3");
});
