import type { WebhookEvent } from "@docsvc/openapi";
import { openLog } from "../logging/logger.ts";
import { readSecrets } from "./secret.ts";
import { verify, WebhookVerificationError } from "./unwrap.ts";
import type { UnwrapOptions } from "./unwrap.ts";

export interface HandlerOptions extends UnwrapOptions {
  /** Called once for each event in this process. It has 15 seconds; if it throws, the answer is 500 and the service repeats the delivery. */
  readonly onEvent: (event: WebhookEvent, delivery: Delivery) => void | Promise<void>;
  /**
   * Called with errors that `onEvent` throws, not with failures that strangers can cause.
   * @defaultValue a line of `console.error`
   */
  readonly onError?: ((error: unknown, delivery: Delivery) => void) | undefined;
}

export interface Delivery {
  /** The same in every delivery of an event. */
  readonly id: string;
}

/**
 * A handler of webhook deliveries for servers that use `Request` and `Response`.
 *
 * @throws {@link InvalidArgumentError} if the secret is missing or not valid
 */
export function handler(options: HandlerOptions): (request: Request) => Promise<Response> {
  const { onEvent, onError = logError, secret, toleranceSeconds } = options;
  const secrets = readSecrets(secret);
  const handled = new Map<string, Promise<void>>();
  return async (request) => {
    if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
    const id = request.headers.get("webhook-id") ?? "";
    try {
      const event = await verify(await request.text(), request.headers, secrets, toleranceSeconds);
      // A delivery whose answer was lost is repeated; it then waits for the same work instead of doing it again.
      const work = handled.get(id) ?? (async () => onEvent(event, { id }))();
      handled.set(id, work);
      if (handled.size > MAX_REMEMBERED) handled.delete(handled.keys().next().value as string);
      await work;
      return new Response(null, { status: 204 });
    } catch (error) {
      if (WebhookVerificationError.isInstance(error)) return new Response(null, { status: 400 });
      // Reported once, even if the delivery arrived twice in the meantime.
      if (handled.delete(id)) onError(error, { id });
      return new Response(null, { status: 500 });
    }
  };
}

function logError(error: unknown, { id }: Delivery): void {
  openLog(console, "error")("error", `the webhook ${id} could not be handled and comes again`, { error });
}

/** Ids of 36 characters: about 100 kB. */
const MAX_REMEMBERED = 1000;
