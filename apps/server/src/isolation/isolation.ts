/**
 * Isolation: what a child process, which reads documents that nobody vouches for, can reach.
 *
 *   level         files                    network                     programs
 *   sandbox       its own folders          none                        OCR's, inside the same walls
 *   network       its own folders (Node)   none                        none
 *   permissions   its own folders (Node)   as the service (Node < 25)  none
 *   none          as the service           as the service              any
 *
 * `sandbox` is bubblewrap: namespaces of the kernel hold whatever the process becomes. Where a line says "Node", Node's
 * permission model holds JavaScript and WebAssembly, but not native code that a document has taken over.
 */
export const ISOLATION_LEVELS = ["sandbox", "network", "permissions", "none"] as const;

export type IsolationLevel = (typeof ISOLATION_LEVELS)[number];

/** The folders of one child process. All are absolute and lie in one folder that nobody else uses. */
export interface ChildFolders {
  /** Read by the child, and by nothing written. */
  readonly input: string;
  readonly output: string;
  /** Its home and its temporary files. */
  readonly temporary: string;
}

/** How a command is started so that it reaches no more than its folders. */
export interface Isolation {
  readonly level: IsolationLevel;
  /** Why no better level is in force; null when this one was asked for or is the best. */
  readonly shortfall: string | null;
  /** Programs to start the child through, and the flags for its Node. */
  wrap(folders: ChildFolders): WrappedNode;
}

export interface WrappedNode {
  readonly launcher: readonly string[];
  readonly nodeFlags: readonly string[];
}
