import { ServiceError } from "../errors/service-error.ts";
import type { AllowAddress } from "./guarded-agent.ts";
import { readPublicUrl } from "./public-url.ts";
import type { UrlFault } from "./public-url.ts";

/** @throws {@link ServiceError} `input_unreachable` if documents may not be fetched from the address */
export function checkInputUrl(text: string, allow: AllowAddress): URL {
  const url = readPublicUrl(text, allow);
  if (typeof url === "string") throw unreachable(FAULTS[url]);
  return url;
}

export const NOT_PUBLIC =
  "The input address does not lead to the public internet. Use a public address, or upload the file.";

const FAULTS: Readonly<Record<UrlFault, string>> = {
  invalid: "The input is not a valid address. Give an https:// address of a document.",
  scheme: "The input must be an http:// or https:// address.",
  credentials: "The input address carries a user name or password. Use a presigned address, or upload the file.",
  private: NOT_PUBLIC,
};

export function unreachable(message: string, cause?: unknown): ServiceError {
  return new ServiceError("input_unreachable", message, cause === undefined ? {} : { cause });
}
