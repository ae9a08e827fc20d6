/**
 * Published manifests name what an installation needs: neither what develops a package nor the dependencies that its files contain already
 * (`bundled`). Some of both are private.
 */
export const hooks = {
  beforePacking(manifest) {
    for (const name of manifest.bundled ?? []) delete manifest.dependencies[name];
    delete manifest.bundled;
    delete manifest.devDependencies;
    delete manifest.scripts;
    return manifest;
  },
};
