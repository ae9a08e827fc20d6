import { isIP } from "node:net";
import type { AllowAddress } from "./guarded-agent.ts";
import { isPublicAddress } from "./public-address.ts";

/** Why no request is sent to an address. */
export type UrlFault = "invalid" | "scheme" | "credentials" | "private";

/**
 * Checks an address before anything is sent: its form, its scheme, and whether a literal address is public. Names are checked when they are
 * resolved, in `guarded-agent.ts`.
 */
export function readPublicUrl(text: string, allow: AllowAddress): URL | UrlFault {
  // WHATWG parsing comes first: it converts 0x7f.1, 2130706433 and full-width digits to the address they mean.
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.hostname === "") return "invalid";
  if (url.protocol !== "https:" && url.protocol !== "http:") return "scheme";
  if (url.username !== "" || url.password !== "") return "credentials";
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(hostname) !== 0 && !isPublicAddress(hostname) && !allow(hostname, hostname)) return "private";
  return url;
}
