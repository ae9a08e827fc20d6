/**
 * What the published packages depend on: why, under which licence, and how large. The reasons are told here.
 */
import { globSync, readFileSync, readdirSync, realpathSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const REASONS: Readonly<Record<string, string>> = {
  "@ai-sdk/openai-compatible": "speaks with an operator's language model",
  "@ai-sdk/provider": "types and errors of the same",
  "@cfworker/json-schema": "checks extracted data against the caller's schema",
  "@embedpdf/pdfium": "reads and renders PDFs: PDFium as WebAssembly",
  "@fastify/cors": "answers pages of other origins, where an operator allows them",
  "@fastify/multipart": "uploads as streams",
  "@libpdf/core": "changes pages, fields and stamps of PDFs",
  "@opentelemetry/api": "traces, where an application or an operator wants them",
  ajv: "validates every request against the contract",
  "ajv-formats": "formats of JSON Schema",
  commander: "the command line",
  fastify: "HTTP",
  fflate: "opens archives within bounds",
  franc: "tells the language of recognised text",
  "ipaddr.js": "tells public addresses from others",
  marked: "descriptions of the contract as HTML",
  "pg-boss": "the queue of a fleet",
  "postal-mime": "reads mail",
  "prom-client": "metrics",
  re2js: "a caller's patterns in linear time",
  saxes: "reads XML without a tree",
  sharp: "decodes pictures, and scales pages for recognition",
  undici: "fetches inputs with a check at the connection",
  yauzl: "reads archives entry by entry",
  zod: "checks what models answer and what agents ask",
};

/** Of those whose manifest sends to a file: by that file. */
const LICENCES: Readonly<Record<string, string>> = { "dejavu-fonts-ttf": "Bitstream-Vera" };

export interface Dependency {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly kilobytes: number;
  readonly usedBy: readonly string[];
  /** In its own words. */
  readonly description: string;
}

export function listDependencies(root: string): readonly Dependency[] {
  const found = new Map<string, { readonly folder: string; readonly usedBy: string[] }>();
  for (const path of globSync("{packages,apps}/*/package.json", { cwd: root }).toSorted()) {
    const manifest = read(join(root, path));
    if (manifest.private) continue;
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      if (name.startsWith("@docsvc/") || name === "docsvc") continue;
      const folder = realpathSync(join(root, dirname(path), "node_modules", name));
      const known = found.get(name) ?? { folder, usedBy: [] };
      known.usedBy.push(manifest.name);
      found.set(name, known);
    }
  }
  return [...found]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, { folder, usedBy }]) => {
      const { version, license, description = "" } = read(join(folder, "package.json"));
      return {
        name,
        version,
        licence: LICENCES[name] ?? license ?? "?",
        kilobytes: Math.round(sizeOf(folder) / 1000),
        usedBy,
        description,
      };
    });
}

/** The reason for a dependency is told above; until then its own words stand in. */
export function tellDependencies(dependencies: readonly Dependency[]): string {
  const rows = dependencies.map(
    ({ name, licence, kilobytes, usedBy, description }) =>
      `| [\`${name}\`](https://www.npmjs.com/package/${name}) | ${REASONS[name] ?? description} | ${licence} | ${kilobytes < 1000 ? `${Math.ceil(kilobytes / 100) / 10}` : Math.round(kilobytes / 1000)} | ${usedBy.join(", ")} |`,
  );
  return ["| package | why | licence | MB | of |", "|---|---|---|--:|---|", ...rows].join("\n");
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly description?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function read(path: string): Manifest {
  return JSON.parse(readFileSync(path, "utf8")) as Manifest;
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.name === "node_modules" || entry.isSymbolicLink()) return sum;
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size);
  }, 0);
}
