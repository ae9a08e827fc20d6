import { isIP } from "node:net";
import { ServiceError } from "../errors.ts";
import type { AllowAddress } from "./guarded-agent.ts";
import { isPublicAddress } from "./public-address.ts";

/**
 * What can be said of an address before anything is sent: its form, its scheme, and a literal address that is not public.
 *
 * @throws {@link ServiceError} `input_unreachable`
 */
export function checkInputUrl(text: string, allow: AllowAddress): URL {
  // WHATWG parsing first: it turns 0x7f.1, 2130706433 and full-width digits into the address they mean.
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.hostname === "") {
    throw unreachable("The input is not a valid address. Give an https:// address of a document.");
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw unreachable("The input must be an http:// or https:// address.");
  }
  if (url.username !== "" || url.password !== "") {
    throw unreachable(
      "The input address carries a user name or password. Use a presigned address, or upload the file.",
    );
  }
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(hostname) !== 0 && !isPublicAddress(hostname) && !allow(hostname, hostname)) {
    throw unreachable(NOT_PUBLIC);
  }
  return url;
}

export const NOT_PUBLIC =
  "The input address does not lead to the public internet. Use a public address, or upload the file.";

export function unreachable(message: string, cause?: unknown): ServiceError {
  return new ServiceError("input_unreachable", message, cause === undefined ? {} : { cause });
}
