/** Samples of an operation's call in three languages, from the contract's first example. */
import type { ServedOperation } from "../../contract/operations.ts";

export interface Sample {
  readonly language: "curl" | "TypeScript" | "Python";
  readonly code: string;
}

/** In a browser, replaced by the page's own address. */
const URL_OF_SERVICE = "http://127.0.0.1:8787";

/** The client's call of an operation. Operations without one are called with `fetch`. */
const CLIENT_CALLS: Readonly<Record<string, (call: Prepared) => string>> = {
  ...Object.fromEntries(
    ["parse", "extract", "split", "classify", "edit", "pipeline"].flatMap((name) => [
      [
        name,
        (call: Prepared) => `const { result } = await client.${name}(${argumentsOf(call)});\nconsole.log(result);`,
      ],
      [
        `${name}Async`,
        (call: Prepared) =>
          `const job = await client.${name}.submit(${argumentsOf(call)});\nconst { result } = await job.wait();\nconsole.log(job.job_id, result);`,
      ],
    ]),
  ),
  upload: () => `const { file_id } = await client.upload("report.pdf");\nconsole.log(file_id);`,
  getJob: () => `console.log(await client.jobs.get("JOB_ID"));`,
  deleteJob: () => `await client.jobs.delete("JOB_ID");`,
  cancelJob: () => `await client.jobs.cancel("JOB_ID");`,
  listJobs: () => `for await (const job of client.jobs.list({ limit: 10 })) console.log(job.job_id, job.status);`,
};

interface Prepared {
  readonly method: string;
  readonly address: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly kind: "json" | "form" | "bytes" | "none";
  readonly needsKey: boolean;
}

export function samplesOf(operation: ServedOperation): readonly Sample[] {
  const call = prepare(operation);
  return [
    { language: "curl", code: curl(call) },
    { language: "TypeScript", code: typescript(operation.id, call) },
    { language: "Python", code: python(call) },
  ];
}

/** The contract's first example of a JSON body. */
export function exampleBody({ operation }: ServedOperation): Readonly<Record<string, unknown>> | undefined {
  const examples = Object.values(operation.requestBody?.content["application/json"]?.examples ?? {});
  return examples[0]?.value as Readonly<Record<string, unknown>> | undefined;
}

function prepare(operation: ServedOperation): Prepared {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase());
  const body = exampleBody(operation);
  return {
    method: operation.method,
    address: URL_OF_SERVICE + path,
    body,
    kind: operation.multipart ? "form" : operation.binary ? "bytes" : body === undefined ? "none" : "json",
    needsKey: operation.access !== "open",
  };
}

function curl({ method, address, body, kind, needsKey }: Prepared): string {
  const parts = [
    `curl -s ${method === "GET" || (method === "POST" && kind !== "none") ? "" : `-X ${method} `}${address}`,
  ];
  if (needsKey) parts.push(`-H "Authorization: Bearer $DOCSVC_API_KEY"`);
  if (kind === "form") parts.push(`-F file=@report.pdf`);
  if (kind === "bytes") parts.push(`-H "Content-Type: application/octet-stream"`, `--data-binary @report.pdf`);
  // A quote in the text would end the shell's own quote.
  if (kind === "json") {
    parts.push(`-H "Content-Type: application/json"`, `-d '${JSON.stringify(body, null, 2).replaceAll("'", `'\\''`)}'`);
  }
  return parts.join(" \\\n  ");
}

function typescript(id: string, call: Prepared): string {
  const clientCall = CLIENT_CALLS[id];
  if (clientCall !== undefined) {
    return `import { Docsvc } from "@docsvc/client";\n\nconst client = new Docsvc({ apiKey: process.env["DOCSVC_API_KEY"], baseUrl: "${URL_OF_SERVICE}" });\n${clientCall(call)}`;
  }
  const { method, address, body, kind, needsKey } = call;
  const headers = [
    ...(needsKey ? ['authorization: `Bearer ${process.env["DOCSVC_API_KEY"]}`'] : []),
    ...(kind === "json" ? [`"content-type": "application/json"`] : []),
    ...(kind === "bytes" ? [`"content-type": "application/octet-stream"`] : []),
  ];
  const options = [
    ...(method === "GET" ? [] : [`method: "${method}"`]),
    ...(headers.length === 0 ? [] : [`headers: { ${headers.join(", ")} }`]),
    ...(kind === "json" ? [`body: JSON.stringify(${JSON.stringify(body)})`] : []),
    ...(kind === "bytes" ? [`body: await openAsBlob("report.pdf")`] : []),
  ];
  const imports = kind === "bytes" ? `import { openAsBlob } from "node:fs";\n\n` : "";
  const given = options.length === 0 ? "" : `, {\n${options.map((line) => `  ${line},\n`).join("")}}`;
  return `${imports}const answer = await fetch("${address}"${given});\nconsole.log(answer.status, await answer.text());`;
}

/** The document first, then the options, as in the client. */
function argumentsOf({ body = {} }: Prepared): string {
  const { input, document_url: document, ...options } = body;
  const given = JSON.stringify(input ?? document ?? "report.pdf");
  return Object.keys(options).length === 0 ? given : `${given}, ${JSON.stringify(options, null, 2)}`;
}

function python({ method, address, body, kind, needsKey }: Prepared): string {
  const headers = [
    ...(needsKey ? [`"Authorization": f"Bearer {os.environ['DOCSVC_API_KEY']}"`] : []),
    ...(kind === "json" ? [`"Content-Type": "application/json"`] : []),
    ...(kind === "bytes" ? [`"Content-Type": "application/octet-stream"`] : []),
  ].join(", ");
  if (kind === "form") {
    return `import os\n\nimport requests\n\nwith open("report.pdf", "rb") as file:\n    answer = requests.post("${address}", headers={${headers}}, files={"file": file})\nprint(answer.json())`;
  }
  const data = kind === "json" ? `json.dumps(${pythonValue(body)}).encode()` : `open("report.pdf", "rb").read()`;
  const lines = [
    `    "${address}",`,
    `    method="${method}",`,
    ...(headers === "" ? [] : [`    headers={${headers}},`]),
    ...(kind === "none" ? [] : [`    data=${data},`]),
  ];
  const imports = `import ${kind === "json" ? "json\nimport " : ""}os\nimport urllib.request`;
  return `${imports}\n\nrequest = urllib.request.Request(\n${lines.join("\n")}\n)\nwith urllib.request.urlopen(request) as answer:\n    print(answer.read().decode())`;
}

function pythonValue(value: unknown): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, one]) => `${JSON.stringify(name)}: ${pythonValue(one)}`)
    .join(", ")}}`;
}
