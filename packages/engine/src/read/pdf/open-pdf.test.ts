import { readFixture } from "@docsvc/fixtures";
import { describe, expect, test } from "vitest";
import { openPdf } from "./open-pdf.ts";

const encrypted = ["user-aes-256", "user-aes-128", "user-rc4-128", "user-rc4-40"];

describe.each(encrypted)("encrypted/%s.pdf", (name) => {
  test("opens with the user's and with the owner's password", async () => {
    const bytes = await readFixture(`encrypted/${name}.pdf`);
    for (const password of ["harbour", "keeper"]) {
      using document = await openPdf(bytes, { password });
      expect(document.readPage(1)?.chars.count).toBeGreaterThan(100);
    }
  });

  test("asks for a password, and says when it is wrong", async () => {
    const bytes = await readFixture(`encrypted/${name}.pdf`);
    await expect(openPdf(bytes)).rejects.toMatchObject({ code: "password_required" });
    await expect(openPdf(bytes, { password: "harbor" })).rejects.toMatchObject({ code: "password_wrong" });
  });
});

test("a document that only restricts printing opens without a password", async () => {
  using document = await openPdf(await readFixture("encrypted/owner-only.pdf"));
  expect(document.pageCount).toBe(1);
});

test("a document that opens without a password opens with any", async () => {
  using document = await openPdf(await readFixture("encrypted/owner-only.pdf"), { password: "harbour" });
  expect(document.readPage(1)?.chars.count).toBeGreaterThan(100);
});

test.each(["truncated", "truncated-early"])("broken/%s.pdf is damaged", async (name) => {
  await expect(openPdf(await readFixture(`broken/${name}.pdf`))).rejects.toMatchObject({ code: "damaged_document" });
});

test.each(["truncated-tail", "broken-xref", "garbage-before-header", "circular-pages", "circular-outline"])(
  "broken/%s.pdf still gives its page",
  async (name) => {
    using document = await openPdf(await readFixture(`broken/${name}.pdf`));
    expect(document.readPage(1)?.chars.count).toBeGreaterThan(0);
    expect(document.outline.length).toBeLessThan(10);
  },
);

test("the outline gives titles, levels and pages", async () => {
  using document = await openPdf(await readFixture("comments/comments.pdf"));
  expect(document.outline).toContainEqual({ title: "2 Fees", level: 1, page: 1 });
});

test("comments give their author, fields their value", async () => {
  using comments = await openPdf(await readFixture("comments/comments.pdf"));
  const page = comments.readPage(1)!;
  expect(page.annotations).toContainEqual(expect.objectContaining({ kind: "comment", name: "M. Reite" }));
  using form = await openPdf(await readFixture("form/form.pdf"));
  expect(form.readPage(1)!.annotations).toContainEqual(
    expect.objectContaining({ kind: "field", name: "vessel", text: "Terna" }),
  );
});

test("text outside the crop box is dropped", async () => {
  const textOf = async (name: string): Promise<number> => {
    using document = await openPdf(await readFixture(name));
    return document.readPage(1)!.chars.count;
  };
  expect(await textOf("rotated/crop.pdf")).toBeLessThanOrEqual(await textOf("rotated/rotate-0.pdf"));
});
