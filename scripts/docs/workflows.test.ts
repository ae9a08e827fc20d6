import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const workflows = globSync(".github/workflows/*.yml", { cwd: root }).map(
  (file) => [file, readFileSync(join(root, file), "utf8")] as const,
);

test.each(workflows)("%s names each action by a whole commit, with its release", (_, text) => {
  const used = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action!);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

test.each(workflows)(
  "%s asks for no right but to read, unless a job says so, and for no token of a registry",
  (_, text) => {
    expect(text).toMatch(/^permissions:\n  contents: read$/m);
    expect(text).not.toMatch(/NPM_TOKEN|NODE_AUTH_TOKEN|_authToken/);
  },
);

test.each(workflows)("%s names no folder that the clone must have", (_, text) => {
  expect(text).not.toMatch(/\.\.\/docsvc/);
});

test("packages are published with the run's own identity, and the image with provenance and a bill of materials", () => {
  const [, release] = workflows.find(([file]) => file.endsWith("release.yml"))!;
  expect(release).toContain("id-token: write");
  expect(release).toContain('PNPM_CONFIG_PROVENANCE: "true"');
  expect(release).toMatch(/provenance: mode=max\n\s+sbom: true/);
  expect(release).toContain("scripts/write-sbom.ts");
});

test("what CI tests on Windows starts a shell only where it says so, and takes no path from a URL", () => {
  const [, ci] = workflows.find(([file]) => file.endsWith("ci.yml"))!;
  const folders = /npm test -- (.+)/.exec(ci)![1]!.split(" ");
  const files = folders.flatMap((folder) =>
    globSync(`${folder}/**/*.test.ts`, { cwd: root, exclude: (path) => /node_modules|dist/.test(path) }),
  );
  expect(files.length).toBeGreaterThan(300);
  const wrong = files.filter((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const startsShell = /\w\("(?:sh|bash|mkfifo)"|process\.kill\(-/.test(text);
    return (startsShell && !text.includes("notOnWindows")) || /import\.meta\.url\)\.pathname/.test(text);
  });
  expect(wrong).toEqual([]);
});
