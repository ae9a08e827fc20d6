import { backupRestored } from "./backup-restored.ts";
import { brokenFrames } from "./broken-frames.ts";
import { clockSteps } from "./clock-steps.ts";
import { comparedKeys } from "./compared-keys.ts";
import { fullDisk } from "./full-disk.ts";
import { hostilePages } from "./hostile-pages.ts";
import { pictureBombs } from "./picture-bombs.ts";
import { schemaUpgraded } from "./schema-upgraded.ts";
import { signInLinks } from "./sign-in-links.ts";
import { slowRequests } from "./slow-requests.ts";
import { storeKilled } from "./store-killed.ts";
import type { Trial } from "./trial.ts";
import { untoldTraces } from "./untold-traces.ts";

/** By the names under which their results are stored. The outage of a database is a separate benchmark: `database-outage.ts`. */
export const TRIALS: Readonly<Record<string, Trial>> = {
  "store killed": storeKilled,
  "full disk": fullDisk,
  "backup restored": backupRestored,
  "schema upgraded": schemaUpgraded,
  "clock steps": clockSteps,
  "broken frames": brokenFrames,
  "slow requests": slowRequests,
  "hostile pages": hostilePages,
  "sign-in links": signInLinks,
  "compared keys": comparedKeys,
  "untold traces": untoldTraces,
  "picture bombs": pictureBombs,
};
