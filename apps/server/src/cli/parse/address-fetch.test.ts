import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { fixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";

const MAIN = new URL("../../main.ts", import.meta.url).href;

/** Runs the program in a separate process, and prints its output and the modules that were loaded afterwards. */
const PROGRAM = `
import { registerHooks } from "node:module";
const loaded = [];
registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
process.on("exit", () => console.log("\\n" + JSON.stringify(loaded)));
await import(${JSON.stringify(MAIN)});
`;

async function loadedBy(source: string): Promise<readonly string[]> {
  const options = ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", PROGRAM];
  const called = promisify(execFile)(process.execPath, [...options, MAIN, "parse", source, "--no-ocr"]);
  const { stdout } = await called.catch((failed: { readonly stdout: string }) => failed);
  return JSON.parse(stdout.trimEnd().split("\n").at(-1)!) as string[];
}

test("the HTTP client is loaded for an address, and for a file it is not", async () => {
  const [file, address] = await Promise.all([loadedBy(fixture("letter/letter.pdf")), loadedBy("http://127.0.0.1:9")]);
  expect(file.some((url) => url.endsWith("/page/lay-out-page.ts"))).toBe(true);
  expect(file.filter((url) => url.includes("/undici/"))).toEqual([]);
  expect(address.some((url) => url.includes("/undici/"))).toBe(true);
});
