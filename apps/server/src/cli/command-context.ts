import type { Variables } from "../settings/read-settings.ts";
import type { Colour } from "./paint.ts";

/** What the program gets from the process around it, so that it runs in tests as it does on a terminal. */
export interface ProgramContext {
  readonly terminal: Terminal;
  readonly environment: Environment;
  /** Standard input; read when a command asks for it. Nothing when left out. */
  readonly input?: AsyncIterable<Uint8Array | string>;
  /** Fires on Ctrl-C and SIGTERM. */
  readonly signal: AbortSignal;
}

/** What commands get. */
export interface CommandContext extends ProgramContext {
  readonly terminal: PaintingTerminal;
  readonly input: AsyncIterable<Uint8Array | string>;
}

export interface PaintingTerminal extends Terminal {
  /** In colour where `--color`, `NO_COLOR` and the stream's reader want it. */
  readonly paint: (text: string, colour: Colour, stream?: "out" | "err") => string;
}

export interface Terminal {
  /** Results: standard output. */
  readonly out: (text: string) => void;
  /** Everything else: standard error. */
  readonly err: (text: string) => void;
  /** Whether a person sees standard error: only then is a line of progress drawn. */
  readonly interactive: boolean;
  /** Whether a person sees standard output. */
  readonly interactiveOut?: boolean;
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
  /** `DOCSVC_PUBLIC_URL`: where clients reach a service that is behind a proxy. */
  readonly publicUrl?: string | undefined;
  /** `DOCSVC_ALLOW`: hosts and networks that may be reached although they are not public. */
  readonly allow?: string | undefined;
  /** `DOCSVC_PROXY`, `HTTPS_PROXY`: what a command fetches addresses through. */
  readonly proxy?: string | undefined;
  /** `DOCSVC_NO_PROXY`, `NO_PROXY`: hosts that a command reaches without the proxy. */
  readonly noProxy?: string | undefined;
  /** `DOCSVC_METRICS_TOKEN`: opens `/metrics`. */
  readonly metricsToken?: string | undefined;
  /** `DOCSVC_ISOLATION`: this isolation of child processes, or the first of several that works, or no start. */
  readonly isolation?: string | undefined;
  /** `DOCSVC_DOCUMENT_PASSWORD`: of the documents to parse. */
  readonly documentPassword?: string | undefined;
  /** `DOCSVC_CONFIG`: a file with default flags. */
  readonly config?: string | undefined;
  /** `DOCSVC_STATE_DIR`, or the folder that the system has for such: where it is noted which files were written. */
  readonly stateDir?: string | undefined;
  /** `NO_COLOR` is set. */
  readonly noColour?: boolean | undefined;
  readonly s3?: S3Environment | undefined;
  /** All that begins with `DOCSVC_`: what no other field holds is read by the table of settings. */
  readonly variables?: Variables | undefined;
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
