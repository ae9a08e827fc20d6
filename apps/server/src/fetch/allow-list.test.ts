import { expect, test } from "vitest";
import { readAllowList } from "./allow-list.ts";

const allow = readAllowList(" 10.1.0.0/16, 192.168.1.5,Files.Intranet.example , fd00::/8 ");

test.each([
  ["x", "10.1.255.3", true],
  ["x", "10.2.0.1", false],
  ["x", "192.168.1.5", true],
  ["x", "192.168.1.6", false],
  ["files.intranet.example", "172.16.0.1", true],
  ["other.intranet.example", "172.16.0.1", false],
  ["x", "fd12::1", true],
  ["x", "fe80::1%eth0", false],
  ["x", "::ffff:10.1.0.9", true],
] as const)("%s at %s: %s", (hostname, address, expected) => {
  expect(allow(hostname, address)).toBe(expected);
});

test("an empty list allows nothing, and a mistyped one is refused", () => {
  expect(readAllowList("")("localhost", "127.0.0.1")).toBe(false);
  for (const wrong of ["10.0.0.0/33", "10.0.0.256", "127.1", "http://host/", "a b"]) {
    expect(() => readAllowList(wrong)).toThrow(/no host name/);
  }
});
