import manifest from "./package.json" with { type: "json" };

/** One file without imports: it includes the HTTP layer and the types of the private contract. */
export default {
  entry: ["index", "citations", "direct", "parse", "pipelines", "raw", "records", "webhooks"].map(
    (name) => `src/${name}.ts`,
  ),
  platform: "neutral",
  target: "es2022",
  dts: true,
  deps: {
    alwaysBundle: manifest.bundled.map((name) => new RegExp(`^${name}(/|$)`)),
    onlyBundle: ["openapi-fetch", "openapi-typescript-helpers"],
  },
  publint: true,
  attw: { profile: "esm-only" },
};
