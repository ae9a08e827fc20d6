import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApiKey } from "./auth/api-key.ts";
import { createFetch } from "./http/in-process-fetch.ts";
import type { ServiceOptions } from "./options.ts";
import { createService } from "./service.ts";

export interface LocalOptions extends Omit<ServiceOptions, "dataDir"> {
  /** @defaultValue a temporary directory, removed by `close` */
  readonly dataDir?: string | undefined;
}

export interface LocalService extends AsyncDisposable {
  /**
   * The service as a fetch function: no port, no network. Any host in the address means this service. A request without an
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
 * const client = new Docsvc({ fetch: service.fetch });
 * ```
 */
export async function local(options: LocalOptions = {}): Promise<LocalService> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "docsvc-")));
  const apiKey = options.apiKey ?? createApiKey();
  const service = await createService({ drainMs: 0, ...options, dataDir, apiKey });
  // Nothing stays behind of a program that ends without closing.
  const removeNow = (): void => rmSync(dataDir, { recursive: true, force: true });
  if (options.dataDir === undefined) process.once("exit", removeNow);
  const close = async (): Promise<void> => {
    await service.close();
    process.off("exit", removeNow);
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  return {
    fetch: createFetch(service.app, apiKey),
    apiKey,
    close,
    [Symbol.asyncDispose]: close,
  };
}
