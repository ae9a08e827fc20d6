import dns from "node:dns";
import { isIP } from "node:net";
import { type Dispatcher, ProxyAgent } from "undici";
import { BlockedAddressError, createGuardedAgent } from "./guarded-agent.ts";
import type { AllowAddress, ResolveName } from "./guarded-agent.ts";
import { readNoProxy } from "./no-proxy.ts";
import { isPublicAddress } from "./public-address.ts";

export interface ProxyChoice {
  /** `http://` or `https://` address of the proxy. */
  readonly proxy?: string | undefined;
  /** Hosts that are reached without it, in the format of `NO_PROXY`. */
  readonly noProxy?: string | undefined;
}

export interface Routes {
  /** Returns the dispatcher for an address. @throws {@link BlockedAddressError} */
  to(url: URL): Promise<Dispatcher>;
  close(): Promise<void>;
}

/**
 * Without a proxy, every connection is made here and checked when it is made. With a proxy, the proxy connects to public addresses: an
 * address, or a name that this machine can resolve, is checked before it is sent; a name that only the proxy can resolve must be refused by
 * the proxy. Addresses that are allowed although they are not public, and those in `noProxy`, are connected to from here.
 */
export function chooseRoutes(
  allow: AllowAddress,
  { proxy, noProxy = "" }: ProxyChoice = {},
  resolveName: ResolveName = dns.lookup,
): Routes {
  const direct = createGuardedAgent(allow, resolveName);
  if (proxy === undefined) return { to: () => Promise.resolve(direct), close: () => direct.destroy() };
  const isWithout = readNoProxy(noProxy);
  const proxied = new ProxyAgent({
    uri: proxy,
    connections: 8,
    maxHeaderSize: 16_384,
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
  });
  return {
    to: async ({ hostname: written, port, protocol }) => {
      const hostname = written.replace(/^\[|\]$/g, "");
      // The agent checks each address that it connects to.
      if (isWithout(hostname, port || (protocol === "https:" ? "443" : "80"))) return direct;
      const addresses = isIP(hostname) === 0 ? await resolve(hostname, resolveName) : [hostname];
      if (addresses.every(isPublicAddress)) return proxied;
      if (addresses.every((address) => isPublicAddress(address) || allow(hostname, address))) return direct;
      throw new BlockedAddressError("not a public address");
    },
    close: async () => void (await Promise.all([direct.destroy(), proxied.destroy()])),
  };
}

/** Returns an empty list for a name that this machine cannot resolve. */
function resolve(hostname: string, resolveName: ResolveName): Promise<readonly string[]> {
  return new Promise((done) => {
    resolveName(hostname, { all: true }, (error, addresses) =>
      done(error === null ? addresses.map(({ address }) => address) : []),
    );
  });
}
