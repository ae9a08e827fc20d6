import { relative } from "node:path";

/** A reporter of Vitest that names what its report of tests does not have: what went wrong outside of every test, and what passed at the second try. */
// Vitest takes what a file exports by default.
// oxlint-disable-next-line import/no-default-export
export default class {
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const [{ message } = { message: "" }] = test.result().errors ?? [];
    console.log(`SECOND TRY ${relative(process.cwd(), test.module.moduleId)}: ${test.fullName}: ${firstLine(message)}`);
  }

  onTestRunEnd(_modules, errors) {
    for (const { name, message, VITEST_TEST_PATH: file } of errors) {
      const where = file === undefined ? "no file" : relative(process.cwd(), file);
      console.log(`FAILED TEST ${where}: outside of a test: ${name}: ${firstLine(message)}`);
    }
  }
}

function firstLine(message) {
  return `${message}`.split("\n", 1)[0];
}
