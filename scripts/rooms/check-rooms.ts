/** `node scripts/rooms/check-rooms.ts`, a part of `npm run lint`: every package with a `rooms.json` imports as it says. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { roomFaults } from "./room-faults.ts";
import { roomTables } from "./room-tables.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
for (const { folder, table } of await roomTables(root)) {
  for (const fault of await roomFaults(join(root, folder), table)) {
    console.error(`${folder}: ${fault}`);
    process.exitCode = 1;
  }
}
