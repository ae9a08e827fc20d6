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

/** The requested level does not work on this machine. The message says why, and what to do. */
export class IsolationUnavailableError extends Error {
  override readonly name = "IsolationUnavailableError";
}

/** One level; several levels, of which the first that works is used; or the best that works, which is for documents that one has written oneself. */
export type WantedIsolation = IsolationLevel | readonly IsolationLevel[] | "best";

/**
 * Tries which isolation works here, because what is installed may still be forbidden, as in most containers.
 *
 * @param folder - the parent of the children's folders
 * @param plugins - modules that children load and whose folders they can read
 * @throws {@link IsolationUnavailableError} if the wanted level does not work; no other is used instead
 */
export async function chooseIsolation(
  entry: URL,
  requested: WantedIsolation = "sandbox",
  folder: string = tmpdir(),
  plugins: readonly string[] = [],
): Promise<Isolation> {
  const place = {
    codeFolders: await withPluginFolders(await findCodeFolders(entry), plugins),
    entry: await realpath(fileURLToPath(entry)),
    folder,
  };
  const reasons: string[] = [];
  for (const level of levelsOf(requested)) {
    const walls = await BUILDERS[level](place, requested === "best");
    if (typeof walls !== "string") {
      return { ...walls, level, plugins, shortfall: reasons.length === 0 ? null : reasons.join("; ") };
    }
    reasons.push(walls);
  }
  throw new IsolationUnavailableError(
    String(levelsOf(requested)) === "sandbox"
      ? `There is no sandbox for documents here: ${reasons.join("; ")}. ${WITHOUT_SANDBOX}`
      : `The isolation "${levelsOf(requested).join(",")}" does not work here: ${reasons.join("; ")}. docsvc doctor says what to install or allow.`,
  );
}

function levelsOf(requested: WantedIsolation): readonly IsolationLevel[] {
  if (requested === "best") return ISOLATION_LEVELS;
  return typeof requested === "string" ? [requested] : requested;
}

/** What an operator must set to start below the sandbox. Each name says what is missing. */
const WITHOUT_SANDBOX =
  "docsvc doctor says what to install or allow. To do without a sandbox, set DOCSVC_ISOLATION to what you give up: no-namespaces (Landlock and " +
  "seccomp still keep a document that takes over its process from files and network). Only for documents that you trust, as a document that takes " +
  "over its process gets past them: no-file-walls (Node.js alone protects the service's files and secrets), no-file-or-network-walls (and the " +
  "network), or no-walls (nothing is protected).";

type Builder = (place: Place, isBest: boolean) => Promise<Walls | string>;

/** Each returns a way to start children, or the reason why there is none. */
const BUILDERS: Readonly<Record<IsolationLevel, Builder>> = {
  sandbox: buildSandbox,
  "no-namespaces": buildLandlock,
  "no-file-walls": buildNetworkWalls,
  // If this level was not named explicitly, images are read, which needs native code.
  "no-file-or-network-walls": buildPermissions,
  "no-walls": () => Promise.resolve(NO_WALLS),
};
