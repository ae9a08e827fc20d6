/**
 * Unpacks HTML documentation of Debian packages: `node packages/engine/training/labels/fetch-docs.ts FOLDER` writes `FOLDER/PACKAGE/…`;
 * `--held-out` takes the packages that are held out from training. Nothing is installed. Existing packages are kept; unavailable ones are skipped.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

/** Projects held out from training, for the evaluation. */
const HELD_OUT = [
  "ant-doc",
  "clisp-doc",
  "graphviz-doc",
  "imagemagick-6-doc",
  "libfftw3-doc",
  "libhdf5-doc",
  "mit-scheme-doc",
  "phpmyadmin",
  "plplot-doc",
  "sbcl-doc",
  "shorewall-doc",
  "smlnj-doc",
  "xorg-docs",
] as const;

/** Each project has its own style and structure. */
const PACKAGES = [
  "apache2-doc",
  "apt-doc",
  "aptitude-doc-en",
  "bash-doc",
  "cmake-doc",
  "debian-policy",
  "debian-reference-en",
  "developers-reference",
  "doxygen-doc",
  "exim4-doc-html",
  "git-doc",
  "gnuplot-doc",
  "installation-guide-amd64",
  "libglib2.0-doc",
  "libgtk-3-doc",
  "maxima-doc",
  "nginx-doc",
  "postgresql-doc-15",
  "python-markdown-doc",
  "python-requests-doc",
  "python-sqlalchemy-doc",
  "r-doc-html",
  "sqlite3-doc",
  "vim-doc",
] as const;

const run = promisify(execFile);
const [folder, which] = process.argv.slice(2);
if (folder === undefined) throw new Error("Give the folder to unpack to.");
const root = resolve(folder);
await mkdir(root, { recursive: true });
for (const name of which === "--held-out" ? HELD_OUT : PACKAGES) {
  const into = join(root, name);
  if (existsSync(into)) continue;
  try {
    await run("apt-get", ["download", "-q", name], { cwd: root });
    const file = (await readdir(root)).find((each) => each.startsWith(`${name}_`) && each.endsWith(".deb"));
    if (file === undefined) throw new Error("apt-get wrote no file.");
    await run("dpkg", ["-x", join(root, file), into]);
    await rm(join(root, file));
    process.stdout.write(`unpacked ${name}\n`);
  } catch (error) {
    process.stdout.write(`passed over ${name}: ${String(error).split("\n")[0]}\n`);
  }
}
