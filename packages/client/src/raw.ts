/** The calls underneath, as `openapi-fetch` gives them: an entry of its own, since few need more than the client gives. */
export { rawClient } from "./connection/raw-client.ts";
export type { paths } from "@docsvc/openapi";
