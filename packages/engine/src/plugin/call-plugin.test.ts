import { expect, test } from "vitest";
import { callPlugin } from "./call-plugin.ts";

test("a plugin that takes too long is given up, and its signal aborts", async () => {
  let received: AbortSignal | undefined;
  const call = callPlugin({ plugin: "slow", doing: "while it read memo", maxMs: 20 }, ({ signal }) => {
    received = signal;
    return new Promise(() => {});
  });
  await expect(call).rejects.toMatchObject({
    code: "plugin_failed",
    message: 'The plugin "slow" took longer than 0.02 seconds while it read memo. Fix it, or start without it.',
  });
  expect(received!.aborted).toBe(true);
});
