/** One file that imports nothing: the HTTP layer and the types of the private contract are part of it. */
export default {
  entry: ["src/index.ts", "src/citations.ts", "src/direct.ts", "src/records.ts", "src/webhooks.ts"],
  platform: "neutral",
  target: "es2022",
  dts: true,
  sourcemap: true,
  deps: {
    alwaysBundle: ["openapi-fetch"],
    onlyBundle: ["openapi-fetch", "openapi-typescript-helpers"],
  },
  publint: true,
  attw: { profile: "esm-only" },
};
