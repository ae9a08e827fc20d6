import { expect, test } from "vitest";
import { findPersons } from "../find-persons.ts";
import { findCandidates } from "./candidates.ts";
import { BUCKETS, contextFeatures, featuresOf, ownFeatures } from "./features.ts";
import { WEIGHTS } from "./person-weights.ts";

const found = (text: string): string[] => findPersons(text).map(({ from, to }) => text.slice(from, to));

test.each([
  ["an address", "Ship to:\nMaria Lopez\n12 Harbour Street\nBristol", ["Maria Lopez"]],
  ["a German letter", "Mit freundlichen Grüßen\nSabine Grünwald", ["Sabine Grünwald"]],
  ["a French letter", "Fait à Lyon, le 3 mai 2024\nCamille Durand", ["Camille Durand"]],
  ["two parties", "The agreement between John Fletcher and Example Systems GmbH was signed.", ["John Fletcher"]],
  ["two fields on a line", "Name: Odo Marsh Company: Orbit", ["Odo Marsh"]],
  ["two fields set apart on a line", "Name: Odo Marsh   Company: Orbit Ltd", ["Odo Marsh"]],
  ["a field with a long name behind", "Tenant: Peter Hall Date of birth: 3 May 1990", ["Peter Hall"]],
  ["a speaker", "Ida Roe: we agree.", ["Ida Roe"]],
  ["labels", "Invoice Number   Purchase Order   Total Amount", []],
  ["a name said again in part", "Anna Kowalska called. Please call Kowalska back.", ["Anna Kowalska", "Kowalska"]],
])("names of persons in %s", (_, text, expected) => {
  expect(found(text)).toEqual(expected);
});

test("parts of a row of capitals are candidates, an initial with its stop", () => {
  const candidates = findCandidates("Call John A. Smith's office.").map(({ words }) =>
    words.map(({ text }) => text).join(" "),
  );
  expect(candidates).toContain("John A. Smith");
  expect(candidates).toContain("John");
  expect(candidates).not.toContain("John A.");
});

test("a page in capitals has a bounded number of candidates", () => {
  expect(findCandidates("NAME ".repeat(5000)).length).toBeLessThan(200);
});

test("every feature has a weight", () => {
  expect(WEIGHTS).toHaveLength(BUCKETS);
  const [candidate] = findCandidates("Ada Lovelace");
  const features = featuresOf(candidate!);
  expect(features).toEqual([...ownFeatures(candidate!), ...contextFeatures(candidate!)]);
  expect(features.filter((bucket) => !(bucket >= 0 && bucket < BUCKETS))).toEqual([]);
});

test("a label before a number and a firm by its trade are no persons", () => {
  const text =
    "Aktenzeichen: 418/25\nHerrn\nTorben Lüdecke\nAn offer of 41,300 by Ridgeline Roofing was read by Mei Tanaka.";
  expect(findPersons(text).map(({ from, to }) => text.slice(from, to))).toEqual(["Torben Lüdecke", "Mei Tanaka"]);
});

test.each([
  ["The bids of Ridgeline Roofing, Dunmore Scaffolding and KESTREL HAULAGE were opened by Mei Tanaka.", ["Mei Tanaka"]],
  ["Contractors: Harlan Voss Joinery Ltd; Finch & Co; Odo Marsh and Sons\nChair: Ida Roe", ["Ida Roe"]],
  ["Die Keller Bau GmbH und die Brandt Dachdeckerei wurden von Torben Lüdecke beauftragt.", ["Torben Lüdecke"]],
  ["The key was lost, and Mei Tanaka stores the new one.", ["Mei Tanaka"]],
  ["Signed by Cora Finch and Kestrel Haulage Ltd.", ["Cora Finch"]],
])("no part of a firm's name is a person: %s", (text, names) => {
  expect(findPersons(text).map(({ from, to }) => text.slice(from, to))).toEqual(names);
});
