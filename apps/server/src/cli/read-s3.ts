import { checkS3Options } from "../files/s3/s3-options.ts";
import type { S3Addressing, S3Credentials, S3Options } from "../files/s3/s3-options.ts";
import type { S3Environment } from "./command-context.ts";
import { usageError } from "./command-error.ts";

/** The bucket of the environment; undefined if none is set. @throws {@link CommandError} naming the variable */
export function readS3(environment: S3Environment = {}): S3Options | undefined {
  const { bucket, prefix, endpoint, region, publicEndpoint } = environment;
  if (bucket === undefined) return undefined;
  const options: S3Options = {
    bucket,
    prefix,
    endpoint,
    region,
    publicEndpoint,
    credentials: readCredentials(environment),
    addressing: readAddressing(environment.addressing),
    direct: readFlag("DOCSVC_S3_DIRECT", environment.direct),
  };
  try {
    checkS3Options(options);
  } catch (error) {
    throw usageError((error as Error).message.replace(/^s3\.(\w+)/, (_, name: string) => variableOf(name)));
  }
  return options;
}

/** `publicEndpoint` → `DOCSVC_S3_PUBLIC_ENDPOINT` */
function variableOf(option: string): string {
  return `DOCSVC_S3_${option.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

function readCredentials({ accessKeyId, secretAccessKey, sessionToken }: S3Environment): S3Credentials | undefined {
  if (accessKeyId === undefined && secretAccessKey === undefined) return undefined;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw usageError("DOCSVC_S3_ACCESS_KEY_ID and DOCSVC_S3_SECRET_ACCESS_KEY go together: set both or neither.");
  }
  return { accessKeyId, secretAccessKey, sessionToken };
}

function readAddressing(given: string | undefined): S3Addressing | undefined {
  if (given === undefined || given === "path" || given === "virtual-host") return given;
  throw usageError(`DOCSVC_S3_ADDRESSING must be path or virtual-host, and is ${JSON.stringify(given)}.`);
}

function readFlag(variable: string, given: string | undefined): boolean {
  if (given === undefined || given === "false") return false;
  if (given === "true") return true;
  throw usageError(`${variable} must be true or false, and is ${JSON.stringify(given)}.`);
}
