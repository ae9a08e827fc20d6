import type { JobRecord } from "@docsvc/openapi";
import { ServiceError, ValidationError } from "../errors/service-error.ts";
import { isId } from "../ports/identifiers.ts";
import { json, organisationOf } from "../http/handler.ts";
import type { Answer, Call, Handler } from "../http/handler.ts";
import type { Context } from "../jobs/context.ts";
import { deleteJob } from "../jobs/delete-job.ts";
import { findJob, jobGone, jobNotFound } from "../jobs/find-job.ts";
import { toJobJson, toJobRecord } from "../jobs/job-record.ts";
import { isFinal, waitForJob } from "../jobs/wait-for-job.ts";
import type { JobStatus, JobType } from "../ports/job-store.ts";

export function jobHandlers(
  context: Context,
): Readonly<Record<"getJob" | "listJobs" | "cancelJob" | "deleteJob", Handler>> {
  return {
    getJob: (call) => getJob(context, call),
    listJobs: (call) => listJobs(context, call),
    cancelJob: (call) => cancelJob(context, call),
    async deleteJob(call) {
      await deleteJob(context, organisationOf(call), jobIdOf(call));
      return { body: { status: "deleted" } };
    },
  };
}

async function getJob(context: Context, call: Call): Promise<Answer> {
  const found = await findJob(context, organisationOf(call), jobIdOf(call));
  const waitMs = Number(call.parameters["wait"] ?? 0) * 1000;
  if (waitMs === 0 || isFinal(found)) return json(await toJobJson(context, found, call));
  const job = await waitForJob(context.stores, organisationOf(call), found.id, waitMs, [call.signal, context.stopping]);
  if (job === undefined || job.gone) throw jobGone();
  return json(await toJobJson(context, job, call));
}

async function listJobs(context: Context, call: Call): Promise<Answer> {
  const { parameters, baseUrl } = call;
  const limit = Number(parameters["limit"]);
  // One more than requested shows whether there is another page.
  const found = await context.stores.jobs.list(organisationOf(call), {
    limit: limit + 1,
    before: readCursor(parameters["cursor"] as string | undefined),
    status: parameters["status"] as JobStatus | undefined,
    type: parameters["type"] as JobType | undefined,
    createdAfter: readTime("created_after", parameters),
    createdBefore: readTime("created_before", parameters),
  });
  const page = found.slice(0, limit);
  const records: JobRecord[] = [];
  for (const job of page) records.push(await toJobRecord(context, job, baseUrl, "url"));
  const last = page.at(-1);
  if (found.length <= limit || last === undefined) return { body: records };
  const cursor = Buffer.from(last.id).toString("base64url");
  return { headers: nextPage(call, cursor), body: records };
}

async function cancelJob(context: Context, call: Call): Promise<Answer> {
  const id = jobIdOf(call);
  const outcome = isId(id) ? await context.stores.jobs.cancel(organisationOf(call), id) : "unknown";
  if (outcome === "cancelled") return { body: { status: "cancelled" } };
  if (outcome === "unknown") throw jobNotFound();
  if (outcome === "gone") throw jobGone();
  throw new ServiceError(
    "job_finished",
    `The job has already finished and cannot be cancelled. Read it with GET /job/${id}.`,
  );
}

function jobIdOf(call: Call): string {
  return String(call.parameters["job_id"]);
}

function readCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const id = Buffer.from(cursor, "base64url").toString("latin1");
  if (!isId(id)) {
    throw new ServiceError("invalid_cursor", "The cursor was not given by this service. Start without one.");
  }
  return id;
}

/** A value in the form of a time that does not exist (a leap second, a day that the month lacks) could not be compared with anything. */
function readTime(name: string, parameters: Call["parameters"]): number | undefined {
  const given = parameters[name];
  if (given === undefined) return undefined;
  const time = Date.parse(String(given));
  if (Number.isFinite(time)) return time;
  throw new ValidationError([{ loc: ["query", name], msg: "is no time that exists", type: "datetime_parsing" }]);
}

/** The address of the same list from the cursor on. */
function nextPage({ request, baseUrl }: Call, cursor: string): Readonly<Record<string, string>> {
  const url = new URL(request.url, "http://service");
  url.searchParams.set("cursor", cursor);
  return {
    link: `<${baseUrl}${url.pathname}${url.search}>; rel="next"`,
    "x-next-cursor": cursor,
  };
}
