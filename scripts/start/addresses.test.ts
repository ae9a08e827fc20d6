import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { addressOf, findPort, untilHealthy } from "./addresses.mjs";

test.each([
  [[], {}, "http://127.0.0.1:8787"],
  [["--port", "8800"], {}, "http://127.0.0.1:8800"],
  [["--port=8800", "--host", "0.0.0.0"], {}, "http://127.0.0.1:8800"],
  [["--host", "::1"], { DOCSVC_PORT: "9000" }, "http://[::1]:9000"],
  [["--port", "1", "--port", "2"], { DOCSVC_PORT: "9000", DOCSVC_HOST: "service.test" }, "http://service.test:2"],
])("%j with %j is reached at %s", (args, env, address) => {
  expect(addressOf(args, env)).toBe(address);
});

test("a port that is taken gives way to a free one, and a service is waited for until it answers or ends", async () => {
  const server = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    expect(await findPort(port)).not.toBe(port);
    expect(await untilHealthy(`http://127.0.0.1:${port}`, new AbortController().signal)).toBe(true);
    expect(await untilHealthy("http://127.0.0.1:1", AbortSignal.timeout(50))).toBe(false);
  } finally {
    server.close();
  }
});
