/** Every deployment file passes its checks, and the checks find faults that are inserted. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ISOLATION_LEVELS } from "@docsvc/server/src/isolation/isolation.ts";
import containerProfile from "@docsvc/server/src/isolation/seccomp/container-profile.json" with { type: "json" };
import { DENIED } from "@docsvc/server/src/isolation/seccomp/syscalls.ts";
import { unknownSettings, wrongSettings } from "@docsvc/server/src/settings/read-settings.ts";
import { parse } from "yaml";
import { needing } from "@docsvc/fixtures/needing";
import { beforeAll, describe, expect, test } from "vitest";
import { lintCompose } from "./checks/compose.ts";
import { lintDockerfile } from "./checks/dockerfile.ts";
import { policyFaults, readManifests, schemaFaults, unknownFields } from "./checks/manifests.ts";
import type { Manifest } from "./checks/manifests.ts";

const run = promisify(execFile);
const noKubectl = await run("kubectl", ["version", "--client"]).then(
  () => undefined,
  () => "kubectl is not installed: https://kubernetes.io/docs/tasks/tools",
);

const folder = import.meta.dirname;
const read = (path: string): Promise<string> => readFile(join(folder, path), "utf8");

/** The fields of the repository's manifests that the tests read. */
interface Manifests {
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Returns a file with one replacement; fails the test if the text to replace is missing. */
function planted(text: string, [what, instead]: readonly [string, string]): string {
  expect(text.includes(what), `the file has no ${JSON.stringify(what)}`).toBe(true);
  return text.replaceAll(what, instead);
}

describe("the Dockerfile", () => {
  let dockerfile: string;
  beforeAll(async () => {
    dockerfile = await read("Dockerfile");
  });

  test("passes", () => {
    expect(lintDockerfile(dockerfile)).toEqual([]);
  });

  test("is built with the Node.js and the pnpm of the repository, and starts what the server publishes", async () => {
    const { dependencies, devDependencies } = JSON.parse(await read("../package.json")) as Manifests;
    const { bin } = JSON.parse(await read("../apps/server/package.json")) as Manifests;
    const { node } = dependencies;
    const { pnpm } = devDependencies;
    expect(dockerfile.match(/node:[\d.]+/g)).toEqual([`node:${node}`, `node:${node}`]);
    expect(dockerfile).toContain(`pnpm@${pnpm}`);
    expect(bin["docsvc"]).toBe("./bin/docsvc.js");
    expect(dockerfile).toContain("/app/bin/docsvc.js");
  });

  test.each([
    ["node:24.21.0-bookworm-slim", "node:latest", "pinned"],
    ["node:24.21.0-bookworm-slim", "node:24-slim", "pinned"],
    ["USER 1000:1000", "USER root", "the last USER"],
    ["USER 1000:1000", "", "the last USER"],
    ["HEALTHCHECK", "LABEL", "no HEALTHCHECK"],
    ["WORKDIR /app", "WORKDIRR /app", "Unknown instruction: WORKDIRR"],
    ["EXPOSE 8787", "EXPOSE http", "Invalid containerPort"],
    ["--from=build", "--from=builder", "there is no stage builder"],
    [" --no-install-recommends", "", "without --no-install-recommends"],
    [" --yes", "", "without --yes"],
    ["rm -rf /var/lib/apt/lists/*", "true", "the lists of apt-get stay"],
    ["apt-get update", "true", "without an apt-get update"],
    ["&& rm -rf", "&& (rm -rf", "ntax error"],
    ["RUN npm install --global pnpm@12.21.0", "RUN curl -fsSL https://example.com/pnpm | sh", "run unseen"],
    ["COPY . .", "ADD . .", "use COPY"],
    ["NODE_ENV=production", "NODE_ENV=production DOCSVC_SECRET=x", "a secret would stay"],
    ['CMD ["serve", "--json"]', "CMD serve --json", "CMD in shell form"],
    ['ENTRYPOINT ["docsvc"]', "ENTRYPOINT docsvc", "ENTRYPOINT in shell form"],
  ])("%j as %j is found", (what, instead, fault) => {
    expect(lintDockerfile(planted(dockerfile, [what, instead])).join("\n")).toContain(fault);
  });
});

describe("the settings of the image, compose and Kubernetes", () => {
  let text: string;
  beforeAll(async () => {
    const kubernetes = (await readdir(join(folder, "kubernetes"))).filter((name) => /\.(yaml|md)$/.test(name));
    const files = ["Dockerfile", "compose.yaml", ".env.example", "README.md"];
    const paths = [...files, ...kubernetes.map((name) => `kubernetes/${name}`)];
    text = (await Promise.all(paths.map(read))).join("\n");
  });
  /** Returns the service's complaints about the variables and values in a text. Comments are included. */
  const faultsOf = (of: string): readonly string[] => {
    const names = [...of.matchAll(/\bDOCSVC_\w+/g)].map(([name]) => [name, ""] as const);
    const values = [...of.matchAll(/\b(DOCSVC_\w+)(?:=|: |\n\s+value: )"?([^\s"$`]+)/g)];
    const given = values.map(([, name, value]) => ({ [name!]: value }));
    return [...unknownSettings(Object.fromEntries(names)), ...given.flatMap(wrongSettings)];
  };

  test("are those that the service reads, and their values are taken", () => {
    expect(faultsOf(text)).toEqual([]);
    const [, level] = /DOCSVC_ISOLATION=(\S+)/.exec(text) ?? [];
    // Limits that the kernel enforces, whatever a document does to its process.
    expect(level?.split(",")).toEqual(ISOLATION_LEVELS.slice(0, 2));
  });

  test.each([
    ["DOCSVC_SLOTS", "DOCSVC_SLOT", "DOCSVC_SLOT"],
    ['value: "2"', 'value: "two"', "DOCSVC_SLOTS must be"],
    ["DOCSVC_PORT=8787", "DOCSVC_PORT=87870", "DOCSVC_PORT must be"],
  ])("%j as %j is found", (what, instead, fault) => {
    expect(faultsOf(planted(text, [what, instead])).join("\n")).toContain(fault);
  });
});

describe("the seccomp profile", () => {
  test("is the one that the command prints", async () => {
    expect(JSON.parse(await read("seccomp.json"))).toEqual(containerProfile);
  });

  test("allows what the sandbox is made of, and nothing else that the sandbox denies to documents", async () => {
    const { defaultAction, syscalls } = JSON.parse(await read("seccomp.json")) as {
      readonly defaultAction: string;
      readonly syscalls: readonly { readonly names: readonly string[]; readonly action: string }[];
    };
    expect(defaultAction).toBe("SCMP_ACT_ERRNO");
    const allowed = new Set(syscalls.flatMap(({ names, action }) => (action === "SCMP_ACT_ALLOW" ? names : [])));
    const both = Object.keys(DENIED).filter((name) => allowed.has(name));
    expect(both.toSorted()).toEqual(["mount", "pivot_root", "umount2", "unshare"]);
    expect(allowed).toContain("clone");
  });
});

describe("the compose file", () => {
  let compose: string;
  let scratch: string;
  beforeAll(async () => {
    compose = await read("compose.yaml");
    scratch = await mkdtemp(join(tmpdir(), "docsvc-compose-"));
    return () => rm(scratch, { recursive: true });
  });
  const lint = async (text: string): Promise<readonly string[]> => {
    const path = join(scratch, "compose.yaml");
    await writeFile(path, text);
    return lintCompose(path, text);
  };

  test("passes", async () => {
    expect(await lint(compose)).toEqual([]);
  });

  test("asks for no variable that its example does not name", async () => {
    const asked = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    const named = new Set([...(await read(".env.example")).matchAll(/^(\w+)=/gm)].map(([, name]) => name));
    expect(asked).toEqual(named);
  });

  test.each([
    ["cap_drop: [ALL]", "cap_drop: ALL", "invalid-schema"],
    ['"127.0.0.1:8787:8787"', "127.0.0.1:8787:8787", "require-quotes-in-ports"],
    ["stop_grace_period", "stop_grace_periodd", "invalid-schema"],
    ["postgres:17.6-bookworm", "postgres:latest", "postgres"],
    ["versity/versitygw:v1.8.0", "versity/versitygw", "not pinned"],
    ['"127.0.0.1:8787:8787"', '"8787:8787"', "open to the network"],
    ["${DOCSVC_SECRET:?set it in deploy/.env}", "hunter2", "DOCSVC_SECRET is written in the file"],
    ["      s3:\n        condition", "      minio:\n        condition", "minio, which is not there"],
    ["- documents:/data", "- document:/data", "the volume document"],
    ["  mem_limit: 1g\n", "", "migrate: has no limit of memory"],
    ["  pids_limit: 256\n", "", "api: has no limit of processes"],
    ["      - seccomp=./seccomp.json\n", "", "worker: reads documents, and its seccomp profile allows no sandbox"],
    ['["no-new-privileges:true"]', '["seccomp=./seccomp.json"]', "api: may gain privileges"],
    ["postgres:\n        condition: service_healthy", "api:\n        condition: service_healthy", "no healthcheck"],
  ])("%j as %j is found", async (what, instead, fault) => {
    expect((await lint(planted(compose, [what, instead]))).join("\n")).toContain(fault);
  });
});

describe("the Kubernetes manifests", () => {
  let text: string;
  let manifests: readonly Manifest[];
  let kustomization: { resources: string[]; images: { name: string; newTag: string }[]; namespace: string };
  beforeAll(async () => {
    kustomization = parse(await read("kubernetes/kustomization.yaml")) as typeof kustomization;
    const files = await Promise.all(kustomization.resources.map((name) => read(`kubernetes/${name}`)));
    text = files.join("\n---\n");
    manifests = readManifests(text);
  });
  const faultsOf = async (all: readonly Manifest[]): Promise<readonly string[]> => [
    ...(await Promise.all(all.map(schemaFaults))).flat(),
    ...policyFaults(all),
  ];

  test("pass", async () => {
    expect(await faultsOf(manifests)).toEqual([]);
    expect(await unknownFields(manifests)).toEqual([]);
    const example = readManifests(await read("kubernetes/secret.example.yaml"));
    expect(await faultsOf(example)).toEqual([]);
    expect(await unknownFields(example)).toEqual([]);
  });

  test("are all applied, but for the pattern of the secret", async () => {
    const files = (await readdir(join(folder, "kubernetes"))).filter((name) => name.endsWith(".yaml"));
    const applied = [...kustomization.resources, "kustomization.yaml", "secret.example.yaml"];
    expect(files.toSorted()).toEqual(applied.toSorted());
    const names = manifests.map(({ kind, metadata }) => `${kind}/${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(kustomization.images.map(({ name }) => name)).toEqual(["docsvc"]);
    expect(kustomization.images[0]!.newTag).toMatch(/^\d+\.\d+\.\d+$/);
    expect(manifests.find(({ kind }) => kind === "Namespace")?.metadata.name).toBe(kustomization.namespace);
  });

  test("read no key of the secret that its pattern does not name", async () => {
    const [secret] = readManifests(await read("kubernetes/secret.example.yaml"));
    const named = Object.keys(secret!["stringData"] as object);
    const wanted = new Set([...text.matchAll(/key: (DOCSVC_\w+)/g)].map(([, key]) => key));
    expect(wanted).toEqual(new Set(named));
  });

  test.each([
    ["apiVersion: policy/v1", "apiVersion: policy/v3", "has no PodDisruptionBudget"],
    ["replicas: 2", 'replicas: "2"', "replicas must be integer"],
    ["        - name: worker\n", "        - nam: worker\n", "must have required property name"],
    [
      "    app.kubernetes.io/component: api\n  ports",
      "    app.kubernetes.io/component: apis\n  ports",
      "selects no pod",
    ],
    ["targetPort: http", "targetPort: web", "the port web, which no pod has"],
    ["runAsNonRoot: true", "runAsNonRoot: false", "runs as root"],
    ["readOnlyRootFilesystem: true", "readOnlyRootFilesystem: false", "may write to its image"],
    ['drop: ["ALL"]', 'drop: ["NET_RAW"]', "keeps capabilities"],
    ["allowPrivilegeEscalation: false", "allowPrivilegeEscalation: true", "may gain privileges"],
    ["automountServiceAccountToken: false", "automountServiceAccountToken: true", "a token of the cluster's API"],
    ["type: Localhost", "type: RuntimeDefault", "its seccomp profile allows no sandbox"],
    ["serviceAccountName: docsvc", "serviceAccountName: other", "the service account other, which is not there"],
    ["name: docsvc\nautomountServiceAccountToken: false", "name: docsvc", "hands out tokens"],
    ['["Ingress", "Egress"]', '["Ingress"]', "may connect to anything"],
    ["path: /ready", "path: /", "is not asked for /ready"],
    ["memory: 6Gi", "cpu: 6", "does not say what it needs"],
    ["            - name: scratch\n", "            - name: scratchy\n", "mounts scratchy"],
    ["configMapRef:\n                name: docsvc", "configMapRef:\n                name: doc", "the ConfigMap doc"],
    ["key: DOCSVC_SECRET", "key: DOCSVC_METRICS_TOKEN", "is read from the key"],
  ])("%j as %j is found", async (what, instead, fault) => {
    expect((await faultsOf(readManifests(planted(text, [what, instead])))).join("\n")).toContain(fault);
  });

  needing(noKubectl).test("are rendered by kubectl, with the nodes' profile", async () => {
    const render = async (...args: string[]): Promise<readonly Manifest[]> =>
      readManifests((await run("kubectl", ["kustomize", ...args])).stdout);
    const rendered = await render(join(folder, "kubernetes"));
    expect(await faultsOf(rendered)).toEqual([]);
    expect(rendered.map(({ kind }) => kind).toSorted()).toEqual(manifests.map(({ kind }) => kind).toSorted());
    const nodes = await render(join(folder, "kubernetes/node-profile"), "--load-restrictor", "LoadRestrictionsNone");
    const profile = nodes.find(({ kind }) => kind === "ConfigMap")?.["data"] as Readonly<Record<string, string>>;
    expect(JSON.parse(profile["sandbox.json"]!)).toEqual(JSON.parse(await read("seccomp.json")));
    expect((await Promise.all(nodes.map(schemaFaults))).flat()).toEqual([]);
    expect(await unknownFields(nodes)).toEqual([]);
    expect(text).toContain("localhostProfile: docsvc/sandbox.json");
  });

  test("name the least version of Kubernetes that has what they use", async () => {
    // `sleep` before a stop is the newest feature in use: on by default since 1.30.
    expect(text).toContain("sleep:");
    expect(await read("kubernetes/README.md")).toContain("Kubernetes 1.30 or later");
  });

  test("a field that the API does not know is found at any depth", async () => {
    for (const [what, instead] of [
      ["terminationGracePeriodSeconds", "terminationGracePeriod"],
      ["readinessProbe", "readynessProbe"],
      ["failureThreshold", "failureTreshold"],
      ["policyTypes", "policyType"],
      ["maxUnavailable: 1\n  selector", "maxUnavaliable: 1\n  selector"],
    ] as const) {
      const faults = await unknownFields(readManifests(planted(text, [what, instead])));
      expect(faults.join("\n")).toContain(instead.split(":")[0]);
    }
  });
});
