import { Docsvc } from "@docsvc/client";
import { askStudio } from "./ask.ts";

/** The product's own client, with the session's cookie instead of a key. */
export const client: Docsvc = new Docsvc({
  baseUrl: location.origin,
  fetch: askStudio,
  logLevel: "off",
  outageTimeout: 10_000,
});
