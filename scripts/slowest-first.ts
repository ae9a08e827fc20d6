import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";

/**
 * Folders and files whose tests take longest, mostly waiting for processes and servers. They start first: if one of them starts
 * last, the run takes a minute longer. On a new machine, Vitest only knows the sizes of files.
 */
const SLOWEST = [
  "/benchmarks/service/",
  "/apps/server/src/files/s3/",
  "/apps/server/src/work/",
  "/apps/studio/test/",
  "/apps/rag/",
  "/packages/engine/src/ocr/read-pictures",
  "/scripts/docs/readme",
  "/apps/server/",
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = SLOWEST.findIndex((part) => moduleId.includes(part));
  return rank === -1 ? SLOWEST.length : rank;
};

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
