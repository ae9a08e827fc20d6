import { describe, expect, it } from "vitest";
import { findAddresses } from "./find-addresses.ts";

const found = (text: string): string[] => findAddresses(text).map(({ from, to }) => text.slice(from, to));

describe("addresses over several lines", () => {
  it.each([
    "Rose Cottage\nMill Lane\nKendal\nLA9 4QD",
    "Flat 3, 27 High Street\nOldtown\nLeeds LS1 4AB",
    "Lindenstraße 5\n2. OG\n10115 Berlin",
    "742 Evergreen Terrace\nApt 4B\nSpringfield, IL 62704",
  ])("are whole: %j", (address) => {
    expect(found(`Tom Price\n${address}\n\nDear Tom,`)).toEqual([address]);
  });

  it("end before what is no part of them", () => {
    expect(found("He lives at 4 Weir Road, Kelso and works")).toEqual(["4 Weir Road"]);
    expect(found("Court House\nMarket Square\nThe report")).toEqual([]);
  });
});
