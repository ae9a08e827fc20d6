/** Where a bucket is, and how to reach it. */
export interface S3Options {
  readonly bucket: string;
  /** Files lie below this folder of the bucket. @defaultValue the whole bucket */
  readonly prefix?: string | undefined;
  /** @defaultValue us-east-1 */
  readonly region?: string | undefined;
  /** The address of an S3 server. @defaultValue that of AWS in the region */
  readonly endpoint?: string | undefined;
  /** @defaultValue those that the AWS SDK finds: a profile, or the role of the container or machine */
  readonly credentials?: S3Credentials | undefined;
  /** The bucket in the path or in the host name. @defaultValue `path` with an endpoint, `virtual-host` at AWS */
  readonly addressing?: S3Addressing | undefined;
  /**
   * Gives callers signed addresses of the store itself: results and files are read from it, direct uploads go to it. They must be able
   * to reach it. @defaultValue false: everything passes through the service
   */
  readonly direct?: boolean | undefined;
  /** The address under which callers reach the store, where it is another than the service's. @defaultValue `endpoint` */
  readonly publicEndpoint?: string | undefined;
}

export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

export type S3Addressing = "path" | "virtual-host";

export const DEFAULT_REGION = "us-east-1";

/** Bucket, folder and server, as messages name them; never credentials. */
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

/** The SDK appends bucket and key to it, and messages repeat it. */
function isPlainAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, pathname, search, hash, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && pathname === "/" && search + hash + username + password === "";
}
