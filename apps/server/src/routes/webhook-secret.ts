import type { WebhookSecret } from "@docsvc/openapi";
import { organisationOf } from "../http/handler.ts";
import type { Handler } from "../http/handler.ts";
import type { Context } from "../jobs/context.ts";
import { organisationSecrets, rotateSecret } from "../webhooks/organisation-secrets.ts";
import type { OpenSecret } from "../webhooks/organisation-secrets.ts";

/** The secret of the caller's organisation. Caches must not store the answer. */
export function webhookSecretHandlers({
  stores,
}: Context): Readonly<Record<"getWebhookSecret" | "rotateWebhookSecret", Handler>> {
  const headers = { "cache-control": "no-store" };
  return {
    getWebhookSecret: async (call) => ({
      headers,
      body: toWire(await organisationSecrets(stores, organisationOf(call))),
    }),
    rotateWebhookSecret: async (call) => {
      const key = call.parameters["Idempotency-Key"] as string | undefined;
      return { headers, body: toWire(await rotateSecret(stores, organisationOf(call), key)) };
    },
  };
}

function toWire([current, ...earlier]: readonly OpenSecret[]): WebhookSecret {
  const ends = earlier.map(({ expiresAt }) => expiresAt ?? 0);
  const previous = ends.length === 0 ? null : new Date(Math.max(...ends)).toISOString();
  return { secret: current!.secret, previous_expires_at: previous };
}
