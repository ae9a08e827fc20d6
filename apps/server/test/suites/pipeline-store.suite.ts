import type { PipelineStep } from "@docsvc/openapi";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../src/ports/identifiers.ts";
import type { PipelineStore, StoredPipeline } from "../../src/ports/pipeline-store.ts";

/** Tests that every engine of {@link PipelineStore} must pass. */
export function pipelineStoreSuite(
  engine: string,
  open: () => Promise<{ pipelines: PipelineStore; close(): Promise<void> }>,
): void {
  describe(`pipelines in ${engine}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    const PARSE: PipelineStep = { op: "parse", config: {} };
    const EDIT: PipelineStep = { op: "edit", config: { edit_instructions: "Redact mail addresses." } };
    const add = (name: string, steps: readonly PipelineStep[], organisation = "org"): Promise<StoredPipeline> =>
      opened.pipelines.add({ organisation, id: newId(), name, steps });

    test("a name that exists gets a new version under its id, and equal steps get none", async () => {
      const first = await add("Invoices", [PARSE]);
      const second = await add("Invoices", [PARSE, EDIT]);
      expect([first.version, second.version]).toEqual([1, 2]);
      expect(second.id).toBe(first.id);
      expect(await add("Invoices", [PARSE, EDIT])).toEqual(second);
    });

    test("it is found by id and by name, in its newest version or in another", async () => {
      const first = await add("Invoices", [PARSE]);
      const second = await add("Invoices", [EDIT]);
      const { pipelines } = opened;
      expect(await pipelines.get("org", first.id)).toEqual(second);
      expect(await pipelines.get("org", "Invoices")).toEqual(second);
      expect(await pipelines.get("org", "Invoices", 1)).toEqual(first);
      expect(await pipelines.get("org", "Invoices", 3)).toBeUndefined();
    });

    test("organisations never see each other's", async () => {
      const { id } = await add("Invoices", [PARSE]);
      await add("Invoices", [EDIT], "other");
      const { pipelines } = opened;
      expect(await pipelines.get("other", id)).toBeUndefined();
      expect((await pipelines.get("other", "Invoices"))?.steps).toEqual([EDIT]);
      expect(await pipelines.remove("other", id)).toBe(false);
      expect(await pipelines.list("org")).toHaveLength(1);
    });

    test("a list has the newest versions, by name", async () => {
      await add("b", [PARSE]);
      await add("a", [PARSE]);
      await add("a", [EDIT]);
      const list = await opened.pipelines.list("org");
      expect(list.map(({ name, version }) => [name, version])).toEqual([
        ["a", 2],
        ["b", 1],
      ]);
    });

    test("removing takes all versions, and the name can be used again", async () => {
      const { id } = await add("Invoices", [PARSE]);
      await add("Invoices", [EDIT]);
      expect(await opened.pipelines.remove("org", "Invoices")).toBe(true);
      expect(await opened.pipelines.remove("org", id)).toBe(false);
      expect((await add("Invoices", [PARSE])).version).toBe(1);
    });

    test("of versions that are stored at the same time none is lost", async () => {
      const steps = Array.from({ length: 5 }, (_, index): PipelineStep[] => [
        { op: "edit", config: { edit_instructions: `Redact “${index}”.` } },
      ]);
      const stored = await Promise.all(steps.map((one) => add("Invoices", one)));
      expect(stored.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
      expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
    });
  });
}
