/** `node main.ts PLAN`: a hostile run; prints its result as JSON. */
import { hostileRun } from "./hostile-run.ts";
import type { HostilePlan } from "./hostile-run.ts";

const result = await hostileRun(JSON.parse(process.argv[2]!) as HostilePlan);
process.stdout.write(`${JSON.stringify(result)}\n`);
