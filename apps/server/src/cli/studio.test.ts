import { expect, test } from "vitest";
import { run, temporaryFolder } from "../../test/support/run-command.ts";

test("docsvc studio prints a link to the service, and refuses a folder that is none", async () => {
  await using folder = await temporaryFolder();
  const data = folder.path("data");
  expect(await run(["studio", "--data", data])).toMatchObject({ exitCode: 1 });
  await run(["keys", "create", "--data", data]);
  const { exitCode, out } = await run(["studio", "--data", data, "--url", "https://docs.example.com/"]);
  expect(exitCode).toBe(0);
  expect(out).toMatch(/^https:\/\/docs\.example\.com\/studio#sign-in=[\w-]+\.\d+\.[\w-]+\n$/);
});
