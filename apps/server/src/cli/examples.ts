import packageJson from "../../package.json" with { type: "json" };

/** Two examples for each command, shown at the end of its `--help`. */
export const EXAMPLES: Readonly<Record<string, readonly [string, string]>> = {
  parse: ["docsvc parse report.pdf > report.md", "docsvc parse papers/ --out markdown/ --jobs 4 --skip-existing"],
  extract: [
    "docsvc extract invoice.pdf --schema invoice.schema.json",
    "docsvc extract invoice.pdf --schema invoice.schema.json --pages 1-2 > invoice.json",
  ],
  split: [
    "docsvc split bundle.pdf --sections sections.json",
    `docsvc split bundle.pdf --sections sections.json --rules "Each invoice separately. Leave out blank pages."`,
  ],
  classify: [
    "docsvc classify scan.pdf --category Invoice --category Letter --category Other",
    "docsvc classify scan.pdf --categories categories.json",
  ],
  edit: [
    `docsvc edit contract.pdf 'Redact "Ada Lovelace" and every mail address.' --out redacted.pdf`,
    `docsvc edit form.pdf 'Fill "Name" with "Ada". Delete page 2.' --dry-run`,
  ],
  pipeline: [
    "docsvc pipeline bundle.pdf invoices.yaml > invoices.json",
    "docsvc pipeline contract.pdf redact.yaml --out redacted.pdf",
  ],
  mcp: ["docsvc mcp papers/", "DOCSVC_API_KEY=ak_live_… docsvc mcp --server http://127.0.0.1:8787"],
  serve: ["docsvc serve", "docsvc serve --port 8788 --data /srv/docsvc --json"],
  api: [
    "DOCSVC_PUBLIC_URL=https://docs.example.com docsvc api --host 0.0.0.0",
    "docsvc api --port 8787 --database postgresql://docsvc@db.internal/docsvc",
  ],
  worker: ["docsvc worker", "DOCSVC_SLOTS=4 docsvc worker --port 8788"],
  migrate: ["docsvc migrate", "docsvc migrate --database postgresql://docsvc@db.internal/docsvc"],
  "keys create": [
    "docsvc keys create --name laptop",
    "docsvc keys create --organisation acme --rate 10/s --concurrency 4",
  ],
  "keys list": ["docsvc keys list", "docsvc keys list --json --data /srv/docsvc"],
  "keys revoke": [
    "docsvc keys revoke 01a2041a-b22e-71f9-b548-d5bd8f0f5b9c",
    "docsvc keys revoke ID --data /srv/docsvc",
  ],
  studio: ["docsvc studio", "docsvc studio --url https://docs.example.com --data /srv/docsvc"],
  "jobs list": ["docsvc jobs list", "docsvc jobs list --status FAILED --data /srv/docsvc"],
  "jobs get": ["docsvc jobs get 01a2041a-b22e-71f9-b548-d5bd8f0f5b9c", "docsvc jobs get ID --json"],
  "jobs cancel": [
    "docsvc jobs cancel 01a2041a-b22e-71f9-b548-d5bd8f0f5b9c",
    "docsvc jobs cancel ID --data /srv/docsvc",
  ],
  "pipelines create": ["docsvc pipelines create invoices.yaml", "docsvc pipelines create invoices.yaml --json"],
  "pipelines list": ["docsvc pipelines list", "docsvc pipelines list --json --data /srv/docsvc"],
  "pipelines show": ["docsvc pipelines show invoices", "docsvc pipelines show invoices 2"],
  "pipelines delete": ["docsvc pipelines delete invoices", "docsvc pipelines delete ID --data /srv/docsvc"],
  "webhooks list": ["docsvc webhooks list", "docsvc webhooks list --json"],
  "webhooks replay": ["docsvc webhooks replay ID", "docsvc webhooks replay --failed"],
  "webhooks secret": ["docsvc webhooks secret", "docsvc webhooks secret --rotate"],
  usage: ["docsvc usage", "docsvc usage --since 2026-11-01 --json"],
  seccomp: ["docsvc seccomp > seccomp.json", "docker run --security-opt seccomp=seccomp.json …"],
  doctor: ["docsvc doctor", "docsvc doctor --json --data /srv/docsvc"],
  backup: ["docsvc backup /backups/docsvc-today", "docsvc backup /backups/docsvc-today --data /srv/docsvc"],
  restore: ["docsvc restore /backups/docsvc-today", "docsvc restore /backups/docsvc-today --data /srv/docsvc"],
  completion: [
    "docsvc completion bash > ~/.local/share/bash-completion/completions/docsvc",
    "source <(docsvc completion zsh)",
  ],
};

/** The package's home page, if it has one. */
const DOCUMENTATION: string =
  (packageJson as { readonly homepage?: string }).homepage ??
  "README.md of the package, and /docs of a running service";

/** @param path a command's name without the program: `keys create` */
export function describeExamples(path: string): string {
  const examples = EXAMPLES[path] ?? examplesOfGroup(path);
  const lines = examples.length === 0 ? [] : ["", "Examples:", ...examples.map((line) => `  ${line}`)];
  return [...lines, "", `Documentation: ${DOCUMENTATION}`].join("\n");
}

/** For commands that only group others: the first example of each. */
function examplesOfGroup(path: string): readonly string[] {
  const below = Object.entries(EXAMPLES).filter(([name]) => name.startsWith(`${path} `));
  return below.slice(0, 2).map(([, [first]]) => first);
}
