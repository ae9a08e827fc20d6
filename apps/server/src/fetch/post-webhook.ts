import { fetch } from "undici";
import type { Routes } from "./choose-route.ts";
import { BlockedAddressError } from "./guarded-agent.ts";

export interface WebhookRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds for everything: name, connection, headers. */
  readonly deadlineMs: number;
}

/** The outcome of a request: a status, or why there is none. */
export type PostOutcome = { readonly status: number } | { readonly error: PostFault };

export type PostFault = "timeout" | "not_public" | "no_connection";

/** Sends one POST. Redirects are not followed, and only the status of the answer is read. */
export async function postWebhook(
  routes: Routes,
  url: URL,
  { headers, body, deadlineMs }: WebhookRequest,
  signal: AbortSignal,
): Promise<PostOutcome> {
  const deadline = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetch(url, {
      method: "POST",
      dispatcher: await routes.to(url),
      redirect: "manual",
      signal: AbortSignal.any([signal, deadline]),
      headers: { ...headers, "content-type": "application/json", "user-agent": "docsvc" },
      body,
    });
    await response.body?.cancel();
    return { status: response.status };
  } catch (error) {
    signal.throwIfAborted();
    return { error: deadline.aborted ? "timeout" : isBlocked(error) ? "not_public" : "no_connection" };
  }
}

function isBlocked(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof BlockedAddressError) return true;
  }
  return false;
}
