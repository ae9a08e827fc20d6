import ipaddr from "ipaddr.js";
import type { AllowAddress } from "./guarded-agent.ts";

/**
 * Parses an operator's list of hosts and networks that may be reached even though they are not public: `10.1.0.0/16, 192.168.1.5,
 * files.intranet.example`. A host includes all addresses that it resolves to.
 *
 * @throws {@link TypeError} naming the invalid entry
 */
export function readAllowList(text: string): AllowAddress {
  const entries = text
    .split(",")
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== "");
  const networks = entries.flatMap((entry) => toNetwork(entry) ?? []);
  const hosts = new Set(entries.filter((entry) => toNetwork(entry) === undefined));
  for (const host of hosts) {
    if (HOST_NAME.test(host)) continue;
    throw new TypeError(`"${host}" is no host name, address or network such as 10.1.0.0/16.`);
  }
  return (hostname, address) => hosts.has(hostname.toLowerCase()) || networks.some((network) => isIn(address, network));
}

/** Requires a letter in the last label, so that a mistyped address is not taken for a name. */
const HOST_NAME = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*(?=[a-z0-9-]*[a-z])[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;

interface Network {
  readonly address: ipaddr.IPv4 | ipaddr.IPv6;
  readonly bits: number;
}

function toNetwork(entry: string): Network | undefined {
  if (ipaddr.isValidCIDR(entry)) {
    const [address, bits] = ipaddr.parseCIDR(entry);
    return { address, bits };
  }
  // Requires four parts: 127.1 is also an address, but rarely intended.
  if (!ipaddr.IPv4.isValidFourPartDecimal(entry) && !ipaddr.IPv6.isValid(entry)) return undefined;
  const address = ipaddr.parse(entry);
  return { address, bits: address.kind() === "ipv4" ? 32 : 128 };
}

function isIn(address: string, network: Network): boolean {
  // A mapped address (::ffff:10.0.0.1) is converted to the IPv4 address.
  const parsed = ipaddr.process(address.split("%")[0]!);
  if (parsed.kind() !== network.address.kind()) return false;
  return parsed.match([network.address, network.bits] as [ipaddr.IPv4, number]);
}
