/**
 * The dependencies of the published packages, with their reasons, licences and sizes. The reasons are written here.
 */
import { globSync, readFileSync, readdirSync, realpathSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const REASONS: Readonly<Record<string, string>> = {
  "@aws-sdk/client-s3": "a fleet's files",
  "@aws-sdk/s3-request-presigner": "addresses for results in a bucket",
  "@e965/xlsx": "reads spreadsheets of the older forms",
  "@modelcontextprotocol/server": "tools for agents",
  "@opentelemetry/exporter-trace-otlp-http": "sends traces, where an operator wants them",
  "@opentelemetry/resources": "names the service in them",
  "@opentelemetry/sdk-trace": "writes them",
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
  asn1js: "opens signed messages",
  cfb: "opens compound files, as older Office documents are",
  chardet: "detects the encoding of bytes that declare none",
  commander: "the command line",
  compromise: "finds names of persons in sentences",
  "dejavu-fonts-ttf": "letters beyond Latin-1 in forms and stamps",
  fastify: "HTTP",
  fflate: "opens archives within bounds",
  franc: "detects the language of recognised text",
  "ipaddr.js": "distinguishes public addresses from others",
  "libphonenumber-js": "finds and checks telephone numbers",
  "markdown-it": "reads Markdown",
  "markdown-it-deflist": "its lists of definitions",
  "markdown-it-footnote": "its footnotes",
  marked: "descriptions of the contract as HTML",
  numfmt: "shows numbers as a spreadsheet's formats say",
  "officecrypto-tool": "opens Office files with a password",
  "openapi-fetch": "typed requests",
  papaparse: "reads CSV",
  parse5: "reads HTML",
  pg: "a fleet's database",
  "pg-boss": "a fleet's queue",
  "postal-mime": "reads mail",
  "prom-client": "metrics",
  re2js: "a caller's patterns in linear time",
  saxes: "reads XML without a tree",
  sharp: "decodes pictures, and scales pages for recognition",
  "tesseract.js": "recognises text where the program is not installed",
  "tesseract.js-core": "the same, in WebAssembly",
  undici: "fetches inputs with a check at the connection",
  yauzl: "reads archives entry by entry",
  zod: "checks what models answer and what agents ask",
};

/** Licences of packages whose manifest refers to a file, from that file. */
const LICENCES: Readonly<Record<string, string>> = { "dejavu-fonts-ttf": "Bitstream-Vera" };

export interface Dependency {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly kilobytes: number;
  readonly usedBy: readonly string[];
  /** Whether it is bundled into the files of each of these packages. */
  readonly bundled: boolean;
  /** From its own manifest. */
  readonly description: string;
}

export function listDependencies(root: string): readonly Dependency[] {
  const found = new Map<string, { readonly folder: string; readonly usedBy: string[]; readonly bundled: boolean[] }>();
  for (const path of globSync("{packages,apps}/*/package.json", { cwd: root }).toSorted()) {
    const manifest = read(join(root, path));
    if (manifest.private) continue;
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      if (name.startsWith("@docsvc/") || name === "docsvc") continue;
      const folder = realpathSync(join(root, dirname(path), "node_modules", name));
      const known = found.get(name) ?? { folder, usedBy: [], bundled: [] };
      known.usedBy.push(manifest.name);
      known.bundled.push(manifest.bundled?.includes(name) ?? false);
      found.set(name, known);
    }
  }
  return [...found]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, { folder, usedBy, bundled }]) => {
      const { version, license, description = "" } = read(join(folder, "package.json"));
      return {
        name,
        version,
        licence: LICENCES[name] ?? license ?? "?",
        kilobytes: Math.round(sizeOf(folder) / 1000),
        usedBy,
        bundled: bundled.every(Boolean),
        description,
      };
    });
}

/** Uses the reason given above or, if there is none yet, the dependency's own description. */
export function dependenciesTable(dependencies: readonly Dependency[]): string {
  const rows = dependencies.map(
    ({ name, licence, kilobytes, usedBy, bundled, description }) =>
      `| [\`${name}\`](https://www.npmjs.com/package/${name}) | ${REASONS[name] ?? description} | ${licence} | ${kilobytes < 1000 ? `${Math.ceil(kilobytes / 100) / 10}` : Math.round(kilobytes / 1000)} | ${bundled ? "bundled" : "installed"} | ${usedBy.join(", ")} |`,
  );
  return ["| package | why | licence | MB | | of |", "|---|---|---|--:|---|---|", ...rows].join("\n");
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly description?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly bundled?: readonly string[];
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
