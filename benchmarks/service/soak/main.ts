/** `node main.ts PLAN`: a soak; prints its result as JSON. */
import { soakRun } from "./soak-run.ts";
import type { SoakPlan } from "./soak-run.ts";

const result = await soakRun(JSON.parse(process.argv[2]!) as SoakPlan);
process.stdout.write(`${JSON.stringify(result)}\n`);
