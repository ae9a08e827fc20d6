import type { S3Options } from "../files/s3/s3-options.ts";

import type { Variables } from "../settings/read-settings.ts";

/** What a look at one thing found. */
export interface Finding {
  readonly name: string;
  /** `failed`: the service cannot work. `missing`: it works, and something it could do it cannot. */
  readonly state: "ok" | "missing" | "failed";
  readonly detail: string;
  /** What to run or change; not for `ok`. */
  readonly remedy?: string;
}

/** Looks at one thing. Throws nothing: what goes wrong is a finding. */
export type Check = (subject: Subject) => Promise<Finding>;

export interface Subject {
  readonly dataDir: string;
  /** Of a fleet; undefined for the one in the data directory. */
  readonly database: string | undefined;
  /** Where files are kept; undefined for the data directory. */
  readonly s3: S3Options | undefined;
  /** The environment's settings. */
  readonly variables: Variables;
}
