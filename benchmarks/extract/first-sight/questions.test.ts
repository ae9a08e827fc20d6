import { expect, test } from "vitest";
import { firstSightQuestions } from "./questions.ts";

test("each paper has a schema, a third or more of whose fields it does not state", async () => {
  const questions = await firstSightQuestions();
  expect(questions.length).toBeGreaterThanOrEqual(16);
  expect(new Set(questions.map(({ paper }) => paper.language)).size).toBe(6);
  expect(new Set(questions.map(({ paper }) => paper.id)).size).toBe(questions.length);
  for (const { schema, truth } of questions) {
    const { properties } = schema as { properties: Record<string, object> };
    expect(Object.keys(properties)).toEqual(Object.keys(truth));
    const blank = Object.values(truth).filter(
      (value) => value === null || (Array.isArray(value) && value.length === 0),
    );
    expect(blank.length / Object.keys(truth).length).toBeGreaterThan(0.2);
  }
});
