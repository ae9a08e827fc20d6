import { Argument, Command } from "commander";
import type { CommandContext } from "./command-context.ts";

type Shell = "bash" | "zsh" | "fish";

/** `docsvc completion`: a script that completes commands and options, generated from the commands. */
export function completionCommand({ terminal }: CommandContext): Command {
  return new Command("completion")
    .description("Print a script that completes docsvc in a shell.")
    .addArgument(new Argument("<shell>", "the shell").choices(["bash", "zsh", "fish"]))
    .action((shell: Shell, _: unknown, command: Command) => terminal.out(SCRIPTS[shell](wordsOf(command.parent!))));
}

/** Words that may follow a command's name: `["keys", ["create", "list"], …]`, and `""` for the program itself. */
type Words = ReadonlyMap<string, readonly string[]>;

function wordsOf(program: Command): Words {
  const words = new Map<string, readonly string[]>();
  const add = (command: Command, path: string): void => {
    const options = command.options.filter(({ hidden }) => !hidden).flatMap(({ long }) => long ?? []);
    const choices = command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices);
    words.set(path, [...command.commands.map((one) => one.name()), ...choices, ...options, "--help"]);
    for (const one of command.commands) add(one, path === "" ? one.name() : `${path} ${one.name()}`);
  };
  add(program, "");
  return words;
}

const SCRIPTS: Readonly<Record<Shell, (words: Words) => string>> = {
  bash: (words) => `_docsvc() {
  local path="" word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) ;; *) path="\${path:+$path }$word" ;; esac
  done
  case "$path" in
${cases(words, (list) => `COMPREPLY=($(compgen -W "${list}" -- "\${COMP_WORDS[COMP_CWORD]}"))`)}
  esac
}
complete -o default -F _docsvc docsvc
`,
  // `path` is a variable of the shell itself; assigning it would make programs unfindable.
  zsh: (words) => `#compdef docsvc
_docsvc() {
  local given="" word
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$word" in -*) ;; *) given="\${given:+$given }$word" ;; esac
  done
  case "$given" in
${cases(words, (list) => `compadd -- ${list}; _files`)}
  esac
}
compdef _docsvc docsvc
`,
  fish: (words) =>
    [...words]
      .flatMap(([path, list]) =>
        list.map((word) =>
          word.startsWith("--")
            ? `complete -c docsvc ${fishCondition(path)} -l ${word.slice(2)}`
            : `complete -c docsvc ${fishCondition(path)} -a ${word}`,
        ),
      )
      .map((line) => `${line}\n`)
      .join(""),
};

/** The longest paths come first: a file name after a command's name still completes that command's options. */
function cases(words: Words, action: (list: string) => string): string {
  return [...words]
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([path, list]) => `    ${path === "" ? '""' : `"${path}"*`}) ${action(list.join(" "))} ;;`)
    .join("\n");
}

function fishCondition(path: string): string {
  if (path === "") return `-n "__fish_use_subcommand"`;
  const [first, second] = path.split(" ");
  return `-n "__fish_seen_subcommand_from ${first}${second === undefined ? "" : `; and __fish_seen_subcommand_from ${second}`}"`;
}
