/** The location of a bucket, and how to reach it. */
export interface S3Options {
  readonly bucket: string;
  /** Folder of the bucket for the files. @defaultValue the whole bucket */
  readonly prefix?: string | undefined;
  /** @defaultValue us-east-1 */
  readonly region?: string | undefined;
  /** The address of an S3 server. @defaultValue AWS in the region */
  readonly endpoint?: string | undefined;
  /** @defaultValue the credentials that the AWS SDK finds: a profile, or the role of the container or machine */
  readonly credentials?: S3Credentials | undefined;
  /** Whether the bucket is in the path or the host name. @defaultValue `path` with an endpoint, `virtual-host` for AWS */
  readonly addressing?: S3Addressing | undefined;
  /**
   * Gives callers signed addresses of the store for reading results and files and for direct uploads. Callers must be able to reach the
   * store. @defaultValue false: everything passes through the service
   */
  readonly direct?: boolean | undefined;
  /** The address of the store for callers, if it differs from the service's. @defaultValue `endpoint` */
  readonly publicEndpoint?: string | undefined;
}

export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

export type S3Addressing = "path" | "virtual-host";

export const DEFAULT_REGION = "us-east-1";

/** Bucket, folder and server, as named in messages; never credentials. */
export function describeS3({ bucket, prefix, endpoint, region }: S3Options): string {
  const folder = prefix === undefined || prefix === "" ? "" : `/${prefix}`;
  return `bucket ${bucket}${folder} at ${endpoint ?? `AWS ${region ?? DEFAULT_REGION}`}`;
}

/** @throws {@link TypeError} naming the option */
export function checkS3Options({ bucket, prefix, endpoint, publicEndpoint }: S3Options): void {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{1,62}$/.test(bucket)) {
    throw new TypeError(`s3.bucket must be the name of a bucket, and is ${JSON.stringify(bucket)}.`);
  }
  if (prefix !== undefined && !/^([A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*)?$/.test(prefix)) {
    throw new TypeError(
      `s3.prefix must be a folder such as docsvc or teams/docsvc, without slashes around it, and is ${JSON.stringify(prefix)}.`,
    );
  }
  for (const [name, address] of Object.entries({ endpoint, publicEndpoint })) {
    if (address === undefined || isPlainAddress(address)) continue;
    throw new TypeError(`s3.${name} must be an address such as https://s3.example.com, without a path or a password.`);
  }
}

/** The SDK appends the bucket and key to it, and messages repeat it. */
function isPlainAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, pathname, search, hash, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && pathname === "/" && search + hash + username + password === "";
}
