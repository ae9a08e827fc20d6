import ipaddr from "ipaddr.js";

/** Whether a host, by its name or address as written, is reached without the proxy. */
export type WithoutProxy = (hostname: string, port: string) => boolean;

/**
 * Parses `NO_PROXY` as curl and Go do: names with their subdomains (`example.org`, `.example.org`), addresses, networks (`10.0.0.0/8`), each
 * with or without a port, separated by commas or spaces; `*` means every host. Invalid entries match no host.
 */
export function readNoProxy(list: string): WithoutProxy {
  const entries = list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((entry) => entry !== "");
  if (entries.includes("*")) return () => true;
  const tests = entries.map(toTest);
  return (hostname, port) => tests.some((test) => test(hostname.toLowerCase().replace(/\.$/, ""), port));
}

function toTest(entry: string): WithoutProxy {
  if (ipaddr.isValidCIDR(entry)) {
    const network = ipaddr.parseCIDR(entry);
    return (hostname) => isIn(hostname, network);
  }
  // An IPv6 address contains colons, and is in brackets if a port follows.
  const [, bracketed, port = ""] = /^\[(.+)\](?::(\d+))?$/.exec(entry) ?? /^([^:]+):(\d+)$/.exec(entry) ?? ["", entry];
  const name = bracketed.replace(/^\*?\./, "");
  return (hostname, asked) =>
    (port === "" || port === asked) && (isSame(hostname, name) || hostname.endsWith(`.${name}`));
}

function isIn(hostname: string, network: ReturnType<typeof ipaddr.parseCIDR>): boolean {
  if (!ipaddr.isValid(hostname)) return false;
  const address = ipaddr.process(hostname);
  return address.kind() === network[0].kind() && address.match(network);
}

function isSame(hostname: string, name: string): boolean {
  if (!ipaddr.isValid(hostname) || !ipaddr.isValid(name)) return hostname === name;
  return ipaddr.process(hostname).toString() === ipaddr.process(name).toString();
}
