import type { WebhookEvent } from "@docsvc/openapi";
import { openLog } from "../logging/logger.ts";
import { readSecrets } from "./secret.ts";
import { verify, WebhookVerificationError } from "./unwrap.ts";
import type { UnwrapOptions } from "./unwrap.ts";

export interface HandlerOptions extends UnwrapOptions {
  /**
   * Called once for each event, in this process. The service gives it 15 seconds; what it throws is answered 500, and the
   * delivery comes again.
   */
  readonly onEvent: (event: WebhookEvent, delivery: Delivery) => void | Promise<void>;
  /**
   * Told of what `onEvent` throws, and of nothing that a stranger can cause.
   * @defaultValue a line of `console.error`
   */
  readonly onError?: ((error: unknown, delivery: Delivery) => void) | undefined;
}

export interface Delivery {
  /** The same each time that an event is delivered. */
  readonly id: string;
}

/**
 * A handler of webhook deliveries for every server that speaks in `Request` and `Response`.
 *
 * @throws {@link InvalidArgumentError} without a secret, and for one that is not valid
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
      // A delivery is repeated when its answer was lost: the same work is then waited for, not done again.
      const work = handled.get(id) ?? (async () => onEvent(event, { id }))();
      handled.set(id, work);
      if (handled.size > MAX_REMEMBERED) handled.delete(handled.keys().next().value as string);
      await work;
      return new Response(null, { status: 204 });
    } catch (error) {
      if (WebhookVerificationError.isInstance(error)) return new Response(null, { status: 400 });
      // Told once, also where the delivery has come twice meanwhile.
      if (handled.delete(id)) onError(error, { id });
      return new Response(null, { status: 500 });
    }
  };
}

function logError(error: unknown, { id }: Delivery): void {
  openLog(console, "error")("error", `the webhook ${id} could not be handled and comes again`, { error });
}

/** Ids of 36 letters: some 100 kB. */
const MAX_REMEMBERED = 1000;
