import { afterAll, beforeAll, describe } from "vitest";
import { run } from "../../test/support/run-command.ts";
import { postgresMissing, startPostgres } from "../../test/support/postgres-server.ts";
import type { PostgresServer } from "../../test/support/postgres-server.ts";
import { organisationsSuite } from "../../test/suites/organisations.suite.ts";

organisationsSuite("SQLite", async () => ({}));

describe.skipIf(postgresMissing !== undefined)(postgresMissing ?? "PostgreSQL", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  organisationsSuite("PostgreSQL", async () => {
    const database = await server.newDatabase();
    await run(["migrate", "--database", database]);
    return { database, secret: "a secret of more than 32 characters" };
  });
});
