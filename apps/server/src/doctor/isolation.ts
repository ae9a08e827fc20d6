import { IsolationUnavailableError } from "../isolation/choose-isolation.ts";
import type { IsolationLevel } from "../isolation/isolation.ts";
import type { Check } from "./check.ts";
import { levelInForce, namedLevels } from "./level-in-force.ts";
import { DEFAULT_LIMITS } from "../settings/options.ts";
import { ONE_PAGE } from "../work/one-page.ts";
import { parseInside } from "../work/parse-inside.ts";

const MEANING: Readonly<Record<IsolationLevel, string>> = {
  sandbox: "a job's process sees only its own document and no network (bubblewrap)",
  "no-namespaces": "a job's process reads its own document alone, and has no network (Landlock and seccomp)",
  "no-file-walls":
    "a job's process has no network; only Node's permission model keeps it from files, which is no wall against a document that takes the process over",
  "no-file-or-network-walls":
    "only Node's permission model keeps a job's process from files and programs, which is no wall against a document that takes the process over; the network is open to it",
  "no-walls": "a job's process reaches what the service reaches",
};

/** Tests the isolation of a document's process with a test page. */
export const checkIsolation: Check = async ({ variables }) => {
  const name = "isolation";
  try {
    const isolation = await levelInForce(variables);
    const detail = MEANING[isolation.level];
    const { outcome, result } = await parseInside(isolation, ONE_PAGE, DEFAULT_LIMITS);
    if (outcome.kind !== "done" || !result.includes("docsvc")) {
      const how = "how" in outcome ? outcome.how : outcome.kind === "done" ? "read wrongly" : outcome.kind;
      const remedy = "install docsvc for the user who runs it, where that user and others can read it";
      return { name, state: "failed", detail: `${isolation.level}: a test page was not read (${how})`, remedy };
    }
    if (isolation.level === "sandbox") return { name, state: "ok", detail };
    if (isolation.shortfall === null) {
      const remedy = `unset DOCSVC_ISOLATION, where a sandbox can be had`;
      return {
        name,
        state: "missing",
        detail: `${detail} (DOCSVC_ISOLATION=${namedLevels(variables)?.join(",")})`,
        remedy,
      };
    }
    const isNamed = namedLevels(variables) !== undefined;
    const starts = isNamed
      ? ""
      : `; a service that others reach starts so only with DOCSVC_ISOLATION=${isolation.level}`;
    return {
      name,
      state: "missing",
      detail: `${detail}: ${isolation.shortfall}${starts}`,
      remedy: remedyOf(isolation.shortfall),
    };
  } catch (error) {
    if (!(error instanceof IsolationUnavailableError)) throw error;
    return { name, state: "failed", detail: error.message, remedy: remedyOf(error.message) };
  }
};

/** How to make the sandbox work on this machine. */
export function remedyOf(shortfall: string): string {
  if (process.platform !== "linux") return "run the service on Linux, in a container too, to have a sandbox";
  if (shortfall.includes("bubblewrap is not installed")) {
    return "apt-get install bubblewrap; scans are then also read by the Tesseract program";
  }
  return "allow user namespaces: in a container with the profile that docsvc seccomp prints (--security-opt seccomp=FILE, with Docker also apparmor=unconfined), else by sysctl user.max_user_namespaces and kernel.apparmor_restrict_unprivileged_userns";
}
