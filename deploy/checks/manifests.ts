import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { parseAllDocuments } from "yaml";

const run = promisify(execFile);
const MODELS = dirname(fileURLToPath(import.meta.resolve("kubernetes-models")));

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Readonly<Record<string, string>> };
  readonly [field: string]: unknown;
}

export function readManifests(text: string): readonly Manifest[] {
  return parseAllDocuments(text).map((document) => {
    if (document.errors.length > 0) throw document.errors[0]!;
    return document.toJS() as Manifest;
  });
}

/** Path of a kind's model: `apps/v1/Deployment`, `v1/Service`. */
function modelOf({ apiVersion, kind }: Manifest): string {
  return `${apiVersion}/${kind}`;
}

/**
 * Returns where a manifest breaks the schema of the Kubernetes API: required fields, types, patterns. {@link unknownFields} finds the fields that
 * the schema does not have.
 */
export async function schemaFaults(manifest: Manifest): Promise<readonly string[]> {
  const name = `${manifest.kind} ${manifest.metadata.name}`;
  const path = `kubernetes-models/${modelOf(manifest)}`;
  const module = (await import(path).catch(() => undefined)) as
    | Readonly<Record<string, new (data: Manifest) => { validate(): void }>>
    | undefined;
  const Model = module?.[manifest.kind];
  if (Model === undefined) return [`${name}: the API ${manifest.apiVersion} has no ${manifest.kind}`];
  try {
    new Model(manifest).validate();
    return [];
  } catch (error) {
    return [`${name}: ${(error as Error).message}`];
  }
}

/**
 * Finds unknown fields, which the API server drops without a warning. TypeScript knows all fields: each manifest is checked as a literal of the
 * type of its kind.
 */
export async function unknownFields(manifests: readonly Manifest[]): Promise<readonly string[]> {
  const scratch = await mkdtemp(join(tmpdir(), "docsvc-manifests-"));
  try {
    const kinds = [...new Set(manifests.map(modelOf))];
    const imports = kinds.map((path) => `import type { I${path.split("/").at(-1)} } from "kubernetes-models/${path}";`);
    const literals = manifests.map(
      (manifest, index) => `const m${index}: I${manifest.kind} = ${JSON.stringify(manifest, undefined, 2)};`,
    );
    const compilerOptions = {
      target: "es2022",
      module: "esnext",
      moduleResolution: "bundler",
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      paths: { "kubernetes-models/*": [join(MODELS, "*")] },
    };
    await writeFile(join(scratch, "manifests.ts"), [...imports, ...literals, ""].join("\n"));
    await writeFile(join(scratch, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["manifests.ts"] }));
    return await run("tsc", ["-p", scratch], { cwd: scratch }).then(
      () => [],
      ({ stdout }: { readonly stdout: string }) => stdout.split("\n").filter((line) => /error TS/.test(line)),
    );
  } finally {
    await rm(scratch, { recursive: true });
  }
}

interface Container {
  readonly name: string;
  readonly image: string;
  readonly args?: readonly string[];
  readonly env?: readonly EnvironmentVariable[];
  readonly envFrom?: readonly { readonly configMapRef?: { readonly name: string } }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly resources?: { readonly requests?: object; readonly limits?: Readonly<Record<string, string>> };
  readonly securityContext?: Readonly<Record<string, unknown>>;
  readonly volumeMounts?: readonly { readonly name: string }[];
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
}

interface EnvironmentVariable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: { readonly secretKeyRef?: { readonly name: string; readonly key: string } };
}

interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string };
}

interface PodTemplate {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
  readonly spec: {
    readonly automountServiceAccountToken?: boolean;
    readonly serviceAccountName?: string;
    readonly runtimeClassName?: string;
    readonly securityContext?: Readonly<Record<string, unknown>>;
    readonly containers: readonly Container[];
    readonly volumes?: readonly { readonly name: string }[];
  };
}

interface Selecting {
  readonly template?: PodTemplate;
  readonly selector?: { readonly matchLabels?: Labels } & Labels;
  readonly podSelector?: { readonly matchLabels?: Labels };
  readonly ports?: readonly { readonly targetPort?: string }[];
}

type Labels = Readonly<Record<string, string>>;

/** Checks what the schema cannot: names that refer to nothing, and pods with more rights than they need. */
export function policyFaults(manifests: readonly Manifest[]): readonly string[] {
  const templates = manifests.flatMap((manifest) => {
    const { template } = (manifest["spec"] ?? {}) as Selecting;
    return template === undefined ? [] : [{ manifest, template }];
  });
  return [
    ...templates.flatMap(({ manifest, template }) =>
      podFaults(manifest, template, manifests).map((fault) => `${manifest.kind} ${manifest.metadata.name}: ${fault}`),
    ),
    ...manifests.flatMap((manifest) =>
      selectorFaults(
        manifest,
        templates.map(({ template }) => template),
      ).map((fault) => `${manifest.kind} ${manifest.metadata.name}: ${fault}`),
    ),
  ];
}

function podFaults({ kind }: Manifest, { metadata, spec }: PodTemplate, manifests: readonly Manifest[]): string[] {
  const pod = spec.securityContext ?? {};
  const faults = [
    ...accountFaults(spec, manifests),
    ...sandboxFaults(spec),
    ...(isHeldIn(metadata.labels, manifests) ? [] : ["may connect to anything"]),
    ...(pod["runAsNonRoot"] === true && Number(pod["runAsUser"]) > 0 ? [] : ["runs as root"]),
    ...(pod["seccompProfile"] === undefined ? ["has no seccomp profile"] : []),
    ...(spec.automountServiceAccountToken === false ? [] : ["is handed a token of the cluster's API"]),
  ];
  const volumes = new Set(spec.volumes?.map(({ name }) => name));
  return [...faults, ...spec.containers.flatMap((container) => containerFaults(kind, container, volumes, manifests))];
}

