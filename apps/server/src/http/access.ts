import type { Authenticate, Identity } from "../auth/authenticator.ts";
import type { Access } from "../contract/operations.ts";
import { ServiceError } from "../errors.ts";
import { checkSignature } from "../secrets/signed-path.ts";

/** Says who is calling; undefined where nobody needs to be known. @throws {@link ServiceError} */
export type CheckAccess = (
  access: Access,
  authorization: string | undefined,
  path: string,
  query: URLSearchParams,
) => Promise<Identity | undefined>;

export function createAccessCheck(authenticate: Authenticate, signingKey: Uint8Array): CheckAccess {
  return async (access, authorization, path, query) => {
    if (access === "open") return undefined;
    const signature = query.get("signature");
    if (access === "key" || signature === null) return authenticate(authorization);
    const expires = query.get("expires") ?? "";
    const state = checkSignature(signingKey, path, {
      signature,
      expires: /^\d{1,11}$/.test(expires) ? Number(expires) : undefined,
    });
    if (state === "invalid") {
      throw new ServiceError(
        "invalid_signature",
        "The signature of this address is wrong. Use the address as it was given, or send an API key.",
        { headers: { "www-authenticate": "Bearer" } },
      );
    }
    if (state === "expired") {
      throw new ServiceError("url_expired", "This address has run out. Read the job again for a new one.");
    }
    return undefined;
  };
}
