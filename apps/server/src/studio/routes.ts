/** The studio's own requests beyond the contract: who is signed in, keys, usage, webhook deliveries. All require a session. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isOrganisationName, issueApiKey } from "../auth/authenticator.ts";
import type { Authenticate, Identity } from "../auth/authenticator.ts";
import type { Access } from "../contract/operations.ts";
import { ServiceError } from "../errors/service-error.ts";
import type { Context } from "../jobs/context.ts";
import type { ApiKey } from "../ports/key-store.ts";
import { LINK_NAME } from "./sign-in-link.ts";
import { SESSION_NAME, notFromStudio, signIn, signOut } from "./sign-in.ts";
import type { Session } from "./session.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MAX_DELIVERIES = 100;
const OURS: ReadonlySet<string> = new Set([SESSION_NAME, LINK_NAME]);

type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type Answer = (method: "GET" | "POST" | "DELETE", path: string, handler: Answering, access?: Access) => void;

export function addStudioRoutes(app: FastifyInstance, context: Context, authenticate: Authenticate): void {
  const answer: Answer = (method, path, handler, access = "key") => {
    app.route({ method, url: `/studio/api${path}`, config: { access, takesJson: true }, handler });
  };
  answerSession(answer, context, authenticate);
  answerKeys(answer, context);
  answerActivity(answer, context);
}

function answerSession(answer: Answer, context: Context, authenticate: Authenticate): void {
  answer(
    "POST",
    "/session",
    async (request, reply) => {
      await signIn(context, authenticate, request, reply);
      return reply.code(204).send();
    },
    "open",
  );
  answer("GET", "/session", async (request) => {
    const { identity, session } = signedIn(request);
    return { organisation: identity.organisation, manages_keys: session.managesKeys };
  });
  answer("DELETE", "/session", async (request, reply) => {
    signedIn(request);
    await signOut(context, request, reply);
    return reply.code(204).send();
  });
}

function answerKeys(answer: Answer, { stores: { keys } }: Context): void {
  answer("GET", "/keys", async (request) => {
    const { organisation } = signedIn(request).identity;
    return (await keys.list(organisation)).filter(({ name }) => !OURS.has(name)).map(toWireKey);
  });
  answer("POST", "/keys", async (request, reply) => {
    const { organisation } = manager(request);
    const name = readName((request.body as { readonly name?: unknown } | undefined)?.name);
    return reply.code(201).send(await issueApiKey(keys, { name, organisation }));
  });
  answer("DELETE", "/keys/:id", async (request) => {
    const { organisation } = manager(request);
    if (await keys.revoke(organisation, pathId(request))) return { status: "revoked" };
    throw new ServiceError("not_found", "There is no such key in use.");
  });
}

function answerActivity(answer: Answer, { stores: { keys, usage, webhooks } }: Context): void {
  answer("GET", "/usage", async (request) => {
    const { organisation } = signedIn(request).identity;
    const since = queryText(request, "since");
    const names = new Map((await keys.list(organisation)).map(({ id, name }) => [id, name]));
    const days = await usage.list({ organisation, since: DAY.test(since ?? "") ? since : undefined });
    return days.map(({ keyId, day, completed, failed, pages, credits }) => ({
      key_id: keyId,
      key: names.get(keyId) ?? keyId,
      day,
      completed,
      failed,
      pages,
      credits,
    }));
  });

  answer("GET", "/webhooks", async (request) => {
    const { organisation } = signedIn(request).identity;
    const filter = { organisation, jobId: queryText(request, "job_id"), limit: MAX_DELIVERIES };
    return (await webhooks.list(filter)).map(
      ({ id, jobId: job_id, type, state, tries, createdAt, dueAt, lastTry }) => ({
        id,
        job_id,
        type,
        state,
        tries,
        created_at: toTime(createdAt),
        due_at: toTime(dueAt),
        last: lastTry && { at: toTime(lastTry.at), status: lastTry.status, error: lastTry.error },
      }),
    );
  });
  answer("POST", "/webhooks/:id/replay", async (request) => {
    const { organisation } = signedIn(request).identity;
    if (await webhooks.replay(organisation, pathId(request))) return { status: "pending" };
    throw new ServiceError("not_found", "There is no such delivery.");
  });
}

function pathId({ params }: FastifyRequest): string {
  return (params as { readonly id: string }).id;
}

/** A parameter that is given twice counts as missing. */
function queryText({ query }: FastifyRequest, name: string): string | undefined {
  const value = (query as Readonly<Record<string, unknown>>)[name];
  return typeof value === "string" ? value : undefined;
}

/** An API key is not enough here, because these answers are for a person. */
function signedIn({ identity, session }: FastifyRequest): { readonly identity: Identity; readonly session: Session } {
  if (identity === undefined || session === undefined) throw notFromStudio();
  return { identity, session };
}

/** A person who signed in with a key may not create another: otherwise a leaked key would outlive its revocation. */
function manager(request: FastifyRequest): Identity {
  const { identity, session } = signedIn(request);
  if (session.managesKeys && isOrganisationName(identity.organisation)) return identity;
  throw new ServiceError(
    "unauthorized",
    "Whoever signed in with a key cannot make or revoke keys. Sign in by the link that docsvc studio prints.",
  );
}

function readName(given: unknown): string {
  const name = typeof given === "string" ? given.trim() : "";
  if (name.length >= 1 && name.length <= 80 && !OURS.has(name)) return name;
  throw new ServiceError("bad_request", "A key needs a name of 1 to 80 characters, to know it again.");
}

function toWireKey({ id, name, prefix, createdAt, lastUsedAt, revokedAt, limits }: ApiKey): object {
  return {
    id,
    name,
    prefix,
    created_at: toTime(createdAt),
    last_used_at: toTime(lastUsedAt),
    revoked_at: toTime(revokedAt),
    limits,
  };
}

function toTime(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
