import type { Assignment } from "./protocol.ts";
import type { Room } from "./room.ts";

/** The name of a run's output in the child's folder. */
export const RESULT = "result";

/** Outputs that a run may have besides its result, and the names of their files in the child's folder. */
export const FURTHER_OUTPUTS = { materialPath: "material", editedPath: "edited", imagesPath: "images" } as const;

/** The assignment with the paths under which the child sees its files, which are brought there. */
export async function lendFiles(assignment: Assignment, room: Room): Promise<Assignment> {
  const lent: Record<string, unknown> = { ...assignment, outputPath: room.outputPath(RESULT) };
  for (const [field, name] of Object.entries(FURTHER_OUTPUTS)) {
    if (field in assignment) lent[field] = room.outputPath(name);
  }
  if (assignment.inputPath !== undefined) lent["inputPath"] = await room.bring(assignment.inputPath, "input");
  if (assignment.kind === "assembly") {
    const slicePaths: string[] = [];
    for (const path of assignment.slicePaths) slicePaths.push(await room.bring(path, `slice-${slicePaths.length}`));
    lent["slicePaths"] = slicePaths;
  }
  return lent as unknown as Assignment;
}
