import Fastify, { LogController } from "fastify";
import type { FastifyInstance } from "fastify";
import type { Metrics } from "../metrics/metrics.ts";
import type { LogTarget } from "../settings/options.ts";
import { checkMetricsToken } from "./access.ts";
import { toErrorAnswer } from "./error-answer.ts";
import { loggerOptions } from "./logger.ts";

export interface WorkerAppOptions {
  readonly log: boolean | LogTarget;
  readonly metrics: Metrics;
  /** If undefined, `/metrics` does not exist. */
  readonly metricsToken: string | undefined;
  readonly isReady: () => Promise<boolean>;
}

/** The monitoring server of a worker: `/health`, `/ready` and `/metrics`. It has no other operations. */
export async function createWorkerApp(options: WorkerAppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(options.log),
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.get("/health", async () => ({ status: "ok" }));
  app.get("/ready", async (_request, reply) =>
    (await options.isReady())
      ? { status: "ready" }
      : reply.code(503).header("retry-after", "5").send({ status: "not ready" }),
  );
  const { metricsToken, metrics } = options;
  if (metricsToken !== undefined) {
    app.get("/metrics", async (request, reply) => {
      checkMetricsToken(metricsToken, request.headers.authorization);
      return reply.type(metrics.contentType).send(await metrics.text());
    });
  }
  app.setErrorHandler((error, request, reply) => {
    const answer = toErrorAnswer(error, request.id);
    if (answer.unexpected) request.log.error({ err: error }, "unexpected error");
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  });
  return app;
}
