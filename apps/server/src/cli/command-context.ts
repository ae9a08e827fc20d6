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
  /** `DOCSVC_DATABASE_URL`: the database of a fleet. */
  readonly database?: string | undefined;
  /** `DOCSVC_SECRET`: what a fleet seals and signs with. */
  readonly secret?: string | undefined;
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
  /** `DOCSVC_ISOLATION`: exactly this isolation of child processes, or no start. */
  readonly isolation?: string | undefined;
  readonly s3?: S3Environment | undefined;
}

/** The bucket that keeps the files, each setting under `DOCSVC_S3_` and its name; some also as the AWS tools call it. */
export interface S3Environment {
  /** `DOCSVC_S3_BUCKET`: without it files lie on disk. */
  readonly bucket?: string | undefined;
  /** `DOCSVC_S3_PREFIX`: a folder of the bucket. */
  readonly prefix?: string | undefined;
  /** `DOCSVC_S3_ENDPOINT`, `AWS_ENDPOINT_URL_S3`, `AWS_ENDPOINT_URL`: a server other than that of AWS. */
  readonly endpoint?: string | undefined;
  /** `DOCSVC_S3_REGION`, `AWS_REGION`, `AWS_DEFAULT_REGION` */
  readonly region?: string | undefined;
  /** `DOCSVC_S3_ACCESS_KEY_ID`: without it the AWS SDK looks for credentials where the AWS tools do. */
  readonly accessKeyId?: string | undefined;
  /** `DOCSVC_S3_SECRET_ACCESS_KEY` */
  readonly secretAccessKey?: string | undefined;
  /** `DOCSVC_S3_SESSION_TOKEN`: of temporary credentials. */
  readonly sessionToken?: string | undefined;
  /** `DOCSVC_S3_ADDRESSING`: `path` or `virtual-host`. */
  readonly addressing?: string | undefined;
  /** `DOCSVC_S3_DIRECT`: `true` gives callers signed addresses of the store. */
  readonly direct?: string | undefined;
  /** `DOCSVC_S3_PUBLIC_ENDPOINT`: where callers reach the store. */
  readonly publicEndpoint?: string | undefined;
}
