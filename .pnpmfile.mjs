/** Who installs a package gets nothing of what develops it: some of those packages are private, and the programs' sources are not in it. */
export const hooks = {
  beforePacking(manifest) {
    delete manifest.devDependencies;
    delete manifest.scripts;
    return manifest;
  },
};
