import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";

const run = promisify(execFile);

/** Long documents that can be downloaded from Debian; each has its own licence. */
export interface DebianDocument {
  readonly package: string;
  readonly licence: string;
  /** Path inside the package; `.gz` is unpacked. */
  readonly file: string;
}

/** Manuals of one to four hundred pages by several producers: pdfTeX, xdvipdfmx, dvipdfmx, Ghostscript, Apache FOP. */
export const longDocuments: readonly DebianDocument[] = [
  { package: "debian-policy", licence: "GPL-2.0-or-later", file: "usr/share/doc/debian-policy/policy.pdf.gz" },
  { package: "debian-policy", licence: "FHS (permissive)", file: "usr/share/doc/debian-policy/fhs/fhs-3.0.pdf.gz" },
  {
    package: "developers-reference",
    licence: "GPL-2.0-or-later",
    file: "usr/share/developers-reference/developers-reference.pdf",
  },
  { package: "bash-doc", licence: "GFDL-1.3, no invariant sections", file: "usr/share/doc/bash/bashref.pdf" },
  { package: "bash-doc", licence: "GPL-3.0-or-later", file: "usr/share/doc/bash/bash.pdf" },
  { package: "glpk-doc", licence: "GFDL-1.3, no invariant sections", file: "usr/share/doc/glpk-doc/glpk.pdf" },
  { package: "sbcl-doc", licence: "public domain", file: "usr/share/doc/sbcl/sbcl.pdf.gz" },
  { package: "gri-pdf-doc", licence: "GPL-3.0-or-later", file: "usr/share/doc/gri/gri.pdf.gz" },
];

/** Larger manuals, and some in other scripts: Cyrillic, Japanese, Chinese. */
export const largeManuals: readonly DebianDocument[] = [
  {
    package: "c++-annotations-pdf",
    licence: "GPL-2.0-or-later",
    file: "usr/share/doc/c++-annotations/cplusplusus.pdf",
  },
  { package: "octave-doc", licence: "GPL-3.0-or-later", file: "usr/share/doc/octave/octave.pdf" },
  { package: "ngspice-doc", licence: "BSD-3-Clause, CC-BY-SA-4.0", file: "usr/share/doc/ngspice-doc/manual.pdf.gz" },
  { package: "doxygen-doc", licence: "GPL-2.0-only", file: "usr/share/doc/doxygen/doxygen_manual.pdf" },
  { package: "gnuplot-doc", licence: "gnuplot", file: "usr/share/doc/gnuplot/gnuplot.pdf" },
  { package: "asymptote-doc", licence: "GPL-3.0-or-later", file: "usr/share/doc/asymptote/asymptote.pdf" },
  {
    package: "installation-guide-amd64",
    licence: "GPL-2.0-only",
    file: "usr/share/doc/installation-guide-amd64/ru/install.ru.pdf.gz",
  },
  {
    package: "installation-guide-amd64",
    licence: "GPL-2.0-only",
    file: "usr/share/doc/installation-guide-amd64/ja/install.ja.pdf.gz",
  },
  { package: "debmake-doc", licence: "MIT", file: "usr/share/doc/debmake-doc/debmake-doc.zh-cn.pdf" },
  { package: "debian-faq-ru", licence: "permissive", file: "usr/share/doc/debian/FAQ/debian-faq.ru.pdf.gz" },
];

/** Downloads the manuals' packages with `apt-get download`, and unpacks them into the cache folder. Reports what is not available. */
export async function fetchDebianDocuments(documents: readonly DebianDocument[], cacheFolder: string): Promise<void> {
  const folder = join(cacheFolder, "debian");
  await mkdir(folder, { recursive: true });
  for (const document of documents) {
    const path = pathOf(document, cacheFolder);
    try {
      if (!existsSync(path)) await writeFile(path, await unpack(document, folder));
    } catch (error) {
      console.warn(`Not to be had: ${document.file} of Debian's ${document.package}: ${firstLine(error)}`);
    }
  }
}

/** Returns the downloaded documents; skips the others with a message. */
export function fetchedDocuments(documents: readonly DebianDocument[], cacheFolder: string): string[] {
  const isFetched = Map.groupBy(documents, (document) => existsSync(pathOf(document, cacheFolder)));
  const missing = isFetched.get(false) ?? [];
  if (missing.length > 0) {
    console.warn(
      `Skipped ${missing.length} manuals of Debian packages: node benchmarks/long-documents.ts fetches them.`,
    );
  }
  return (isFetched.get(true) ?? []).map((document) => pathOf(document, cacheFolder));
}

function pathOf({ file }: DebianDocument, cacheFolder: string): string {
  return join(cacheFolder, "debian", basename(file, ".gz"));
}

async function unpack(document: DebianDocument, folder: string): Promise<Uint8Array> {
  const unpacked = join(folder, document.package);
  if (!existsSync(unpacked)) {
    await run("apt-get", ["download", document.package], { cwd: folder });
    const archive = (await readdir(folder)).find((name) => name.startsWith(`${document.package}_`));
    if (archive === undefined) throw new Error("apt-get left no package behind.");
    await run("dpkg-deb", ["--extract", join(folder, archive), unpacked]);
  }
  const bytes = await readFile(join(unpacked, document.file));
  return document.file.endsWith(".gz") ? gunzipSync(bytes) : bytes;
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0]!;
}
