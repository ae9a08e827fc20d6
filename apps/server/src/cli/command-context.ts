import type { Variables } from "../settings/read-settings.ts";
import type { Colour } from "./paint.ts";

/** What the program gets from its process, so that tests can replace it. */
export interface ProgramContext {
  readonly terminal: Terminal;
  readonly environment: Environment;
  /** Standard input, read only by commands that need it. Empty if absent. */
  readonly input?: AsyncIterable<Uint8Array | string>;
  /** Fires on Ctrl-C and SIGTERM. */
  readonly signal: AbortSignal;
}

/** The context of a command. */
export interface CommandContext extends ProgramContext {
  readonly terminal: PaintingTerminal;
  readonly input: AsyncIterable<Uint8Array | string>;
}

export interface PaintingTerminal extends Terminal {
  /** Adds colour as `--color`, `NO_COLOR` and the stream require. */
  readonly paint: (text: string, colour: Colour, stream?: "out" | "err") => string;
}

export interface Terminal {
  /** Writes results to standard output. */
  readonly out: (text: string) => void;
  /** Writes everything else to standard error. */
  readonly err: (text: string) => void;
  /** Whether standard error is a terminal. Only then is a line of progress drawn. */
  readonly interactive: boolean;
  /** Whether standard output is a terminal. */
  readonly interactiveOut?: boolean;
  /** Width of the terminal in characters. */
  readonly columns: number;
}

/** The settings of the environment; only `main.ts` reads them. */
export interface Environment {
  /** `DOCSVC_API_KEY` */
  readonly apiKey?: string | undefined;
  /** `DOCSVC_BASE_URL`: the service that commands send requests to. */
  readonly baseUrl?: string | undefined;
  /** `DOCSVC_DATA_DIR` */
  readonly dataDir?: string | undefined;
  /** `DOCSVC_DATABASE_URL`: the database of a fleet. */
  readonly database?: string | undefined;
  /** `DOCSVC_SECRET`: the secret with which a fleet seals and signs. */
  readonly secret?: string | undefined;
  /** `DOCSVC_HOST` */
  readonly host?: string | undefined;
  /** `DOCSVC_PORT` */
  readonly port?: string | undefined;
  /** `DOCSVC_PUBLIC_URL`: the address of a service behind a proxy. */
  readonly publicUrl?: string | undefined;
  /** `DOCSVC_ALLOW`: hosts and networks that may be reached even though they are not public. */
  readonly allow?: string | undefined;
  /** `DOCSVC_PROXY`, `HTTPS_PROXY`: the proxy through which a command fetches addresses. */
  readonly proxy?: string | undefined;
  /** `DOCSVC_NO_PROXY`, `NO_PROXY`: hosts that a command reaches without the proxy. */
  readonly noProxy?: string | undefined;
  /** `DOCSVC_METRICS_TOKEN`: grants access to `/metrics`. */
  readonly metricsToken?: string | undefined;
  /**
   * `DOCSVC_ISOLATION`: the isolation level of child processes, or a list of which the first that works is used. The service does not start
   * if none works.
   */
  readonly isolation?: string | undefined;
  /** `DOCSVC_DOCUMENT_PASSWORD`: the password of the documents to parse. */
  readonly documentPassword?: string | undefined;
  /** `DOCSVC_CONFIG`: a file with default flags. */
  readonly config?: string | undefined;
  /** `DOCSVC_STATE_DIR`, or the system's folder for state: keeps notes of the files that were written. */
  readonly stateDir?: string | undefined;
  /** Whether `NO_COLOR` is set. */
  readonly noColour?: boolean | undefined;
  readonly s3?: S3Environment | undefined;
  /** All variables that begin with `DOCSVC_`. Those without a field here are read by the table of settings. */
  readonly variables?: Variables | undefined;
}

/** The bucket for files. Each setting is `DOCSVC_S3_` and its name; some also have the name that the AWS tools use. */
export interface S3Environment {
  /** `DOCSVC_S3_BUCKET`: without it, files are kept on disk. */
  readonly bucket?: string | undefined;
  /** `DOCSVC_S3_PREFIX`: a folder in the bucket. */
  readonly prefix?: string | undefined;
  /** `DOCSVC_S3_ENDPOINT`, `AWS_ENDPOINT_URL_S3`, `AWS_ENDPOINT_URL`: a server other than AWS. */
  readonly endpoint?: string | undefined;
  /** `DOCSVC_S3_REGION`, `AWS_REGION`, `AWS_DEFAULT_REGION` */
  readonly region?: string | undefined;
  /** `DOCSVC_S3_ACCESS_KEY_ID`: without it, the AWS SDK searches for credentials as the AWS tools do. */
  readonly accessKeyId?: string | undefined;
  /** `DOCSVC_S3_SECRET_ACCESS_KEY` */
  readonly secretAccessKey?: string | undefined;
  /** `DOCSVC_S3_SESSION_TOKEN`: for temporary credentials. */
  readonly sessionToken?: string | undefined;
  /** `DOCSVC_S3_ADDRESSING`: `path` or `virtual-host`. */
  readonly addressing?: string | undefined;
  /** `DOCSVC_S3_DIRECT`: if `true`, callers get signed addresses of the store. */
  readonly direct?: string | undefined;
  /** `DOCSVC_S3_PUBLIC_ENDPOINT`: the address of the store for callers. */
  readonly publicEndpoint?: string | undefined;
}
