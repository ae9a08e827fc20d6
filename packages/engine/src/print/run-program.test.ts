import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { runProgram } from "./run-program.ts";

const folder = tmpdir();

test("a program that hangs ends at its deadline, so that it costs its file the print and nothing else", async () => {
  const program = [process.execPath, "-e", "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"];
  expect(await runProgram(program, { timeoutMs: 300, folder })).toEqual({ kind: "late" });
});

test("an abort ends a program with its reason", async () => {
  const controller = new AbortController();
  const running = runProgram([process.execPath, "-e", "setTimeout(() => {}, 60_000)"], {
    timeoutMs: 60_000,
    folder,
    signal: controller.signal,
  });
  controller.abort(new Error("enough"));
  await expect(running).rejects.toThrow("enough");
});

test("what a program prints and how it ends is reported, a missing one too, and no variable of this process is", async () => {
  process.env["DOCSVC_TEST_SECRET"] = "x";
  try {
    const script = 'console.log(process.env.DOCSVC_TEST_SECRET ?? "none"); process.exitCode = 3';
    const program = [process.execPath, "-e", script];
    expect(await runProgram(program, { timeoutMs: 30_000, folder })).toEqual({
      kind: "ended",
      code: 3,
      output: "none\n",
    });
  } finally {
    delete process.env["DOCSVC_TEST_SECRET"];
  }
  expect(await runProgram(["docsvc-no-such-program"], { timeoutMs: 30_000, folder })).toEqual({ kind: "absent" });
});
