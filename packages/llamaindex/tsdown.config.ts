/** The client and the framework are not bundled: their classes must be the same as the caller's. */
export default {
  entry: ["src/index.ts"],
  platform: "node",
  fixedExtension: false,
  target: "node20.16",
  dts: true,
  publint: true,
  attw: { profile: "esm-only" },
};
