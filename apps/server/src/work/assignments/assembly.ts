import { letGo } from "../kept-document.ts";
import type { AssemblyAssignment } from "../protocol.ts";
import { unpackSlices, UnreadableSlices } from "../unpack-slices.ts";
import { type Run, staged } from "./reports.ts";
import { writeResult } from "./write-result.ts";

/** Combines the slices of a long document. */
export const runAssembly: Run<AssemblyAssignment> = async (assignment, reports) => {
  await letGo();
  try {
    return await staged("write", reports, () => writeResult(unpackSlices(assignment.slicePaths), assignment, reports));
  } catch (error) {
    if (!(error instanceof UnreadableSlices)) throw error;
    return { kind: "unreadable", slices: error.indexes };
  }
};
