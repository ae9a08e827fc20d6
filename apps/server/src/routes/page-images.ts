import type { PageRegion } from "@docsvc/engine";
import { ServiceError } from "../errors/service-error.ts";
import { organisationOf } from "../http/handler.ts";
import type { Answer, Call, Handler } from "../http/handler.ts";
import type { Context } from "../jobs/context.ts";
import { findJob } from "../jobs/find-job.ts";
import type { JobRequest } from "../jobs/job-request.ts";
import { requireUpload } from "../jobs/require-upload.ts";
import { requireDocumentOf } from "../jobs/resolve-input.ts";
import type { Job } from "../ports/job-store.ts";

export function pageImageHandlers(context: Context): Readonly<Record<"drawFilePage" | "drawJobPage", Handler>> {
  return {
    drawFilePage: (call) => draw(context, call, String(call.parameters["file_id"])),
    drawJobPage: async (call) => {
      const job = await findJob(context, organisationOf(call), String(call.parameters["job_id"]));
      return draw(context, call, await documentOf(context, job));
    },
  };
}

async function draw(context: Context, call: Call, fileId: string): Promise<Answer> {
  const organisation = organisationOf(call);
  const { key } = await requireUpload(context, organisation, fileId);
  const { parameters, request } = call;
  const page = {
    organisation,
    key,
    password: readPassword(parameters["Document-Password"] as string | undefined),
    page: Number(parameters["page"]),
    width: Number(parameters["width"]),
    region: readRegion(parameters["region"] as string | undefined),
    requestId: request.id,
  };
  const image = await context.pageImages.get(page, call.signal);
  return {
    headers: {
      "content-type": "image/webp",
      // A page never changes, but access to it may.
      "cache-control": "private, max-age=3600",
      vary: "authorization, cookie, document-password",
    },
    body: image,
  };
}

/** The upload that a job read, directly or through an earlier job. @throws {@link ServiceError} if it was not an upload */
async function documentOf(context: Context, job: Job): Promise<string> {
  const { input } = job.request as JobRequest;
  const read = input.from === "job" ? await findJob(context, job.organisation, input.jobId) : job;
  const document = await requireDocumentOf(context, read);
  if (document.from !== "upload") throw new Error("a job's document is an upload");
  return document.fileId;
}

/** Parses `left,top,width,height`, whose form the contract has validated. */
function readRegion(given: string | undefined): PageRegion | null {
  if (given === undefined) return null;
  const [left = 0, top = 0, width = 0, height = 0] = given.split(",").map(Number);
  return { left, top, width, height };
}

function readPassword(given: string | undefined): string | null {
  if (given === undefined) return null;
  try {
    return decodeURIComponent(given);
  } catch (cause) {
    throw new ServiceError("bad_request", "Document-Password must be percent-encoded UTF-8.", { cause });
  }
}
