import { expect, test } from "vitest";
import { markdownOf } from "../../../../testing/markdown-of.ts";

test("the words of a drawing are read, with its title and description", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><title>Tides &amp; moon</title><desc>Of one day</desc><style>.a{fill:red}</style>
<defs><text>never</text></defs><g><rect width="9"/><text x="1" y="2">High water <tspan>14:20</tspan></text></g>
<text><tspan x="1" dy="9">Low</tspan><tspan x="1" dy="18">water</tspan><title>tip</title></text></svg>`;
  expect(await markdownOf(svg)).toBe("# Tides & moon\n\nOf one day\n\nHigh water 14:20\n\nLow water\n");
});
