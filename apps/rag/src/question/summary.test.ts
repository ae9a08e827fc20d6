import { expect, test } from "vitest";
import { summaryAsked } from "./summary.ts";

test.each([
  ["Summarise the section on mooring fees.", ["mooring", "fees"]],
  ["Can you summarize this document?", []],
  ["What is the chapter Network about?", ["network"]],
  ["Bitte fassen Sie den Abschnitt Lieferung zusammen.", ["lieferung"]],
  ["Résumez la section Assurance", ["assurance"]],
  ["Resume la sección Pagos", ["pagos"]],
])("%s asks for a summary of %j", (question, named) => {
  expect(summaryAsked(question)).toEqual(named);
});

test.each(["What is the fee for a berth?", "Who wrote the summary of the report?", "Wann ist Sommerfest?"])(
  "%s asks for none",
  (question) => {
    expect(summaryAsked(question)).toBeUndefined();
  },
);
