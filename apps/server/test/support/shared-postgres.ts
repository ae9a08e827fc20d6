import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { openPostgres } from "../../src/stores/postgres/database.ts";
import { sharedAddress } from "./shared-for-run.ts";

declare module "vitest" {
  export interface ProvidedContext {
    readonly postgres: string;
  }
}

/** Creates an empty database on the server that all tests of a run share. A test that stops its server starts its own. */
export async function newDatabase(): Promise<string> {
  const url = await sharedAddress(inject("postgres"));
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const database = openPostgres({ url, connections: 1 });
  await database.run(`create database ${name}`);
  await database.close();
  return url.replace("/postgres?", `/${name}?`);
}
