import type { S3Options } from "../files/s3/s3-options.ts";

import type { Variables } from "../settings/read-settings.ts";

/** The finding of one check. */
export interface Finding {
  readonly name: string;
  /** `failed`: the service cannot work. `missing`: it works, but without a feature. */
  readonly state: "ok" | "missing" | "failed";
  readonly detail: string;
  /** What to run or change; absent for `ok`. */
  readonly remedy?: string;
}

/** Checks one thing. Never throws: a failure is a finding. */
export type Check = (subject: Subject) => Promise<Finding>;

export interface Subject {
  readonly dataDir: string;
  /** The database of a fleet; undefined if it is in the data directory. */
  readonly database: string | undefined;
  /** The bucket for files; undefined if they are in the data directory. */
  readonly s3: S3Options | undefined;
  /** The settings of the environment. */
  readonly variables: Variables;
}
