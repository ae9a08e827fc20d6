/** What commands get from the process around them, so that they run in tests as they do on a terminal. */
export interface CommandContext {
  readonly terminal: Terminal;
  readonly environment: Environment;
  /** Fires on Ctrl-C and SIGTERM. */
  readonly signal: AbortSignal;
}

export interface Terminal {
  /** Results: standard output. */
  readonly out: (text: string) => void;
  /** Everything else: standard error. */
  readonly err: (text: string) => void;
  /** Whether a person sees standard error: only then is a line of progress drawn. */
  readonly interactive: boolean;
  /** Characters in a line. */
  readonly columns: number;
}

/** The environment's settings; `main.ts` alone reads them. */
export interface Environment {
  /** `DOCSVC_API_KEY` */
  readonly apiKey?: string | undefined;
  /** `DOCSVC_BASE_URL`: the service that commands talk to. */
  readonly baseUrl?: string | undefined;
  /** `DOCSVC_DATA_DIR` */
  readonly dataDir?: string | undefined;
  /** `DOCSVC_HOST` */
  readonly host?: string | undefined;
  /** `DOCSVC_PORT` */
  readonly port?: string | undefined;
  /** `DOCSVC_PUBLIC_URL`: where clients reach a service that stands behind a proxy. */
  readonly publicUrl?: string | undefined;
  /** `DOCSVC_SLOTS`: jobs that run at the same time. */
  readonly slots?: string | undefined;
  /** `DOCSVC_ALLOW`: hosts and networks that may be reached although they are not public. */
  readonly allow?: string | undefined;
  /** `DOCSVC_METRICS_TOKEN`: opens `/metrics`. */
  readonly metricsToken?: string | undefined;
}
