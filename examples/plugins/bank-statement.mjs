/**
 * Adds a file format: bank statements in SWIFT's MT940, which banks send as text. They become HTML, whose headings and tables docsvc keeps.
 *
 * @type {import("@docsvc/engine").Plugin}
 */
export default {
  name: "bank-statement",
  apiVersion: 1,
  formats: [
    {
      kind: "mt940",
      detect: ({ bytes }) =>
        /^(?:\{1:|:20:)/.test(text(bytes.subarray(0, 200)).trimStart()) && /^:25:/m.test(text(bytes)),
      load: ({ bytes }) => ({ html: toHtml(readFields(text(bytes))) }),
    },
  ],
};

const text = (bytes) => new TextDecoder("latin1").decode(bytes);

/** `:61:value` and its continuation lines. */
function readFields(statement) {
  return [...statement.matchAll(/^:(\d\d[A-Z]?):([^]*?)(?=^:\d\d[A-Z]?:|^-|(?![^]))/gm)].map(([, tag, value]) => ({
    tag,
    value: value.trim(),
  }));
}

function toHtml(fields) {
  const account = fields.find(({ tag }) => tag === "25")?.value ?? "";
  const rows = fields.flatMap(({ tag, value }, index) => {
    if (tag !== "61") return [];
    const [, year, month, day, mark, amount] = /^(\d\d)(\d\d)(\d\d)(?:\d{4})?(R?[CD])[A-Z]?([\d,]+)/.exec(value) ?? [];
    const purpose = fields[index + 1]?.tag === "86" ? fields[index + 1].value.replaceAll(/\s*\n\s*/g, " ") : "";
    return [[`20${year}-${month}-${day}`, purpose, `${mark?.endsWith("D") ? "-" : ""}${amount}`]];
  });
  const balances = fields
    .filter(({ tag }) => tag === "60F" || tag === "62F")
    .map(({ tag, value }) => {
      const [, mark, currency, amount] = /^([CD])\d{6}([A-Z]{3})([\d,]+)/.exec(value) ?? [];
      return `<p>${tag === "60F" ? "Opening" : "Closing"} balance: ${mark === "D" ? "-" : ""}${amount} ${currency}</p>`;
    });
  const cells = (row) => row.map((cell) => `<td>${escape(cell)}</td>`).join("");
  return `<h1>Statement of account ${escape(account)}</h1>${balances.join("")}
    <table><tr><th>Date</th><th>Purpose</th><th>Amount</th></tr>${rows.map((row) => `<tr>${cells(row)}</tr>`).join("")}</table>`;
}

const escape = (words) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
