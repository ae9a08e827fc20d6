import { needing } from "@docsvc/fixtures/needing";
import { run } from "../../test/support/run-command.ts";
import { postgresMissing } from "../../test/support/postgres-server.ts";
import { newDatabase } from "../../test/support/shared-postgres.ts";
import { organisationsSuite } from "../../test/suites/organisations.suite.ts";

organisationsSuite("SQLite", async () => ({}));

needing(postgresMissing).describe("a fleet", () => {
  organisationsSuite("PostgreSQL", async () => {
    const database = await newDatabase();
    await run(["migrate", "--database", database]);
    return { database, secret: "a secret of more than 32 characters" };
  });
});
