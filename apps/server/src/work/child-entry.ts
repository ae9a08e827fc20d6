/** The module that a worker's child processes run, with the engine. In a build, all modules are in one folder. */
export const CHILD_ENTRY: URL = new URL(import.meta.url.endsWith(".ts") ? "./child.ts" : "./child.js", import.meta.url);
