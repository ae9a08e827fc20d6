import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApiKey } from "../auth/api-key.ts";
import { createFetch } from "../http/in-process-fetch.ts";
import type { LogTarget, ServiceOptions } from "../settings/options.ts";
import { createService } from "./service.ts";

export interface LocalOptions extends Omit<ServiceOptions, "dataDir" | "role"> {
  /** @defaultValue a temporary directory, removed by `close` */
  readonly dataDir?: string | undefined;
}

export interface LocalService extends AsyncDisposable {
  /**
   * The service as a fetch function, without a port or network. Any host in the address means this service, except that of the bucket if
   * callers get addresses of it (`s3.direct`): such requests use the global `fetch`. A request without an `Authorization` header gets this
   * service's own key.
   */
  readonly fetch: typeof fetch;
  readonly apiKey: string;
  close(): Promise<void>;
}

/**
 * Runs the whole service in this process.
 *
 * @example
 * ```ts
 * await using service = await local();
 * const client = new Docsvc({ fetch: service.fetch, apiKey: service.apiKey });
 * ```
 */
export async function local(options: LocalOptions = {}): Promise<LocalService> {
  const { dataDir = await mkdtemp(join(tmpdir(), "docsvc-")), apiKey = createApiKey() } = options;
  const isTemporary = options.dataDir === undefined;
  const removeData = (): void => {
    if (isTemporary) rmSync(dataDir, { recursive: true, force: true });
  };
  // Removes the data even if the program ends without closing the service.
  process.once("exit", removeData);
  const leave = (): void => {
    process.off("exit", removeData);
    removeData();
  };
  const { drainMs = 0, isolation = "best", log = WARNINGS } = options;
  const service = await createService({ ...options, drainMs, isolation, log, dataDir, apiKey }).catch(
    (error: unknown) => {
      leave();
      throw error;
    },
  );
  const close = async (): Promise<void> => {
    await service.close();
    leave();
  };
  return {
    fetch: createFetch(service.app, apiKey, service.stores.files.direct),
    apiKey,
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** No one reads a log of this service unless requested, so warnings are emitted as the process's own. */
const WARNINGS: LogTarget = {
  level: "warn",
  write: (line) => {
    const { level, msg } = JSON.parse(line) as { readonly level: number; readonly msg: string };
    if (level === WARN && msg.startsWith("documents are read")) process.emitWarning(msg);
  },
};
/** Pino's level. */
const WARN = 40;
