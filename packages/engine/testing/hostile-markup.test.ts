import { effort } from "@docsvc/fixtures/effort";
import { describe, expect, test } from "vitest";
import { damagedFiles } from "./damaged-files.ts";
import { HOSTILE_MARKUP } from "./hostile-markup.ts";
import { outcomeOf } from "./outcome.ts";
import { sampleDocuments } from "./sample-documents.ts";

/** Outcomes that these documents may have. */
const CLEAR = /^(?:read|damaged_document|unsupported_document|password_required|document_encrypted)$/;

describe("a document that costs more than it is worth is read, or refused with one clear error", () => {
  test.each(Object.entries(HOSTILE_MARKUP))("%s", async (_, make) => {
    expect(await outcomeOf(make())).toMatch(CLEAR);
  });
});

/** Files of each kind of damage; `benchmarks/hostile-documents.ts` runs hundreds. */
const TIMES = effort(2, 4);

describe("a document that is cut or has bits turned over is read, or refused with one clear error", async () => {
  test.each([...(await sampleDocuments())])("%s", async (_, bytes) => {
    expect(await outcomeOf(bytes)).toBe("read");
    for (const { name, bytes: damaged } of damagedFiles(bytes, TIMES, 20_26)) {
      expect(await outcomeOf(damaged), name).toMatch(CLEAR);
    }
  });
});
