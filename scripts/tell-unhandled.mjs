import { relative } from "node:path";

/** A reporter of Vitest that names what went wrong outside of every test: it ends a run in failure, and no report of tests has it. */
// Vitest takes what a file exports by default.
// oxlint-disable-next-line import/no-default-export
export default class {
  onTestRunEnd(_modules, errors) {
    for (const { name, message, VITEST_TEST_PATH: file } of errors) {
      const where = file === undefined ? "no file" : relative(process.cwd(), file);
      console.log(`FAILED TEST ${where}: outside of a test: ${name}: ${`${message}`.split("\n", 1)[0]}`);
    }
  }
}
