import { expect, test } from "vitest";
import { Returning } from "./returning.ts";

function watched(): { readonly returning: Returning; readonly wait: (ms: number) => void } {
  let now = 5000;
  return { returning: new Returning(() => now), wait: (ms) => (now += ms) };
}

test("no organisation is expected that runs something, or was never seen", () => {
  const { returning } = watched();
  expect(returning.expected().ms).toBe(0);
  returning.began("a", 0);
  returning.began("a", 0);
  returning.ended("a", 50);
  expect(returning.expected().ms).toBe(0);
  returning.ended("never seen", 50);
  expect(returning.expected().ms).toBe(0);
});

test("who has just ended is expected for a while, and no longer", () => {
  const { returning, wait } = watched();
  returning.began("a", 0);
  returning.ended("a", 50);
  expect(returning.expected()).toEqual({ organisations: ["a"], ms: 1000 });
  wait(999);
  expect(returning.expected().ms).toBe(1);
  wait(2);
  expect(returning.expected().ms).toBe(0);
});

test("who comes back soon is expected as soon, and who comes back late not at all", () => {
  const { returning, wait } = watched();
  const comeBackAfter = (ms: number): number => {
    returning.began("a", 0);
    returning.ended("a", 50);
    wait(ms);
    returning.began("a", 0);
    returning.ended("a", 50);
    return returning.expected().ms;
  };
  expect(comeBackAfter(20)).toBe(40);
  // Until then: returns after 0 ms, then one after 5 s, which counts only as late.
  expect(comeBackAfter(5000)).toBe(0);
  expect(comeBackAfter(5000)).toBe(0);
  // An organisation that returns quickly again is expected again.
  for (let round = 0; round < 5; round += 1) comeBackAfter(10);
  expect(returning.expected().ms).toBeGreaterThan(0);
});

test("who has waited for a slot is expected as soon as without: it waits for none again", () => {
  const { returning, wait } = watched();
  returning.began("a", 0);
  returning.ended("a", 50);
  for (const waitedMs of [0, 3000, 30_000, 30_000]) {
    wait(20 + waitedMs);
    returning.began("a", waitedMs);
    returning.ended("a", 50);
    expect(returning.expected().ms).toBe(40);
  }
});

test("where documents take long a slot is kept for as long as one takes, and for 5 s at most", () => {
  const { returning, wait } = watched();
  const backAfter = (ms: number, ranMs: number): number => {
    for (let round = 0; round < 20; round += 1) {
      returning.began("a", 0);
      returning.ended("a", ranMs);
      wait(ms);
    }
    returning.began("a", 0);
    returning.ended("a", ranMs);
    return returning.expected().ms;
  };
  expect(backAfter(1400, 50)).toBe(0);
  expect(backAfter(1400, 2000)).toBeCloseTo(2000, 0);
  expect(backAfter(4000, 60_000)).toBe(5000);
  expect(backAfter(6000, 60_000)).toBe(0);
});

test("a thousand organisations are known, and those that run are never forgotten", () => {
  const { returning } = watched();
  returning.began("first", 0);
  for (let index = 0; index < 2000; index += 1) {
    returning.began(`o${index}`, 0);
    returning.ended(`o${index}`, 50);
  }
  returning.ended("first", 50);
  expect(returning.expected().ms).toBe(1000);
});
