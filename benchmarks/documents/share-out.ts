import type { CountedFile } from "../measure/run.ts";

/** Distributes files over shares of nearly equal page count: longest first, each to the share with the fewest pages. */
export function shareOut(files: readonly CountedFile[], shares: number): CountedFile[][] {
  const dealt = Array.from({ length: shares }, () => ({ pages: 0, files: [] as CountedFile[] }));
  for (const file of files.toSorted((a, b) => b.pages - a.pages)) {
    const least = dealt.reduce((best, share) => (share.pages < best.pages ? share : best));
    least.pages += file.pages;
    least.files.push(file);
  }
  return dealt.map((share) => share.files);
}
