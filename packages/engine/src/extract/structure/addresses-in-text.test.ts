import { expect, test } from "vitest";
import { transcriptOf } from "../../../testing/transcript-of.ts";
import { textOf, toLineIndex } from "../line-index/line-index.ts";
import { addressesIn } from "./addresses-in-text.ts";

const found = (text: string): string[] => {
  const place = toLineIndex(transcriptOf([[text, 50, 50]])).places[0]!;
  return addressesIn(place, 0, place.tokens.length).map(([from, to]) => textOf(place, from, to));
};

test.each([
  ["with its office at 410 Wharf Road, Portland, ME 04101 (the Landlord)", "410 Wharf Road, Portland, ME 04101"],
  [
    "known as Unit 3B, 27 Fennel Street, Portland, Maine 04102, together",
    "Unit 3B, 27 Fennel Street, Portland, Maine 04102,",
  ],
  ["wohnhaft Am Hafen 4, D-80331 München mit 3 Zimmern", "Am Hafen 4, D-80331 München"],
  ["demeurant 12 rue des Lilas, 44000 Nantes, ci-après", "12 rue des Lilas, 44000 Nantes,"],
  ["wonende te Kerkstraat 61, 3511 AB Utrecht, hierna", "Kerkstraat 61, 3511 AB Utrecht,"],
])("%s", (text, address) => {
  expect(found(text)).toEqual([address]);
});

test("a sentence without a postal code and town has no address", () => {
  expect(found("The rent of $2,150.00 is due on the first day of May 2024 at noon")).toEqual([]);
});
