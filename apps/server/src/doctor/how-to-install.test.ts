import { expect, test } from "vitest";
import { CHROMIUM, LIBREOFFICE, TESSERACT, howToInstall, howToInstallData } from "./how-to-install.ts";

test("each system gets its own command, and Windows no other system's", () => {
  expect(howToInstall(TESSERACT, "linux")).toBe("apt-get install tesseract-ocr");
  expect(howToInstall(TESSERACT, "darwin")).toBe("brew install tesseract");
  expect(howToInstall(TESSERACT, "win32")).toBe("none");
  for (const program of [LIBREOFFICE, CHROMIUM]) {
    expect(howToInstall(program, "linux")).toMatch(/^apt-get install /);
    expect(howToInstall(program, "darwin")).toMatch(/^brew install --cask /);
    expect(howToInstall(program, "win32")).not.toMatch(/apt-get|brew/);
  }
});

test("data of languages come from Debian, or from npm where Debian is not", () => {
  expect(howToInstallData(["rus", "chi_sim"], "linux")).toBe("apt-get install tesseract-ocr-rus tesseract-ocr-chi-sim");
  expect(howToInstallData(["rus", "chi_sim"], "win32")).toBe(
    "npm install @tesseract.js-data/rus @tesseract.js-data/chi_sim",
  );
});
