import { contract } from "@docsvc/openapi/contract";
import { Marked } from "marked";
import { operations } from "../contract/operations.ts";
import type { ServedOperation } from "../contract/operations.ts";

/** The contract as one self-contained page: no script, nothing loaded from elsewhere. */
export function renderDocsPage(): string {
  page ??= render();
  return page;
}

let page: string | undefined;

/** Descriptions are CommonMark (OpenAPI 3.1, section 4.7). Raw HTML in them is shown, not run: `<API_KEY>` is text. */
const markdown = new Marked({ renderer: { html: ({ text }) => escapeHtml(text) } });

function render(): string {
  const { title, version, description } = contract.info;
  const schemas = Object.entries(contract.components.schemas);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>${escapeHtml(title)} <small>${escapeHtml(version)}</small></h1>
<p><a href="openapi.json">openapi.json</a></p></header>
<nav><ul>${operations.map(({ id, method, path }) => `<li><a href="#${id}"><code>${method} ${escapeHtml(path)}</code></a></li>`).join("")}</ul></nav>
<main>
<section>${renderMarkdown(description)}</section>
${operations.map(renderOperation).join("\n")}
<h2>Schemas</h2>
${schemas.map(([name, schema]) => `<details id="schema-${name}"><summary>${name}</summary>${renderJson(schema)}</details>`).join("\n")}
</main>
</body>
</html>`;
}

function renderOperation({ id, method, path, access, parameters, operation }: ServedOperation): string {
  const bodies = Object.entries(operation.requestBody?.content ?? {});
  const parameterRows = parameters.map(
    ({ name, in: place, description, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}</td><td>${escapeHtml(typeof schema["type"] === "string" ? schema["type"] : "")}</td><td>${renderMarkdown(description ?? "")}</td></tr>`,
  );
  return `<article id="${id}">
<h2><code>${method} ${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}</h2>
${renderMarkdown(operation.description)}${access === "open" ? "<p><em>No key needed.</em></p>" : ""}
${parameterRows.length === 0 ? "" : `<table><tr><th>parameter</th><th>in</th><th>type</th><th></th></tr>${parameterRows.join("")}</table>`}
${bodies.map(([type, media]) => `<h3>Body <small>${escapeHtml(type)}</small></h3>${renderJson(media.schema)}${renderExamples(media.examples)}`).join("")}
<h3>Answers</h3><p>${Object.keys(operation.responses).join(", ")}</p>
</article>`;
}

function renderExamples(examples: Readonly<Record<string, { value: unknown }>> = {}): string {
  return Object.entries(examples)
    .map(
      ([name, { value }]) => `<details><summary>Example: ${escapeHtml(name)}</summary>${renderJson(value)}</details>`,
    )
    .join("");
}

function renderJson(value: unknown): string {
  const linked = escapeHtml(JSON.stringify(value, null, 2)).replaceAll(
    /#\/components\/schemas\/(\w+)/g,
    '<a href="#schema-$1">$1</a>',
  );
  return `<pre>${linked}</pre>`;
}

function renderMarkdown(text: string): string {
  return markdown.parse(text, { async: false });
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { display: grid; grid-template: "header header" auto "nav main" 1fr / 18rem minmax(0, 60rem); gap: 0 2rem; margin: 1rem 2rem; }
header { grid-area: header; } nav { grid-area: nav; } main { grid-area: main; }
nav ul { list-style: none; padding: 0; position: sticky; top: 1rem; }
h1 small, h3 small { font-weight: normal; opacity: .7; }
article { border-top: 1px solid #8884; }
:not(pre) > code { padding: .1em .3em; background: #8882; border-radius: .25rem; font-size: .9em; } a > code, h2 > code { background: none; padding: 0; }
a { color: LinkText; text-decoration: none; } a:hover { text-decoration: underline; } nav li { margin: .15rem 0; }
td > p { margin: 0; }
pre { overflow: auto; padding: .75rem; background: #8881; border-radius: .4rem; font-size: .85rem; }
td, th { text-align: left; vertical-align: top; padding: .2rem .8rem .2rem 0; }
@media (max-width: 50rem) { body { display: block; margin: 1rem; } }
`;
