/** The underlying calls of `openapi-fetch`. A separate entry point, because few callers need it. */
export { rawClient } from "./connection/raw-client.ts";
export type { paths } from "@docsvc/openapi";
