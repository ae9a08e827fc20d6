import { expect, test } from "vitest";
import { compoundFile, type Storage } from "../../../../testing/compound-file.ts";
import { renderMarkdown } from "../../../output/render-markdown.ts";
import { parse } from "../../../parse.ts";

/** Message properties by tag number ([MS-OXPROPS]); `001F` is text in UTF-16. */
function texts(properties: Readonly<Record<string, string>>): Storage {
  return Object.fromEntries(
    Object.entries(properties).map(([tag, text]) => [`__substg1.0_${tag}001F`, Buffer.from(text, "utf16le")]),
  );
}

/** Header sizes of property streams ([MS-OXMSG], 2.4.1). */
const header = (bytes: number): Storage => ({ "__properties_version1.0": new Uint8Array(bytes) });

const recipient: Storage = { ...header(8), ...texts({ "3001": "Ada", "39FE": "ada@harbour.example" }) };

test("a message of Outlook has its fields, its text, what is attached, and messages that are", async () => {
  const attached: Storage = {
    ...header(8),
    ...texts({ "3707": "tides.bin", "370E": "application/x-tides" }),
    "__substg1.0_37010102": Buffer.from("high and low"),
  };
  const inner: Storage = { ...header(24), ...texts({ "0037": "Inner", "1000": "The mole is closed." }) };
  const forwarded: Storage = {
    "__properties_version1.0": new Uint8Array(8),
    ...texts({ "3001": "Inner" }),
    "__substg1.0_3701000D": inner,
  };
  const bytes = compoundFile({
    ...header(32),
    ...texts({
      "0037": "Gate of the harbour",
      "0C1A": "Jürgen",
      "5D01": "j@harbour.example",
      "1000": "It opens at nine.\r\n\r\nBring a rope.",
    }),
    "__recip_version1.0_#00000000": recipient,
    "__attach_version1.0_#00000000": attached,
    "__attach_version1.0_#00000001": forwarded,
  });
  expect(renderMarkdown((await parse(bytes)).result)).toBe(
    [
      "# Gate of the harbour",
      "From: Jürgen \\<j@harbour.example>",
      "To: Ada \\<ada@harbour.example>",
      "It opens at nine.",
      "Bring a rope.",
      "Attachment: tides.bin (application/x-tides, 12 bytes)",
      "# Inner",
      "The mole is closed.\n",
    ].join("\n\n"),
  );
});

test("what is attached is read where it is asked for, also from a buffer that other data shares", async () => {
  const attached: Storage = {
    ...header(8),
    ...texts({ "3707": "tides.csv", "370E": "text/csv" }),
    "__substg1.0_37010102": Buffer.from("high,low\n4.1,0.3\n"),
  };
  const bytes = compoundFile({
    ...header(32),
    ...texts({ "0037": "Tides" }),
    "__attach_version1.0_#00000000": attached,
  });
  const shared = new Uint8Array(bytes.length + 1000).fill(7);
  shared.set(bytes, 512);
  // As when Node reads files: `slice` of a Buffer does not copy.
  const buffer = Buffer.from(shared.buffer, 512, bytes.length);
  const { result } = await parse(buffer, { settings: { attachments: { depth: 1 } } });
  expect(renderMarkdown(result)).toContain("| high | low |");
});

test("a message that cannot be opened is damaged", async () => {
  const bytes = compoundFile({ ...header(32), ...texts({ "0037": "Gate" }) }).slice(0, 700);
  const name = Buffer.from("__properties_version1.0\0", "utf16le");
  await expect(parse(Buffer.concat([bytes, name]))).rejects.toMatchObject({ code: "damaged_document" });
});

test("a message whose subject is a number, as damage makes it, is read without it", async () => {
  const bytes = compoundFile({
    "__properties_version1.0": Buffer.concat([
      Buffer.alloc(32),
      // A number instead of a text, with the tag of the subject.
      Buffer.from([0x03, 0x00, 0x37, 0x00, 6, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0]),
    ]),
    ...texts({ "1000": "It opens at nine." }),
  });
  expect(renderMarkdown((await parse(bytes)).result)).toContain("It opens at nine.");
});
