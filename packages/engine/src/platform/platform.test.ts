import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { platform as browser } from "./browser.ts";
import { platform as node } from "./node.ts";

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe.each([
  ["Node", node],
  ["browsers", browser],
])("the platform of %s", (_, platform) => {
  test("gives a char for each byte, also for those that Windows-1252 reads otherwise, and for more than a call takes", () => {
    const all = Uint8Array.from({ length: 70_000 }, (_none, at) => at % 256);
    const text = platform.latin1(all.subarray(3));
    expect(text.length).toBe(all.length - 3);
    expect(text.split("").every((char, at) => char.charCodeAt(0) === (at + 3) % 256)).toBe(true);
    expect(platform.latin1(new Uint8Array())).toBe("");
  });

  test("finds a text in bytes from the front and from behind, and none where there is none", () => {
    const bytes = bytesOf("x/Obj /ObjStm\0/ObjStm /Obj\xe9").subarray(1);
    expect(platform.findBytes(bytes, "/ObjStm")).toBe(5);
    expect(platform.findBytes(bytes, "/ObjStm", 6)).toBe(13);
    expect(platform.findBytes(bytes, "/ObjStm", 14)).toBe(-1);
    expect(platform.findBytes(bytes, "\0/")).toBe(12);
    expect(platform.findBytes(bytes, "\xe9")).toBe(25);
    expect(platform.findLastBytes(bytes, "/ObjStm", bytes.length)).toBe(13);
    expect(platform.findLastBytes(bytes, "/ObjStm", 12)).toBe(5);
    expect(platform.findLastBytes(bytes, "/ObjStm", 4)).toBe(-1);
    expect(platform.findLastBytes(bytes, "/Obj", 0)).toBe(0);
  });

  test("inflates a stream whatever follows it, and refuses a damaged one and one that is too long", () => {
    const text = Array.from({ length: 100_000 }, (_none, at) => `${(at * 7919) % 10_007} 0 R`).join(" ");
    const stream = deflateSync(text, { level: 1 });
    expect(stream.length).toBeGreaterThan(1 << 17);
    const followed = Buffer.concat([stream, Buffer.alloc(300_000, "\nendstream")]);
    expect(platform.latin1(platform.inflate(followed, text.length))).toBe(text);
    expect(() => platform.inflate(followed, text.length - 1)).toThrow();
    expect(() => platform.inflate(bytesOf("this is no zlib stream"), 1000)).toThrow();
  });

  test("distinguishes texts by their digests", () => {
    const digests = ["", "a", "b", "ab"].map((text) => platform.digest(text));
    expect(new Set(digests).size).toBe(4);
    expect(platform.digest("ab")).toBe(digests[3]);
  });

  test("lets a message that waits have its turn", async () => {
    const { port1, port2 } = new MessageChannel();
    let isThere = false;
    port1.addEventListener("message", () => (isThere = true));
    port1.start();
    port2.postMessage("now");
    for (let turns = 0; turns < 1000 && !isThere; turns++) await platform.takeTurns();
    port1.close();
    expect(isThere).toBe(true);
  });
});
