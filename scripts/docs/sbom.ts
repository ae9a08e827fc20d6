import type { Shipped } from "./shipped.ts";

interface Component {
  readonly type: "library";
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly ({ readonly license: { readonly id: string } } | { readonly expression: string })[];
}

export interface Materials {
  readonly bomFormat: "CycloneDX";
  readonly specVersion: "1.6";
  readonly version: 1;
  readonly metadata: { readonly component: { readonly type: "application"; readonly name: string } };
  readonly components: readonly Component[];
}

/** CycloneDX 1.6 (ECMA-424); package addresses follow the purl specification, which escapes the @ of a scope. */
export function describeMaterials(name: string, shipped: readonly Shipped[]): Materials {
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", name } },
    components: shipped.map((one) => ({
      type: "library",
      name: one.name,
      version: one.version,
      purl: `pkg:npm/${one.name.replace(/^@/, "%40")}@${one.version}`,
      licenses: [/\s/.test(one.licence) ? { expression: one.licence } : { license: { id: one.licence } }],
    })),
  };
}
