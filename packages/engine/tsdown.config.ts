/** PDFium stays a dependency: its WebAssembly file is found beside its own code. Types of the private contract are inlined. */
export default {
  entry: {
    index: "src/index.ts",
    inspect: "src/inspect/inspection.ts",
    schema: "src/extract/schema/check-schema.ts",
    model: "src/models.ts",
  },
  platform: "node",
  fixedExtension: false,
  target: "node22.19",
  dts: true,
  sourcemap: true,
  publint: true,
  attw: { profile: "esm-only" },
};
