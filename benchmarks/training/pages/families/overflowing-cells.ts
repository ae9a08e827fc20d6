/** Ruled tables whose monospaced first cells are too wide for their column and run into the next. */
import { escape, type Family } from "../page-text.ts";

export const OVERFLOWING_CELLS: Family = {
  name: "overflowing-cells",
  page: "A4",
  draw: (text) => {
    const { words, random } = text;
    const line = "border:0.6pt solid #222";
    const word = (): string =>
      words
        .topic()
        .toLowerCase()
        .replaceAll(/[^a-z]/g, "");
    const row = (): string => {
      const parts = random.times(random.whole(2, 4), word);
      return `<tr><td style="${line};white-space:nowrap;font-family:monospace">/${parts.join("/")}</td><td style="${line}">${escape(words.sentence())}</td></tr>`;
    };
    const table = (): string =>
      `<table style="width:100%;table-layout:fixed"><tr><td style="${line};width:30%"><b>${words.topic()}</b></td><td style="${line}"><b>${words.topic()}</b></td></tr>${random.times(random.whole(4, 8), row).join("")}</table><div class="caption">Table ${random.whole(1, 20)}: ${escape(words.phrase())}</div>`;
    return text.heading(2) + text.p() + table() + text.heading(2) + text.p(words.paragraph(1, 2)) + table();
  },
};
