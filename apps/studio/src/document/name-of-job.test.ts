import { expect, test } from "vitest";
import { nameOfJob } from "./document.ts";

test("jobs of the same minute have different names", () => {
  const names = ["01a2088a-4f10-7000-8a31-0c5e9b7d2f41", "01a2088a-51c3-7000-9d02-77aa41e0c9b6"].map(nameOfJob);
  expect(names).toEqual(["Job …7d2f41", "Job …e0c9b6"]);
});
