import { needing } from "@docsvc/fixtures/needing";
import { run } from "../../test/support/run-command.ts";
import { postgresMissing } from "../../test/support/postgres-server.ts";
import { newDatabase } from "../../test/support/shared-postgres.ts";
import { parsedAgainSuite } from "../../test/suites/parsed-again.suite.ts";

parsedAgainSuite("SQLite", async () => ({}));

needing(postgresMissing).describe("a fleet", () => {
  parsedAgainSuite("PostgreSQL", async () => {
    const database = await newDatabase();
    await run(["migrate", "--database", database]);
    return { database, secret: "a secret of more than 32 characters" };
  });
});
