import type { paths } from "@docsvc/openapi";
import createClient from "openapi-fetch";
import type { Client } from "openapi-fetch";
import type { Docsvc } from "../client.ts";
import { connectionOf } from "./connection.ts";
import { exchange } from "./exchange.ts";

/**
 * The `openapi-fetch` client of the whole interface, with the client's key, headers and middleware. Bodies and answers are as on the wire;
 * error statuses do not throw, and nothing is retried.
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
