import { expect, test } from "vitest";
import { parse } from "../../parse.ts";

/** A codestream that declares its size and ends. */
function codestream(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(60);
  bytes.set([0xff, 0x4f, 0xff, 0x51]);
  bytes.writeUInt32BE(width, 8);
  bytes.writeUInt32BE(height, 12);
  return bytes;
}

test("a JPEG 2000 image is a page of its form", async () => {
  const { result } = await parse(codestream(400, 200), {}, { ocr: "off" });
  expect(result.pages).toMatchObject([{ width: 842, height: 421 }]);
});

test.each([
  ["of no size", codestream(0, 0), "damaged_document"],
  ["cut off", codestream(4, 4).subarray(0, 10), "damaged_document"],
  ["of billions of pixels", codestream(100_000, 100_000), "unsupported_document"],
])("one %s is refused", async (_, bytes, code) => {
  await expect(parse(bytes)).rejects.toMatchObject({ code });
});
