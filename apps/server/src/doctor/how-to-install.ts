/** A program under the names that each system's packages give it. */
export interface Installable {
  /** Packages of Debian and Ubuntu. */
  readonly debian: string;
  /** Arguments of `brew install`. */
  readonly homebrew: string;
  /** What to do on Windows, and on any other system. */
  readonly elsewhere: string;
}

export const TESSERACT: Installable = {
  debian: "tesseract-ocr",
  homebrew: "tesseract",
  elsewhere: "none",
};

export const LIBREOFFICE: Installable = {
  debian: "--no-install-recommends libreoffice-writer-nogui libreoffice-impress-nogui",
  homebrew: "--cask libreoffice, and put soffice on the PATH",
  elsewhere: "install LibreOffice, and put the folder of soffice on the PATH",
};

export const CHROMIUM: Installable = {
  debian: "--no-install-recommends chromium-headless-shell",
  homebrew: "--cask chromium, and put chromium on the PATH",
  elsewhere: "install Chromium, and put the folder of chromium on the PATH",
};

/** The command that installs a program on this system, or what to do where there is none. */
export function howToInstall(program: Installable, platform: NodeJS.Platform = process.platform): string {
  if (platform === "linux") return `apt-get install ${program.debian}`;
  return platform === "darwin" ? `brew install ${program.homebrew}` : program.elsewhere;
}

/** The command that installs Tesseract's data of languages: Debian has a package for each, npm as well. */
export function howToInstallData(languages: readonly string[], platform: NodeJS.Platform = process.platform): string {
  if (platform !== "linux") return `npm install ${languages.map((one) => `@tesseract.js-data/${one}`).join(" ")}`;
  return `apt-get install ${languages.map((one) => `tesseract-ocr-${one.replaceAll("_", "-")}`).join(" ")}`;
}
