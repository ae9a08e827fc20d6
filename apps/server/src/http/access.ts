import { createHash, timingSafeEqual } from "node:crypto";
import type { Authenticate, Identity } from "../auth/authenticator.ts";
import type { Access } from "../contract/operations.ts";
import { ServiceError } from "../errors/service-error.ts";
import type { MaybePromise } from "../ports/maybe-promise.ts";
import { checkSignature } from "../secrets/signed-path.ts";
import type { SignedMethod } from "../secrets/signed-path.ts";

/** The target of a request. Every part of a signed address counts. */
export interface AccessTarget {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
}

/** Identifies the caller, synchronously if the stores are; undefined if the route needs no caller. @throws {@link ServiceError} */
export type CheckAccess = (
  access: Access | "metrics",
  authorization: string | undefined,
  target: AccessTarget,
) => MaybePromise<Identity | undefined>;

/** @param metricsToken the token for reading the metrics of the whole service */
export function createAccessCheck(
  authenticate: Authenticate,
  signingKey: Uint8Array,
  metricsToken: string | undefined,
): CheckAccess {
  return (access, authorization, { method, path, query }) => {
    if (access === "open") return undefined;
    if (access === "metrics") return checkMetricsToken(metricsToken, authorization);
    const signature = query.get("signature");
    if (access === "key" || signature === null) return authenticate(authorization);
    const expires = query.get("expires") ?? "";
    const state = checkSignature(signingKey, path, {
      signature,
      method: method === "PUT" ? "PUT" : "GET",
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
      throw new ServiceError("url_expired", EXPIRED[method === "PUT" ? "PUT" : "GET"]);
    }
    return undefined;
  };
}

const EXPIRED: Readonly<Record<SignedMethod, string>> = {
  GET: "This address has run out. Read the job again for a new one.",
  PUT: "This address has run out. Announce the upload again with POST /upload_url.",
};

/** Checks the token for reading the metrics of the whole service. @throws {@link ServiceError} */
export function checkMetricsToken(token: string | undefined, authorization: string | undefined): undefined {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
  // Digests have equal length, which the comparison in constant time requires.
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  if (token !== undefined && given !== undefined && timingSafeEqual(digest(token), digest(given))) return undefined;
  throw new ServiceError("unauthorized", "Metrics are read with the service's metrics token.", {
    headers: { "www-authenticate": "Bearer" },
  });
}
