import ipaddr from "ipaddr.js";

/**
 * Whether an address is on the public internet. Only `unicast` is: not loopback, private, link-local (cloud metadata), carrier-grade NAT,
 * multicast, reserved, or the IPv6 forms that wrap an IPv4 address (6to4, Teredo, NAT64).
 */
export function isPublicAddress(address: string): boolean {
  const plain = address.split("%")[0]!;
  if (!ipaddr.isValid(plain)) return false;
  const parsed = ipaddr.parse(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === "unicast";
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().range() === "unicast";
  // In IPv6, `unicast` includes the remaining ranges, such as ::127.0.0.1; all public addresses so far are in 2000::/3.
  return parsed.range() === "unicast" && parsed.match(GLOBAL_UNICAST);
}

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");
