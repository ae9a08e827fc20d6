import { createHmac } from "node:crypto";
import { ServiceError } from "../errors/service-error.ts";
import { newId } from "../ports/identifiers.ts";
import { seal, unseal } from "../secrets/seal.ts";
import type { Stores } from "../ports/stores.ts";
import { createWebhookSecret } from "./signature.ts";

type SecretStores = Pick<Stores, "webhookSecrets" | "secrets">;

/** Milliseconds for which a receiver may keep verifying with the previous secret. */
export const ROTATION_MS: number = 24 * 3600 * 1000;

/** Each adds a signature to the header of every webhook, and may have been leaked. */
const MAX_EARLIER = 4;

export interface OpenSecret {
  readonly secret: string;
  /** Null for the current secret. */
  readonly expiresAt: number | null;
}

/** The secrets that sign an organisation's webhooks, the current one first. Created at first use. */
export async function organisationSecrets(stores: SecretStores, organisation: string): Promise<readonly OpenSecret[]> {
  const { webhookSecrets, secrets } = stores;
  let valid = await webhookSecrets.valid(organisation);
  if (valid.every(({ expiresAt }) => expiresAt !== null)) {
    // If two first uses run at once, one stores its secret, and both read that one.
    await webhookSecrets.addFirst(organisation, sealedSecret(stores, organisation));
    valid = await webhookSecrets.valid(organisation);
  }
  return valid.map(({ sealed, expiresAt }) => ({
    secret: unseal(secrets.sealing, sealed, sealContext(organisation)),
    expiresAt,
  }));
}

/**
 * Makes a new secret the current one. Both sign until the old one expires.
 *
 * @param idempotencyKey - a rotation with this key is not repeated for as long as its secret signs
 * @throws {@link ServiceError} `too_many_secrets` while the maximum number of secrets signs
 */
export async function rotateSecret(
  stores: SecretStores,
  organisation: string,
  idempotencyKey?: string,
): Promise<readonly OpenSecret[]> {
  const open = await organisationSecrets(stores, organisation);
  const [, ...earlier] = open;
  const mark = idempotencyKey === undefined ? "" : markOf(stores, organisation, idempotencyKey);
  const isRepeated =
    mark !== "" && (await stores.webhookSecrets.valid(organisation)).some(({ id }) => id.endsWith(mark));
  if (isRepeated) return open;
  if (earlier.length >= MAX_EARLIER) {
    const until = new Date(Math.min(...earlier.map(({ expiresAt }) => expiresAt ?? Infinity))).toISOString();
    throw new ServiceError(
      "too_many_secrets",
      `${earlier.length} earlier webhook secrets still sign along. Use the newest, or rotate again after ${until}.`,
    );
  }
  const { id, sealed } = sealedSecret(stores, organisation);
  await stores.webhookSecrets.rotate(organisation, { id: id + mark, sealed }, Date.now() + ROTATION_MS);
  return organisationSecrets(stores, organisation);
}

/** The suffix of the secret's id, by which a repeated request is recognised. */
function markOf({ secrets }: SecretStores, organisation: string, idempotencyKey: string): string {
  const fingerprint = createHmac("sha256", secrets.fingerprint).update(`rotate ${organisation} ${idempotencyKey}`);
  return `.${fingerprint.digest("hex").slice(0, 32)}`;
}

function sealedSecret({ secrets }: SecretStores, organisation: string): { id: string; sealed: Uint8Array } {
  return { id: newId(), sealed: seal(secrets.sealing, createWebhookSecret(), sealContext(organisation)) };
}

function sealContext(organisation: string): string {
  return `webhook secret of ${organisation}`;
}
