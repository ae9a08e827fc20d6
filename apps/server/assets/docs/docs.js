/** Adds to the reference page what needs a script: search, tabs, copying, and trying operations out. No key is ever stored. */
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const make = (name, properties) => Object.assign(document.createElement(name), properties);

/** More of an answer than this is not drawn: the browser freezes on some megabytes of text. */
const MAX_SHOWN_CHARS = 200_000;

for (const code of all(".samples code")) {
  code.textContent = code.textContent.replaceAll("http://127.0.0.1:8787", location.origin);
  const copy = make("button", { type: "button", className: "copy", textContent: "Copy" });
  copy.addEventListener("click", async () => {
    await navigator.clipboard.writeText(code.textContent);
    copy.textContent = "Copied";
    setTimeout(() => (copy.textContent = "Copy"), 1500);
  });
  code.closest("figure").append(copy);
}

for (const samples of all(".samples")) {
  const tabs = make("div", { className: "tabs", role: "tablist" });
  for (const { dataset } of all("figure", samples)) {
    const tab = make("button", { type: "button", role: "tab", textContent: dataset.language });
    tab.addEventListener("click", () => choose(dataset.language));
    tabs.append(tab);
  }
  samples.classList.add("tabbed");
  samples.prepend(tabs);
}
choose("curl");

/** One language for the whole page. */
function choose(language) {
  for (const figure of all(".samples figure")) figure.hidden = figure.dataset.language !== language;
  for (const tab of all("[role=tab]")) tab.setAttribute("aria-selected", String(tab.textContent === language));
}

const search = document.querySelector("#search");
search.addEventListener("input", () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const article of all("article")) {
    const text = article.textContent.toLowerCase();
    article.hidden = !words.every((word) => text.includes(word));
    for (const link of all(`nav a[href="#${article.id}"]`)) link.closest("li").hidden = article.hidden;
  }
  // A group of which nothing is left is none.
  for (const list of all("nav ul")) list.previousElementSibling.hidden = !list.querySelector("li:not([hidden])");
  for (const section of all("main section:has(article)")) {
    section.hidden = !section.querySelector("article:not([hidden])");
  }
});

for (const drop of all(".drop")) {
  const input = drop.querySelector("input");
  drop.addEventListener("dragover", (event) => {
    event.preventDefault();
    drop.classList.add("over");
  });
  drop.addEventListener("dragleave", () => drop.classList.remove("over"));
  drop.addEventListener("drop", (event) => {
    event.preventDefault();
    drop.classList.remove("over");
    input.files = event.dataTransfer.files;
  });
}

for (const form of all("form")) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const output = form.querySelector("output");
    output.textContent = "…";
    try {
      const started = performance.now();
      const answer = await fetch(...requestOf(form));
      const text = await answer.text();
      const ms = Math.round(performance.now() - started);
      output.replaceChildren(
        make("p", { textContent: `${answer.status} ${answer.statusText}, ${ms} ms` }),
        make("pre", { textContent: pretty(text).slice(0, MAX_SHOWN_CHARS) }),
      );
      if (answer.ok) passOn(text);
    } catch (error) {
      output.textContent = error.message;
    }
  });
}

function requestOf(form) {
  const { method, path, kind } = form.dataset;
  const query = new URLSearchParams();
  let address = path;
  for (const { name, value, dataset } of all("input[data-in]", form)) {
    if (dataset.in === "path") address = address.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== "") query.set(name, value);
  }
  const headers = {};
  const key = document.querySelector("#key").value.trim();
  if (key !== "") headers.authorization = `Bearer ${key}`;
  const options = { method, headers };
  if (kind === "json") {
    headers["content-type"] = "application/json";
    options.body = JSON.stringify(JSON.parse(form.querySelector("textarea").value));
  }
  if (kind === "form" || kind === "bytes") {
    const [file] = form.querySelector("input[type=file]").files;
    if (file === undefined) throw new Error("Choose a file first.");
    if (kind === "bytes") {
      headers["content-type"] = "application/octet-stream";
      options.body = file;
    } else {
      options.body = new FormData();
      options.body.set("file", file);
    }
  }
  return [`${address}${query.size === 0 ? "" : `?${query}`}`, options];
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** What was uploaded is the input of the next operation, and a job the one that is read. */
function passOn(text) {
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    return;
  }
  if (typeof answer?.file_id === "string") {
    for (const area of all("textarea")) {
      area.value = area.value.replace(
        /("(?:input|document_url)": )"(?:[^"\\]|\\.)*"/,
        `$1${JSON.stringify(answer.file_id)}`,
      );
    }
  }
  if (typeof answer?.job_id === "string") for (const input of all("input[name=job_id]")) input.value = answer.job_id;
}
