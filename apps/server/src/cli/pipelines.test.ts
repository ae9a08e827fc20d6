import { expect, test } from "vitest";
import { run, temporaryFolder } from "../../test/support/run-command.ts";

async function* toInput(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

const stepsOf = (instructions: string): string => `name: tidy
steps:
  - { op: parse, config: {} }
  - { op: edit, config: { edit_instructions: ${instructions} } }
`;

test("a pipeline is stored in versions, listed, shown and deleted", async () => {
  await using folder = await temporaryFolder();
  const data = ["--data", folder.path("data")];
  const create = async (text: string) => run(["pipelines", "create", "-", ...data], { input: toInput(text) });
  expect(await create(stepsOf("Delete page 1."))).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining("is no data directory"),
  });
  await run(["keys", "create", ...data]);

  const first = await create(stepsOf("Delete page 1."));
  expect(first).toMatchObject({ exitCode: 0, err: "tidy, version 1\n" });
  const second = await create(stepsOf("Delete page 2."));
  expect(second).toMatchObject({ out: first.out, err: "tidy, version 2\n" });

  const listed = (await run(["pipelines", "list", ...data])).out;
  expect(listed).toContain(first.out.trim());
  expect(listed).toContain("parse, edit");
  const shown = async (...args: readonly string[]) => run(["pipelines", "show", "tidy", ...args, ...data]);
  expect(JSON.parse((await shown()).out)).toMatchObject({ pipeline_id: first.out.trim(), name: "tidy", version: 2 });
  expect(JSON.parse((await shown("1")).out).steps[1].config.edit_instructions).toBe("Delete page 1.");
  expect(await shown("3")).toMatchObject({ exitCode: 1, err: expect.stringContaining("version 3") });

  expect(await run(["pipelines", "delete", "tidy", ...data])).toMatchObject({ exitCode: 0, err: "" });
  expect(await run(["pipelines", "delete", "tidy", ...data])).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining("There is no pipeline tidy"),
  });
});
