/** Receives the service's webhooks. A separate entry point, because receivers usually do not send documents. */
export { handler } from "./webhooks/handler.ts";
export type { Delivery, HandlerOptions } from "./webhooks/handler.ts";
export { unwrap, WebhookVerificationError } from "./webhooks/unwrap.ts";
export type { WebhookSecret } from "./webhooks/secret.ts";
export type { UnwrapOptions, WebhookHeaders } from "./webhooks/unwrap.ts";
export type { JobCompletedEvent, JobFailedEvent, WebhookEvent } from "@docsvc/openapi";
