import type { PipelineDefinition, StoredPipeline } from "@docsvc/openapi";
import type { CommandContext } from "./command-context.ts";
import { CommandError, usageError } from "./command-error.ts";
import { openClient } from "./open-client.ts";
import { openData } from "./open-data.ts";

/** The source of pipelines: a running service, or the store of a data directory or a fleet. */
export interface PipelineSource extends AsyncDisposable {
  create(definition: PipelineDefinition): Promise<StoredPipeline>;
  list(): Promise<readonly StoredPipeline[]>;
  /** @throws {@link CommandError} if there is none */
  get(idOrName: string, version?: number): Promise<StoredPipeline>;
  /** @throws {@link CommandError} if there is none */
  remove(idOrName: string): Promise<void>;
}

/** A service, or one of the other places. */
export interface PipelinePlace {
  readonly server?: string;
  readonly data?: string;
  readonly database?: string;
  readonly organisation?: string;
}

/** @throws {@link CommandError} */
export async function openPipelineSource(place: PipelinePlace, context: CommandContext): Promise<PipelineSource> {
  const { server, data, database, organisation } = place;
  if (server === undefined) return storeSource(place, context);
  if (data !== undefined || database !== undefined) {
    throw usageError("Give one of --server, --data and --database.");
  }
  if (organisation !== undefined) throw usageError("--organisation goes with --data or --database: a key has its own.");
  return serviceSource(server, context);
}

async function serviceSource(server: string, context: CommandContext): Promise<PipelineSource> {
  const client = await openClient(server, context);
  const { pipelinesOf } = await import("@docsvc/client/pipelines");
  const { throwClientFailure: tellClientFailure } = await import("./client-failure.ts");
  const pipelines = pipelinesOf(client);
  const { signal } = context;
  return {
    create: async (definition) => pipelines.create(definition, { signal }).catch(tellClientFailure),
    list: async () => pipelines.list({ signal }).catch(tellClientFailure),
    get: async (idOrName, version) => pipelines.get(idOrName, { signal, version }).catch(tellClientFailure),
    remove: async (idOrName) => void (await pipelines.delete(idOrName, { signal }).catch(tellClientFailure)),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

async function storeSource(place: PipelinePlace, context: CommandContext): Promise<PipelineSource> {
  const { DEFAULT_ORGANISATION } = await import("../auth/authenticator.ts");
  const { toWirePipeline } = await import("../jobs/wire-pipeline.ts");
  const { newId } = await import("../ports/identifiers.ts");
  const { organisation = DEFAULT_ORGANISATION, database, data } = place;
  const { environment } = context;
  const url = database ?? environment.database;
  const flags = { data: data ?? environment.dataDir ?? ".docsvc", ...(url !== undefined && { database: url }) };
  const stores = await openData(flags, context, { create: false });
  const { pipelines } = stores;
  return {
    create: async ({ name, steps }) => toWirePipeline(await pipelines.add({ organisation, id: newId(), name, steps })),
    list: async () => (await pipelines.list(organisation)).map(toWirePipeline),
    get: async (idOrName, version) => {
      const stored = await pipelines.get(organisation, idOrName, version);
      if (stored === undefined) throw noSuchPipeline(idOrName, version);
      return toWirePipeline(stored);
    },
    remove: async (idOrName) => {
      if (!(await pipelines.remove(organisation, idOrName))) throw noSuchPipeline(idOrName);
    },
    [Symbol.asyncDispose]: () => stores.close(),
  };
}

function noSuchPipeline(idOrName: string, version?: number): CommandError {
  const which = version === undefined ? "" : ` with a version ${version}`;
  return new CommandError(`There is no pipeline ${idOrName}${which}. See docsvc pipelines list.`);
}
