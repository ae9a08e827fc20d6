import type { FastifyReply, FastifyRequest } from "fastify";
import { issueApiKey } from "../auth/authenticator.ts";
import type { Authenticate } from "../auth/authenticator.ts";
import { ServiceError } from "../errors/service-error.ts";
import type { Context } from "../jobs/context.ts";
import { redeemSignInLink } from "./sign-in-link.ts";
import { SESSION_MS, isFromStudio, toCookie } from "./session.ts";
import type { Session } from "./session.ts";

/** Distinguishes the keys of sessions from others in a list. */
export const SESSION_NAME = "studio session";
/** Enough for a person who scrolls through page images, but limits a runaway script. */
const SESSION_LIMITS = { rate: { count: 3000, seconds: 60 }, concurrency: null };
/** Limits of one address and of all together: codes cannot be guessed, and tries cost the service little. */
const TRIES_OF_ONE = { count: 30, seconds: 600 };
const TRIES_OF_ALL = { count: 200, seconds: 60 };

/** Signs a person in with a link of the console or a key. @throws {@link ServiceError} */
export async function signIn(
  { stores }: Context,
  authenticate: Authenticate,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!isFromStudio(request.headers, request.host)) throw notFromStudio();
  await holdBack(stores.rates, `studio sign-in ${request.ip}`, TRIES_OF_ONE);
  await holdBack(stores.rates, "studio sign-in", TRIES_OF_ALL);
  const { link, key } = (request.body ?? {}) as { readonly link?: unknown; readonly key?: unknown };
  const expiresAt = Date.now() + SESSION_MS;
  if (typeof link === "string") {
    const organisation = await redeemSignInLink(stores, link);
    if (organisation === undefined) throw linkUsed();
    const issued = await issueApiKey(stores.keys, { name: SESSION_NAME, organisation, limits: SESSION_LIMITS });
    await forgetOldSessions(stores.keys, organisation);
    return begin(stores, { key: issued.key, managesKeys: true, expiresAt }, request, reply);
  }
  if (typeof key !== "string") throw new ServiceError("bad_request", "Send a link or a key.");
  await authenticate(`Bearer ${key.trim()}`);
  begin(stores, { key: key.trim(), managesKeys: false, expiresAt }, request, reply);
}

/** If the session began with a link, its key is revoked too. */
export async function signOut({ stores }: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { identity, session } = request;
  if (session?.managesKeys && identity) await stores.keys.revoke(identity.organisation, identity.keyId);
  begin(stores, { key: "", managesKeys: false, expiresAt: 0 }, request, reply);
}

function begin(
  { secrets }: Pick<Context["stores"], "secrets">,
  session: Session,
  { protocol }: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.header("set-cookie", toCookie(secrets.sealing, session, protocol === "https"));
}

async function forgetOldSessions(keys: Context["stores"]["keys"], organisation: string): Promise<void> {
  const oldest = Date.now() - SESSION_MS;
  for (const { id, name, createdAt, revokedAt } of await keys.list(organisation)) {
    if (name === SESSION_NAME && revokedAt === null && createdAt < oldest) await keys.revoke(organisation, id);
  }
}

async function holdBack(
  rates: Context["stores"]["rates"],
  name: string,
  rate: { readonly count: number; readonly seconds: number },
): Promise<void> {
  const waitMs = await rates.take(name, rate);
  if (waitMs === 0) return;
  const seconds = Math.ceil(waitMs / 1000);
  throw new ServiceError("rate_limited", `Too many tries to sign in. Try again in ${seconds} seconds.`, {
    headers: { "retry-after": String(seconds) },
  });
}

export function notFromStudio(): ServiceError {
  return new ServiceError("unauthorized", "Only the studio's own pages may ask for this. Open /studio and sign in.");
}

function linkUsed(): ServiceError {
  return new ServiceError(
    "unauthorized",
    "This link was used already, or is over. Start the service again or run docsvc studio for a new one, or sign in with an API key.",
  );
}
