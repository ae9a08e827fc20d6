import { DCLinter } from "dclint";
import { parse } from "yaml";

/** Style rules that our compose file deliberately breaks. */
const RULES = {
  // The order of the sections follows how people read the file.
  "services-alphabetical-order": 0,
  "service-keys-order": 0,
  "top-level-properties-order": 0,
  "service-ports-alphabetical-order": 0,
  "service-dependencies-alphabetical-order": 0,
  // Three services share one image, which is built once.
  "no-build-and-image": 0,
  "require-quotes-in-ports": [2, { quoteType: "double" }],
} as const;

/** The types are not at the path that the package's manifest names. */
interface LintedFile {
  readonly messages: readonly { readonly line: number; readonly rule: string; readonly message: string }[];
}

interface Service {
  readonly image?: string;
  readonly user?: string;
  readonly privileged?: boolean;
  readonly command?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition?: string }>>;
  readonly healthcheck?: { readonly disable?: boolean };
}

interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes?: Readonly<Record<string, unknown>>;
}

/** Returns the faults of a compose file against the schema, against dclint's rules, and within itself. Empty if there are none. */
export async function lintCompose(path: string, text: string): Promise<readonly string[]> {
  const linter = new DCLinter({ rules: RULES, quiet: false, debug: false, exclude: [] });
  const results = (await linter.lintFiles([path], false)) as readonly LintedFile[];
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ line, rule, message }) => `line ${line}: ${message} (${rule})`),
  );
  const file = parse(text, { merge: true }) as ComposeFile;
  return [...faults, ...Object.entries(file.services).flatMap(([name, service]) => faultsOf(name, service, file))];
}

function faultsOf(name: string, service: Service, { services, volumes = {} }: ComposeFile): readonly string[] {
  const faults: string[] = [];
  const { image = "", environment = {}, ports = [], depends_on: dependencies = {} } = service;
  if (image !== "docsvc:local" && !/:v?\d+\.\d+[\w.-]*$/.test(image)) faults.push(`the image ${image} is not pinned`);
  if (service.privileged === true) faults.push("is privileged");
  if (image === "docsvc:local") faults.push(...wallFaults(service));
  for (const [variable, value] of Object.entries(environment)) {
    if (/PASSWORD|SECRET|TOKEN|ACCESS_KEY/.test(variable) && !/^\$\{\w+:(\?|-\})/.test(String(value))) {
      faults.push(`${variable} is written in the file; take it from the environment`);
    }
  }
  for (const port of ports) {
    if (!port.startsWith("127.0.0.1:")) faults.push(`the port ${port} is open to the network`);
  }
  for (const [other, { condition }] of Object.entries(dependencies)) {
    const target = services[other];
    if (target === undefined) faults.push(`depends on ${other}, which is not there`);
    if (condition === "service_healthy" && (target?.healthcheck === undefined || target.healthcheck.disable === true)) {
      faults.push(`waits for the health of ${other}, which has no healthcheck`);
    }
  }
  for (const volume of service.volumes ?? []) {
    const [source = ""] = volume.split(":");
    if (/^[a-z]/.test(source) && !(source in volumes)) faults.push(`uses the volume ${source}, which is not there`);
  }
  return faults.map((fault) => `${name}: ${fault}`);
}

/** Each of our services has resource limits, and a service that reads documents can have its sandbox. */
function wallFaults({
  command = [],
  security_opt: options = [],
  mem_limit: memory,
  pids_limit: pids,
}: Service): string[] {
  const faults: string[] = [];
  if (memory === undefined) faults.push("has no limit of memory");
  if (pids === undefined) faults.push("has no limit of processes");
  if (!options.includes("no-new-privileges:true")) faults.push("may gain privileges");
  const readsDocuments = command[0] === "worker" || command[0] === "serve";
  if (readsDocuments && !options.includes("seccomp=./seccomp.json")) {
    faults.push("reads documents, and its seccomp profile allows no sandbox");
  }
  if (!readsDocuments && options.some((option) => option.startsWith("seccomp="))) {
    faults.push("reads no documents, and may make namespaces");
  }
  return faults;
}
