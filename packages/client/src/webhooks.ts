/** Receiving the service's webhooks: an entry of its own, since who receives them is mostly not who sends documents. */
export { handler } from "./webhooks/handler.ts";
export type { Delivery, HandlerOptions } from "./webhooks/handler.ts";
export { unwrap, WebhookVerificationError } from "./webhooks/unwrap.ts";
export type { WebhookSecret } from "./webhooks/secret.ts";
export type { UnwrapOptions, WebhookHeaders } from "./webhooks/unwrap.ts";
export type { JobCompletedEvent, JobFailedEvent, WebhookEvent } from "@docsvc/openapi";
