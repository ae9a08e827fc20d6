import type { paths } from "@docsvc/openapi";
import createClient from "openapi-fetch";
import type { Client } from "openapi-fetch";
import type { Docsvc } from "../client.ts";
import { connectionOf } from "./connection.ts";
import { exchange } from "./exchange.ts";

/**
 * The `openapi-fetch` client of the whole interface, with the key, the headers and the middleware of a client: bodies and answers as
 * they are on the wire, nothing thrown for an error status, nothing tried again.
 */
export function rawClient(client: Docsvc): Client<paths> {
  const { settings } = connectionOf(client);
  const { baseUrl, headers, apiKey, middleware, fetch } = settings;
  const authorization = apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` };
  const raw = createClient<paths>({ baseUrl, headers: { ...headers, ...authorization } });
  raw.use({
    onRequest: async ({ request, schemaPath }) => exchange(request, schemaPath, middleware, fetch),
  });
  return raw;
}
