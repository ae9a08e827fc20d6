import { expect, test } from "vitest";
import { renderMarkdown } from "../../../output/render-markdown.ts";
import { parse } from "../../../parse.ts";
import { unflow } from "./flowed-text.ts";

test("lines are joined within their depth of quotes, and marks of quotes are at the beginning alone", () => {
  const text = [
    "It opens ",
    "at nine.",
    "> Ada: a > b, ",
    "> as always.",
    ">> Or ",
    "> not.",
    " > stuffed",
    "-- ",
    "Ada",
  ];
  expect(unflow(text.join("\r\n"), false).split("\n")).toEqual([
    "It opens at nine.",
    "> Ada: a > b, as always.",
    ">> Or ",
    "> not.",
    "> stuffed",
    "-- ",
    "Ada",
  ]);
});

test("the space of a soft break is none of the text where the sender says so", () => {
  expect(unflow("港口費用於船舶離 \n開防波堤時支付。", true)).toBe("港口費用於船舶離開防波堤時支付。");
});

const message = (heads: readonly string[], bodies: readonly string[]): Uint8Array => {
  const parts = bodies.map((body, at) =>
    ["--b", `Content-Type: text/plain; charset=utf-8${heads[at]}`, "", body].join("\n"),
  );
  return Buffer.from(
    [
      "From: a@example.com",
      "Subject: s",
      "MIME-Version: 1.0",
      "Content-Type: multipart/mixed; boundary=b",
      "",
      ...parts,
      "--b--",
    ].join("\n"),
  );
};

test.each([
  ["a message", ["; format=flowed"], ["> It opens \n> at nine."], "\\> It opens at nine."],
  [
    "a message of which a part alone is flowed",
    ["; format=flowed", ""],
    ["It opens \nat nine.", "Bring \na rope."],
    "It opens at nine.",
  ],
])("%s is read so", async (_, heads, bodies, line) => {
  const { result } = await parse(message(heads, bodies));
  expect(renderMarkdown(result).split("\n")).toContain(line);
});

test("a message inside of another one is read so, too", async () => {
  const inner = Buffer.from(message(["; format=flowed"], ["> It opens \n> at nine."]))
    .toString()
    .replaceAll("--b", "--c")
    .replace("boundary=b", "boundary=c");
  const outer = `From: a@example.com\nSubject: s\nContent-Type: multipart/mixed; boundary=x\n\n--x\nContent-Type: message/rfc822\n\n${inner}\n--x--\n`;
  expect(renderMarkdown((await parse(Buffer.from(outer))).result)).toContain("It opens at nine.");
});
