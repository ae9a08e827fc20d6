import type { PipelineDefinition } from "@docsvc/openapi";
import { ServiceError } from "../errors/service-error.ts";
import { organisationOf } from "../http/handler.ts";
import type { Call, Handler } from "../http/handler.ts";
import { checkPipeline } from "../jobs/check-pipeline.ts";
import type { Context } from "../jobs/context.ts";
import { pipelineNotFound } from "../jobs/operations.ts";
import { toWirePipeline } from "../jobs/wire-pipeline.ts";
import { newId } from "../ports/identifiers.ts";

type Name = "listPipelines" | "createPipeline" | "getPipeline" | "deletePipeline";

export function pipelineHandlers({ stores }: Context): Readonly<Record<Name, Handler>> {
  const { pipelines } = stores;
  return {
    listPipelines: async (call) => ({ body: (await pipelines.list(organisationOf(call))).map(toWirePipeline) }),
    createPipeline: async (call) => {
      const { name, steps } = call.body as PipelineDefinition;
      checkPipeline(steps);
      const stored = await pipelines.add({ organisation: organisationOf(call), id: newId(), name, steps });
      return { body: toWirePipeline(stored) };
    },
    getPipeline: async (call) => {
      const version = call.parameters["version"] as number | undefined;
      const stored = await pipelines.get(organisationOf(call), idOf(call), version);
      if (stored !== undefined) return { body: toWirePipeline(stored) };
      throw version === undefined ? pipelineNotFound() : versionNotFound(version);
    },
    deletePipeline: async (call) => {
      if (!(await pipelines.remove(organisationOf(call), idOf(call)))) throw pipelineNotFound();
      return { body: { status: "deleted" } };
    },
  };
}

function idOf({ parameters }: Call): string {
  return String(parameters["pipeline_id"]);
}

function versionNotFound(version: number): ServiceError {
  return new ServiceError("pipeline_not_found", `There is no such pipeline, or it has no version ${version}.`);
}
