import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { startOf } from "./shell-line.mjs";

test("on Windows a shell gets one line, in which no argument falls apart", () => {
  const started = startOf("C:\\My clone\\node_modules\\.bin\\node", ["C:\\My clone\\a.ts", 'say "x"', ""], "win32");
  const line = String.raw`"C:\My clone\node_modules\.bin\node" "C:\My clone\a.ts" "say ""x""" ""`;
  expect(started).toEqual({ file: line, args: [], shell: true });
});

test("the program of this system gets its arguments as they are", () => {
  const args = ["-p", "process.argv.slice(1).join('|')", "two words", 'a "quotation"'];
  const { file, args: given, shell } = startOf(process.execPath, args);
  expect(spawnSync(file, given, { shell, encoding: "utf8" }).stdout.trim()).toBe('two words|a "quotation"');
});
