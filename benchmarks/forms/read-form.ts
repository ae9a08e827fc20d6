import { execFileSync } from "node:child_process";

/** A field as read by qpdf, which is independent of the engine that filled it. */
export interface ReadField {
  readonly name: string;
  readonly value: string;
  readonly kind: "text" | "check" | "other";
  readonly isReadOnly: boolean;
}

interface QpdfField {
  readonly fullname: string;
  readonly fieldflags: number;
  readonly istext: boolean;
  readonly ischeckbox: boolean;
  readonly value: unknown;
}

export function readForm(path: string): ReadField[] {
  const json = run("qpdf", "--json=2", "--json-key=acroform", path);
  const { acroform } = JSON.parse(json) as { acroform?: { fields?: readonly QpdfField[] } };
  return (acroform?.fields ?? []).map(({ fullname, fieldflags, istext, ischeckbox, value }) => ({
    name: fullname,
    value: textOf(value),
    kind: istext ? "text" : ischeckbox ? "check" : "other",
    isReadOnly: (fieldflags & 1) === 1,
  }));
}

/** The words that the pages show, without spaces. */
export function shownText(path: string): string {
  return run("pdftotext", "-layout", path, "-").replaceAll(/\s+/gu, "");
}

function textOf(value: unknown): string {
  const text = typeof value === "string" ? value : "";
  // The object number is ignored, because it changes when a file is written.
  if (/^\d+ \d+ R$/u.test(text)) return "reference";
  return text.startsWith("b:") ? Buffer.from(text.slice(2), "hex").toString("latin1") : text.replace(/^u:/u, "");
}

/** qpdf exits with 3 if it has warnings. */
function run(command: string, ...args: readonly string[]): string {
  try {
    return execFileSync(command, args, { stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1 << 28 }).toString();
  } catch (error) {
    const { status, stdout } = error as { readonly status?: number; readonly stdout?: Buffer };
    if (status === 3 && stdout !== undefined) return stdout.toString();
    throw error;
  }
}
