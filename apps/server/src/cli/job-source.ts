import type { JobStatus } from "../ports/job-store.ts";
import type { CommandContext } from "./command-context.ts";
import { CommandError, usageError } from "./command-error.ts";
import { type JobView, recordToView, storedToView } from "./job-view.ts";
import { openData } from "./open-data.ts";
import type { DataFlags } from "./open-data.ts";

/** The source of jobs: a running service, or the store of a data directory. */
export interface JobSource extends AsyncDisposable {
  list(filter: { readonly limit: number; readonly status: string | undefined }): Promise<readonly JobView[]>;
  get(id: string): Promise<JobView>;
  cancel(id: string): Promise<void>;
}

const STATUSES: readonly string[] = ["PENDING", "RUNNING", "COMPLETED", "FAILED"] satisfies readonly JobStatus[];

/** At most one of the three is set. */
export interface JobPlace {
  readonly server?: string;
  readonly data?: string;
  readonly database?: string;
  readonly organisation?: string;
}

export async function openJobSource(
  { server, data, database, organisation }: JobPlace,
  context: CommandContext,
): Promise<JobSource> {
  const places = [server, data, database].filter((place) => place !== undefined);
  if (places.length > 1) throw usageError("Give one of --server, --data and --database.");
  if (data !== undefined || database !== undefined) {
    return storeSource(
      { data: data ?? ".docsvc", ...(database === undefined ? {} : { database }) },
      organisation,
      context,
    );
  }
  if (organisation !== undefined) throw usageError("--organisation goes with --data or --database: a key has its own.");
  return serviceSource(server, context);
}

async function serviceSource(server: string | undefined, { environment, signal }: CommandContext): Promise<JobSource> {
  if (environment.apiKey === undefined) {
    throw usageError("Set DOCSVC_API_KEY to a key of the service, or give --data with its data directory.");
  }
  const { openServiceClient } = await import("./service-client.ts");
  const { throwClientFailure: tellClientFailure } = await import("./client-failure.ts");
  const client = openServiceClient({ apiKey: environment.apiKey, baseUrl: server ?? environment.baseUrl });
  return {
    list: async ({ limit, status }) => {
      const query = { limit, ...(status === undefined ? {} : { status: checkStatus(status) }) };
      const page = await client.jobs.list(query, { signal }).catch(tellClientFailure);
      return page.jobs.map(recordToView);
    },
    get: async (id) => recordToView(await client.jobs.get(id, { signal }).catch(tellClientFailure)),
    cancel: async (id) => void (await client.jobs.cancel(id, { signal }).catch(tellClientFailure)),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

async function storeSource(place: DataFlags, given: string | undefined, context: CommandContext): Promise<JobSource> {
  const { DEFAULT_ORGANISATION } = await import("../auth/authenticator.ts");
  const organisation = given ?? DEFAULT_ORGANISATION;
  const stores = await openData(place, context, { create: false });
  return {
    list: async ({ limit, status }) => {
      const filter = { limit, status: status === undefined ? undefined : checkStatus(status) };
      return (await stores.jobs.list(organisation, filter)).map(storedToView);
    },
    get: async (id) => {
      const job = await stores.jobs.get(organisation, id);
      if (job === undefined || job.gone) throw noSuchJob(id);
      return storedToView(job);
    },
    cancel: async (id) => {
      const outcome = await stores.jobs.cancel(organisation, id);
      if (outcome === "finished") throw new CommandError(`Job ${id} has finished; there is nothing to cancel.`);
      if (outcome !== "cancelled") throw noSuchJob(id);
    },
    [Symbol.asyncDispose]: () => stores.close(),
  };
}

function checkStatus(status: string): JobStatus {
  if (STATUSES.includes(status)) return status as JobStatus;
  throw usageError(`--status must be one of ${STATUSES.join(", ")}.`);
}

function noSuchJob(id: string): CommandError {
  return new CommandError(`There is no job ${id}. See docsvc jobs list.`);
}
