/** The module that a worker's child processes run: the engine's own. Built, all modules lie in one folder. */
export const CHILD_ENTRY: URL = new URL(import.meta.url.endsWith(".ts") ? "./child.ts" : "./child.js", import.meta.url);
