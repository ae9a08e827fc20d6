import { execFileSync } from "node:child_process";
import { DockerfileParser, JSONInstruction, Run } from "dockerfile-ast";
import type { Dockerfile, From, Instruction } from "dockerfile-ast";
import { validate } from "dockerfile-utils";

/** Returns the faults of a Dockerfile: in its syntax, in its shell commands, and where it breaks our rules for images. Empty if there are none. */
export function lintDockerfile(text: string): readonly string[] {
  const parsed = DockerfileParser.parse(text);
  const syntax = validate(text).map(
    ({ message, range }) => `line ${range.start.line + 1}: ${typeof message === "string" ? message : message.value}`,
  );
  return [...syntax, ...RULES.flatMap((rule) => rule(parsed))];
}

type Rule = (dockerfile: Dockerfile) => readonly string[];

const RULES: readonly Rule[] = [
  basesArePinned,
  stagesExist,
  runsAreShell,
  packagesAreInstalledLeanly,
  nothingIsPipedIntoShell,
  noSecretsAreBakedIn,
  nothingIsAdded,
  lastStageServes,
];

function at(instruction: Instruction, fault: string): string {
  return `line ${instruction.getRange().start.line + 1}: ${fault}`;
}

function stages(dockerfile: Dockerfile): readonly From[] {
  return dockerfile.getFROMs();
}

/** A tag with a full version, or a digest. */
function basesArePinned(dockerfile: Dockerfile): readonly string[] {
  const names = new Set(stages(dockerfile).map((from) => from.getBuildStage()));
  return stages(dockerfile).flatMap((from) => {
    const image = from.getImage() ?? "";
    const isPinned = names.has(image) || /@sha256:[0-9a-f]{64}$/.test(image) || /:\d+\.\d+\.\d+[-\w.]*$/.test(image);
    return isPinned ? [] : [at(from, `the base ${image} is pinned neither by a whole version nor by a digest`)];
  });
}

function stagesExist(dockerfile: Dockerfile): readonly string[] {
  const names = new Set(stages(dockerfile).map((from) => from.getBuildStage()));
  return dockerfile.getCOPYs().flatMap((copy) => {
    const from = copy.getFlags().find((flag) => flag.getName() === "from");
    const stage = from?.getValue();
    return stage === undefined || stage === null || names.has(stage) ? [] : [at(copy, `there is no stage ${stage}`)];
  });
}

/** Shell-form RUN commands as the shell gets them: lines that end in a backslash are joined. */
export function shellCommands(dockerfile: Dockerfile): readonly { readonly run: Run; readonly command: string }[] {
  return dockerfile.getInstructions().flatMap((instruction) => {
    if (!(instruction instanceof Run) || instruction.getOpeningBracket() !== null) return [];
    const command = (instruction.getRawArgumentsContent() ?? "").replaceAll(/\\\r?\n\s*/g, "");
    return [{ run: instruction, command }];
  });
}

function runsAreShell(dockerfile: Dockerfile): readonly string[] {
  return shellCommands(dockerfile).flatMap(({ run, command }) => {
    try {
      execFileSync("sh", ["-n", "-c", command], { stdio: "pipe" });
      return [];
    } catch (error) {
      return [at(run, String((error as { readonly stderr?: Buffer }).stderr ?? error).trim())];
    }
  });
}

function packagesAreInstalledLeanly(dockerfile: Dockerfile): readonly string[] {
  return shellCommands(dockerfile).flatMap(({ run, command }) => {
    if (!command.includes("apt-get install")) return [];
    const wanted: readonly (readonly [RegExp, string])[] = [
      [/apt-get update &&/, "apt-get install without an apt-get update before it in the same RUN"],
      [/ (--yes|-y)\b/, "apt-get install without --yes"],
      [/ --no-install-recommends\b/, "apt-get install without --no-install-recommends"],
      [/rm -rf \/var\/lib\/apt\/lists\/\*/, "the lists of apt-get stay in the image"],
    ];
    return wanted.flatMap(([pattern, fault]) => (pattern.test(command) ? [] : [at(run, fault)]));
  });
}

function nothingIsPipedIntoShell(dockerfile: Dockerfile): readonly string[] {
  return shellCommands(dockerfile).flatMap(({ run, command }) =>
    /(curl|wget)\b.*\|\s*(ba|z)?sh\b/.test(command) ? [at(run, "what was downloaded is run unseen")] : [],
  );
}

const SECRET_NAME = /PASSWORD|SECRET|TOKEN|PRIVATE_KEY|API_KEY|ACCESS_KEY/i;

function noSecretsAreBakedIn(dockerfile: Dockerfile): readonly string[] {
  const named = [...dockerfile.getENVs(), ...dockerfile.getARGs()];
  return named.flatMap((instruction) =>
    SECRET_NAME.test(instruction.getRawArgumentsContent() ?? "")
      ? [at(instruction, "a secret would stay in the image; pass it to the container")]
      : [],
  );
}

function nothingIsAdded(dockerfile: Dockerfile): readonly string[] {
  return dockerfile
    .getInstructions()
    .filter((instruction) => instruction.getKeyword() === "ADD")
    .map((add) => at(add, "ADD unpacks and downloads; use COPY"));
}

/** Checks the published image: its user, its entry point, and its health check. */
function lastStageServes(dockerfile: Dockerfile): readonly string[] {
  const from = stages(dockerfile).at(-1);
  if (from === undefined) return ["there is no FROM"];
  const begin = from.getRange().start.line;
  const own = dockerfile.getInstructions().filter((one) => one.getRange().start.line > begin);
  const last = (keyword: string): Instruction | undefined => own.findLast((one) => one.getKeyword() === keyword);
  const user = last("USER")?.getRawArgumentsContent() ?? "";
  const faults = [
    ...(/^[1-9]\d*(:[1-9]\d*)?$/.test(user) ? [] : ["the last USER must be a number other than 0"]),
    ...(last("HEALTHCHECK") === undefined ? ["there is no HEALTHCHECK"] : []),
    ...(last("ENTRYPOINT") === undefined ? ["there is no ENTRYPOINT"] : []),
  ];
  const shellForms = ["ENTRYPOINT", "CMD"].flatMap((keyword) => {
    const instruction = last(keyword);
    if (instruction === undefined) return [];
    const isExec = instruction instanceof JSONInstruction && instruction.getOpeningBracket() !== null;
    return isExec ? [] : [at(instruction, `${keyword} in shell form keeps signals from the process`)];
  });
  return [...faults.map((fault) => at(from, fault)), ...shellForms];
}
