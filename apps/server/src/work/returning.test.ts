import { expect, test } from "vitest";
import { Returning } from "./returning.ts";

function watched(): { readonly returning: Returning; readonly wait: (ms: number) => void } {
  let now = 5000;
  return { returning: new Returning(() => now), wait: (ms) => (now += ms) };
}

test("no organisation is expected that runs something, or was never seen", () => {
  const { returning } = watched();
  expect(returning.expected().ms).toBe(0);
  returning.began("a");
  returning.began("a");
  returning.ended("a");
  expect(returning.expected().ms).toBe(0);
  returning.ended("never seen");
  expect(returning.expected().ms).toBe(0);
});

test("who has just ended is expected for a while, and no longer", () => {
  const { returning, wait } = watched();
  returning.began("a");
  returning.ended("a");
  expect(returning.expected()).toEqual({ organisations: ["a"], ms: 1000 });
  wait(999);
  expect(returning.expected().ms).toBe(1);
  wait(2);
  expect(returning.expected().ms).toBe(0);
});

test("who comes back soon is expected as soon, and who comes back late not at all", () => {
  const { returning, wait } = watched();
  const comeBackAfter = (ms: number): number => {
    returning.began("a");
    returning.ended("a");
    wait(ms);
    returning.began("a");
    returning.ended("a");
    return returning.expected().ms;
  };
  expect(comeBackAfter(20)).toBe(40);
  // The way there: 0 ms in between, then 5 s, of which no more counts than that it was late.
  expect(comeBackAfter(5000)).toBe(0);
  expect(comeBackAfter(5000)).toBe(0);
  // Somebody who has become quick again is expected again.
  for (let round = 0; round < 5; round += 1) comeBackAfter(10);
  expect(returning.expected().ms).toBeGreaterThan(0);
});

test("a thousand organisations are known, and those that run are never forgotten", () => {
  const { returning } = watched();
  returning.began("first");
  for (let index = 0; index < 2000; index += 1) {
    returning.began(`o${index}`);
    returning.ended(`o${index}`);
  }
  returning.ended("first");
  expect(returning.expected().ms).toBe(1000);
});
