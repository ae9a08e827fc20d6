import type { Assignment } from "./protocol.ts";
import type { ChildWorkspace } from "./child-workspace.ts";

/** The name of a run's output in the child's folder. */
export const RESULT = "result";

/** Outputs that a run may have in addition to its result, and their file names in the child's folder. */
export const FURTHER_OUTPUTS = { transcriptPath: "transcript", editedPath: "edited", imagesPath: "images" } as const;

/** Makes the files of an assignment available to the child, and returns the assignment with the child's paths. */
export async function lendFiles(assignment: Assignment, workspace: ChildWorkspace): Promise<Assignment> {
  const lent: Record<string, unknown> = { ...assignment, outputPath: workspace.outputPath(RESULT) };
  for (const [field, name] of Object.entries(FURTHER_OUTPUTS)) {
    if (field in assignment) lent[field] = workspace.outputPath(name);
  }
  if (assignment.inputPath !== undefined) lent["inputPath"] = await workspace.bring(assignment.inputPath, "input");
  if (assignment.kind === "assembly") {
    const slicePaths: string[] = [];
    for (const path of assignment.slicePaths) {
      slicePaths.push(await workspace.bring(path, `slice-${slicePaths.length}`));
    }
    lent["slicePaths"] = slicePaths;
  }
  return lent as unknown as Assignment;
}
