import { relative } from "node:path";

/** A Vitest reporter that shows errors outside of tests: they fail a run, but no test report contains them. */
// Vitest loads the default export of a file.
// oxlint-disable-next-line import/no-default-export
export default class {
  onTestRunEnd(_modules, errors) {
    for (const { name, message, VITEST_TEST_PATH: file } of errors) {
      const where = file === undefined ? "no file" : relative(process.cwd(), file);
      console.log(`FAILED TEST ${where}: outside of a test: ${name}: ${`${message}`.split("\n", 1)[0]}`);
    }
  }
}
