/** The client and the framework are not bundled: their classes must be the caller's own. */
export default {
  entry: ["src/index.ts"],
  platform: "node",
  fixedExtension: false,
  target: "node20.16",
  dts: true,
  publint: true,
  attw: { profile: "esm-only" },
};
