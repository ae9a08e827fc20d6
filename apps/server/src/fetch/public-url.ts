import { isIP } from "node:net";
import type { AllowAddress } from "./guarded-agent.ts";
import { isPublicAddress } from "./public-address.ts";

/** Why an address is not one to send a request to. */
export type UrlFault = "invalid" | "scheme" | "credentials" | "private";

/**
 * What can be said of an address before anything is sent: its form, its scheme, and a literal address that is not public. Names
 * are looked at when they are resolved, in `guarded-agent.ts`.
 */
export function readPublicUrl(text: string, allow: AllowAddress): URL | UrlFault {
  // WHATWG parsing first: it turns 0x7f.1, 2130706433 and full-width digits into the address they mean.
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.hostname === "") return "invalid";
  if (url.protocol !== "https:" && url.protocol !== "http:") return "scheme";
  if (url.username !== "" || url.password !== "") return "credentials";
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(hostname) !== 0 && !isPublicAddress(hostname) && !allow(hostname, hostname)) return "private";
  return url;
}
