import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** Calls one function 6,000 times and another 400,000 times. */
const PROGRAM = `
  function warm(list) { let sum = 0; for (const { at } of list) sum += at; return sum; }
  function hot(list) { let sum = 1; for (const { at } of list) sum += at; return sum; }
  const list = Array.from({ length: 4 }, (_, at) => ({ at }));
  let sum = 0;
  const call = (run, times) => { for (let at = 0; at < times; at++) sum += run(list); };
  for (let turn = 0; turn < 2000; turn++) {
    call(warm, 3);
    call(hot, 200);
  }
`;

/** V8 logs what it compiles. The program waits for compilation: if it ran concurrently, a busy machine would delay it. */
const FLAGS = ["--disable-warning=ExperimentalWarning", "--trace-opt", "--no-concurrent-recompilation"];

/** Which of the two functions V8's optimising compiler compiled. */
async function optimised(first: string): Promise<readonly string[]> {
  const args = [...FLAGS, "--input-type=module", "-e", first + PROGRAM];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1 << 26 });
  const done = /completed compiling \S+ <JSFunction (warm|hot) .*target TURBOFAN/g;
  return [...new Set(Array.from(stdout.matchAll(done), ([, name]) => name!))].toSorted();
}

test("what is called some thousand times is no longer optimised, and what runs all the time still is", async () => {
  const module = JSON.stringify(new URL("delay-optimisation.ts", import.meta.url).href);
  const delayed = `import { delayOptimisation } from ${module}; delayOptimisation();`;
  expect(await Promise.all([optimised(""), optimised(delayed)])).toEqual([["hot", "warm"], ["hot"]]);
});

test("functions of WebAssembly are checked when they are first called", async () => {
  const module = JSON.stringify(new URL("delay-optimisation.ts", import.meta.url).href);
  // A function that should return a number, but returns none.
  const program = `import { delayOptimisation } from ${module};
    delayOptimisation();
    const bytes = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 127, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 4, 1, 2, 0, 11]);
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
    try { exports.f(); } catch (error) { process.stdout.write(error.name); }`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
  expect(stdout).toBe("CompileError");
});
