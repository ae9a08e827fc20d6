import { afterAll, beforeAll, describe } from "vitest";
import { run } from "../../test/support/run-command.ts";
import { postgresMissing, startPostgres } from "../../test/support/postgres-server.ts";
import type { PostgresServer } from "../../test/support/postgres-server.ts";
import { parsedAgainSuite } from "../../test/suites/parsed-again.suite.ts";

parsedAgainSuite("SQLite", async () => ({}));

const title = `fleet${postgresMissing === undefined ? "" : `: ${postgresMissing}`}`;
describe.skipIf(postgresMissing !== undefined)(title, () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server[Symbol.asyncDispose]());
  parsedAgainSuite("PostgreSQL", async () => {
    const database = await server.newDatabase();
    await run(["migrate", "--database", database]);
    return { database, secret: "a secret of more than 32 characters" };
  });
});
