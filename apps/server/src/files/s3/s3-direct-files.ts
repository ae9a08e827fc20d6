import { GetObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { DirectFiles } from "../../ports/file-store.ts";
import type { ObjectAddress } from "./put-object.ts";
import { createS3Client } from "./s3-client.ts";
import type { S3Options } from "./s3-options.ts";

/**
 * Creates addresses signed with Signature Version 4 in the query, without a request to the store. If the credentials are those of a role, an
 * address expires with them, possibly before its own time.
 */
export function createDirectFiles(options: S3Options, toAddress: (key: string) => ObjectAddress): DirectFiles {
  const client = createS3Client(options, { endpoint: options.publicEndpoint });
  let origin: Promise<string> | undefined;
  const findOrigin = async (): Promise<string> => {
    // Only the SDK knows the hosts of all regions and bucket names, so an address is signed to learn the origin. The key need not exist.
    const command = new GetObjectCommand(toAddress("origin"));
    return new URL(await getSignedUrl(client, command, { expiresIn: 1 })).origin;
  };
  return {
    origin: () =>
      (origin ??= findOrigin().catch((error: unknown) => {
        origin = undefined;
        throw error;
      })),
    async readAddress(key, { validMs, contentType, fileName }) {
      const command = new GetObjectCommand({
        ...toAddress(key),
        ResponseContentType: contentType,
        ...(fileName === undefined ? {} : { ResponseContentDisposition: `attachment; filename="${fileName}"` }),
      });
      return getSignedUrl(client, command, { expiresIn: toSeconds(validMs) });
    },
    async writeAddress(key, { bytes, validMs }) {
      const command = new PutObjectCommand({ ...toAddress(key), ContentLength: bytes });
      // The store enforces a signed Content-Length.
      const signableHeaders = new Set(["host", "content-length"]);
      return getSignedUrl(client, command, { expiresIn: toSeconds(validMs), signableHeaders });
    },
  };
}

function toSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}
