import { timingSafeEqual } from "node:crypto";
import { ServiceError } from "../errors/service-error.ts";
import { newId } from "../ports/identifiers.ts";
import { whenThere } from "../ports/maybe-promise.ts";
import type { MaybePromise } from "../ports/maybe-promise.ts";
import { NO_LIMITS } from "../ports/key-store.ts";
import type { AuthenticatedKey, KeyLimits, KeyStore } from "../ports/key-store.ts";
import { apiKeyPrefix, createApiKey, hashApiKey, isAcceptablePresetKey } from "./api-key.ts";

/** Who is asking. */
export interface Identity {
  readonly organisation: string;
  readonly keyId: string;
  readonly limits: KeyLimits;
}

export type Authenticate = (authorization: string | undefined) => MaybePromise<Identity>;

/** The organisation of keys that name none. */
export const DEFAULT_ORGANISATION = "default";

/** What the preset key is called in the usage. */
export const PRESET_KEY_ID = "preset";

/** Names that an operator can type, and that need no escape anywhere. */
export function isOrganisationName(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(name);
}

/**
 * Checks `Authorization: Bearer <key>` against the stored keys, and against a key that the operator has preset.
 *
 * A preset key is never stored: taking it out of the configuration takes it out of use.
 */
export function createAuthenticator(keys: KeyStore, presetKey: string | undefined): Authenticate {
  if (presetKey !== undefined && !isAcceptablePresetKey(presetKey)) {
    throw new TypeError(
      "The preset API key must begin with ak_live_ and have at least 32 letters, digits, - or _ after it.",
    );
  }
  const presetHash = presetKey === undefined ? undefined : hashApiKey(presetKey);
  return (authorization) => {
    const key = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
    if (key === undefined) throw unauthorized();
    const hash = hashApiKey(key);
    if (presetHash !== undefined && timingSafeEqual(presetHash, hash)) {
      return { organisation: DEFAULT_ORGANISATION, keyId: PRESET_KEY_ID, limits: NO_LIMITS };
    }
    return whenThere(keys.authenticate(hash), identityOf);
  };
}

function identityOf(key: AuthenticatedKey | undefined): Identity {
  if (key === undefined) throw unauthorized();
  return { organisation: key.organisation, keyId: key.id, limits: key.limits };
}

/** Makes a key, stores its hash, and hands out the key: the only time that it can be seen. */
export async function issueApiKey(
  keys: KeyStore,
  options: { readonly name: string; readonly organisation?: string; readonly limits?: KeyLimits },
): Promise<{ readonly id: string; readonly key: string; readonly prefix: string }> {
  const key = createApiKey();
  const id = newId();
  const prefix = apiKeyPrefix(key);
  await keys.add({
    id,
    organisation: options.organisation ?? DEFAULT_ORGANISATION,
    name: options.name,
    prefix,
    hash: hashApiKey(key),
    limits: options.limits ?? NO_LIMITS,
  });
  return { id, key, prefix };
}

function unauthorized(): ServiceError {
  return new ServiceError(
    "unauthorized",
    "Invalid or missing API key. Send the header Authorization: Bearer ak_live_… with a key of this service.",
    { headers: { "www-authenticate": "Bearer" } },
  );
}
