/** The program, the library, and the two programs that run as child processes, under the names they are started by. */
export default {
  entry: {
    main: "src/main.ts",
    index: "src/index.ts",
    child: "src/work/child.ts",
    "parse-worker": "src/cli/parse/worker.ts",
  },
  platform: "node",
  fixedExtension: false,
  target: "node22.19",
  dts: { entry: ["src/index.ts"] },
  sourcemap: true,
  publint: true,
  attw: { profile: "esm-only" },
};
