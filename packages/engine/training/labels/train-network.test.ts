import { expect, test } from "vitest";
import { answer } from "./network.ts";
import { trainNetwork } from "./train-network.ts";

/** Exclusive or of two inputs, which no linear function computes. */
const CASES = [
  [0, 0, 0],
  [0, 1, 1],
  [1, 0, 1],
  [1, 1, 0],
] as const;

test("a network learns what no weighted sum says, the same from one seed", () => {
  const count = 400;
  const rows = {
    inputs: 2,
    values: Float32Array.from({ length: 2 * count }, (_, at) => CASES[(at >> 1) % 4]![at % 2]!),
    labels: Int8Array.from({ length: count }, (_, at) => CASES[at % 4]![2]),
    weights: new Float32Array(count).fill(1),
  };
  const network = trainNetwork(rows, 8, 2, 150, 3);
  const said = new Float32Array(2);
  for (const [first, second, label] of CASES) {
    answer(network, Float32Array.of(first, second), new Float32Array(8), said, 0);
    expect(said[label]).toBeGreaterThan(0.9);
    expect(said[0]! + said[1]!).toBeCloseTo(1, 5);
  }
  expect(trainNetwork(rows, 8, 2, 150, 3).weights).toEqual(network.weights);
});
