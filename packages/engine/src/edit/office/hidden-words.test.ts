/** Words hidden in all parts of Office files that we know of are gone after a redaction. */
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { OFFICE_TRAPS, readArchive } from "../../../testing/redaction-traps/office-traps.ts";
import { contains } from "../../../testing/redaction-traps/read-everything.ts";
import { HIDDEN } from "../../../testing/redaction-traps/trap.ts";
import { edit } from "../edit.ts";

const read = (zip: Uint8Array): string => readArchive(unzipSync(zip), unzipSync);

const REFUSED = "docx: links and the names of parts";

test("a part whose name holds the word is refused", async () => {
  const { bytes } = OFFICE_TRAPS.find(({ name }) => name === REFUSED)!;
  const refused = edit(bytes, { instructions: `redact "${HIDDEN}"` });
  await expect(refused).rejects.toMatchObject({ code: "redaction_not_proved" });
});

test.each(OFFICE_TRAPS.filter(({ name }) => name !== REFUSED).map((trap) => [trap.name, trap] as const))(
  "%s",
  async (_, { bytes }) => {
    expect(contains(read(bytes), HIDDEN)).toBe(true);
    const edited = await edit(bytes, { instructions: `redact "${HIDDEN}"` });
    expect(edited.edits).toMatchObject([{ status: "done" }]);
    expect(contains(read(edited.bytes!), HIDDEN)).toBe(false);
  },
);
