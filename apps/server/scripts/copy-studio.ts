/** Puts the built studio into the package, which serves it. */
import { cp, rm } from "node:fs/promises";

const target = new URL("../assets/studio/", import.meta.url);
await rm(target, { recursive: true, force: true });
await cp(new URL("../../studio/dist/", import.meta.url), target, { recursive: true });
