import { expect, test } from "vitest";
import { transcriptOf } from "../../../testing/transcript-of.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const date = { type: ["string", "null"], format: "date" };
const listOf = (properties: object) => ({ type: "array", items: { type: "object", properties } });

test("rows that are read from lines are those of one array", () => {
  const rows = [["Start date", "End date", "Employer"], ["3 May 2014", "1 June 2016", "Lund Ltd"], ["2 June 2016", "4 July 2019", "Rohr Ltd"]]; // prettier-ignore
  const transcript = transcriptOf(
    rows.flatMap((row, at) => row.map((cell, column): [string, number, number] => [cell, 50 + 150 * column, 100 + 14 * at])),
  ); // prettier-ignore
  const properties = {
    work_experience: listOf({ employer: text, start_date: date, end_date: date }),
    education: listOf({ school: text, degree: text, start_date: date, end_date: date }),
  };
  const { data } = extract(transcript, { schema: { type: "object", properties } });
  expect(data).toEqual({
    work_experience: [
      { employer: "Lund Ltd", start_date: "2014-05-03", end_date: "2016-06-01" },
      { employer: "Rohr Ltd", start_date: "2016-06-02", end_date: "2019-07-04" },
    ],
    education: [],
  });
});
