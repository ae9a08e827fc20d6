import type { Owner } from "./owner.ts";

/**
 * Isolation limits what a child process, which reads untrusted documents, can access. All levels except the first are named after what they lack.
 *
 *   level                     files                     network                     programs           enforced by
 *   sandbox                   its own folders           none                        in the same walls  namespaces, seccomp
 *   no-namespaces             its own folders           none                        in the same walls  Landlock, seccomp
 *   no-file-walls             its own folders (Node)    none                        none (Node)        a namespace of the network; Node
 *   no-file-or-network-walls  its own folders (Node)    as the service (Node < 25)  none (Node)        Node
 *   no-walls                  as the service            as the service              any                -
 *
 * The kernel enforces the first two levels even if a document takes over the process. "Node" means that Node's permission model restricts
 * JavaScript and WebAssembly, which does not stop a process that was taken over. `docs/security.md` lists what each level protects and what it does
 * not, with the tests that prove it.
 */
export const ISOLATION_LEVELS = [
  "sandbox",
  "no-namespaces",
  "no-file-walls",
  "no-file-or-network-walls",
  "no-walls",
] as const;

export type IsolationLevel = (typeof ISOLATION_LEVELS)[number];

/** The folders of one child process. All are absolute paths in one folder that nothing else uses. */
export interface ChildFolders {
  /** The child reads it and nothing writes to it. */
  readonly input: string;
  readonly output: string;
  /** Its home directory and temporary files. */
  readonly temporary: string;
}

/** Starts children so that they can access only their folders. */
export interface Isolation extends Walls {
  readonly level: IsolationLevel;
  /** Why no better level is used; null if this one was requested or is the best. */
  readonly shortfall: string | null;
  /** Paths of the modules that children load and can read. */
  readonly plugins: readonly string[];
}

export interface Walls {
  /** Whether each child runs as a separate user, different from the service's and from all other children's. */
  readonly hasOwners: boolean;
  /** Whether children access their folders by the paths of the system, so that the parent folders must be passable for other users. */
  readonly needsOpenWay: boolean;
  readonly wrap: (folders: ChildFolders, owner: Owner | undefined) => WrappedNode;
}

export interface WrappedNode {
  /** Programs that start the child. */
  readonly launcher: readonly string[];
  readonly nodeFlags: readonly string[];
  /** The seccomp filter, which the launcher reads from `FILTER_DESCRIPTOR`. */
  readonly filter: Buffer | undefined;
}

/** The file descriptor from which the sandbox's launcher reads its seccomp filter. The one before it is the child's channel. */
export const FILTER_DESCRIPTOR = 4;
