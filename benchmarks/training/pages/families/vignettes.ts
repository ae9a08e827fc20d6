/** Texts about programs: single lines of code between paragraphs, plain, framed or on grey, with bold or coloured words. */
import { escape, type Family } from "../page-text.ts";

export const VIGNETTES: Family = {
  name: "vignettes",
  draw: (text) => {
    const { words, random } = text;
    const font = random.pick(["Liberation Mono", "DejaVu Sans Mono", "Noto Sans Mono"]);
    const frame = random.pick(["", "", "border:0.6pt solid #444;padding:3pt", "background:#eee;padding:3pt"]);
    const slanted = random.chance(0.3) ? "font-style:italic;" : "";
    const prompt = random.pick(["&gt; ", "$ ", "", "R&gt; "]);
    const coloured = random.pick(["", "font-weight:bold;color:#070", "color:#00f", "font-weight:bold"]);
    const word = (): string =>
      words
        .topic()
        .toLowerCase()
        .replaceAll(/[^a-z]/g, "");
    const key = (told: string): string => (coloured === "" ? told : `<span style="${coloured}">${told}</span>`);
    const code = (): string =>
      random.pick([
        () => `${key("plot")}(${word()})`,
        () => `${word()} = ${word()}.${word()}(${random.whole(1, 99)})`,
        () => `${key("exception")} ${word()}`,
        () => `${key("print")}(${word()}[${random.whole(1, 9)}])`,
        () => `apt-get install ${word()}`,
        () => key("done"),
        () => `${key("if")} ${word()} &lt; ${random.whole(1, 99)} ${key("then")}`,
      ])();
    const listing = (): string => {
      const lines = random.times(random.chance(0.6) ? 1 : random.whole(2, 5), () => prompt + code());
      return `<pre style="font-family:'${font}',monospace;font-size:0.92em;${slanted}margin:6pt 0;${frame}">${lines.join("\n")}</pre>`;
    };
    const part = (): string =>
      text.heading(2) +
      random.times(random.whole(2, 3), () => text.p(words.paragraph(1, 2)) + listing()).join("") +
      `<p>${escape(words.sentence())}</p>`;
    return (random.chance(0.5) ? text.heading(1) : text.p()) + part() + part();
  },
};
