import type { WebhookEvent } from "@docsvc/openapi";
import { unwrap, WebhookVerificationError } from "./unwrap.ts";
import type { UnwrapOptions } from "./unwrap.ts";

export interface HandlerOptions extends UnwrapOptions {
  /**
   * Called once for each event, in this process. The service gives it 15 seconds; what it throws is answered 500, and the
   * delivery comes again.
   */
  readonly onEvent: (event: WebhookEvent, delivery: { readonly id: string }) => void | Promise<void>;
}

/** A handler of webhook deliveries for every server that speaks in `Request` and `Response`. */
export function handler(options: HandlerOptions): (request: Request) => Promise<Response> {
  const handled = new Map<string, Promise<void>>();
  return async (request) => {
    if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
    try {
      const event = await unwrap(await request.text(), request.headers, options);
      const id = request.headers.get("webhook-id") as string;
      // A delivery is repeated when its answer was lost: the same work is then waited for, not done again.
      const work = handled.get(id) ?? (async () => options.onEvent(event, { id }))();
      handled.set(id, work);
      if (handled.size > MOST_REMEMBERED) handled.delete(handled.keys().next().value as string);
      await work.catch((error: unknown) => {
        handled.delete(id);
        throw error;
      });
      return new Response(null, { status: 204 });
    } catch (error) {
      return new Response(null, { status: WebhookVerificationError.isInstance(error) ? 400 : 500 });
    }
  };
}

/** Ids of 36 letters: some 100 kB. */
const MOST_REMEMBERED = 1000;
