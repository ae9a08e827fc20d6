/**
 * Everything that the published packages bring to a user's machine: direct and indirect dependencies, and the packages that their files
 * were bundled from. Read from the workspace's own installation, as locked by `pnpm-lock.yaml`.
 */
import { existsSync, globSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

export interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly description: string;
  /** Published packages that include it. */
  readonly with: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license?: string | { readonly type: string };
  readonly licenses?: readonly { readonly type: string }[];
  readonly description?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Licences of packages whose manifest names none in machine-readable form, from their licence files. */
const BY_FILE: Readonly<Record<string, string>> = { "dejavu-fonts-ttf": "Bitstream-Vera" };

export function listShipped(root: string): readonly Shipped[] {
  const found = new Map<string, Shipped & { readonly with: string[] }>();
  for (const path of globSync("{packages,apps}/*/package.json", { cwd: root }).toSorted()) {
    const manifest = read(join(root, path));
    if (manifest.private) continue;
    for (const folder of everythingBelow(join(root, dirname(path)))) {
      add(found, read(join(folder, "package.json")), manifest.name);
    }
  }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

/** Grouped by licence, most packages first: for `docs/dependencies.md`. */
export function describeLicences(shipped: readonly Shipped[]): string {
  const byLicence = [...Map.groupBy(shipped, ({ licence }) => licence)].toSorted(
    ([a, x], [b, y]) => y.length - x.length || a.localeCompare(b),
  );
  const rows = byLicence.map(([licence, some]) => {
    const names = [...new Set(some.map(({ name }) => name))].map((name) => `\`${name}\``);
    return `| ${licence} | ${names.length} | ${names.join(", ")} |`;
  });
  return ["| licence | packages | |", "|---|--:|---|", ...rows].join("\n");
}

function add(found: Map<string, Shipped & { readonly with: string[] }>, manifest: Manifest, by: string): void {
  const { name, version, description = "" } = manifest;
  const known = found.get(`${name}@${version}`);
  if (known !== undefined) known.with.push(by);
  else found.set(`${name}@${version}`, { name, version, licence: licenceOf(manifest), description, with: [by] });
}

function licenceOf({ name, license, licenses }: Manifest): string {
  const named =
    typeof license === "string" ? license : (license?.type ?? licenses?.map(({ type }) => type).join(" OR "));
  return BY_FILE[name] ?? named ?? "none named";
}

/** Folders of all direct and indirect dependencies; those for other systems are not installed here. */
function everythingBelow(start: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    const { dependencies, optionalDependencies } = read(join(folder, "package.json"));
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = find(name, folder);
      if (next === undefined || seen.has(next) || isOurs(name)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return seen;
}

/** Dependencies of our own packages are counted with those packages. */
function isOurs(name: string): boolean {
  return name === "docsvc" || name.startsWith("@docsvc/");
}

/** Resolves as Node does: in the folder's own `node_modules`, then in those of its parents. */
function find(name: string, from: string): string | undefined {
  for (let folder = realpathSync(from); folder !== dirname(folder); folder = dirname(folder)) {
    const path = join(folder, "node_modules", name);
    if (existsSync(path)) return realpathSync(path);
  }
  return undefined;
}

function read(path: string): Manifest {
  return JSON.parse(readFileSync(path, "utf8")) as Manifest;
}
