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
   * The service as a fetch function: no port, no network. Any host in the address means this service, but that of the
   * bucket where callers are given addresses of it (`s3.direct`): there a request goes out by the global `fetch`. A request without an
   * `Authorization` header gets this service's own key.
   */
  readonly fetch: typeof fetch;
  readonly apiKey: string;
  close(): Promise<void>;
}

/**
 * The whole service inside this process.
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
  // Nothing stays behind of a program that ends without closing.
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

/** No one reads a log of this service, unless asked for: what must be said is said as the program's own warnings are. */
const WARNINGS: LogTarget = {
  level: "warn",
  write: (line) => {
    const { level, msg } = JSON.parse(line) as { readonly level: number; readonly msg: string };
    if (level === WARN && msg.startsWith("documents are read")) process.emitWarning(msg);
  },
};
/** Of pino. */
const WARN = 40;
