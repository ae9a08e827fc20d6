/**
 * The link with which a person first signs in to the studio, printed on the machine's console. It works once, for one day.
 *
 * It is stored like a key, so that only one process of a fleet can redeem it: the one that revokes it first. Its hash is computed
 * differently, so that the code is not an API key. The part after the `#` reaches no server log and no referrer.
 */
import { hash, randomBytes } from "node:crypto";
import { newId } from "../ports/identifiers.ts";
import { NO_LIMITS } from "../ports/key-store.ts";
import type { KeyStore } from "../ports/key-store.ts";
import type { Stores } from "../ports/stores.ts";
import { checkSignature, signPath } from "../secrets/signed-path.ts";

const VALID_MS = 24 * 3600 * 1000;

/** Distinguishes links from keys in a list. */
export const LINK_NAME = "studio sign-in link";

/** Creates a link, and revokes those that were never used. @returns the part after the address of the service */
export async function makeSignInLink(
  { keys, secrets }: Pick<Stores, "keys" | "secrets">,
  organisation: string,
): Promise<string> {
  for (const { id, name, revokedAt } of await keys.list(organisation)) {
    if (name === LINK_NAME && revokedAt === null) await keys.revoke(organisation, id);
  }
  const code = randomBytes(24).toString("base64url");
  const [, query] = signPath(secrets.signing, pathOf(code), Date.now() + VALID_MS).split("?");
  const { expires, signature } = Object.fromEntries(new URLSearchParams(query));
  const row = { organisation, name: LINK_NAME, prefix: "link", limits: NO_LIMITS };
  await keys.add({ ...row, id: newId(), hash: hashOf(code) });
  return `/studio#sign-in=${code}.${expires}.${signature}`;
}

/** The owner of a link; undefined if it does not exist, has expired, or was already used. */
export async function redeemSignInLink(
  { keys, secrets }: { readonly keys: KeyStore } & Pick<Stores, "secrets">,
  link: string,
): Promise<string | undefined> {
  const [code = "", expires = "", signature] = link.split(".");
  const seconds = /^\d{1,11}$/.test(expires) ? Number(expires) : undefined;
  if (checkSignature(secrets.signing, pathOf(code), { expires: seconds, signature }) !== "valid") return undefined;
  const found = await keys.authenticate(hashOf(code));
  return found !== undefined && (await keys.revoke(found.organisation, found.id)) ? found.organisation : undefined;
}

function pathOf(code: string): string {
  return `/studio/sign-in/${code}`;
}

function hashOf(code: string): Uint8Array {
  return hash("sha256", `docsvc studio sign-in ${code}`, "buffer");
}
