import { timingSafeEqual } from "node:crypto";
import { ServiceError } from "../errors/service-error.ts";
import { newId } from "../ports/identifiers.ts";
import { whenThere } from "../ports/maybe-promise.ts";
import type { MaybePromise } from "../ports/maybe-promise.ts";
import { NO_LIMITS } from "../ports/key-store.ts";
import type { AuthenticatedKey, KeyLimits, KeyStore } from "../ports/key-store.ts";
import { apiKeyPrefix, createApiKey, hashApiKey, isAcceptablePresetKey } from "./api-key.ts";

/** The caller of a request. */
export interface Identity {
  readonly organisation: string;
  readonly keyId: string;
  readonly limits: KeyLimits;
}

export type Authenticate = (authorization: string | undefined) => MaybePromise<Identity>;

/** The organisation of keys that do not name one. */
export const DEFAULT_ORGANISATION = "default";

/** Name of the preset key in the usage records. */
export const PRESET_KEY_ID = "preset";

/** Whether a name is easy to type for an operator and needs no escaping anywhere. */
export function isOrganisationName(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(name);
}

/**
 * Checks `Authorization: Bearer <key>` against the stored keys and the operator's preset key.
 *
 * A preset key is never stored: removing it from the configuration revokes it.
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

/** Creates a key, stores its hash, and returns the key, which cannot be read again later. */
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
