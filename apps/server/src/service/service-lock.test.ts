import { onLinux } from "@docsvc/fixtures/needing";
import { expect } from "vitest";
import { refuseNetworkFolder } from "./service-lock.ts";

onLinux.test("a data directory on a network file system is refused, with what to do", async () => {
  await expect(refuseNetworkFolder("/mnt/share", async () => 0x6969)).rejects.toThrow(/NFS.*local disk.*--database/);
  await refuseNetworkFolder("/var/lib", async () => 0xef53);
});
