import type { Owner } from "./owner.ts";

/**
 * Isolation: what a child process, which reads documents from anyone, can reach. All levels but the first are named for what they lack.
 *
 *   level                     files                     network                     programs           held by
 *   sandbox                   its own folders           none                        in the same walls  namespaces, seccomp
 *   no-namespaces             its own folders           none                        in the same walls  Landlock, seccomp
 *   no-file-walls             its own folders (Node)    none                        none (Node)        a namespace of the network; Node
 *   no-file-or-network-walls  its own folders (Node)    as the service (Node < 25)  none (Node)        Node
 *   no-walls                  as the service            as the service              any                -
 *
 * The kernel holds the first two, whatever the process becomes. Where a line says "Node", Node's permission model keeps JavaScript and
 * WebAssembly from files and programs, and is no wall against a process that a document has taken over. `docs/security.md` lists what each level
 * holds and does not hold, next to the tests that show it.
 */
export const ISOLATION_LEVELS = [
  "sandbox",
  "no-namespaces",
  "no-file-walls",
  "no-file-or-network-walls",
  "no-walls",
] as const;

export type IsolationLevel = (typeof ISOLATION_LEVELS)[number];

/** The folders of one child process. All are absolute and lie in one folder that no one else uses. */
export interface ChildFolders {
  /** Read by the child, and by nothing written. */
  readonly input: string;
  readonly output: string;
  /** Its home and its temporary files. */
  readonly temporary: string;
}

/** How children are started so that they reach no more than their folders. */
export interface Isolation extends Walls {
  readonly level: IsolationLevel;
  /** Why no better level is in force; null when this one was asked for or is the best. */
  readonly shortfall: string | null;
  /** Paths of the modules that children load, and that they can read. */
  readonly plugins: readonly string[];
}

export interface Walls {
  /** Whether each child is another user of the system than the service and than all other children. */
  readonly hasOwners: boolean;
  /** Whether children come to their folders by the paths of the system, so that other users must be let through to them. */
  readonly needsOpenWay: boolean;
  readonly wrap: (folders: ChildFolders, owner: Owner | undefined) => WrappedNode;
}

export interface WrappedNode {
  /** Programs to start the child through. */
  readonly launcher: readonly string[];
  readonly nodeFlags: readonly string[];
  /** What the launcher reads from `FILTER_DESCRIPTOR`. */
  readonly filter: Buffer | undefined;
}

/** The file descriptor from which the sandbox's launcher reads its seccomp filter; the one before it is the child's channel. */
export const FILTER_DESCRIPTOR = 4;
