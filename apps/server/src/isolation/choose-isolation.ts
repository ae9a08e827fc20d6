import { realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { buildLandlock } from "./build-landlock.ts";
import { NO_WALLS, buildNetworkWalls, buildPermissions } from "./build-lower-levels.ts";
import type { Place } from "./build-lower-levels.ts";
import { buildSandbox } from "./build-sandbox.ts";
import { findCodeFolders, withPluginFolders } from "./code-folders.ts";
import type { Isolation, IsolationLevel, Walls } from "./isolation.ts";
import { ISOLATION_LEVELS } from "./isolation.ts";

/** The level that is requested cannot be had on this machine; the message says why and what to do. */
export class IsolationUnavailableError extends Error {
  override readonly name = "IsolationUnavailableError";
}

/** One level; levels, of which the first that works is taken; or the best that works, which is for documents that one has written oneself. */
export type WantedIsolation = IsolationLevel | readonly IsolationLevel[] | "best";

/**
 * Finds out how children can be kept to their folders here, by trying it: what is installed may still be forbidden, as in most containers.
 *
 * @param folder - where the folders of children will lie
 * @param plugins - modules that children load: their folders can be read
 * @throws {@link IsolationUnavailableError} when the wanted level does not work: no other is taken instead
 */
export async function chooseIsolation(
  entry: URL,
  wanted: WantedIsolation = "sandbox",
  folder: string = tmpdir(),
  plugins: readonly string[] = [],
): Promise<Isolation> {
  const place = {
    codeFolders: await withPluginFolders(await findCodeFolders(entry), plugins),
    entry: await realpath(fileURLToPath(entry)),
    folder,
  };
  const reasons: string[] = [];
  for (const level of levelsOf(wanted)) {
    const walls = await BUILDERS[level](place, wanted === "best");
    if (typeof walls !== "string") {
      return { ...walls, level, plugins, shortfall: reasons.length === 0 ? null : reasons.join("; ") };
    }
    reasons.push(walls);
  }
  throw new IsolationUnavailableError(
    String(levelsOf(wanted)) === "sandbox"
      ? `There is no sandbox for documents here: ${reasons.join("; ")}. ${WITHOUT_SANDBOX}`
      : `The isolation "${levelsOf(wanted).join(",")}" does not work here: ${reasons.join("; ")}. docsvc doctor says what to install or allow.`,
  );
}

function levelsOf(wanted: WantedIsolation): readonly IsolationLevel[] {
  if (wanted === "best") return ISOLATION_LEVELS;
  return typeof wanted === "string" ? [wanted] : wanted;
}

/** What an operator must set to start below the sandbox: each name says what is missing. */
const WITHOUT_SANDBOX =
  "docsvc doctor says what to install or allow. To do without a sandbox, set DOCSVC_ISOLATION to what you give up: no-namespaces (Landlock and " +
  "seccomp still keep a document that takes over its process from files and network). Only for documents that you trust, as a document that takes " +
  "over its process gets past them: no-file-walls (Node.js alone protects the service's files and secrets), no-file-or-network-walls (and the " +
  "network), or no-walls (nothing is protected).";

type Builder = (place: Place, isBest: boolean) => Promise<Walls | string>;

/** Each gives a way to start children, or why there is none. */
const BUILDERS: Readonly<Record<IsolationLevel, Builder>> = {
  sandbox: buildSandbox,
  "no-namespaces": buildLandlock,
  "no-file-walls": buildNetworkWalls,
  // Where no one has named this level, pictures are read, which takes native code.
  "no-file-or-network-walls": buildPermissions,
  "no-walls": () => Promise.resolve(NO_WALLS),
};
