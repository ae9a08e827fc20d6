import { expect, test } from "vitest";
import { lookSigns, type LookUse } from "./heading-looks.ts";

const HEADING: LookUse = { short: 4, leading: 3, chars: 90, running: 0 };
const TEXT: LookUse = { short: 2, leading: 1, chars: 4000, running: 3900 };
const LOOKS = new Map([
  ["bold", HEADING],
  ["plain", TEXT],
]);

test("a look that a document keeps for short texts over running text is that of headings", () => {
  expect(lookSigns({ look: "bold", lookBelow: null }, LOOKS)).toEqual({
    leadsNothing: 0,
    ownLook: 1,
    lookLeads: 0.75,
    lookRecurs: 1,
  });
});

test("the look of running text says nothing for its short texts, whatever they lead", () => {
  expect(lookSigns({ look: "plain", lookBelow: null }, LOOKS)).toMatchObject({
    ownLook: 0,
    lookLeads: 0,
    lookRecurs: 0,
  });
});

test("a short text over another one in the look of running text leads nothing", () => {
  expect(lookSigns({ look: "bold", lookBelow: "plain" }, LOOKS).leadsNothing).toBe(1);
});
