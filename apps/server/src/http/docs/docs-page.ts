/**
 * The contract as a page: operations by tag, with samples, schemas that unfold, and a form to try each. It is complete without its script,
 * which adds search, tabs, copying and trying. Script and style are files of the service, so that the page works offline and under a policy
 * that forbids inline code and foreign resources.
 */
import { contract } from "@docsvc/openapi/contract";
import type { Parameter } from "@docsvc/openapi/contract";
import { operations } from "../../contract/operations.ts";
import type { ServedOperation } from "../../contract/operations.ts";
import { escapeHtml, renderMarkdown } from "./markup.ts";
import { exampleBody, samplesOf } from "./samples.ts";
import { renderSchema } from "./schema-view.ts";

/** @param hasStudio - whether the service serves the studio, so that the page links to it */
export function renderDocsPage(hasStudio: boolean): string {
  const { title, version, description } = contract.info;
  const tags = contract.tags.map((tag) => ({
    ...tag,
    operations: operations.filter(({ operation }) => operation.tags[0] === tag.name),
  }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>docsvc: ${escapeHtml(title)} ${escapeHtml(version)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/docs.css">
<script type="module" src="/docs/docs.js"></script>
</head>
<body>
<header><h1>docsvc <small>${escapeHtml(title)} ${escapeHtml(version)}</small></h1>
<p>${hasStudio ? '<a href="/studio">Studio</a> ' : ""}<a href="/openapi.json">openapi.json</a></p>
<p><label>API key <input id="key" type="password" autocomplete="off" placeholder="ak_live_…" spellcheck="false"></label>
<small>It stays in this page, and is sent to this service alone.</small></p></header>
<nav><input id="search" type="search" placeholder="Search" aria-label="Search operations and fields">
${tags.map(({ name, operations: own }) => `<h2>${escapeHtml(name)}</h2><ul>${own.map(({ id, method, path }) => `<li><a href="#${id}"><code>${method} ${escapeHtml(path)}</code></a></li>`).join("")}</ul>`).join("\n")}
</nav>
<main>
<section>${renderMarkdown(description)}</section>
${tags.map((tag) => `<section><h2 id="tag-${tag.name}">${escapeHtml(tag.name)}</h2><p>${escapeHtml(tag.description)}</p>${tag.operations.map(renderOperation).join("\n")}</section>`).join("\n")}
<h2>Schemas</h2>
${Object.entries(contract.components.schemas)
  .map(([name, schema]) => `<details id="schema-${name}"><summary>${name}</summary>${renderSchema(schema)}</details>`)
  .join("\n")}
</main>
</body>
</html>`;
}

function renderOperation(served: ServedOperation): string {
  const { id, method, path, access, parameters, operation } = served;
  const bodies = Object.entries(operation.requestBody?.content ?? {});
  const answers = Object.keys(operation.responses).join(", ");
  return `<article id="${id}">
<h3><code>${method} ${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}</h3>
${renderMarkdown(operation.description)}${access === "open" ? "<p><em>No key needed.</em></p>" : ""}
${parameters.length === 0 ? "" : `<ul class="schema">${parameters.map(renderParameter).join("")}</ul>`}
${bodies.map(([type, media]) => `<h4>Body <small>${escapeHtml(type)}</small></h4>${renderSchema(media.schema)}`).join("")}
<p>Answers: ${answers}</p>
<div class="samples">${samplesOf(served)
    .map(
      ({ language, code }) =>
        `<figure data-language="${language}"><figcaption>${language}</figcaption><pre tabindex="0"><code>${escapeHtml(code)}</code></pre></figure>`,
    )
    .join("")}</div>
${renderForm(served)}
</article>`;
}

function renderParameter({ name, in: place, required, description, schema }: Parameter): string {
  const type = typeof schema["type"] === "string" ? ` <code>${escapeHtml(schema["type"])}</code>` : "";
  return `<li><b>${escapeHtml(name)}</b>${type} <small>${place}</small>${required ? ' <em class="required">required</em>' : ""}${renderMarkdown(description ?? "")}</li>`;
}

function renderForm(served: ServedOperation): string {
  const { method, path, parameters, multipart, binary } = served;
  const kind = multipart ? "form" : binary ? "bytes" : served.bodySchema === undefined ? "none" : "json";
  const fields = parameters
    .filter(({ in: place }) => place !== "header")
    .map(
      ({ name, in: place }) =>
        `<label>${escapeHtml(name)} <input name="${escapeHtml(name)}" data-in="${place}" autocomplete="off"></label>`,
    );
  const body = JSON.stringify(exampleBody(served) ?? {}, null, 2);
  const bodies = {
    none: "",
    json: `<label>Body <textarea rows="${Math.min(18, body.split("\n").length + 1)}" spellcheck="false">${escapeHtml(body)}</textarea></label>`,
    form: '<label class="drop">File, or drop it here <input type="file"></label>',
    bytes: '<label class="drop">File, or drop it here <input type="file"></label>',
  };
  return `<details class="try"><summary>Try it</summary><form data-method="${method}" data-path="${escapeHtml(path)}" data-kind="${kind}">
${fields.join("\n")}${bodies[kind]}<button>Send</button><output></output></form></details>`;
}
