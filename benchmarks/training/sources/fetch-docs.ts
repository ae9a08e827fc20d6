/**
 * Unpacks HTML documentation of Debian packages: `node benchmarks/training/sources/fetch-docs.ts FOLDER` writes `FOLDER/PACKAGE/…`;
 * `--held-out` takes the packages that are held out from training, `--unseen` those whose pages no developer has looked at. Nothing is installed. Existing packages are kept; unavailable ones are skipped.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

/** Projects held out from training that developers look at. */
const HELD_OUT = [
  "ant-doc",
  "autogen-doc",
  "bind9-doc",
  "clisp-doc",
  "davical-doc",
  "erlang-doc",
  "freetype2-doc",
  "graphviz-doc",
  "imagemagick-6-doc",
  "libapache2-mod-perl2-doc",
  "libfftw3-doc",
  "libhdf5-doc",
  "libtheora-doc",
  "libxml2-doc",
  "mit-scheme-doc",
  "ntpsec-doc",
  "phpmyadmin",
  "plplot-doc",
  "povray-doc",
  "privoxy",
  "sbcl-doc",
  "shorewall-doc",
  "slony1-2-doc",
  "smlnj-doc",
  "swi-prolog-doc",
  "twisted-doc",
  "xfig-doc",
  "xorg-docs",
  "zsh-doc",
] as const;

/** Projects that no developer has looked at, for figures that no development has flattered. */
const UNSEEN = [
  "bochs-doc",
  "db5.3-doc",
  "ecasound-doc",
  "ffmpeg-doc",
  "fontforge-doc",
  "gammu-doc",
  "gnucash-docs",
  "gpsbabel-doc",
  "grass-doc",
  "httrack-doc",
  "lame-doc",
  "mpich-doc",
  "nsis-doc",
  "nut-doc",
  "openafs-doc",
  "phylip-doc",
  "proftpd-doc",
  "putty-doc",
  "rsyslog-doc",
] as const;

/** Each project has its own style and structure. */
const PACKAGES = [
  "apache2-doc",
  "apt-doc",
  "aptitude-doc-en",
  "argyll-doc",
  "aspell-doc",
  "bash-doc",
  "cc65-doc",
  "cmake-doc",
  "cyrus-sasl2-doc",
  "debian-policy",
  "debian-reference-en",
  "developers-reference",
  "doxygen-doc",
  "exim4-doc-html",
  "fwbuilder-doc",
  "git-doc",
  "gnuplot-doc",
  "installation-guide-amd64",
  "kannel-docs",
  "libglib2.0-doc",
  "libgtk-3-doc",
  "libtiff-doc",
  "maxima-doc",
  "ne-doc",
  "nginx-doc",
  "octave-doc",
  "postfix-doc",
  "postgresql-doc-15",
  "python-markdown-doc",
  "python-pygame-doc",
  "python-requests-doc",
  "python-sqlalchemy-doc",
  "r-doc-html",
  "sqlite3-doc",
  "stealth-doc",
  "vim-doc",
] as const;

const run = promisify(execFile);
const [folder, which] = process.argv.slice(2);
if (folder === undefined) throw new Error("Give the folder to unpack to.");
const root = resolve(folder);
await mkdir(root, { recursive: true });
const chosen = which === "--held-out" ? HELD_OUT : which === "--unseen" ? UNSEEN : PACKAGES;
for (const name of chosen) {
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
