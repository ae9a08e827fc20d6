import { expect, test } from "vitest";
import { readNoProxy } from "./no-proxy.ts";

test.each([
  ["intranet.example", "intranet.example", true],
  ["intranet.example", "files.intranet.example", true],
  [".intranet.example", "files.intranet.example", true],
  ["*.intranet.example", "files.intranet.example", true],
  ["intranet.example", "myintranet.example", false],
  ["Intranet.Example", "intranet.example.", true],
  ["a.example b.example,c.example", "b.example", true],
  ["10.0.0.0/8", "10.1.2.3", true],
  ["10.0.0.0/8", "11.1.2.3", false],
  ["10.0.0.0/8", "10.example", false],
  ["192.0.2.7", "192.0.2.7", true],
  ["2001:db8::1", "2001:db8:0::1", true],
  ["*", "anything.example", true],
  ["", "anything.example", false],
])("NO_PROXY=%s leaves the proxy out for %s: %s", (list, hostname, isWithout) => {
  expect(readNoProxy(list)(hostname, "443")).toBe(isWithout);
});

test("an entry with a port holds for that port", () => {
  const isWithout = readNoProxy("files.example:8443, [2001:db8::1]:8443");
  expect([isWithout("files.example", "8443"), isWithout("files.example", "443")]).toEqual([true, false]);
  expect([isWithout("2001:db8::1", "8443"), isWithout("2001:db8::1", "443")]).toEqual([true, false]);
});
