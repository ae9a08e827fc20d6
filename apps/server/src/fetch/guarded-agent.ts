import dns from "node:dns";
import { isIP } from "node:net";
import type { LookupFunction } from "node:net";
import { Agent, buildConnector } from "undici";
import { isPublicAddress } from "./public-address.ts";

/** Whether an operator allows an address that is not public. Called with the host as written and its address. */
export type AllowAddress = (hostname: string, address: string) => boolean;

export type ResolveName = (
  hostname: string,
  options: dns.LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void;

export class BlockedAddressError extends Error {
  override readonly name = "BlockedAddressError";
}

/**
 * An HTTP agent that connects only to public addresses.
 *
 * The check is made at the connection, not before it: every DNS answer is checked and the checked answer is the one used (no second lookup
 * to rebind), and the `connect` hook also sees literal addresses, for which there is no lookup.
 */
export function createGuardedAgent(allow: AllowAddress, resolveName: ResolveName = dns.lookup): Agent {
  const permitted = (hostname: string, address: string): boolean =>
    isPublicAddress(address) || allow(hostname, address);

  const lookup: LookupFunction = (hostname, options, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      const blocked = addresses.some(({ address }) => !permitted(hostname, address));
      const first = addresses[0];
      // One blocked address among public ones is refused too, because there is no legitimate reason for it.
      if (blocked || first === undefined) {
        return callback(new BlockedAddressError("not a public address"), []);
      }
      if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
  const connect = buildConnector({ lookup, timeout: 10_000 });
  return new Agent({
    connections: 8,
    pipelining: 1,
    maxHeaderSize: 16_384,
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
    connect(options, callback) {
      const hostname = options.hostname.replace(/^\[|\]$/g, "");
      if (isIP(hostname) !== 0 && !permitted(hostname, hostname)) {
        callback(new BlockedAddressError("not a public address"), null);
      } else connect(options, callback);
    },
  });
}
