import { newId } from "../identifiers.ts";
import { seal, unseal } from "../secrets/seal.ts";
import type { Stores } from "../stores.ts";
import { createWebhookSecret } from "./signature.ts";

type SecretStores = Pick<Stores, "webhookSecrets" | "secrets">;

/** How long a receiver may go on verifying with the secret before. */
export const ROTATION_MS: number = 24 * 3600 * 1000;

export interface OpenSecret {
  readonly secret: string;
  /** Null for the current one. */
  readonly expiresAt: number | null;
}

/** The secrets that webhooks of an organisation are signed with, the current one first; the first use makes one. */
export async function organisationSecrets(stores: SecretStores, organisation: string): Promise<readonly OpenSecret[]> {
  const { webhookSecrets, secrets } = stores;
  let valid = await webhookSecrets.valid(organisation);
  if (valid.every(({ expiresAt }) => expiresAt !== null)) {
    // Of two first uses at once one stores its secret, and both read that one.
    await webhookSecrets.addFirst(organisation, sealedSecret(stores, organisation));
    valid = await webhookSecrets.valid(organisation);
  }
  return valid.map(({ sealed, expiresAt }) => ({
    secret: unseal(secrets.sealing, sealed, sealContext(organisation)),
    expiresAt,
  }));
}

/** Makes a new secret the current one; both sign until the old one's time is over. */
export async function rotateSecret(stores: SecretStores, organisation: string): Promise<readonly OpenSecret[]> {
  await organisationSecrets(stores, organisation);
  await stores.webhookSecrets.rotate(organisation, sealedSecret(stores, organisation), Date.now() + ROTATION_MS);
  return organisationSecrets(stores, organisation);
}

function sealedSecret({ secrets }: SecretStores, organisation: string): { id: string; sealed: Uint8Array } {
  return { id: newId(), sealed: seal(secrets.sealing, createWebhookSecret(), sealContext(organisation)) };
}

function sealContext(organisation: string): string {
  return `webhook secret of ${organisation}`;
}
