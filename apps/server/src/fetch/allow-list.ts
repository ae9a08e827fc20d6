import ipaddr from "ipaddr.js";
import type { AllowAddress } from "./guarded-agent.ts";

/**
 * Reads an operator's list of hosts and networks that may be reached although they are not public:
 * `10.1.0.0/16, 192.168.1.5, files.intranet.example`. A host stands for whatever it resolves to.
 *
 * @throws {@link TypeError} naming the entry that is neither
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

/** Has a letter in its last label: what looks like a mistyped address is no name. */
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
  // Four parts: 127.1 is an address too, and hardly what somebody meant.
  if (!ipaddr.IPv4.isValidFourPartDecimal(entry) && !ipaddr.IPv6.isValid(entry)) return undefined;
  const address = ipaddr.parse(entry);
  return { address, bits: address.kind() === "ipv4" ? 32 : 128 };
}

function isIn(address: string, network: Network): boolean {
  // A mapped address (::ffff:10.0.0.1) is the IPv4 address.
  const parsed = ipaddr.process(address.split("%")[0]!);
  if (parsed.kind() !== network.address.kind()) return false;
  return parsed.match([network.address, network.bits] as [ipaddr.IPv4, number]);
}