/** Each workload has an account of its own: anybody may grant rights to the account of the namespace. */
function accountFaults({ serviceAccountName: name }: PodTemplate["spec"], manifests: readonly Manifest[]): string[] {
  if (name === undefined) return ["runs as the service account of the namespace"];
  const account = manifests.find((one) => one.kind === "ServiceAccount" && one.metadata.name === name);
  if (account === undefined) return [`runs as the service account ${name}, which is not there`];
  return account["automountServiceAccountToken"] === false ? [] : [`the service account ${name} hands out tokens`];
}

/** A pod that reads documents creates namespaces, or has a kernel of its own. */
function sandboxFaults({ containers, securityContext, runtimeClassName }: PodTemplate["spec"]): string[] {
  const readsDocuments = containers.some(({ args = [] }) => args[0] === "worker" || args[0] === "serve");
  const { type } = (securityContext?.["seccompProfile"] ?? {}) as { readonly type?: string };
  if (readsDocuments && type !== "Localhost" && runtimeClassName === undefined) {
    return ["reads documents, and its seccomp profile allows no sandbox"];
  }
  return !readsDocuments && type === "Localhost" ? ["reads no documents, and may make namespaces"] : [];
}

/** Whether a policy limits what pods with these labels may connect to. */
function isHeldIn(labels: Labels, manifests: readonly Manifest[]): boolean {
  return manifests.some(({ kind, spec }) => {
    const { podSelector, policyTypes = [], egress = [] } = (spec ?? {}) as Policy;
    return (
      kind === "NetworkPolicy" &&
      policyTypes.includes("Egress") &&
      // A rule with neither peers nor ports allows everything.
      egress.every(({ to, ports }) => (to ?? ports) !== undefined) &&
      Object.entries(podSelector?.matchLabels ?? {}).every(([name, value]) => labels[name] === value)
    );
  });
}

interface Policy extends Selecting {
  readonly policyTypes?: readonly string[];
  readonly egress?: readonly { readonly to?: readonly object[]; readonly ports?: readonly object[] }[];
}

/** Database addresses contain passwords, too. */
const SECRET_NAME = /URL$|SECRET|TOKEN|PASSWORD|ACCESS_KEY/;

function containerFaults(
  kind: string,
  container: Container,
  volumes: ReadonlySet<string>,
  manifests: readonly Manifest[],
): readonly string[] {
  const { securityContext: context = {}, resources = {}, env = [], envFrom = [] } = container;
  const faults: string[] = [];
  if (context["allowPrivilegeEscalation"] !== false) faults.push("may gain privileges");
  if (context["readOnlyRootFilesystem"] !== true) faults.push("may write to its image");
  if (!JSON.stringify(context["capabilities"] ?? {}).includes('"drop":["ALL"]')) faults.push("keeps capabilities");
  if (resources.requests === undefined || resources.limits?.["memory"] === undefined) {
    faults.push("does not say what it needs");
  }
  for (const { name } of container.volumeMounts ?? []) {
    if (!volumes.has(name)) faults.push(`mounts ${name}, which is not there`);
  }
  for (const { configMapRef } of envFrom) {
    const isThere = manifests.some((one) => one.kind === "ConfigMap" && one.metadata.name === configMapRef?.name);
    if (!isThere) faults.push(`reads the ConfigMap ${configMapRef?.name}, which is not there`);
  }
  for (const { name, value, valueFrom } of env) {
    if (SECRET_NAME.test(name) && value !== undefined) faults.push(`${name} is in the manifest`);
    if (valueFrom?.secretKeyRef !== undefined && valueFrom.secretKeyRef.key !== name) {
      faults.push(`${name} is read from the key ${valueFrom.secretKeyRef.key}`);
    }
  }
  if (kind !== "Deployment") return faults;
  const ports = new Set(container.ports?.map(({ name }) => name));
  for (const [probe, path] of [
    [container.livenessProbe, "/health"],
    [container.readinessProbe, "/ready"],
  ] as const) {
    const { httpGet } = probe ?? {};
    if (httpGet?.path !== path) faults.push(`is not asked for ${path}`);
    else if (!ports.has(httpGet.port)) faults.push(`is asked at the port ${httpGet.port}, which it has not`);
  }
  return faults;
}

function selectorFaults({ kind, spec }: Manifest, templates: readonly PodTemplate[]): readonly string[] {
  const { selector, podSelector, ports = [] } = (spec ?? {}) as Selecting;
  const wanted = kind === "Service" ? selector : (selector?.matchLabels ?? podSelector?.matchLabels);
  if (wanted === undefined) return [];
  const matching = templates.filter(({ metadata }) =>
    Object.entries(wanted).every(([name, value]) => metadata.labels[name] === value),
  );
  if (matching.length === 0) return ["selects no pod"];
  const named = new Set(
    matching.flatMap(({ spec }) => spec.containers.flatMap((one) => one.ports?.map(({ name }) => name))),
  );
  return ports.flatMap(({ targetPort }) =>
    targetPort === undefined || named.has(targetPort) ? [] : [`leads to the port ${targetPort}, which no pod has`],
  );
}
